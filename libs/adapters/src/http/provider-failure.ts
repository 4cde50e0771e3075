import { NavigoError, RetryableError, TerminalError } from '@app/contracts';

/** What a provider answered instead of a result. */
export interface ProviderRefusal {
  readonly provider: string;
  readonly status: number;
  /** Host and path, without query: it may hold secrets. */
  readonly where: string;
  readonly afterMs?: number | undefined;
  readonly cause?: unknown;
}

/** The project's error for an HTTP status of a provider; 408, 429 and 5xx may pass on a new attempt, nothing else does. */
export function statusFailure(refusal: ProviderRefusal): NavigoError {
  const { status, afterMs, cause } = refusal;
  const said = `${refusal.provider} answered ${status} at ${refusal.where}`;
  if (status === 401 || status === 403) return new TerminalError('PROVIDER_AUTH', `${said}: check the key that is configured for it`, { cause });
  if (status === 408) return new RetryableError('PROVIDER_TIMEOUT', said, { afterMs, cause });
  if (status === 429) return new RetryableError('PROVIDER_RATE_LIMITED', `${said}: it asks for fewer requests`, { afterMs, cause });
  if (status >= 500) return new RetryableError('PROVIDER_UNAVAILABLE', said, { afterMs, cause });
  if (status >= 400) return new TerminalError('PROVIDER_BAD_REQUEST', `${said}: the request must change before it is sent again`, { cause });
  return new TerminalError('PROVIDER_BAD_RESPONSE', `${said}, which is no result`, { cause });
}

/** True for failures that lie with a provider, where a weaker source may answer instead; never for our own defects. */
export const isProviderFailure = (error: unknown): error is NavigoError => error instanceof NavigoError && error.code.startsWith('PROVIDER_');

/** Host and path of a URL, for messages. */
export const placeOf = (url: URL): string => url.host + url.pathname;
