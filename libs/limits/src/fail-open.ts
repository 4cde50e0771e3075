import type { CircuitBreaker, RateLimit, RateLimiter } from '@app/ports';
import type { OutageWatch } from './outage-watch.js';

/** A process cannot know how many others there are; on its own it takes this part of a limit. */
const SHARE_WHILE_ALONE = 0.25;

const shareOf = ({ amount, perMs }: RateLimit): RateLimit => ({ amount: Math.max(1, Math.floor(amount * SHARE_WHILE_ALONE)), perMs });

export interface SharedAndLocal<T> {
  readonly shared: T;
  readonly local: T;
  readonly watch: OutageWatch;
}

/** Limits that outlive an outage of Redis: meanwhile this process takes a share of its own. Calls to providers go on, slower. */
export function createFailOpenRateLimiter({ shared, local, watch }: SharedAndLocal<RateLimiter>): RateLimiter {
  return {
    take: (wanted) =>
      watch.run(
        () => shared.take(wanted),
        () => local.take(wanted.map((one) => ({ ...one, limit: shareOf(one.limit) }))),
      ),
    settle: (key, limit, units) =>
      watch.run(
        () => shared.settle(key, limit, units),
        () => local.settle(key, shareOf(limit), units),
      ),
    // Here too when Redis took it: the outage may begin during the pause.
    pause: async (key, forMs) => {
      await local.pause(key, forMs);
      await watch.run(
        () => shared.pause(key, forMs),
        () => Promise.resolve(),
      );
    },
  };
}

/** Breakers that outlive an outage of Redis: meanwhile this process counts for itself. */
export function createFailOpenCircuitBreaker({ shared, local, watch }: SharedAndLocal<CircuitBreaker>): CircuitBreaker {
  const either = <T>(call: (breaker: CircuitBreaker) => Promise<T>): Promise<T> =>
    watch.run(
      () => call(shared),
      () => call(local),
    );
  return {
    admit: (key) => either((breaker) => breaker.admit(key)),
    succeeded: (key) => either((breaker) => breaker.succeeded(key)),
    failed: (key) => either((breaker) => breaker.failed(key)),
    state: (key) => either((breaker) => breaker.state(key)),
  };
}
