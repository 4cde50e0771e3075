import type { FastifyRequest } from 'fastify';
import { RequestError } from '@app/contracts';

const DEFAULT_WAIT_MS = 25_000;
const MAX_WAIT_MS = 120_000;
const IDEMPOTENCY_KEY = /^[\x21-\x7e]{1,255}$/;
const TRACEPARENT = /^00-[0-9a-f]{32}-[0-9a-f]{16}-[0-9a-f]{2}$/;

const headerOf = (request: FastifyRequest, name: string): string | undefined => {
  const value = request.headers[name];
  return Array.isArray(value) ? value.join(', ') : value;
};

/** How long the client lets us work before it wants an answer: `Prefer: wait=N`, at once for `respond-async` (RFC 7240). */
export function preferredWaitMs(request: FastifyRequest): number {
  const prefer = headerOf(request, 'prefer') ?? '';
  if (/(^|[,;\s])respond-async($|[,;\s])/i.test(prefer)) return 0;
  const wait = /(?:^|[,;\s])wait\s*=\s*(\d{1,6})/i.exec(prefer)?.[1];
  return wait === undefined ? DEFAULT_WAIT_MS : Math.min(MAX_WAIT_MS, Number(wait) * 1_000);
}

/** @throws {RequestError} VALIDATION_ERROR for a key that is no printable ASCII of up to 255 characters. */
export function idempotencyKeyOf(request: FastifyRequest): string | undefined {
  const key = headerOf(request, 'idempotency-key');
  if (key === undefined) return undefined;
  if (!IDEMPOTENCY_KEY.test(key))
    throw new RequestError('VALIDATION_ERROR', 'Idempotency-Key must be 1 to 255 printable ASCII characters.', [
      { path: 'Idempotency-Key', message: 'is not usable' },
    ]);
  return key;
}

/** The client's trace, when it sends one that W3C Trace Context accepts. */
export function traceparentOf(request: FastifyRequest): string | null {
  const value = headerOf(request, 'traceparent');
  return value !== undefined && TRACEPARENT.test(value) ? value : null;
}
