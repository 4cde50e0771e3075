import type { IncomingHttpHeaders } from 'node:http';

const BEARER = /^Bearer +(\S+)$/i;

/** What a client offers as its key: `Authorization: Bearer` or `x-api-key`; empty when there is nothing that could be one. */
export function credentialIn(headers: IncomingHttpHeaders): string {
  // A request with an Authorization of another kind means that one; falling back to the other header would guess.
  if (headers.authorization !== undefined) return BEARER.exec(headers.authorization.trim())?.[1] ?? '';
  const key = headers['x-api-key'];
  return typeof key === 'string' ? key.trim() : '';
}
