import fc from 'fast-check';
import { ADVANCER_SCHEDULE_RANGE } from '../../engine/src/testing/advancer-world.js';
import { scenariosOf, withLooseWrites } from '../../engine/src/testing/scenarios.js';
import type { Scenario } from '../../engine/src/testing/scenarios.js';
import { SCHEDULES_TIMEOUT_MS, scheduleRuns } from '../../engine/src/testing/schedule-runs.js';
import { SCHEDULE_RANGE } from '../../engine/src/testing/schedule-world.js';
import { survive } from '../../engine/src/testing/survive.js';
import { surviveOnStore } from '../../engine/src/testing/survive-on-store.js';
import { PLAN_GRAPH } from './plan.graph.js';
import { withStrictAuditor } from './testing/strict-auditor.js';
import { withoutSections } from './testing/without-sections.js';

const FIXED_SEED = 20_261_120;
const MAX_FAULTS = 24;
const REVISIONS = PLAN_GRAPH.starts.slice(2, 3);
const plans = (timesSentBack: number): Scenario[] => [
  ...scenariosOf(withLooseWrites(PLAN_GRAPH)),
  // Each section besides would multiply the orders in which a draft that is sent back may come together.
  ...scenariosOf(withLooseWrites(withStrictAuditor(withoutSections(PLAN_GRAPH), timesSentBack)), REVISIONS),
];
const schedules = (range: number) => fc.array(fc.nat(range - 1), { maxLength: MAX_FAULTS, size: 'max' });

// The seed and the path of a failure are in its message; give both to fc.assert to see it again.
describe('plans under any schedule of deliveries and faults', () => {
  const tryAll = (numRuns: number, seed?: number): void => {
    const scenarios = plans(2);
    const property = fc.property(
      fc.nat(scenarios.length - 1),
      schedules(SCHEDULE_RANGE),
      (index, schedule) => void survive(scenarios[index] as Scenario, schedule),
    );
    fc.assert(property, { numRuns: scheduleRuns(numRuns), ...(seed === undefined ? {} : { seed }) });
  };

  it('end as without faults', () => tryAll(5_000, FIXED_SEED), SCHEDULES_TIMEOUT_MS);
  it('end as without faults with chance of this day', () => tryAll(1_000), SCHEDULES_TIMEOUT_MS);

  describe('with two orchestrators on a store', () => {
    beforeAll(() => void jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask', 'performance', 'hrtime', 'Date'] }));
    afterAll(() => void jest.useRealTimers());

    it(
      'end as without faults',
      () => {
        const all = plans(3);
        const scenarios = [...all.slice(0, 20), ...all.slice(-10)];
        const property = fc.asyncProperty(fc.nat(scenarios.length - 1), schedules(ADVANCER_SCHEDULE_RANGE), async (index, schedule) => {
          await surviveOnStore(scenarios[index] as Scenario, schedule.length, async (world) => {
            for (const choice of schedule) await world.apply(choice);
          });
        });
        return fc.assert(property, { numRuns: scheduleRuns(1_000), seed: FIXED_SEED });
      },
      SCHEDULES_TIMEOUT_MS,
    );
  });
});
