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
    ['a list', '1. first', '\\1. first'],
    ['an address', 'www.evil.example', 'www\\.evil.example'],
  ])('does not let words become %s', (_what, words, shown) => {
    expect(markdownText(words)).toBe(shown);
  });

  it('shows what agents add, with words, list, table and sources, without links or markup of theirs', () => {
    expect(write(samplePlan())).toContain(
      '## Visa\n\nStay \\*short\\*.\n\n- Carry the printout\n\n| Who | Days |\n| --- | --- |\n| Swiss | 90 |\n\nSources: Embassy\n',
    );
  });

  it('is not there for a refusal', () => {
    expect([isTakeable(PLAN), isTakeable({ ...PLAN, itinerary: [] }), isTakeable(null)]).toEqual([true, false, false]);
  });
});
