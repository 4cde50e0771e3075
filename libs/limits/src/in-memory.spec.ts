import { describeCircuitBreaker, TEST_BREAKER_SETTINGS } from './circuit-breaker.contract.js';
import { InMemoryCircuitBreaker } from './in-memory.circuit-breaker.js';
import { InMemoryRateLimiter } from './in-memory.rate-limiter.js';
import { describeRateLimiter } from './rate-limiter.contract.js';

/** A clock that moves when it is told to. */
function handDriven(): { nowMs: () => number; pass: (ms: number) => Promise<void> } {
  let nowMs = 1_000_000;
  return { nowMs: () => nowMs, pass: async (ms) => void (nowMs += ms) };
}

describeRateLimiter('the in-memory limiter', async () => {
  const clock = handDriven();
  return { limiters: [new InMemoryRateLimiter(clock.nowMs)], ...clock };
});

describeCircuitBreaker('the in-memory breaker', async () => {
  const clock = handDriven();
  return { breakers: [new InMemoryCircuitBreaker(clock.nowMs, TEST_BREAKER_SETTINGS)], pass: clock.pass };
});

describe('the in-memory breaker', () => {
  it('does not count failures that are hours apart as a row', async () => {
    const clock = handDriven();
    const breaker = new InMemoryCircuitBreaker(clock.nowMs, TEST_BREAKER_SETTINGS);
    for (let failure = 0; failure < 4; failure += 1) await breaker.failed('k');
    await clock.pass(TEST_BREAKER_SETTINGS.memoryMs + 1);
    await breaker.failed('k');
    expect(await breaker.state('k')).toBe('closed');
  });
});
