import type { CircuitBreaker, RateLimiter } from '@app/ports';

/** Grants `grants` calls, then says when the next one is due; notes pauses. */
export class FakeLimiter implements RateLimiter {
  readonly paused: [string, number][] = [];

  constructor(private grants = Infinity) {}

  async take(): ReturnType<RateLimiter['take']> {
    this.grants -= 1;
    return this.grants >= 0 ? { granted: true } : { granted: false, retryAfterMs: 750 };
  }

  async settle(): Promise<void> {}

  async pause(key: string, forMs: number): Promise<void> {
    this.paused.push([key, forMs]);
  }
}

const OPENS_AFTER = 5;

/** Opens after five failures in a row and stays open. */
export class FakeBreaker implements CircuitBreaker {
  private failures = 0;

  async admit(): ReturnType<CircuitBreaker['admit']> {
    return this.failures < OPENS_AFTER ? { admitted: true } : { admitted: false, retryAfterMs: 60_000 };
  }

  async succeeded(): Promise<void> {
    this.failures = 0;
  }

  async failed(): Promise<void> {
    this.failures += 1;
  }

  async state(): ReturnType<CircuitBreaker['state']> {
    return this.failures < OPENS_AFTER ? 'closed' : 'open';
  }
}
