import type { IncomingHttpHeaders } from 'node:http';

const BEARER = /^Bearer +(\S+)$/i;

const BASIC = /^Basic +([A-Za-z0-9+/]+={0,2})$/i;

/** Holds the key of a browser that signed in; no script can read it, and no page of another site makes a browser send it. */
export const SESSION_COOKIE = 'navigo_session';

const SESSION = new RegExp(`(?:^|;\\s*)${SESSION_COOKIE}=([\\x21\\x23-\\x2b\\x2d-\\x3a\\x3c-\\x5b\\x5d-\\x7e]+)`);

/**
 * What a client offers as its key: `Authorization: Bearer`, `x-api-key` or the cookie of a session, and where `acceptsBasic` the password of `Authorization: Basic`,
 * whatever the user name; empty when there is nothing that could be one.
 */
export function credentialIn(headers: IncomingHttpHeaders, acceptsBasic: boolean): string {
  // A request with an Authorization of another kind means that one; falling back to the other header would guess.
  if (headers.authorization !== undefined) {
    const given = headers.authorization.trim();
    return BEARER.exec(given)?.[1] ?? (acceptsBasic ? passwordIn(given) : '');
  }
  const key = headers['x-api-key'];
  if (typeof key === 'string') return key.trim();
  return decoded(SESSION.exec(headers.cookie ?? '')?.[1] ?? '');
}

/** A user name has no colon, a password may have some. */
function passwordIn(authorization: string): string {
  const pair = Buffer.from(BASIC.exec(authorization)?.[1] ?? '', 'base64').toString('utf8');
  const colon = pair.indexOf(':');
  return colon < 0 ? '' : pair.slice(colon + 1);
}

function decoded(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return '';
  }
}
