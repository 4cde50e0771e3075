import { isIPv4, isIPv6 } from 'node:net';
import type { FastifyRequest } from 'fastify';
import { RequestError } from '@app/contracts';
import type { Role } from '@app/contracts';

/** Who sends a request. */
export interface Caller {
  /** Whose threads this caller sees; in open mode everybody is the same local owner. */
  readonly ownerId: string;
  readonly role: Role;
}

const callers = new WeakMap<FastifyRequest, Caller>();

const NETWORK_GROUPS = 4;

/**
 * What limits count as one address: an IPv4 address, or the /64 of an IPv6 one, since a single customer is given all of its addresses. It
 * is that of the connection; what a client writes into headers changes it only behind a proxy that TRUSTED_PROXIES names.
 */
export const addressOf = (request: Pick<FastifyRequest, 'ip'>): string => countedAddress(request.ip);

export function countedAddress(ip: string | undefined): string {
  if (ip === undefined) return 'unknown';
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1];
  if (mapped !== undefined) return mapped;
  if (isIPv4(ip) || !isIPv6(ip)) return ip;
  const [head = '', tail] = (ip.split('%')[0] ?? '').split('::');
  const first = head === '' ? [] : head.split(':');
  const last = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = tail === undefined ? 0 : Math.max(0, 2 * NETWORK_GROUPS - first.length - last.length);
  const groups = [...first, ...Array.from({ length: zeros }, () => '0'), ...last].slice(0, NETWORK_GROUPS);
  return `${groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`;
}

/** For the admission alone: from here on the request is this caller's. */
export const rememberCaller = (request: FastifyRequest, caller: Caller): void => void callers.set(request, caller);

/** The caller that was proven; undefined where no key was asked for. */
export const findCaller = (request: FastifyRequest): Caller | undefined => callers.get(request);

/** The caller that was proven. @throws {RequestError} UNAUTHENTICATED where no key was asked for, so that a gap stays closed. */
export function callerOf(request: FastifyRequest): Caller {
  const caller = callers.get(request);
  if (!caller) throw new RequestError('UNAUTHENTICATED', 'This needs a valid API key.');
  return caller;
}
