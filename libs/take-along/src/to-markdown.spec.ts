import type { FinalPlan } from '@app/contracts';
import { markdownText } from './markdown-text.js';
import { samplePlan } from './testing/sample-plan.js';
import { toMarkdown } from './to-markdown.js';
import { isTakeable } from './trip-title.js';

const eur = (amount: number) => ({ amount, currency: 'EUR' });
const PLAN: FinalPlan = {
  ...{ summary: 'Two days by the river.', selectedFlightOfferId: null, selectedReturnFlightOfferId: null, safetyFlags: [], packingList: ['Good shoes'] },
  ...{ selectedDestination: null, transport: [], stays: [] },
  budget: { estimatedTotal: 42.5, budgetLimit: 500, currency: 'EUR', withinBudget: true, byCategory: {}, optimizationTips: [] },
  costs: { byCategory: { activities: 12.5, meals: 30 }, total: 42.5, currency: 'EUR' },
  checks: { pass: false, violations: [{ code: 'MEAL_MISSING', detail: 'no dinner', day: 1 }] },
  sources: [{ kind: 'guide', name: 'Guide', asOf: '2026-10', note: '' }],
  itinerary: [
    {
      ...{ date: '2027-05-10', city: 'Lisbon', theme: 'Old town', weatherNote: 'Mild' },
      activities: [
        {
          id: 'a',
          title: 'Castle',
          kind: 'sight',
          place: { name: 'Castle | hill' },
          start: '14:00',
          end: '15:30',
          cost: eur(12.5),
          source: 'guide',
          note: 'A view',
        },
      ],
      meals: [{ meal: 'lunch', place: null, cuisine: null, start: '12:00', end: '13:00', cost: eur(30), source: 'estimate' }],
    },
  ],
};
const write = (plan: FinalPlan): string => toMarkdown({ plan, threadId: 't', version: 3, madeAt: '2026-11-20T12:00:00.000Z' });

describe('a plan in Markdown', () => {
  const text = write(PLAN);

  it('tells each day in order of time, with costs, what does not hold, and sources', () => {
    expect(text).toContain('# Lisbon, 2027-05-10\n');
    expect(text).toContain(
      '| 12:00-13:00 | lunch | anywhere near | 30.00 EUR | estimate |\n| 14:00-15:30 | **Castle**: A view | Castle \\| hill | 12.50 EUR | guide |',
    );
    expect(text).toContain('| **Total** | **42.50 EUR** |');
    expect(text).toContain('- MEAL\\_MISSING (day 1): no dinner');
    expect(text).toContain('- guide: Guide, as of 2026-10');
  });

  it.each([
    ['an image', '![x](http://evil.example/p.png)', '!\\[x\\](http\\://evil.example/p.png)'],
    ['HTML', '<script>alert(1)</script>', '\\<script\\>alert(1)\\</script\\>'],
    ['a heading on a line of its own', 'ok\n# owned', 'ok \\# owned'],
    ['a list', '1. first', '1\\. first'],
    ['an amount with a sign too many', '1877.54 EUR', '1877.54 EUR'],
    ['an address', 'www.evil.example', 'www\\.evil.example'],
  ])('does not let words become %s', (_what, words, shown) => {
    expect(markdownText(words)).toBe(shown);
  });

  it('shows what agents add, with words, list, table and sources, without links or markup of theirs', () => {
    expect(write(samplePlan())).toContain(
      '## Visa\n\nStay \\*short\\*.\n\n- Carry the printout\n\n| Who | Days |\n| --- | --- |\n| Swiss | 90 |\n\nSources: Embassy\n',
    );
  });

  it('shows the route with its ways, the wishes, what cannot be done and what would fit, without markup of others', () => {
    const at = (id: string, from: string, to: string, date: string, mode: 'train' | 'flight' = 'train') => ({
      ...{
        id,
        mode,
        from,
        to,
        date,
        departureTime: '10:00',
        arrivalDate: date,
        arrivalTime: '11:35',
        description: 'd',
        cost: eur(70),
        source: 'guide' as const,
      },
      offerId: null,
    });
    const stop = (city: string, arrive: string, leave: string, nights: number) => ({
      city,
      country: 'Italy',
      lat: 0,
      lng: 0,
      arrive,
      leave,
      nights,
      why: 'You asked for it.',
    });
    const shown = write({
      ...PLAN,
      route: [stop('Rome', '2027-05-10', '2027-05-13', 3), stop('Florence', '2027-05-13', '2027-05-14', 1)],
      transport: [
        at('train-outbound', 'Zurich', 'Rome', '2027-05-10'),
        at('train-1', 'Rome', 'Florence', '2027-05-13'),
        at('train-inbound', 'Florence', 'Zurich', '2027-05-14'),
      ],
      wishes: [{ id: 'w1', said: '<b>gelato</b>', kind: 'food', status: 'not_met', where: [], why: '[none](http://x)' }],
      limitations: [{ code: 'WAY_MISSING', detail: 'No way | is known.', day: 2 }],
      relaxations: [{ change: 'One night fewer', total: 30, saves: 12.5 }],
    });
    expect(shown).toContain('| Florence, Italy | 2027-05-13 - 2027-05-14 | 1 night | You asked for it. | train from Rome to Florence, 10:00-11:35 |');
    expect(shown).toContain('| Home | 2027-05-14 |  |  | train from Florence to Zurich, 10:00-11:35 |');
    expect(shown).toContain('| \\<b\\>gelato\\</b\\> | not in the plan | \\[none\\](http\\://x) |');
    expect(shown).toContain('- Day 2: No way \\| is known.');
    expect(shown).toContain('| One night fewer | 30.00 EUR | 12.50 EUR |');
  });

  it('is not there for a refusal', () => {
    expect([isTakeable(PLAN), isTakeable({ ...PLAN, itinerary: [] }), isTakeable(null)]).toEqual([true, false, false]);
  });
});
