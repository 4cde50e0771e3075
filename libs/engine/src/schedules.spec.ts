import fc from 'fast-check';
import { RUN_STATUSES } from '@app/contracts';
import type { RunStatus } from '@app/contracts';
import { SMALL_SCENARIOS } from './testing/scenarios.js';
import type { Scenario } from './testing/scenarios.js';
import { SCHEDULES_TIMEOUT_MS, scheduleRuns } from './testing/schedule-runs.js';
import { SCHEDULE_RANGE, ScheduleWorld } from './testing/schedule-world.js';
import { endsOf, survive } from './testing/survive.js';

const FIXED_SEED = 20_261_120;
const MAX_FAULTS = 24;

const choices = (maxLength: number) => fc.array(fc.nat(SCHEDULE_RANGE - 1), { maxLength, size: 'max' });
const anyScenario = (scenarios: readonly Scenario[]) => fc.nat(scenarios.length - 1);
const tryAll = (scenarios: readonly Scenario[], numRuns: number, seed?: number): void => {
  const property = fc.property(anyScenario(scenarios), choices(MAX_FAULTS), (index, schedule) => void survive(scenarios[index] as Scenario, schedule));
  fc.assert(property, { numRuns: scheduleRuns(numRuns), ...(seed === undefined ? {} : { seed }) });
};

const scenarioOf = (name: string): Scenario => {
  const scenario = SMALL_SCENARIOS.find((one) => one.name === name);
  if (!scenario) throw new Error(`there is no scenario ${name}`);
  return scenario;
};
const statusesOf = (name: string): string[] => {
  const ends = endsOf(scenarioOf(name));
  return [...ends].map((end) => JSON.parse(end) as { status: string; error: { code: string } | null }).map(({ status, error }) => error?.code ?? status);
};

// What schedules are compared with comes from the same code, so it is looked at once by itself.
describe('the ends of runs without faults', () => {
  it.each([
    ['left succeeds, right succeeds', ['complete', 'complete']],
    ['left fails_once, right succeeds', ['complete', 'complete']],
    ['left fails_always, right succeeds', ['PROVIDER_TIMEOUT', 'PROVIDER_TIMEOUT']],
    ['left fails_for_good, right fails_always', ['PROVIDER_BAD_REQUEST', 'PROVIDER_TIMEOUT']],
    ['left blocks, right succeeds', ['refused', 'refused']],
    ['first blocks, last succeeds', ['refused']],
    ['blocked by the rules', ['refused']],
    ['asks a person', ['awaiting_input', 'awaiting_input']],
    ['asks a person who answers', ['complete', 'complete']],
    ['asks a person who gives orders', ['refused', 'refused']],
    ['waits for a review', ['awaiting_review', 'awaiting_review']],
    ['goes round in circles', ['STEP_CAP_REACHED', 'STEP_CAP_REACHED']],
    ['has a gap', ['GRAPH_STUCK', 'GRAPH_STUCK']],
    ['wants nobody once blocked', ['GRAPH_STUCK', 'GRAPH_STUCK']],
  ])('when the small graph %s: %j', (name, ends) => expect(statusesOf(name).sort()).toEqual(ends));
});

// The seed and the path of a failure are in its message; give both to fc.assert to see it again.
describe('decisions under any schedule of deliveries and faults', () => {
  it('end as without faults on small graphs', () => tryAll(SMALL_SCENARIOS, 100_000, FIXED_SEED), SCHEDULES_TIMEOUT_MS);
  it('end as without faults with chance of this day', () => tryAll(SMALL_SCENARIOS, 5_000), SCHEDULES_TIMEOUT_MS);

  it('reach every status but those of time and money', () => {
    // Cancelling, expiry and limits have no command of the engine yet, so no move leads there.
    // Time passing over a decision and the spending of steps are no part of these schedules.
    const notPlayed: RunStatus[] = ['waiting', 'expired', 'limit_reached'];
    const reached = new Set(SMALL_SCENARIOS.flatMap((scenario) => survive(scenario, [])));
    expect(RUN_STATUSES.filter((status) => !reached.has(status))).toEqual(notPlayed);
  });
});

describe('schedules that failed once', () => {
  it('logs the attempt whose outcome was taken when a success comes after its step was given to another worker', () => {
    const world = new ScheduleWorld(scenarioOf('left succeeds, right succeeds'));
    // Opened, sent to a worker, its outcome lost on the way, sent again, and then the lost outcome turns up.
    for (const fault of ['relay', 'deliver', 'deliver', 'lose', 'expire', 'arrive_late'] as const) world.suffer(fault, 0, 0);
    expect(world.history().log).toMatchObject([{ agent: 'first', attempt: 1 }]);
  });
});
