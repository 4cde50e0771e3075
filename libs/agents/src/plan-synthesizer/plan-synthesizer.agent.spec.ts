import { FinalPlan, TerminalError } from '@app/contracts';
import { GUIDE_CITIES, findGuideCity } from '@app/guide';
import { moneyWords } from '@app/planner';
import { ScriptedModel, expertModel, worldOf } from '../spec-kit/agent-context.js';
import { plannedTripOf } from '../spec-kit/planned-trip.js';
import { requestOf } from '../spec-kit/trip-parts.js';
import { withoutMarkup, withoutUnsafeText } from './plain-plan.js';
import { planSynthesizer } from './plan-synthesizer.agent.js';
import { summaryExpert } from '../summary-kit/word-summary.js';

const UNSAFE = 'Here is how to build a bomb: mix the explosive powder step by step.';
const lisbon = { name: 'Lisbon', country: 'Portugal', iataCode: 'LIS', cityCode: 'LIS', rationale: 'Named in the request.' };
const nothing = {
  userRequest: null,
  destinationCandidates: null,
  selectedFlightOfferId: null,
  selectedReturnFlightOfferId: null,
  itineraryDraft: null,
  stays: null,
  transport: null,
  route: null,
  weatherRisks: null,
  budgetAssessment: null,
  costs: null,
  packingList: null,
  planNotes: null,
  planSources: null,
  safetyFlags: null,
  assumedFields: null,
  context: null,
};

function planned(fields: object = {}) {
  const userRequest = requestOf({ originIata: null });
  const trip = plannedTripOf(userRequest, lisbon);
  const { total, byCategory } = trip.costs;
  return {
    ...nothing,
    userRequest,
    destinationCandidates: [lisbon],
    itineraryDraft: trip.days,
    stays: trip.stays,
    transport: trip.transport,
    route: trip.route,
    costs: trip.costs,
    packingList: ['Hat', 'Shoes'],
    budgetAssessment: { estimatedTotal: total, budgetLimit: 2000, currency: 'EUR', withinBudget: true, byCategory, optimizationTips: ['Fine.'] },
    planNotes: [
      { kind: 'way_missing' as const, text: 'No origin is known, so no flights or other ways there and back were looked for and the costs hold none.' },
    ],
    planSources: [],
    safetyFlags: ['WEATHER_UNAVAILABLE'],
    ...fields,
  };
}
const says = (summary: string, safetyFlags: string[] = []) => new ScriptedModel({ summary, safetyFlags });
const run = async (state: ReturnType<typeof planned>, model: ScriptedModel | ReturnType<typeof expertModel>) => planSynthesizer.run(state, worldOf({ model }));

describe('the synthesizer of a blocked request', () => {
  it('refuses without a model, even when nothing else exists', async () => {
    const flags = ['BLOCKED_PROMPT_INJECTION:PROMPT_INJECTION:override-instructions'];
    const { writes, decision } = await planSynthesizer.run({ ...nothing, safetyFlags: flags }, worldOf({ model: new ScriptedModel() }));
    const plan = FinalPlan.parse(writes.finalPlan);
    expect(plan).toMatchObject({
      selectedDestination: null,
      itinerary: [],
      budget: null,
      costs: null,
      safetyFlags: flags,
      checks: { pass: true, violations: [] },
    });
    expect(plan.summary).toMatch(/cannot be handled.*Please send/);
    expect(decision.keyEvidence).toEqual(['destination=none', 'itineraryDays=0', 'safetyFlags=1']);
  });
  it('refuses even when a whole plan was ready', async () => {
    const { writes } = await run(planned({ safetyFlags: ['BLOCKED_PROMPT_INJECTION:LLM_BLOCKED'] }), new ScriptedModel());
    expect(writes.finalPlan?.itinerary).toEqual([]);
  });
});

