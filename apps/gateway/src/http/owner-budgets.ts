import { Inject, Injectable } from '@nestjs/common';
import { RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import { RequestError } from '@app/contracts';
import { REDIS_PREFIX } from '@app/queue';
import type { RedisClient } from '@app/queue';
import { DAILY_BUDGETS, REDIS } from '../tokens.js';

const DAY_SECONDS = 86_400;
const MS_PER_SECOND = 1_000;

/** What one owner may use in a day. */
export interface DailyBudgets {
  /** Runs that are started or go on with what a person says. */
  readonly runs: number;
  /** Bytes of catalogs that are sent, whether they are taken or not. */
  readonly catalogBytes: number;
}

const WORDS: Readonly<Record<keyof DailyBudgets, string>> = { runs: 'runs', catalogBytes: 'bytes of catalogs' };

/** Counts what each owner uses in a day, over all gateways. A day begins with the first use. */
@Injectable()
export class OwnerBudgets {
  private readonly limiters: Readonly<Record<keyof DailyBudgets, RateLimiterRedis>>;

  constructor(
    @Inject(REDIS) redis: RedisClient,
    @Inject(DAILY_BUDGETS) private readonly budgets: DailyBudgets,
  ) {
    const limiter = (points: number) => new RateLimiterRedis({ storeClient: redis, keyPrefix: `${REDIS_PREFIX}:budget`, points, duration: DAY_SECONDS });
    this.limiters = { runs: limiter(budgets.runs), catalogBytes: limiter(budgets.catalogBytes) };
  }

  /** While Redis is away nothing is counted: what changes something is refused then by the limit of a minute. @throws {RequestError} QUOTA_EXCEEDED. */
  async spend(ownerId: string, what: keyof DailyBudgets, amount = 1): Promise<void> {
    const verdict: unknown = await this.limiters[what].consume(`${what}:${ownerId}`, amount).catch((error: unknown) => error);
    if (!(verdict instanceof RateLimiterRes) || verdict.consumedPoints <= this.budgets[what]) return;
    const seconds = Math.max(1, Math.ceil(verdict.msBeforeNext / MS_PER_SECOND));
    throw new RequestError('QUOTA_EXCEEDED', `You have used up the ${this.budgets[what]} ${WORDS[what]} of a day; more in ${seconds} s.`, [], seconds);
  }
}
