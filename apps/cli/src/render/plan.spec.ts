import { FinalPlan } from '@app/contracts';
import type { Thread } from '../api/schemas.js';
import { renderPlan, renderResult } from './plan.js';
import { PLAIN_STYLE, displayWidth } from './text.js';
import type { Page } from './text.js';

const eur = (amount: number) => ({ amount, currency: 'EUR' });
const page: Page = { width: 92, style: PLAIN_STYLE };

const leg = {
  mode: 'flight' as const,
  from: 'Zurich (ZRH)',
  to: 'Porto (OPO)',
  date: '2027-05-10',
  departureTime: '22:35',
  arrivalDate: '2027-05-11',
  arrivalTime: '00:20',
  description: 'About 2 h 45 min, no stop',
  cost: eur(250),
  source: 'estimate' as const,
  offerId: 'out-1',
};
const activity = {
  id: 'a1',
  title: 'Livraria Lello',
  kind: 'sight',
  place: { name: 'Livraria Lello' },
  start: '10:00',
  end: '11:00',
  cost: eur(20),
  source: 'guide' as const,
  openingHours: 'open all night',
};
const dinner = { meal: 'dinner' as const, place: null, cuisine: 'seafood', start: '19:30', end: '21:00', cost: eur(50.5), source: 'estimate' as const };

const rides = {
  mode: 'transit' as const,
  from: 'Porto',
  to: 'Porto',
  departureTime: null,
  arrivalDate: null,
  arrivalTime: null,
  description: 'Getting around Porto: line D, a ticket is valid for an hour',
  cost: eur(4),
  offerId: null,
};

const plan: FinalPlan = FinalPlan.parse({
  summary: 'Two days along the Douro with time for port wine, tiled churches and the sea, at an easy pace that leaves the afternoons free for wandering.',
  selectedDestination: { name: 'Porto', country: 'Portugal', iataCode: 'OPO', cityCode: 'OPO', rationale: 'asked for' },
  selectedFlightOfferId: 'out-1',
  selectedReturnFlightOfferId: 'back-1',
  itinerary: [
    {
      date: '2027-05-10',
      city: 'Porto',
      theme: 'Old town',
      weatherNote: 'Mild, 12 to 19 °C.',
      activities: [
        { ...activity, id: 'a2', title: 'Walk over the bridge', place: { name: 'Dom Luís I' }, start: '17:00', end: '18:00', cost: eur(0), locked: true },
        activity,
      ],
      meals: [dinner],
    },
    {
      date: '2027-05-11',
      city: 'Porto',
      theme: 'Free time in Porto',
      weatherNote: 'Mild, 12 to 19 °C.',
      activities: [
        {
          ...activity,
          id: 'a3',
          kind: 'free_time',
          title: 'Free time in Porto',
          place: { name: 'Porto' },
          cost: eur(0),
          openingHours: '09:00-13:00 and 14:00-18:00',
        },
      ],
    },
    { date: '2027-05-12', city: 'Porto', theme: 'Way home', activities: [], weatherNote: null },
  ],
  budget: { estimatedTotal: 820.5, budgetLimit: 800, currency: 'EUR', withinBudget: false, byCategory: {}, optimizationTips: ['Eat at the market.'] },
  packingList: ['passport', 'rain jacket', 'walking shoes', 'sun glasses', 'adapter type F'],
  safetyFlags: ['BUDGET_EXCEEDED', 'LLM_FLAG:ODD'],
  transport: [
    { ...leg, id: 't1' },
    { ...leg, id: 't2', from: 'Porto (OPO)', to: 'Zurich (ZRH)', offerId: 'back-1' },
    { ...leg, ...rides, id: 't3' },
    { ...leg, ...rides, id: 't4', date: '2027-05-11' },
    {
      ...leg,
      id: 't5',
      mode: 'taxi',
      date: '2027-05-11',
      departureTime: '19:00',
      arrivalDate: '2027-05-11',
      arrivalTime: '19:30',
      description: 'Airport transfer, taxi, about 30 minutes',
      cost: eur(30),
      offerId: null,
    },
  ],
  stays: [
    {
      id: 's1',
      name: 'Room in Ribeira',
      city: 'Porto',
      area: 'Ribeira',
      checkInDate: '2027-05-10',
      checkOutDate: '2027-05-11',
      nights: 1,
      rooms: 1,
      tier: null,
      cost: eur(120),
      source: 'guide',
    },
  ],
  costs: { byCategory: { flights: 500, meals: 50.5 }, total: 820.5, currency: 'EUR' },
  checks: { pass: false, violations: [{ code: 'OVER_BUDGET', detail: 'the total is above the limit', day: 1 }] },
  sources: [{ kind: 'guide', name: 'City guide', asOf: '2026-05', note: 'Opening hours may change' }],
});
const thread = (over: Partial<Thread['result']> = {}): Thread => ({
  result: {
    threadId: 'thr_1',
    status: 'complete',
    version: 9,
    finalPlan: plan,
    safetyFlags: [],
    decisionLog: [],
    pendingQuestions: null,
    parsedRequest: null,
    answer: null,
    usage: null,
    error: null,
    ...over,
  },
  request: { adults: 2, children: 1 },
});
const text = renderPlan(plan, { adults: 2, children: 1 }, page).join('\n');
const lineWith = (words: string): string => text.split('\n').find((line) => line.includes(words)) ?? '';

