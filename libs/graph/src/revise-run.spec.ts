import type { AnyState } from '@app/agent-kit';
import { FinalPlan } from '@app/contracts';
import type { RevisionPatch } from '@app/contracts';
import { runOffline } from './testing/offline-run.js';

const request = (fields: object = {}) => ({
  ...{ userId: 'someone', requestText: 'Five days in Lisbon please', destinationHint: 'Lisbon', originIata: 'ZRH', interests: ['museums', 'food'] },
  ...{ travelStartDate: '2027-05-10', travelEndDate: '2027-05-14', budget: 3000, currency: 'EUR', adults: 2, children: 0 },
  ...fields,
});
const startOf = (fields: object = {}): AnyState => ({ turns: [], naturalLanguage: null, userRequest: request(fields), context: {}, ownerId: 'local' });
const planOf = (state: AnyState): FinalPlan => FinalPlan.parse(state['finalPlan']);
const patchOf = (state: AnyState) => state['revisionPatch'] as RevisionPatch;

/** What the decide endpoint leaves behind. */
const wish = (state: AnyState, feedback: string, more: { newBudget?: number; locks?: string[] } = {}): AnyState => {
  const last = state['revision'] as { number: number } | undefined;
  const { newBudget = null, locks = [] } = more;
  const userRequest = newBudget === null ? state['userRequest'] : { ...(state['userRequest'] as object), budget: newBudget };
  return { ...state, userRequest, revision: { number: (last?.number ?? 0) + 1, feedback, newBudget, locks }, finalPlan: null };
};
const changedDays = (before: FinalPlan, after: FinalPlan): number[] =>
  after.itinerary.flatMap((day, index) => (JSON.stringify(day) === JSON.stringify(before.itinerary[index]) ? [] : [index + 1]));
const sightsOf = ({ activities }: FinalPlan['itinerary'][number]) => activities.filter(({ kind }) => kind !== 'free_time');
const visits = (plan: FinalPlan, day: number): string[] => plan.itinerary.slice(day - 1, day).flatMap((one) => sightsOf(one).map(({ place }) => place.name));

describe('a plan that a person wants changed', () => {
  let first: AnyState;
  let plan: FinalPlan;
  beforeAll(async () => {
    const run = await runOffline(startOf());
    first = run.state;
    plan = planOf(first);
    expect(run.turns).toEqual(['risk_guard', 'preference', 'destination', 'itinerary', 'budget', 'packing', 'auditor', 'plan_synthesizer']);
    expect(plan.checks).toEqual({ pass: true, violations: [] });
  });

  it('changes day 2 only, with day 4 locked, and adds up what it costs now', async () => {
    const locks = (plan.itinerary[3]?.activities ?? []).map(({ id }) => id);
    const [target] = plan.itinerary.slice(1, 2).flatMap(sightsOf);
    const { state, asked } = await runOffline(wish(first, `swap ${target?.place.name} on day 2 for something outdoors`, { locks }));
    const after = planOf(state);
    expect(changedDays(plan, after)).toEqual([2]);
    expect(visits(after, 2)).not.toContain(target?.place.name);
    expect(after.checks).toEqual({ pass: true, violations: [] });
    expect(after.costs?.total).not.toBeUndefined();
    expect(asked).toMatchObject({ flights: 0, weather: 0, rates: 0 });
    expect(patchOf(state)).toMatchObject({ number: 1, understood: true, changes: [{ kind: 'swap', activityId: target?.id }] });
  });

  it('makes a day lighter and leaves the others alone', async () => {
    const { state, turns } = await runOffline(wish(first, 'make day 3 lighter'));
    const after = planOf(state);
    expect(changedDays(plan, after)).toEqual([3]);
    expect(visits(after, 3).length).toBeLessThan(visits(plan, 3).length);
    expect(after.checks.pass).toBe(true);
    expect(turns.filter((name) => name !== 'packing')).toEqual(['risk_guard', 'reviser', 'itinerary', 'budget', 'auditor', 'plan_synthesizer']);
  });

  it('finds a cheaper hotel without touching a day', async () => {
    const { state, turns } = await runOffline(wish(first, 'cheaper hotel'));
    const after = planOf(state);
    expect(changedDays(plan, after)).toEqual([]);
    expect(after.stays[0]?.cost.amount).toBeLessThan(plan.stays[0]?.cost.amount ?? 0);
    expect(after.costs?.total).toBeLessThan(plan.costs?.total ?? 0);
    expect(turns).not.toContain('packing');
  });

  it('starts a day later: dates, flights and weather are asked again, and the plan passes', async () => {
    const { state, asked } = await runOffline(wish(first, 'start a day later'));
    const after = planOf(state);
    expect(state['userRequest']).toMatchObject({ travelStartDate: '2027-05-11', travelEndDate: '2027-05-15' });
    expect(after.itinerary.map(({ date }) => date)).toEqual(['2027-05-11', '2027-05-12', '2027-05-13', '2027-05-14', '2027-05-15']);
    expect(after.checks).toEqual({ pass: true, violations: [] });
    expect(asked).toMatchObject({ flights: 2, weather: 1 });
    expect(after.stays[0]).toMatchObject({ checkInDate: '2027-05-11', checkOutDate: '2027-05-15' });
  });

  it('fits a new budget', async () => {
    const newBudget = Math.floor((plan.costs?.total ?? 0) * 0.85);
    const { state } = await runOffline(wish(first, 'keep it below that', { newBudget }));
    const after = planOf(state);
    expect(after.costs?.total).toBeLessThanOrEqual(newBudget);
    expect(after.checks).toEqual({ pass: true, violations: [] });
    expect(after.budget).toMatchObject({ budgetLimit: newBudget, withinBudget: true });
  });

  it('loses nothing when it does not understand, and says what can be said', async () => {
    const { state, turns } = await runOffline(wish(first, 'hmm, the vibes are off somehow'));
    const { safetyFlags, ...after } = planOf(state);
    const { safetyFlags: before, ...same } = plan;
    expect(after).toEqual(same);
    expect(safetyFlags).toEqual([...before, 'REVISION_NOT_UNDERSTOOD:1']);
    expect(patchOf(state)).toMatchObject({
      understood: false,
      changes: [],
      notes: [expect.stringMatching(/not understood/), expect.stringMatching(/lighter/)],
    });
    expect(turns).toEqual(['risk_guard', 'reviser', 'plan_synthesizer']);
  });

  it('keeps what was taken out away through later wishes', async () => {
    const gone = visits(plan, 2)[0] ?? '';
    const second = await runOffline(wish(first, `remove ${gone}`));
    const third = await runOffline(wish(second.state, 'more sights on day 2'));
    expect(planOf(third.state).itinerary.flatMap((day) => sightsOf(day).map(({ place }) => place.name))).not.toContain(gone);
    expect(patchOf(third.state).number).toBe(2);
  });
});

