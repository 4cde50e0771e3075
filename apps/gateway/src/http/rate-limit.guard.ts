import { Inject, Injectable } from '@nestjs/common';
import type { CanActivate, ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { RetryableError } from '@app/contracts';
import { IS_PUBLIC } from '../auth/access.decorators.js';
import { callerOf } from './caller.js';
import { RequestLimiter } from './request-limiter.js';

/**
 * Holds each caller to its requests a minute. When Redis is away, reading goes on unlimited (the database answers it) and everything
 * that starts or decides something is a 503.
 */
@Injectable()
export class RateLimitGuard implements CanActivate {
  constructor(
    @Inject(Reflector) private readonly reflector: Reflector,
    @Inject(RequestLimiter) private readonly limiter: RequestLimiter,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    if (this.reflector.getAllAndOverride<boolean>(IS_PUBLIC, [context.getHandler(), context.getClass()])) return true;
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    const counted = await this.limiter.count(callerOf(request).rateKey);
    if (counted instanceof Error) {
      if (request.method === 'GET' || request.method === 'HEAD') return true;
      throw new RetryableError('QUEUE_UNAVAILABLE', 'The rate limit cannot be counted while Redis is away.', { cause: counted });
    }
    const reply = context.switchToHttp().getResponse<FastifyReply>();
    void reply.header('ratelimit-limit', String(this.limiter.points));
    void reply.header('ratelimit-remaining', String(counted.remaining));
    void reply.header('ratelimit-reset', String(Math.ceil(counted.resetMs / 1000)));
    if (counted.isOver) throw this.limiter.tooMany(counted);
    return true;
  }
}