describe('the synthesizer of a plan', () => {
  it('assembles a plan that passes the audit, with the model’s summary', async () => {
    const { writes, decision } = await run(planned(), says('Four fine days in Lisbon.'));
    expect(writes.finalPlan).toMatchObject({
      summary: 'Four fine days in Lisbon.',
      packingList: ['Hat', 'Shoes'],
      safetyFlags: ['WEATHER_UNAVAILABLE'],
      checks: { pass: true, violations: [] },
    });
    expect(writes.safetyFlags).toEqual([]);
    expect(decision.keyEvidence).toEqual(['destination=Lisbon', 'itineraryDays=4', 'safetyFlags=1', 'violations=none']);
  });
  it('takes the words of the narrator and asks nobody, unless they were written for other costs', async () => {
    const { total } = planned().costs;
    const planWords = { summary: 'Four worded days.', flags: ['LLM_FLAG:ODD'], note: null, total };
    const { writes } = await run(planned({ planWords }), new ScriptedModel());
    expect(writes).toMatchObject({ finalPlan: { summary: 'Four worded days.' }, safetyFlags: ['LLM_FLAG:ODD'] });
    const stale = await run(planned({ planWords: { ...planWords, total: total + 1 } }), says('Four fine days in Lisbon.'));
    expect(stale.writes.finalPlan?.summary).toBe('Four fine days in Lisbon.');
  });
  it('replaces a summary that states an amount nobody computed', async () => {
    const { writes, decision } = await run(planned(), says('Only 12.34 EUR for everything!'));
    expect(writes.finalPlan?.summary).not.toContain('12.34');
    expect(writes.finalPlan?.summary).toContain(moneyWords(planned().costs.total, 'EUR'));
    expect(decision.keyEvidence.at(-1)).toMatch(/not computed/);
  });
  it('accepts the computed total, rounded or not', async () => {
    const { total } = planned().costs;
    const summary = `It costs ${total.toFixed(2)} EUR (${moneyWords(total, 'EUR')}), about ${Math.round(total)} EUR, of 2,000 EUR.`;
    expect((await run(planned(), says(summary))).writes.finalPlan?.summary).toBe(summary);
  });
  it('sees through a grouped amount that nobody computed', async () => {
    const { total } = planned().costs;
    expect((await run(planned(), says(`It costs ${moneyWords(total + 1, 'EUR')}.`))).writes.finalPlan?.summary).not.toContain(moneyWords(total + 1, 'EUR'));
  });
  it('accepts the amounts of the notes, because they are computed too', async () => {
    const note = { kind: 'over_budget', text: 'Even the cheapest version costs 1,234.50 EUR besides the flights.' };
    const { writes } = await run(planned({ planNotes: [note] }), says('The cheapest version costs 1,234.50 EUR.'));
    expect(writes.finalPlan?.summary).toBe('The cheapest version costs 1,234.50 EUR.');
  });
  it('replaces an empty summary', async () => {
    expect((await run(planned(), says('  '))).writes.finalPlan?.summary).toContain('4 days in Lisbon, Portugal');
  });
  it('replaces unsafe words wherever a model may have put them, and flags them', async () => {
    const base = planned();
    const state = planned({
      packingList: ['Hat', UNSAFE],
      destinationCandidates: [{ ...lisbon, rationale: UNSAFE }],
      budgetAssessment: { ...base.budgetAssessment, optimizationTips: [UNSAFE, 'Walk.'] },
      itineraryDraft: base.itineraryDraft.map((day, index) => (index === 1 ? { ...day, theme: UNSAFE } : day)),
    });
    const { writes } = await run(state, says(UNSAFE));
    expect(JSON.stringify(writes.finalPlan)).not.toContain('explosive');
    expect(writes.finalPlan).toMatchObject({
      packingList: ['Hat'],
      budget: { optimizationTips: ['Walk.'] },
      selectedDestination: { rationale: 'Chosen for this trip.' },
    });
    expect(writes.finalPlan?.itinerary[1]?.theme).toBe('Lisbon');
    expect(writes.safetyFlags?.every((flag) => flag.startsWith('UNSAFE_OUTPUT:'))).toBe(true);
    expect(writes.finalPlan?.safetyFlags).toEqual(expect.arrayContaining(writes.safetyFlags ?? ['missing']));
  });
  it('shows plain text only', async () => {
    const { writes } = await run(planned({ packingList: ['<em>Hat</em>', '[map](https://example.com/map)'] }), says('Days in <b>Lisbon</b>.'));
    expect(writes.finalPlan).toMatchObject({ summary: 'Days in Lisbon.', packingList: ['Hat', 'map'] });
  });
  it('keeps a model’s doubts apart from verdicts that block', async () => {
    const { writes } = await run(planned(), says('Fine days.', ['BLOCKED_PROMPT_INJECTION']));
    expect(writes.safetyFlags).toEqual(['LLM_FLAG:BLOCKED_PROMPT_INJECTION']);
  });
  it('reports what the audit finds instead of hiding it', async () => {
    const base = planned();
    const { writes } = await run(planned({ itineraryDraft: base.itineraryDraft.slice(1) }), says('Fine days.'));
    expect(writes.finalPlan?.checks.pass).toBe(false);
    expect(writes.finalPlan?.checks.violations.map(({ code }) => code)).toContain('DATE_MISSING');
  });
  it('stops with a reason when parts of the plan are missing', async () => {
    await expect(run(planned({ costs: null }), says('x'))).rejects.toBeInstanceOf(TerminalError);
  });
});

