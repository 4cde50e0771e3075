import fc from 'fast-check';
import { ADVANCER_SCHEDULE_RANGE } from './testing/advancer-world.js';
import { hold } from './testing/history.js';
import { SMALL_SCENARIOS as SCENARIOS } from './testing/scenarios.js';
import type { Scenario } from './testing/scenarios.js';
import { SCHEDULES_TIMEOUT_MS, scheduleRuns } from './testing/schedule-runs.js';
import { surviveOnStore as survive } from './testing/survive-on-store.js';
import type { Hardship } from './testing/survive-on-store.js';

const FIXED_SEED = 20_261_121;
const MAX_FAULTS = 32;
const tryAll = (numRuns: number, seed?: number): Promise<void> => {
  const choices = fc.array(fc.nat(ADVANCER_SCHEDULE_RANGE - 1), { maxLength: MAX_FAULTS, size: 'max' });
  const property = fc.asyncProperty(fc.nat(SCENARIOS.length - 1), choices, async (index, schedule) => {
    const hardship: Hardship = async (world) => {
      for (const choice of schedule) await world.apply(choice);
    };
    await survive(SCENARIOS[index] as Scenario, schedule.length, hardship);
  });
  return fc.assert(property, { numRuns: scheduleRuns(numRuns), ...(seed === undefined ? {} : { seed }) });
};

// The seed and the path of a failure are in its message; give both to fc.assert to see it again.
describe('two orchestrators under any schedule of deliveries and faults', () => {
  // Nothing but a drain forgets published messages then, so a schedule does not depend on how fast it runs.
  beforeAll(() => void jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask', 'performance', 'hrtime', 'Date'] }));
  afterAll(() => void jest.useRealTimers());

  it('end as without faults', () => tryAll(3_000, FIXED_SEED), SCHEDULES_TIMEOUT_MS);
  it('end as without faults with chance of this day', () => tryAll(500), SCHEDULES_TIMEOUT_MS);

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
      await fc.assert(property, { numRuns: scheduleRuns(300), seed: FIXED_SEED });
    },
    SCHEDULES_TIMEOUT_MS,
  );
});
