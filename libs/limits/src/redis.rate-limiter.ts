import type { RateGrant, RateLimit, RateLimiter, WantedUnits } from '@app/ports';
import { PAUSE_KEY, SETTLE_UNITS, TAKE_UNITS } from './rate-limiter.lua.js';
import { defineScript } from './redis-script.js';
import type { Script, ScriptRedis } from './redis-script.js';

/**
 * Limits for all processes on one Redis, by its clock. `prefix` holds the hash tag, so that one script may touch several keys of a
 * cluster. Rejects when Redis does not answer; a wiped Redis has forgotten what was taken.
 */
export class RedisRateLimiter implements RateLimiter {
  private readonly takeUnits: Script<number>;
  private readonly settleUnits: Script<number>;
  private readonly pauseKey: Script<number>;

  constructor(
    redis: ScriptRedis,
    private readonly prefix: string,
  ) {
    this.takeUnits = defineScript(redis, 'navigoTakeUnits', TAKE_UNITS);
    this.settleUnits = defineScript(redis, 'navigoSettleUnits', SETTLE_UNITS);
    this.pauseKey = defineScript(redis, 'navigoPauseKey', PAUSE_KEY);
  }

  async take(wanted: readonly WantedUnits[]): Promise<RateGrant> {
    const keys = wanted.flatMap(({ key, limit }) => [this.windowKey(key, limit), this.pauseName(key)]);
    const retryAfterMs = await this.takeUnits(
      keys,
      wanted.flatMap(({ limit, units }) => [limit.amount, limit.perMs, Math.ceil(units)]),
    );
    return retryAfterMs > 0 ? { granted: false, retryAfterMs } : { granted: true };
  }

  async settle(key: string, limit: RateLimit, units: number): Promise<void> {
    if (units !== 0) await this.settleUnits([this.windowKey(key, limit)], [limit.perMs, Math.ceil(units)]);
  }

  async pause(key: string, forMs: number): Promise<void> {
    if (forMs > 0) await this.pauseKey([this.pauseName(key)], [Math.ceil(forMs)]);
  }

  /** Named with its length: another length counts slices of another width. */
  private windowKey(key: string, { perMs }: RateLimit): string {
    return `${this.prefix}:limit:${key}:${perMs}`;
  }

  private pauseName(key: string): string {
    return `${this.prefix}:pause:${key}`;
  }
}
