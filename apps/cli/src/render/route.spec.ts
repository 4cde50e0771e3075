import type { FinalPlan } from '@app/contracts';
import type { PlanView } from '../api/schemas.js';
import { renderLimits, renderWishes } from './outcome.js';
import { renderRoute } from './route.js';
import { PLAIN_STYLE } from './text.js';

const page = { width: 92, style: PLAIN_STYLE };
const stop = (city: string, arrive: string, leave: string, nights: number) => ({
  ...{ city, country: 'Italy', lat: 0, lng: 0, arrive, leave, nights, why: 'You asked for it.' },
});
const way = (id: string, from: string, to: string, date: string) => ({
  ...{ id, mode: 'train' as const, from, to, date, departureTime: '10:00', arrivalDate: date, arrivalTime: '11:35', description: '' },
  ...{ cost: { amount: 70, currency: 'EUR' }, source: 'guide' as const, offerId: null },
});
const planOf = (fields: Partial<FinalPlan>): PlanView => ({
  ...{ summary: 's', selectedDestination: null, selectedFlightOfferId: null, selectedReturnFlightOfferId: null, itinerary: [], budget: null },
  ...{ packingList: [], safetyFlags: [], transport: [], stays: [], checks: { pass: true, violations: [] }, sources: [] },
  costs: { byCategory: {}, total: 100, currency: 'EUR' },
  ...fields,
});
const ROUTE = [stop('Rome', '2027-05-10', '2027-05-13', 3), stop('Florence', '2027-05-13', '2027-05-14', 1)];

describe('a route on the terminal', () => {
  it('shows stops with dates, nights and why, and the ways between them from home to home', () => {
    const transport = [
      way('train-outbound', 'Zurich', 'Rome', '2027-05-10'),
      way('train-1', 'Rome', 'Florence', '2027-05-13'),
      way('train-inbound', 'Florence', 'Zurich', '2027-05-14'),
    ];
    const lines = renderRoute(planOf({ route: ROUTE, transport }), page).map((line) => line.replace(/\s+/g, ' ').trim());
    expect(lines).toEqual([
      '',
      'Route',
      '↓ train · Mon 10 May · 10:00–11:35 · Zurich → Rome €70.00 guide',
      '● Rome, Italy · 3 nights · Mon 10 – Thu 13 May 2027',
      'You asked for it.',
      '↓ train · Thu 13 May · 10:00–11:35 · Rome → Florence €70.00 guide',
      '● Florence, Italy · 1 night · Thu 13 – Fri 14 May 2027',
      'You asked for it.',
      '↓ train · Fri 14 May · 10:00–11:35 · Florence → Zurich €70.00 guide',
    ]);
  });

  it('says what became of each wish, what the plan cannot do, and what would make it fit, without steering the terminal', () => {
    const wishes = [
      { id: 'w1', said: 'gelato', kind: 'food' as const, status: 'met' as const, where: [], why: 'Served twice.' },
      {
        id: 'w2',
        said: 'a \u001b[31mred\u001b[0m boat',
        kind: 'other' as const,
        status: 'not_understood' as const,
        where: [],
        why: 'NaviGo did not understand this.',
      },
    ];
    const plan = planOf({
      wishes,
      limitations: [{ code: 'X', detail: 'No way is known.', day: 2 }],
      relaxations: [{ change: 'One night fewer', total: 80, saves: 20 }],
    });
    const text = [...renderWishes(plan, page), ...renderLimits(plan, page)].join('\n');
    expect(text).not.toContain('\u001b');
    expect(text).toContain('✔ gelato: Served twice.');
    expect(text).toContain('(not understood): NaviGo did not understand this.');
    expect(text).toContain('Day 2: No way is known.');
    expect(text).toContain('One night fewer: €80.00, €20.00 less');
  });
});
