import { createFixedClock } from '@app/adapters';
import { InMemoryRunStore } from '@app/persistence';
import { AdvancerWorld } from './advancer-world.js';
import { checkHistory, endOf, hold } from './history.js';
import type { History } from './history.js';
import type { Scenario } from './scenarios.js';
import { endsOf } from './survive.js';

/** What happens to a world before it is healed. */
export type Hardship = (world: AdvancerWorld) => Promise<void>;

/** Runs one schedule to its end and looks at all that the store keeps. */
export async function surviveOnStore(scenario: Scenario, faultCount: number, hardship: Hardship): Promise<History> {
  const { reducers } = scenario.graph;
  const clock = createFixedClock('2026-11-20T12:00:00Z');
  const store = new InMemoryRunStore(clock, () => reducers);
  const world = new AdvancerWorld(scenario, store, clock);
  const { threadId, runId } = await world.open();
  await hardship(world);
  const { status, state } = await world.heal();
  const history = { reducers, threadId, status, state, error: store.errorOf(runId), versions: store.versionsOf(threadId), log: store.logOf(threadId) };
  checkHistory(history);
  const end = endOf(history);
  const wasGivenUp = history.error?.code === 'STEP_LOST' && scenario.settings.maxDeliveries < faultCount;
  hold(endsOf(scenario).has(end) || wasGivenUp, `${scenario.name}: no run without faults ends like this: ${end}`);
  return history;
}
