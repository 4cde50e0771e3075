import type { Admission, BreakerStates, CircuitBreaker } from '@app/ports';
import type { BreakerSettings } from './breaker-settings.js';

export interface CircuitBreakerUnderTest {
  /** Several views of the same breakers, as different processes have them. */
  readonly breakers: readonly [CircuitBreaker & BreakerStates, ...(CircuitBreaker & BreakerStates)[]];
  /** Lets time go by, for the breakers that is. */
  pass(ms: number): Promise<void>;
}

/** Short, so that real clocks can be waited for. */
export const TEST_BREAKER_SETTINGS: BreakerSettings = { failuresToOpen: 5, openMs: 1_500, probeLeaseMs: 1_000, memoryMs: 60_000 };
const { openMs, probeLeaseMs } = TEST_BREAKER_SETTINGS;

/** What every circuit breaker promises, see {@link CircuitBreaker}. */
export function describeCircuitBreaker(name: string, make: () => Promise<CircuitBreakerUnderTest>): void {
  describe(`${name} as a circuit breaker`, () => {
    let test: CircuitBreakerUnderTest;
    let made = 0;
    let key = '';
    beforeEach(async () => {
      test = await make();
      key = `k${(made += 1)}`;
    });
    const by = (index: number) => test.breakers[index % test.breakers.length] ?? test.breakers[0];
    const fail = async (times: number): Promise<void> => {
      for (let failure = 0; failure < times; failure += 1) await by(failure).failed(key);
    };
    const admits = async (times: number): Promise<boolean[]> =>
      (await Promise.all(Array.from({ length: times }, (_, index) => by(index).admit(key)))).map(({ admitted }) => admitted);
    const waitOf = (admission: Admission): number => (admission.admitted ? 0 : admission.retryAfterMs);

    it('admits everybody until five failures in a row, then nobody', async () => {
      await fail(4);
      expect(await admits(3)).toEqual([true, true, true]);
      await fail(1);
      expect(await admits(3)).toEqual([false, false, false]);
      expect(waitOf(await by(1).admit(key))).toBeLessThanOrEqual(openMs);
      expect(await by(1).state(key)).toBe('open');
      expect((await by(2).admit(`${key}b`)).admitted).toBe(true);
    });

    it('begins to count anew after a success', async () => {
      await fail(4);
      await by(1).succeeded(key);
      await fail(4);
      expect(await by(0).state(key)).toBe('closed');
      expect(await admits(1)).toEqual([true]);
    });

    it('lets one caller probe after the wait, and closes when that went well', async () => {
      await fail(5);
      await test.pass(openMs + 5);
      expect(await by(0).state(key)).toBe('half_open');
      expect((await admits(6)).filter(Boolean)).toHaveLength(1);
      await by(1).succeeded(key);
      expect(await admits(3)).toEqual([true, true, true]);
      expect(await by(0).state(key)).toBe('closed');
    });

    it('opens again when the probe failed', async () => {
      await fail(5);
      await test.pass(openMs + 5);
      await admits(1);
      await by(0).failed(key);
      const waitMs = waitOf(await by(1).admit(key));
      expect(waitMs).toBeGreaterThan(openMs / 2);
      expect(await by(1).state(key)).toBe('open');
    });

    it('gives up a probe that never ends, and lets another one try', async () => {
      await fail(5);
      await test.pass(openMs + 5);
      await admits(1);
      expect(await admits(2)).toEqual([false, false]);
      await test.pass(probeLeaseMs + 5);
      expect((await admits(3)).filter(Boolean)).toHaveLength(1);
    });

    it('heeds nothing that calls from before tell while it is open', async () => {
      await fail(5);
      await by(1).succeeded(key);
      expect(await admits(1)).toEqual([false]);
      await test.pass(openMs - 700);
      await fail(1);
      await test.pass(705);
      expect(await by(0).state(key)).toBe('half_open');
    });

    it('lists the states of what failed', async () => {
      await fail(5);
      await by(0).failed(`${key}.a`);
      expect(await by(1).states()).toEqual(expect.objectContaining({ [key]: 'open', [`${key}.a`]: 'closed' }));
    });
  });
}