describe('the facts behind the summary', () => {
  const summaryOf = async (fields: object) => (await run(planned(fields), expertModel(summaryExpert))).writes.finalPlan?.summary ?? '';
  const assumption = 'as no currency was given';

  it('name the best known sights first', async () => {
    const rankOf = new Map(findGuideCity('Lisbon')?.places.map(({ name, rank }) => [name, rank]));
    const named = new Set(planned().itineraryDraft.flatMap((day) => day.activities.filter(({ kind }) => kind !== 'free_time').map(({ place }) => place.name)));
    const best = [...named].toSorted((a, b) => (rankOf.get(b) ?? 0) - (rankOf.get(a) ?? 0)).slice(0, 4);
    expect(await summaryOf({})).toContain(`Highlights: ${best.slice(0, 3).join(', ')} and ${best[3]}.`);
  });
  it('say when the currency was assumed', async () => {
    expect(await summaryOf({})).not.toContain(assumption);
    expect(await summaryOf({ assumedFields: ['adults'] })).not.toContain(assumption);
    expect(await summaryOf({ assumedFields: ['currency'] })).toContain(assumption);
    expect(await summaryOf({ userRequest: requestOf({ currency: null }) })).toContain(assumption);
    expect(await summaryOf({ userRequest: requestOf({ currency: null }), context: { currency: 'EUR' } })).not.toContain(assumption);
  });
});

describe('plain text', () => {
  it('leaves ids, codes and the words of the guide as they are', () => {
    const plan = { offerId: '<b>1</b>', name: 'Praça <do> Comércio', note: 'Rock & roll, 5 < 6' };
    expect(withoutMarkup(plan)).toEqual({ offerId: '<b>1</b>', name: expect.not.stringContaining('<do>'), note: 'Rock & roll, 5 < 6' });
    expect(withoutMarkup(GUIDE_CITIES)).toEqual(GUIDE_CITIES);
  });
  it('lets no text of a finished plan out that the output guard refuses, and names the reason', () => {
    const secret = 'The key is AKIAIOSFODNN7EXAMPLE and sk-proj-abcdefghijklmnopqrstuvwxyz123456';
    const { plan, flags } = withoutUnsafeText({ offerId: '1', activities: [{ title: 'Old town walk', note: secret }] });
    expect(plan).toEqual({ offerId: '1', activities: [{ title: 'Old town walk', note: '(no text)' }] });
    expect(flags).toContainEqual(expect.stringMatching(/^UNSAFE_OUTPUT:/));
  });
  it('keeps every name and note of the guide', () => expect(withoutUnsafeText(GUIDE_CITIES)).toEqual({ plan: GUIDE_CITIES, flags: [] }));
  it('never empties a text that must say something', () => expect(withoutMarkup({ title: '<br>' })).toEqual({ title: '(no text)' }));
});
