import fc from 'fast-check';
import { createFixedClock } from '@app/adapters';
import { InMemoryRunStore } from '@app/persistence';
import { PLAN_GRAPH, PLAN_STARTS } from '@app/graph';
import { ADVANCER_SCHEDULE_RANGE, AdvancerWorld } from './testing/advancer-world.js';
import { faultFreeEnds } from './testing/fault-free.js';
import { checkHistory, endOf, hold } from './testing/history.js';
import { SMALL_SCENARIOS, scenariosOf, withLooseWrites } from './testing/scenarios.js';
import type { Scenario } from './testing/scenarios.js';

const FIXED_SEED = 20_261_121;
const MAX_FAULTS = 32;
const SCENARIOS = [...SMALL_SCENARIOS, ...scenariosOf(withLooseWrites(PLAN_GRAPH), PLAN_STARTS).slice(0, 20)];

const endsByScenario = new Map<Scenario, ReadonlySet<string>>();
const endsOf = (scenario: Scenario): ReadonlySet<string> => {
  const ends = endsByScenario.get(scenario) ?? faultFreeEnds(scenario);
  endsByScenario.set(scenario, ends);
  return ends;
};

/** Runs one schedule to its end and looks at all that the store keeps. */
async function survive(scenario: Scenario, schedule: readonly number[]): Promise<void> {
  const clock = createFixedClock('2026-11-20T12:00:00Z');
  const store = new InMemoryRunStore(clock);
  const world = new AdvancerWorld(scenario, store, clock);
  const { threadId, runId } = await world.open();
  for (const choice of schedule) await world.apply(choice);
  const { status, state } = await world.heal();
  const history = { threadId, status, state, error: store.errorOf(runId), versions: store.versionsOf(threadId), log: store.logOf(threadId) };
  checkHistory(history);
  const end = endOf(history);
  const wasGivenUp = history.error?.code === 'STEP_LOST' && scenario.settings.maxDeliveries < schedule.length;
  hold(endsOf(scenario).has(end) || wasGivenUp, `${scenario.name}: no run without faults ends like this: ${end}`);
}

const tryAll = (numRuns: number, seed?: number): Promise<void> => {
  const choices = fc.array(fc.nat(ADVANCER_SCHEDULE_RANGE - 1), { maxLength: MAX_FAULTS, size: 'max' });
  const property = fc.asyncProperty(fc.nat(SCENARIOS.length - 1), choices, (index, schedule) => survive(SCENARIOS[index] as Scenario, schedule));
  return fc.assert(property, { numRuns, ...(seed === undefined ? {} : { seed }) });
};

// The seed and the path of a failure are in its message; give both to fc.assert to see it again.
describe('two orchestrators under any schedule of deliveries and faults', () => {
  // Nothing but a drain forgets published messages then, so a schedule does not depend on how fast it runs.
  beforeAll(() => void jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask', 'performance', 'hrtime', 'Date'] }));
  afterAll(() => void jest.useRealTimers());

  it('end as without faults', () => tryAll(3_000, FIXED_SEED), 120_000);
  it('end as without faults with chance of this day', () => tryAll(500), 120_000);
});
