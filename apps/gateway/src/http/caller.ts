import type { FastifyRequest } from 'fastify';
import { RequestError } from '@app/contracts';
import type { Role } from '@app/contracts';

/** Who sends a request. */
export interface Caller {
  /** Whose threads this caller sees; in open mode everybody is the same local owner. */
  readonly ownerId: string;
  readonly role: Role;
  /** What the rate limit counts by. */
  readonly rateKey: string;
}

const callers = new WeakMap<FastifyRequest, Caller>();

/** The address of the connection; what a client writes into headers does not change it. */
export const addressOf = (request: FastifyRequest): string => request.socket.remoteAddress ?? 'unknown';

/** For the guard alone: from here on the request is this caller's. */
export const rememberCaller = (request: FastifyRequest, caller: Caller): void => void callers.set(request, caller);

/** The caller that the guard has proven. @throws {RequestError} UNAUTHENTICATED where no guard was asked, so that a gap stays closed. */
export function callerOf(request: FastifyRequest): Caller {
  const caller = callers.get(request);
  if (!caller) throw new RequestError('UNAUTHENTICATED', 'This needs a valid API key.');
  return caller;
}
