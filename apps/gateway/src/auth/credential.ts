import type { IncomingHttpHeaders } from 'node:http';

const BEARER = /^Bearer +(\S+)$/i;

const BASIC = /^Basic +([A-Za-z0-9+/]+={0,2})$/i;

/**
 * What a client offers as its key: `Authorization: Bearer` or `x-api-key`, and where `acceptsBasic` the password of `Authorization: Basic`,
 * whatever the user name; empty when there is nothing that could be one.
 */
export function credentialIn(headers: IncomingHttpHeaders, acceptsBasic: boolean): string {
  // A request with an Authorization of another kind means that one; falling back to the other header would guess.
  if (headers.authorization !== undefined) {
    const given = headers.authorization.trim();
    return BEARER.exec(given)?.[1] ?? (acceptsBasic ? passwordIn(given) : '');
  }
  const key = headers['x-api-key'];
  return typeof key === 'string' ? key.trim() : '';
}

/** A user name has no colon, a password may have some. */
function passwordIn(authorization: string): string {
  const pair = Buffer.from(BASIC.exec(authorization)?.[1] ?? '', 'base64').toString('utf8');
  const colon = pair.indexOf(':');
  return colon < 0 ? '' : pair.slice(colon + 1);
}