describe('a plan on paper', () => {
  it('says in its title where, when and for whom', () => {
    expect(text.split('\n')[0]).toBe('Porto, Portugal · Mon 10 – Wed 12 May 2027 · 2 adults, 1 child');
  });

  it('never writes wider than the page', () => {
    expect(Math.max(...text.split('\n').map(displayWidth))).toBeLessThanOrEqual(page.width);
  });

  it('tells outward and return flight apart, with times, a later day of arrival, price and source', () => {
    expect(lineWith('Zurich (ZRH) → Porto')).toMatch(/Out +Mon 10 May · 22:35–00:20 \(\+1\).*€250\.00 +estimate/);
    expect(lineWith('Porto (OPO) → Zurich')).toMatch(/Back/);
  });

  it('puts the day in the order of the clock, with what has no time at the end', () => {
    const order = ['Livraria Lello', 'Walk over the bridge', 'Dinner', 'Public transport'].map((words) => text.indexOf(words));
    expect(order).toEqual(order.toSorted((a, b) => a - b));
    expect(order[0]).toBeGreaterThan(text.indexOf('Day 1'));
  });

  it('shows what is free, what is kept, and where a meal is left to the traveller', () => {
    expect(lineWith('Walk over the bridge')).toMatch(/17:00–18:00 +Walk over the bridge \(kept\) +free +guide/);
    expect(lineWith('Dinner')).toContain('wherever you like · seafood');
  });

  it('gives opening hours in words once', () => {
    expect(text).toContain('sight · open all night');
    expect(text).toContain('open 09:00–13:00 and 14:00–18:00');
  });

  it('says neither city nor kind again where theme and title say them', () => {
    expect(lineWith('Day 1')).toBe('Day 1  Monday 10 May 2027 · Porto · Old town');
    expect(lineWith('Day 2')).toBe('Day 2  Tuesday 11 May 2027 · Free time in Porto');
    expect(text.match(/free time/gi)).toHaveLength(2);
  });

  it('puts no price on time of one’s own', () => {
    expect(lineWith('10:00–11:00  Free time')).toBe('  10:00–11:00  Free time in Porto');
  });

  it('tells weather that stays the same once', () => {
    expect(text.match(/Mild, 12 to 19/g)).toHaveLength(1);
    expect(text).toContain('Weather: as the day before');
  });

  it('adds up each day from its own prices', () => {
    expect(lineWith('This day')).toContain('€74.50');
  });

  it('explains getting around once, and has only its price on each day', () => {
    expect(text.match(/Getting around Porto\n {2}line D, a ticket is valid/g)).toHaveLength(1);
    expect(text.match(/Getting around/g)).toHaveLength(1);
    expect(text.match(/ {15}Public transport +€4\.00 +estimate/g)).toHaveLength(2);
  });

  it('has a ride at a fixed time among the hours of its day', () => {
    expect(lineWith('Airport transfer')).toMatch(/19:00–19:30 +Airport transfer, taxi, about 30 minutes +€30\.00/);
  });

  it('says of an empty day that it is empty', () => {
    expect(text).toContain('Nothing is planned for this day.');
  });

  it('holds the total against the budget, to the cent', () => {
    expect(lineWith('Budget')).toBe('  Budget €800.00: €20.50 too much');
  });

  it('lists failed checks and flags in words, unknown flags as they are', () => {
    expect(text).toContain('The plan costs more than the budget.');
    expect(text).toContain('! LLM_FLAG:ODD');
    expect(text).toContain('• Day 1: the total is above the limit (OVER_BUDGET)');
  });

  it('names sources with their date', () => {
    expect(lineWith('City guide')).toContain('as of 2026-05');
  });

  it('lets no control character of a provider reach the terminal', () => {
    const hostile = { ...plan, stays: [{ ...plan.stays[0]!, name: 'Nice\u001b[2Jroom\u202e' }] };
    expect(renderPlan(hostile, null, page).join('\n')).not.toMatch(/[\u001b\u202e]/);
  });
});

describe('a result on paper', () => {
  it('adds evidence of each agent only when the log is wanted', () => {
    const entry = {
      agent: 'budget',
      inputSummary: 'the draft',
      keyEvidence: ['sum=820.5', 'limit=800'],
      outputSummary: 'over',
      riskFlags: ['BUDGET_EXCEEDED'],
      timestamp: '2027-01-02T03:04:05.000Z',
    };
    const withLog = renderResult(thread({ decisionLog: [entry] }), { showLog: true }, page);
    expect(withLog).toMatch(/Budget {2}03:04:05 UTC\n.*the draft\n.*sum=820\.5\n.*limit=800\n.*over\n.*BUDGET_EXCEEDED/);
    expect(renderResult(thread({ decisionLog: [entry] }), { showLog: false }, page)).not.toContain('sum=820.5');
  });

  it('shows a refusal without days, costs or checks', () => {
    const refusal = renderResult(
      thread({ status: 'refused', finalPlan: { ...plan, summary: 'This cannot be done.', safetyFlags: ['BLOCKED_X'] } }),
      { showLog: false },
      page,
    );
    expect(refusal).toContain('This cannot be done.');
    expect(refusal).toContain('BLOCKED_X');
    expect(refusal).not.toContain('Day 1');
  });
});