const WISHES = [
  'make day 3 lighter',
  'make day 2 fuller',
  'everything a bit more relaxed',
  'cheaper hotel',
  'better hotel',
  'swap the museum on day 2 for something outdoors',
  'something different on day 4',
  'more food',
  'no museums',
  'later start',
  'start day 2 at 11:00',
  'start a day later',
  'start a week earlier',
  'one day longer',
  'one day shorter',
  'vegetarian restaurants please',
  'cheaper restaurants',
  'make it cheaper',
];

// The flights of these tests take two and a half hours by the clocks of both ends.
describe.each([
  ['Rome', 'ZRH'],
  ['Tokyo', 'ICN'],
  ['Cairo', 'ZRH'],
  ['Barcelona', 'ZRH'],
])('every kind of wish in %s', (city, originIata) => {
  let first: AnyState;
  beforeAll(async () => {
    first = (await runOffline(startOf({ requestText: `Five days in ${city}`, destinationHint: city, originIata, budget: 5000 }))).state;
    expect(planOf(first).checks.pass).toBe(true);
  });

  it.each(WISHES)('"%s" is understood, changes the plan or says why not, and leaves it passing', async (feedback) => {
    const { state } = await runOffline(wish(first, feedback));
    const after = planOf(state);
    expect(patchOf(state).understood).toBe(true);
    expect(after.checks).toEqual({ pass: true, violations: [] });
    const { itinerary, stays, costs } = planOf(first);
    const isSame = JSON.stringify([after.itinerary, after.stays, after.costs]) === JSON.stringify([itinerary, stays, costs]);
    const said = (state['planNotes'] as string[]).filter((note) => /^(Not met|Revision 1): /.test(note));
    expect(isSame && said.length === 0).toBe(false);
  });

  it('takes out, adds, moves and puts one thing in the place of another by name', async () => {
    const [day] = planOf(first).itinerary.slice(1);
    const [one, two] = day ? sightsOf(day) : [];
    const { state } = await runOffline(wish(first, `remove ${one?.place.name}. Move ${two?.place.name} to day 4.`));
    const after = planOf(state);
    expect(JSON.stringify(after.itinerary)).not.toContain(`"name":"${one?.place.name}"`);
    expect(after.checks.violations).toEqual([]);
    const back = await runOffline(wish(state, `add ${one?.place.name} on day 2`));
    expect(visits(planOf(back.state), 2)).toContain(one?.place.name);
    expect(planOf(back.state).checks.pass).toBe(true);
  });
});
