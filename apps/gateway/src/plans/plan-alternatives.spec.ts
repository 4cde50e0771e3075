import { createOfflineModel } from '@app/adapters';
import { agents, experts } from '@app/agents';
import { fold } from '@app/agent-kit';
import type { AnyState } from '@app/agent-kit';
import { FinalPlan } from '@app/contracts';
import { PLAN_GRAPH } from '@app/graph';
import { route } from '@app/workflow';
import { alternativesIn } from './plan-alternatives.js';

const CITIES = ['Lisbon', 'Rome', 'Tokyo', 'Paris', 'New York'];

/** A finished state of the real agents, without flights. */
async function planned(city: string): Promise<AnyState> {
  const userRequest = {
    ...{ userId: 'a', requestText: `Four days in ${city}`, destinationHint: city, travelStartDate: '2027-05-10', travelEndDate: '2027-05-13' },
    ...{ budget: 6000, currency: 'EUR', adults: 2, children: 0, interests: ['museums'] },
  };
  let state: AnyState = { turns: [], naturalLanguage: null, userRequest, context: {}, ownerId: 'a' };
  const weather = { summarize: () => Promise.resolve({ location: city, timezone: 'UTC', daily: [], highRiskDates: [], degraded: null }) };
  const rateOf = (from: string, to: string) => ({ from, to, rate: 0.01, asOf: '2027-01-14', source: 'estimate' as const });
  const rates = {
    rate: (from: string, to: string) => Promise.resolve(rateOf(from, to)),
    rates: (from: readonly string[], to: string) => Promise.resolve(from.map((one) => rateOf(one, to))),
  };
  const context = {
    ...{
      model: createOfflineModel({ experts, latencyMs: 0 }),
      flights: { search: () => Promise.resolve([]) },
      weather,
      exchangeRates: rates,
    },
    ...{ now: new Date('2027-01-15'), requestContext: {}, tell: () => undefined, signal: new AbortController().signal },
  };
  for (;;) {
    const move = route(PLAN_GRAPH, state, new Set());
    if (move.kind !== 'dispatch') return state;
    for (const name of move.agents) {
      const agent = PLAN_GRAPH.agents[name] ?? agents.risk_guard;
      const input = Object.fromEntries(Object.entries(agent.reads).map(([field, schema]) => [field, schema.parse(state[field])]));
      state = fold(state, (await agent.run(input as never, context)).writes, PLAN_GRAPH.reducers);
    }
  }
}

describe.each(CITIES)('what else a plan of %s could hold', (city) => {
  let state: AnyState;
  let plan: FinalPlan;
  beforeAll(async () => {
    state = await planned(city);
    plan = FinalPlan.parse(state['finalPlan']);
  });

  it('is at least three things for nearly every activity, audited, new to the plan, the same whenever it is asked', () => {
    const used = new Set(plan.itinerary.flatMap((day) => day.activities.map(({ place }) => place.name)));
    const activities = plan.itinerary.flatMap((day) => day.activities.filter(({ kind }) => kind !== 'free_time'));
    const offered = activities.map(({ id }) => alternativesIn(state, id) ?? []);
    expect(offered.filter((found) => found.length >= 3).length).toBeGreaterThanOrEqual(activities.length - 1);
    for (const { activity, violations } of offered.flat()) {
      expect(violations).toEqual([]);
      expect(used.has(activity.place.name)).toBe(false);
    }
    expect(alternativesIn(state, activities[0]?.id ?? '')).toEqual(offered[0]);
  });

  it('is another table for a meal', () => {
    const meals = plan.itinerary.flatMap((day, index) => (day.meals ?? []).map(({ meal }) => `d${index + 1}-${meal}`));
    const found = meals.flatMap((id) =>
      (alternativesIn(state, id) ?? []).map(({ activity, violations }) => ({ asked: id, id: activity.id, kind: activity.kind, violations })),
    );
    expect(found.length).toBeGreaterThan(2);
    for (const one of found) expect(one).toMatchObject({ id: one.asked, kind: 'meal', violations: [] });
  });

  it('says what the trip would cost more', () => {
    const activity = plan.itinerary[1]?.activities[0];
    for (const { activity: other, costDelta } of alternativesIn(state, activity?.id ?? '') ?? [])
      if (other.start === activity?.start) expect(costDelta).toBeCloseTo(other.cost.amount - activity.cost.amount, 5);
  });

  it('is nothing for an unknown id, and not to be had without a plan', () => {
    expect(alternativesIn(state, 'd9-a9-nowhere')).toBeNull();
    expect(alternativesIn({ ...state, finalPlan: null }, 'd1-a1')).toBeUndefined();
  });
});
