import type { AnyState } from '@app/agent-kit';
import { FinalPlan, PlanNotes } from '@app/contracts';
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
    expect(run.turns).toEqual(['risk_guard', 'preference', 'destination', 'itinerary', 'budget', 'packing', 'narrator', 'auditor', 'plan_synthesizer']);
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
    expect(turns.filter((name) => name !== 'packing')).toEqual(['risk_guard', 'reviser', 'itinerary', 'budget', 'narrator', 'auditor', 'plan_synthesizer']);
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
    expect(turns).toEqual(['risk_guard', 'reviser', 'narrator', 'plan_synthesizer']);
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
    const museumDay = planOf(first).itinerary.findIndex(({ activities }) => activities.some(({ kind }) => kind === 'museum')) + 1;
    const { state } = await runOffline(wish(first, feedback.replace('the museum on day 2', `the museum on day ${museumDay}`)));
    const after = planOf(state);
    expect(patchOf(state).understood).toBe(true);
    expect(after.checks).toEqual({ pass: true, violations: [] });
    const { itinerary, stays, costs } = planOf(first);
    const isSame = JSON.stringify([after.itinerary, after.stays, after.costs]) === JSON.stringify([itinerary, stays, costs]);
    const said = PlanNotes.parse(state['planNotes']).filter((note) => typeof note !== 'string' && (note.kind === 'not_met' || note.kind === 'revision'));
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

