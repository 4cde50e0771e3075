import { Inject, Injectable } from '@nestjs/common';
import type { CanActivate, ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { RequestError, mayActAs } from '@app/contracts';
import type { Role } from '@app/contracts';
import { addressOf, rememberCaller } from '../http/caller.js';
import { RequestLimiter } from '../http/request-limiter.js';
import { AUTHENTICATOR } from '../tokens.js';
import { ACCEPTS_BASIC, IS_PUBLIC, NEEDED_ROLE } from './access.decorators.js';
import type { Authenticator } from './authenticator.js';
import { isFromElsewhere } from './origin.js';

/** Makes a browser ask for name and password; the key is the password. */
const BASIC_CHALLENGE = 'Basic realm="NaviGo: any name, the API key as password", charset="UTF-8"';

/** Stands before every route, however its address is spelled: closed unless the route says that it is public. */
@Injectable()
export class AuthGuard implements CanActivate {
  constructor(
    @Inject(Reflector) private readonly reflector: Reflector,
    @Inject(AUTHENTICATOR) private readonly authenticator: Authenticator,
    @Inject(RequestLimiter) private readonly limiter: RequestLimiter,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const route = [context.getHandler(), context.getClass()];
    if (this.reflector.getAllAndOverride<boolean>(IS_PUBLIC, route)) return true;
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    if (isFromElsewhere(request.raw, this.authenticator.isOpen)) throw new RequestError('FORBIDDEN', 'This request comes from a page of another site.');
    const acceptsBasic = this.reflector.getAllAndOverride<boolean>(ACCEPTS_BASIC, route) ?? false;
    const caller = await this.authenticator.authenticate(request, acceptsBasic);
    if (!caller) return this.refuse(request, context.switchToHttp().getResponse<FastifyReply>(), acceptsBasic ? BASIC_CHALLENGE : 'Bearer');
    const needed = this.reflector.getAllAndOverride<Role>(NEEDED_ROLE, route) ?? 'user';
    rememberCaller(request, caller);
    if (!mayActAs(caller.role, needed)) throw new RequestError('FORBIDDEN', `This needs a key with the role ${needed}; this key has the role ${caller.role}.`);
    return true;
  }

  /** The same answer for every credential that does not count; who tries many is slowed down by address. */
  private async refuse(request: FastifyRequest, reply: FastifyReply, challenge: string): Promise<never> {
    await this.limiter.countRefused(addressOf(request));
    void reply.header('www-authenticate', challenge);
    throw new RequestError('UNAUTHENTICATED', 'This needs a valid API key: Authorization: Bearer <key>.');
  }
}
