import type { RateGrant, RateLimit, RateLimiter, WantedUnits } from '@app/ports';
import { addUnits, dropOldSlices, giveBackUnits, waitForUnits } from './sliding-window.js';
import type { Slices } from './sliding-window.js';

/** Limits of one process: for tests, and for the time that Redis is away. `nowMs` must never go back. */
export class InMemoryRateLimiter implements RateLimiter {
  private readonly windows = new Map<string, Slices>();
  private readonly pausedUntilMs = new Map<string, number>();

  constructor(private readonly nowMs: () => number) {}

  take(wanted: readonly WantedUnits[]): Promise<RateGrant> {
    const nowMs = this.nowMs();
    const fitted = wanted.map(({ key, limit, units }) => ({ key, ...limit, units: Math.min(Math.ceil(units), limit.amount) }));
    const waits = fitted.map((one) =>
      Math.max(this.pauseLeftMs(one.key, nowMs), one.units > 0 ? waitForUnits(this.window(one.key, one.perMs), one, nowMs) : 0),
    );
    const retryAfterMs = Math.max(0, ...waits);
    if (retryAfterMs > 0) return Promise.resolve({ granted: false, retryAfterMs });
    for (const { key, perMs, units } of fitted) if (units > 0) addUnits(this.window(key, perMs), units, { perMs, nowMs });
    return Promise.resolve({ granted: true });
  }

  settle(key: string, { perMs }: RateLimit, units: number): Promise<void> {
    const window = this.window(key, perMs);
    if (units > 0) addUnits(window, Math.ceil(units), { perMs, nowMs: this.nowMs() });
    if (units < 0) giveBackUnits(window, Math.floor(-units));
    return Promise.resolve();
  }

  pause(key: string, forMs: number): Promise<void> {
    this.pausedUntilMs.set(key, Math.max(this.pausedUntilMs.get(key) ?? 0, this.nowMs() + forMs));
    return Promise.resolve();
  }

  private pauseLeftMs(key: string, nowMs: number): number {
    return Math.max(0, (this.pausedUntilMs.get(key) ?? 0) - nowMs);
  }

  private window(key: string, perMs: number): Slices {
    const name = `${key}:${perMs}`;
    const window = this.windows.get(name) ?? new Map<number, number>();
    dropOldSlices(window, perMs, this.nowMs());
    this.windows.set(name, window);
    return window;
  }
}