describe('a route that a person wants changed', () => {
  let first: AnyState;
  let plan: FinalPlan;
  const stop = (place: string, nights: number | null = null) => ({ place, nights, nightsRule: 'exactly' as const, role: 'stay' as const });
  const routeOf = ({ route = [] }: FinalPlan): string[] => route.map(({ city, nights }) => `${city} ${nights}`);
  /** Stops follow each other without a gap, and days, stays and ways are where the route says. */
  const expectSound = (after: FinalPlan): void => {
    const { route = [], itinerary, stays, transport, costs } = after;
    expect(route.slice(1).map(({ arrive }) => arrive)).toEqual(route.slice(0, -1).map(({ leave }) => leave));
    for (const { city, arrive, leave } of route)
      expect(itinerary.filter(({ date }) => date >= arrive && date < leave).map((day) => day.city)).toEqual(
        itinerary.filter(({ date }) => date >= arrive && date < leave).map(() => city),
      );
    expect(stays.map(({ city, checkInDate, checkOutDate }) => [city, checkInDate, checkOutDate])).toEqual(
      route.filter(({ nights }) => nights > 0).map(({ city, arrive, leave }) => [city, arrive, leave]),
    );
    const between = transport.filter(({ id }) => /-\d+$/.test(id)).map(({ date }) => date);
    expect(new Set(between)).toEqual(new Set(route.slice(1).map(({ arrive }) => arrive)));
    const items = [...stays, ...transport, ...itinerary.flatMap((day) => [...day.activities, ...(day.meals ?? [])])];
    expect(items.reduce((sum, { cost }) => sum + Math.round(cost.amount * 100), 0)).toBe(Math.round((costs?.total ?? 0) * 100));
    expect(after.checks).toEqual({ pass: true, violations: [] });
  };
  beforeAll(async () => {
    const route = { stops: [stop('Rome'), stop('Florence'), stop('Venice')], order: 'given', oneBase: false, ownWayThere: false };
    const asked = { requestText: 'Rome, Florence and Venice', destinationHint: 'Rome', travelEndDate: '2027-05-19', budget: 6000, route };
    first = (await runOffline(startOf(asked))).state;
    plan = planOf(first);
    expect(plan.route?.map(({ city }) => city)).toEqual(['Rome', 'Florence', 'Venice']);
    expectSound(plan);
  });

  const nightsIn = (one: FinalPlan, city: string): number =>
    (one.route ?? []).filter((stop) => stop.city === city).reduce((sum, { nights }) => sum + nights, 0);
  const total = (one: FinalPlan): number => (one.route ?? []).reduce((sum, { nights }) => sum + nights, 0);

  it('gives a night of one stop to another and leaves the first days as they were', async () => {
    const { state, asked } = await runOffline(wish(first, 'one night less in Rome'));
    const after = planOf(state);
    expect(nightsIn(after, 'Rome')).toBe(nightsIn(plan, 'Rome') - 1);
    expect(total(after)).toBe(total(plan));
    expect(after.itinerary.map(({ date }) => date)).toEqual(plan.itinerary.map(({ date }) => date));
    expect(after.itinerary.slice(0, 2)).toEqual(plan.itinerary.slice(0, 2));
    expect(asked.flights).toBe(0);
    const stayIn = (one: FinalPlan, city: string) => one.stays.find((stay) => stay.city === city)?.name;
    expect(stayIn(after, 'Rome')).toBe(stayIn(plan, 'Rome'));
    expectSound(after);
  });

  it('plans nothing twice beside the days that stay, whatever was wished for', async () => {
    const wished = {
      ...(first['userRequest'] as object),
      wishes: [{ id: 'w1', said: 'the Uffizi', kind: 'place', targets: ['Uffizi'], often: 'once', must: true }],
    };
    const before = (await runOffline({ ...startOf(), userRequest: wished })).state;
    const after = planOf((await runOffline(wish(before, 'move a night from Rome to Florence'))).state);
    const names = after.itinerary.flatMap((day) => sightsOf(day).map(({ place }) => place.name));
    expect(names).toHaveLength(new Set(names).size);
    expect(after.wishes).toMatchObject([{ status: 'met' }]);
    expect(after.stays.map(({ city, area }) => [city, area])).toEqual(planOf(before).stays.map(({ city, area }) => [city, area]));
    expectSound(after);
  });

  it('gives the nights of a stop that is skipped to the others', async () => {
    const { state } = await runOffline(wish(first, 'Venedig weglassen'));
    const after = planOf(state);
    expect(after.route?.map(({ city }) => city)).toEqual(['Rome', 'Florence']);
    expect(total(after)).toBe(total(plan));
    expectSound(after);
  });

  it('takes the nights of a town that comes in from where they are missed least', async () => {
    const { state } = await runOffline(wish(first, 'add a night in Siena'));
    const after = planOf(state);
    expect(nightsIn(after, 'Siena')).toBe(1);
    expect(total(after)).toBe(total(plan));
    expectSound(after);
  });

  it('turns the route round with its ways', async () => {
    const after = planOf((await runOffline(wish(first, "inverti l'ordine"))).state);
    expect(routeOf(after)).toEqual(routeOf(plan).toReversed());
    expect(after.selectedDestination?.name).toBe('Venice');
    expectSound(after);
  });

  it('goes by other ways on the same stops', async () => {
    const after = planOf((await runOffline(wish(first, 'go by train instead'))).state);
    expect(routeOf(after)).toEqual(routeOf(plan));
    expect(after.transport.some(({ mode }) => mode === 'flight')).toBe(false);
    expectSound(after);
  });

  it('changes a day and the route of one wish', async () => {
    const after = planOf((await runOffline(wish(first, 'make day 2 lighter and skip Venice'))).state);
    expect(visits(after, 2).length).toBeLessThan(visits(plan, 2).length);
    expect(after.route?.map(({ city }) => city)).toEqual(['Rome', 'Florence']);
    expectSound(after);
  });

  it('makes the trip longer only when the words say so', async () => {
    const after = planOf((await runOffline(wish(first, 'one more night in Venice, we fly home a day later'))).state);
    expect(nightsIn(after, 'Venice')).toBe(nightsIn(plan, 'Venice') + 1);
    expect(nightsIn(after, 'Rome')).toBe(nightsIn(plan, 'Rome'));
    expect(after.itinerary).toHaveLength(plan.itinerary.length + 1);
    expectSound(after);
  });

  it('keeps what is locked to the byte, or says why the route cannot change', async () => {
    const kept = plan.itinerary[1];
    const held = planOf((await runOffline(wish(first, 'skip Venice', { locks: ['d2'] }))).state);
    expect(held.itinerary[1]).toEqual(kept);
    const { state } = await runOffline(wish(first, 'skip Venice', { locks: [`d${plan.itinerary.length - 1}`] }));
    expect(routeOf(planOf(state))).toEqual(routeOf(plan));
    expect(patchOf(state)).toMatchObject({ understood: false, notes: expect.arrayContaining([expect.stringMatching(/locked/)]) });
  });

  it.each([
    ['5 more nights in Venice', /Not done|not/],
    ['skip Naples', /not understood|Nothing/],
    ['add Rome', /already|Nothing|no place/],
  ])('says why "%s" cannot be done and leaves the plan as it was', async (feedback, why) => {
    const { state } = await runOffline(wish(first, feedback));
    expect(routeOf(planOf(state))).toEqual(routeOf(plan));
    expect(patchOf(state).notes.join(' ')).toMatch(why);
  });
});
