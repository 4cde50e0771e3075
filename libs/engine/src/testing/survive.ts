import type { RunStatus } from '@app/contracts';
import { faultFreeEnds } from './fault-free.js';
import { checkHistory, endOf, hold } from './history.js';
import type { Scenario } from './scenarios.js';
import { ScheduleWorld } from './schedule-world.js';

const endsByScenario = new Map<Scenario, ReadonlySet<string>>();
/** How a scenario may end when nothing goes wrong. */
export const endsOf = (scenario: Scenario): ReadonlySet<string> => {
  const ends = endsByScenario.get(scenario) ?? faultFreeEnds(scenario);
  endsByScenario.set(scenario, ends);
  return ends;
};

/** Runs one schedule to its end, looks at all that is left behind and returns the statuses on the way. */
export function survive(scenario: Scenario, schedule: readonly number[]): RunStatus[] {
  const world = new ScheduleWorld(scenario);
  for (const choice of schedule) world.apply(choice);
  world.heal();
  const history = world.history();
  checkHistory(history);
  const end = endOf(history);
  hold(endsOf(scenario).has(end) || world.wasGivenUp(), `${scenario.name}: no run without faults ends like this: ${end}`);
  return world.moves.map(({ status }) => status);
}
