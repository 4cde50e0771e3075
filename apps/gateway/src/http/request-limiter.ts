import { Inject, Injectable } from '@nestjs/common';
import { RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import { RequestError, RetryableError } from '@app/contracts';
import { REDIS_PREFIX } from '@app/queue';
import type { RedisClient } from '@app/queue';
import { RATE_LIMITS, REDIS } from '../tokens.js';

const WINDOW_SECONDS = 60;
const MS_PER_SECOND = 1_000;
/** Of one address, which a whole office may share, and of everybody together, where nothing else is configured. */
const ADDRESS_SHARE = 10;
const GLOBAL_SHARE = 200;

/** Requests a minute. */
export interface RateLimits {
  readonly perOwner: number;
  readonly perAddress?: number | undefined;
  readonly global?: number | undefined;
}

/** A count after one more request; `resetMs` is when the window begins anew. */
export interface Counted {
  readonly points: number;
  readonly remaining: number;
  readonly resetMs: number;
  readonly isOver: boolean;
}

/** Counts requests in Redis, so that all gateways share one limit for each minute. */
@Injectable()
export class RequestLimiter {
  private readonly perOwner: RateLimiterRedis;
  private readonly perAddress: RateLimiterRedis;
  private readonly global: RateLimiterRedis;

  constructor(
    @Inject(REDIS) redis: RedisClient,
    @Inject(RATE_LIMITS) { perOwner, perAddress = perOwner * ADDRESS_SHARE, global = perOwner * GLOBAL_SHARE }: RateLimits,
  ) {
    const limiter = (points: number) => new RateLimiterRedis({ storeClient: redis, keyPrefix: `${REDIS_PREFIX}:rate`, points, duration: WINDOW_SECONDS });
    this.perOwner = limiter(perOwner);
    this.perAddress = limiter(perAddress);
    this.global = limiter(global);
  }

  /** The count of a key such as `owner:ann`, held to the limit of one owner, or the error when Redis does not answer. */
  count(key: string): Promise<Counted | Error> {
    return counted(this.perOwner, key);
  }

  /** Counts a request before anybody knows whose it is; of the counts of its address and of all, the one that is over. */
  async countArrival(address: string): Promise<Counted | Error> {
    const [byAddress, all] = await Promise.all([counted(this.perAddress, `address:${address}`), counted(this.global, 'all')]);
    return !(all instanceof Error) && all.isOver ? all : byAddress;
  }

  /**
   * Counts a request without a valid credential.
   *
   * @throws {RequestError} RATE_LIMITED when its address sent too many of them.
   * @throws {RetryableError} QUEUE_UNAVAILABLE while Redis is away: guesses that nobody counts get no answer.
   */
  async countRefused(address: string): Promise<void> {
    const result = await this.count(`refused:${address}`);
    if (result instanceof Error) throw new RetryableError('QUEUE_UNAVAILABLE', 'Refused requests cannot be counted while Redis is away.', { cause: result });
    if (result.isOver) throw this.tooMany(result);
  }

  /** Takes one refusal back: what was counted before the look-up turned out to be a good key. */
  async forgive(address: string): Promise<void> {
    await this.perOwner.reward(`refused:${address}`).catch(() => undefined);
  }

  tooMany({ points, resetMs }: Counted): RequestError {
    const seconds = Math.max(1, Math.ceil(resetMs / MS_PER_SECOND));
    return new RequestError('RATE_LIMITED', `More than ${points} requests in a minute; the next one is welcome in ${seconds} s.`, [], seconds);
  }
}

async function counted(limiter: RateLimiterRedis, key: string): Promise<Counted | Error> {
  const verdict: unknown = await limiter.consume(key).catch((error: unknown) => error);
  if (!(verdict instanceof RateLimiterRes)) return verdict instanceof Error ? verdict : new Error(String(verdict));
  const { points } = limiter;
  return { points, remaining: Math.max(0, verdict.remainingPoints), resetMs: verdict.msBeforeNext, isOver: verdict.consumedPoints > points };
}
