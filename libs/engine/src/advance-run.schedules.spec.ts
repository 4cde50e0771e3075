import fc from 'fast-check';
import { createFixedClock } from '@app/adapters';
import { InMemoryRunStore } from '@app/persistence';
import { PLAN_GRAPH, PLAN_STARTS } from '@app/graph';
import { ADVANCER_SCHEDULE_RANGE, AdvancerWorld } from './testing/advancer-world.js';
import { faultFreeEnds } from './testing/fault-free.js';
import { checkHistory, endOf, hold } from './testing/history.js';
import type { History } from './testing/history.js';
import { SMALL_SCENARIOS, scenariosOf, withLooseWrites, withStrictAuditor } from './testing/scenarios.js';
import type { Scenario } from './testing/scenarios.js';

const FIXED_SEED = 20_261_121;
const MAX_FAULTS = 32;
const REVISIONS = PLAN_STARTS.slice(2, 3);
const SCENARIOS = [
  ...SMALL_SCENARIOS,
  ...scenariosOf(withLooseWrites(PLAN_GRAPH), PLAN_STARTS).slice(0, 20),
  ...scenariosOf(withLooseWrites(withStrictAuditor(PLAN_GRAPH, 3)), REVISIONS).slice(0, 10),
];

const endsByScenario = new Map<Scenario, ReadonlySet<string>>();
const endsOf = (scenario: Scenario): ReadonlySet<string> => {
  const ends = endsByScenario.get(scenario) ?? faultFreeEnds(scenario);
  endsByScenario.set(scenario, ends);
  return ends;
};

type Hardship = (world: AdvancerWorld) => Promise<void>;

/** Runs one schedule to its end and looks at all that the store keeps. */
async function survive(scenario: Scenario, faultCount: number, hardship: Hardship): Promise<History> {
  const clock = createFixedClock('2026-11-20T12:00:00Z');
  const store = new InMemoryRunStore(clock);
  const world = new AdvancerWorld(scenario, store, clock);
  const { threadId, runId } = await world.open();
  await hardship(world);
  const { status, state } = await world.heal();
  const history = { threadId, status, state, error: store.errorOf(runId), versions: store.versionsOf(threadId), log: store.logOf(threadId) };
  checkHistory(history);
  const end = endOf(history);
  const wasGivenUp = history.error?.code === 'STEP_LOST' && scenario.settings.maxDeliveries < faultCount;
  hold(endsOf(scenario).has(end) || wasGivenUp, `${scenario.name}: no run without faults ends like this: ${end}`);
  return history;
}

const tryAll = (numRuns: number, seed?: number): Promise<void> => {
  const choices = fc.array(fc.nat(ADVANCER_SCHEDULE_RANGE - 1), { maxLength: MAX_FAULTS, size: 'max' });
  const property = fc.asyncProperty(fc.nat(SCENARIOS.length - 1), choices, async (index, schedule) => {
    const hardship: Hardship = async (world) => {
      for (const choice of schedule) await world.apply(choice);
    };
    await survive(SCENARIOS[index] as Scenario, schedule.length, hardship);
  });
  return fc.assert(property, { numRuns, ...(seed === undefined ? {} : { seed }) });
};

// The seed and the path of a failure are in its message; give both to fc.assert to see it again.
describe('two orchestrators under any schedule of deliveries and faults', () => {
  // Nothing but a drain forgets published messages then, so a schedule does not depend on how fast it runs.
  beforeAll(() => void jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask', 'performance', 'hrtime', 'Date'] }));
  afterAll(() => void jest.useRealTimers());

  it('end as without faults', () => tryAll(3_000, FIXED_SEED), 120_000);
  it('end as without faults with chance of this day', () => tryAll(500), 120_000);

  it.each([
    [
      'nothing is lost',
      ['deliver', 'redeliver', 'race', 'bus_away', 'lose_answer', 'fail_commit', 'crash_after_publish', 'forget', 'relay', 'restart', 'nudge'],
    ],
    ['the bus holds what is late', ['deliver', 'redeliver', 'race', 'expire', 'reconcile', 'nudge']],
  ] as const)(
    'attempt nothing twice as long as %s',
    async (_case, faults) => {
      const happening = fc.record({ fault: fc.constantFrom(...faults), pick: fc.nat(15), at: fc.nat(1) });
      const property = fc.asyncProperty(fc.array(happening, { maxLength: MAX_FAULTS, size: 'max' }), async (schedule) => {
        const { log } = await survive(SCENARIOS[0] as Scenario, schedule.length, async (world) => {
          for (const { fault, pick, at } of schedule) await world.suffer(fault, pick, at);
        });
        for (const { agent, attempt } of log) hold(attempt === 1, `${agent} needed attempt ${attempt}`);
      });
      await fc.assert(property, { numRuns: 300, seed: FIXED_SEED });
    },
    120_000,
  );
});
