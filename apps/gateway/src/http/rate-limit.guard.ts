import { Inject, Injectable } from '@nestjs/common';
import type { CanActivate, ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { RetryableError } from '@app/contracts';
import type { Role } from '@app/contracts';
import { IS_PUBLIC, NEEDED_ROLE } from '../auth/access.decorators.js';
import { callerOf } from './caller.js';
import { RequestLimiter } from './request-limiter.js';

/**
 * Holds each caller to its requests a minute. When Redis is away, a traveller's reading goes on unlimited (the database answers it);
 * everything that starts or decides something, and everything that needs more than a user's role, is a 503.
 */
@Injectable()
export class RateLimitGuard implements CanActivate {
  constructor(
    @Inject(Reflector) private readonly reflector: Reflector,
    @Inject(RequestLimiter) private readonly limiter: RequestLimiter,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const route = [context.getHandler(), context.getClass()];
    if (this.reflector.getAllAndOverride<boolean>(IS_PUBLIC, route)) return true;
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    const counted = await this.limiter.count(callerOf(request).rateKey);
    if (counted instanceof Error) {
      const isForUsers = (this.reflector.getAllAndOverride<Role>(NEEDED_ROLE, route) ?? 'user') === 'user';
      if (isForUsers && (request.method === 'GET' || request.method === 'HEAD')) return true;
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
