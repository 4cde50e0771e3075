import { SharedPlan } from '@app/contracts';
import { samplePlan } from './testing/sample-plan.js';
import { toHtml } from './to-html.js';
import { toSharedPlan } from './to-shared-plan.js';

const SECRET = 'quaxilvane';

describe('a plan for people who have its link', () => {
  const plan = samplePlan();
  const [day] = plan.itinerary;
  const telling = {
    ...plan,
    ...{ summary: SECRET, packingList: [SECRET], safetyFlags: [SECRET], selectedFlightOfferId: SECRET, selectedReturnFlightOfferId: SECRET },
    checks: { pass: false, violations: [{ code: 'DIET', detail: SECRET }] },
    budget: { estimatedTotal: 1, budgetLimit: 987_654, currency: 'EUR', withinBudget: true, byCategory: {}, optimizationTips: [SECRET] },
    selectedDestination: { name: 'Tokyo', country: 'Japan', iataCode: null, cityCode: null, rationale: SECRET },
    itinerary: [{ ...day!, activities: day!.activities.map((activity) => ({ ...activity, id: SECRET, note: SECRET })) }],
    transport: plan.transport.map((leg) => ({ ...leg, id: SECRET, offerId: SECRET })),
  };

  it('says where, when and what it costs, and nothing about the traveller', () => {
    const shared = SharedPlan.parse(toSharedPlan(telling));
    expect(shared.itinerary[0]?.activities[0]).toMatchObject({ title: '浅草寺', start: '09:30' });
    expect(JSON.stringify(shared)).not.toMatch(/quaxilvane|987654/);
  });

  it('is a page on which words of others stay words', () => {
    const evil = { ...toSharedPlan(plan), title: '<script>alert(1)</script>"&' };
    const page = toHtml(evil);
    expect(page).toContain('<h1>&lt;script&gt;alert(1)&lt;/script&gt;&quot;&amp;</h1>');
    expect(page).not.toMatch(/<script|<img|<link|href=|src=|style=/);
  });
});
