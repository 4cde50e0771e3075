import { Injectable } from '@nestjs/common';
import type { CanActivate, ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { RequestError, mayActAs } from '@app/contracts';
import { callerOf } from '../http/caller.js';
import { accessOf } from './access.decorators.js';

/** The second lock before every route: `Admission` let the caller in before the body was read, or the route is closed. */
@Injectable()
export class AuthGuard implements CanActivate {
  canActivate(context: ExecutionContext): boolean {
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    const { isPublic, role = 'user' } = accessOf(request);
    if (isPublic) return true;
    if (!mayActAs(callerOf(request).role, role)) throw new RequestError('FORBIDDEN', `This needs a key with the role ${role}.`);
    return true;
  }
}
