import { Inject, Injectable } from '@nestjs/common';
import type { CanActivate, ExecutionContext } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Redis } from 'ioredis';
import { RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import { RequestError, RetryableError } from '@app/contracts';
import { REDIS_PREFIX } from '@app/queue';
import { RATE_LIMIT_PER_MINUTE, REDIS } from '../tokens.js';
import { callerOf } from './caller.js';

const WINDOW_SECONDS = 60;
const UNLIMITED_PATHS = /^\/health(\/|$|\?)/;

/**
 * Counts the requests of each caller in Redis, so that all gateways share one limit. When Redis is away, reading goes on unlimited
 * (the database answers it) and everything that starts or decides something is a 503.
 */
@Injectable()
export class RateLimitGuard implements CanActivate {
  private readonly limiter: RateLimiterRedis;

  constructor(
    @Inject(REDIS) redis: Redis,
    @Inject(RATE_LIMIT_PER_MINUTE) private readonly points: number,
  ) {
    this.limiter = new RateLimiterRedis({ storeClient: redis, keyPrefix: `${REDIS_PREFIX}:rate`, points, duration: WINDOW_SECONDS });
  }

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    const reply = context.switchToHttp().getResponse<FastifyReply>();
    if (UNLIMITED_PATHS.test(request.url)) return true;
    const verdict = await this.limiter.consume(callerOf(request).rateKey).catch((error: unknown) => error);
    if (verdict instanceof RateLimiterRes) {
      this.tell(reply, verdict);
      if (verdict.consumedPoints <= this.points) return true;
      const seconds = Math.max(1, Math.ceil(verdict.msBeforeNext / 1000));
      throw new RequestError('RATE_LIMITED', `More than ${this.points} requests in a minute; the next one is welcome in ${seconds} s.`, [], seconds);
    }
    if (request.method === 'GET' || request.method === 'HEAD') return true;
    throw new RetryableError('QUEUE_UNAVAILABLE', 'The rate limit cannot be counted while Redis is away.', { cause: verdict });
  }

  private tell(reply: FastifyReply, verdict: RateLimiterRes): void {
    void reply.header('ratelimit-limit', String(this.points));
    void reply.header('ratelimit-remaining', String(Math.max(0, verdict.remainingPoints)));
    void reply.header('ratelimit-reset', String(Math.ceil(verdict.msBeforeNext / 1000)));
  }
}
