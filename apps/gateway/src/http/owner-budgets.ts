import { Inject, Injectable } from '@nestjs/common';
import { RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import { RequestError } from '@app/contracts';
import { readOwnerUsage } from '@app/persistence';
import type { Database, OwnerUsage } from '@app/persistence';
import { REDIS_PREFIX } from '@app/queue';
import type { RedisClient } from '@app/queue';
import { OWNER_BOUNDS, DATABASE, REDIS } from '../tokens.js';
import { KnownUsage } from './known-usage.js';
import { overBound } from './usage-bounds.js';
import type { StoredBounds } from './usage-bounds.js';

const DAY_SECONDS = 86_400;
const MS_PER_SECOND = 1_000;

/** What one owner may use in a day, and have. */
export interface OwnerBounds {
  /** Runs that are started or go on with what a person says. */
  readonly runs: number;
  /** Bytes of catalogs that are sent, whether they are taken or not. */
  readonly catalogBytes: number;
  /** Files with plans to take along. */
  readonly exports: number;
  readonly stored: StoredBounds;
}

type Counted = Exclude<keyof OwnerBounds, 'stored'>;

const WORDS: Readonly<Record<Counted, string>> = { runs: 'runs', catalogBytes: 'bytes of catalogs', exports: 'exports' };

/** Holds each owner to what one may use, over all gateways. A day begins with the first use. */
@Injectable()
export class OwnerBudgets {
  private readonly limiters: Readonly<Record<Counted, RateLimiterRedis>>;
  private readonly known = new KnownUsage();

  constructor(
    @Inject(REDIS) redis: RedisClient,
    @Inject(DATABASE) private readonly db: Database,
    @Inject(OWNER_BOUNDS) private readonly bounds: OwnerBounds,
  ) {
    const limiter = (points: number) => new RateLimiterRedis({ storeClient: redis, keyPrefix: `${REDIS_PREFIX}:budget`, points, duration: DAY_SECONDS });
    this.limiters = { runs: limiter(bounds.runs), catalogBytes: limiter(bounds.catalogBytes), exports: limiter(bounds.exports) };
  }

  /** While Redis is away nothing is counted: what changes something is refused then by the limit of a minute. @throws {RequestError} QUOTA_EXCEEDED. */
  async spend(ownerId: string, what: Counted, amount = 1): Promise<void> {
    const verdict: unknown = await this.limiters[what].consume(`${what}:${ownerId}`, amount).catch((error: unknown) => error);
    if (!(verdict instanceof RateLimiterRes) || verdict.consumedPoints <= this.bounds[what]) return;
    const seconds = Math.max(1, Math.ceil(verdict.msBeforeNext / MS_PER_SECOND));
    throw new RequestError('QUOTA_EXCEEDED', `You have used up the ${this.bounds[what]} ${WORDS[what]} of a day; more in ${seconds} s.`, [], seconds);
  }

  /**
   * Before a run starts or goes on, in a thread that the request names or in a new one.
   *
   * @throws {RequestError} QUOTA_EXCEEDED for the runs of a day, and for whatever the owner has too much of.
   * @throws {RetryableError} STORE_UNAVAILABLE when what the owner has cannot be counted.
   */
  async spendRun(ownerId: string, threadId?: string): Promise<void> {
    await this.spend(ownerId, 'runs');
    const known = threadId === undefined ? this.known.of(ownerId) : undefined;
    if (known && !overBound(known, this.bounds.stored)) return this.known.add(ownerId);
    const usage = await this.read(ownerId, threadId);
    const over = overBound(usage, this.bounds.stored);
    if (over) throw new RequestError('QUOTA_EXCEEDED', over.words, [], over.retryAfterSeconds);
    this.known.keep(ownerId, usage);
    this.known.add(ownerId);
  }

  private read(ownerId: string, threadId: string | undefined): Promise<OwnerUsage> {
    const { runsAtWork, threads, modelTokens, modelCostUsd } = this.bounds.stored;
    return readOwnerUsage(this.db, ownerId, { runsAtWork, threads }, { threadId, withTokens: modelTokens !== undefined || modelCostUsd !== undefined });
  }
}
