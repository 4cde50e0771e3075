import { Inject, Injectable } from '@nestjs/common';
import { RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import { RequestError, RetryableError } from '@app/contracts';
import { REDIS_PREFIX } from '@app/queue';
import type { RedisClient } from '@app/queue';
import { RATE_LIMIT_PER_MINUTE, REDIS } from '../tokens.js';

const WINDOW_SECONDS = 60;
const MS_PER_SECOND = 1_000;

/** A count after one more request; `resetMs` is when the window begins anew. */
export interface Counted {
  readonly remaining: number;
  readonly resetMs: number;
  readonly isOver: boolean;
}

/** Counts requests in Redis, so that all gateways share one limit for each minute. */
@Injectable()
export class RequestLimiter {
  private readonly limiter: RateLimiterRedis;

  constructor(
    @Inject(REDIS) redis: RedisClient,
    @Inject(RATE_LIMIT_PER_MINUTE) readonly points: number,
  ) {
    this.limiter = new RateLimiterRedis({ storeClient: redis, keyPrefix: `${REDIS_PREFIX}:rate`, points, duration: WINDOW_SECONDS });
  }

  /** The count of `rateKey`, or the error when Redis does not answer. */
  async count(rateKey: string): Promise<Counted | Error> {
    const verdict: unknown = await this.limiter.consume(rateKey).catch((error: unknown) => error);
    if (!(verdict instanceof RateLimiterRes)) return verdict instanceof Error ? verdict : new Error(String(verdict));
    return { remaining: Math.max(0, verdict.remainingPoints), resetMs: verdict.msBeforeNext, isOver: verdict.consumedPoints > this.points };
  }

  /**
   * Counts a request without a valid credential.
   *
   * @throws {RequestError} RATE_LIMITED when its address sent too many of them.
   * @throws {RetryableError} QUEUE_UNAVAILABLE while Redis is away: guesses that nobody counts get no answer.
   */
  async countRefused(address: string): Promise<void> {
    const counted = await this.count(`refused:${address}`);
    if (counted instanceof Error) throw new RetryableError('QUEUE_UNAVAILABLE', 'Refused requests cannot be counted while Redis is away.', { cause: counted });
    if (counted.isOver) throw this.tooMany(counted);
  }

  tooMany({ resetMs }: Counted): RequestError {
    const seconds = Math.max(1, Math.ceil(resetMs / MS_PER_SECOND));
    return new RequestError('RATE_LIMITED', `More than ${this.points} requests in a minute; the next one is welcome in ${seconds} s.`, [], seconds);
  }
}
