import { NavigoError, RetryableError, TerminalError } from '@app/contracts';

const UNAUTHORIZED = [401, 403];
const TOO_MANY = 429;
const SERVER_ERROR = 500;
const NOT_REACHED = new Set(['ENOTFOUND', 'ECONNREFUSED', 'EHOSTUNREACH', 'ENETUNREACH', 'EAI_AGAIN', 'UND_ERR_CONNECT_TIMEOUT']);

/** An answer that is no success, in our words; after a server error nobody knows what was done. */
export function statusFailure(who: string, status: number): NavigoError {
  if (UNAUTHORIZED.includes(status)) return new TerminalError('PROVIDER_AUTH', `${who} refused our credential (${status}).`);
  if (status === TOO_MANY) return new RetryableError('PROVIDER_RATE_LIMITED', `${who} asks for fewer requests.`);
  if (status >= SERVER_ERROR) return new RetryableError('PROVIDER_BAD_RESPONSE', `${who} failed (${status}); what it did is not known.`);
  return new TerminalError('PROVIDER_BAD_REQUEST', `${who} refused the request (${status}).`);
}

/** A call without an answer: nobody was reached, or nobody knows. */
export function callFailure(who: string, cause: unknown): Error {
  if (cause instanceof NavigoError) return cause;
  const inner: unknown = cause instanceof Error ? (cause.cause ?? cause) : cause;
  const code: unknown = typeof inner === 'object' && inner !== null && 'code' in inner ? inner.code : undefined;
  if (typeof code === 'string' && NOT_REACHED.has(code)) return new RetryableError('PROVIDER_UNAVAILABLE', `${who} cannot be reached (${code}).`, { cause });
  return new RetryableError('PROVIDER_TIMEOUT', `${who} fell silent; what it did is not known.`, { cause });
}
