import type { z } from 'zod';
import { RetryableError, TerminalError, toStorableText } from '@app/contracts';
import { startDeadline } from './abortable.js';
import { limitBody } from './limit-body.js';
import { placeOf, statusFailure } from './provider-failure.js';
import { retryAfterMs } from './retry-after.js';
import { toStorableJson } from '@app/contracts';
import { withRetries } from './with-retries.js';
import type { RetryTools } from './with-retries.js';
import type { ProviderGate } from '@app/ports';

export const DEFAULT_TIMEOUT_MS = 15_000;
const DEFAULT_MAX_BYTES = 2 * 1024 * 1024;
const DEFAULT_RETRIES = 2;
const MAX_REDIRECTS = 3;
const MAX_ISSUES = 3;
const MAX_ISSUE_CHARS = 300;

/** The platform's fetch, narrowed to what adapters use. */
export type FetchUrl = (url: string | URL | Request, init?: RequestInit) => Promise<Response>;

/** What a request needs of the world. */
export interface Transport extends RetryTools {
  readonly fetch: FetchUrl;
  readonly nowMs: () => number;
  /** Asked before each attempt; absent for a provider without limits. */
  readonly gate?: ProviderGate | undefined;
}

export interface JsonRequest<T> {
  /** Name for people, used in messages. */
  readonly provider: string;
  readonly url: string;
  readonly method?: 'GET' | 'POST';
  readonly headers?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string | number>>;
  /** Sent as JSON. */
  readonly body?: unknown;
  readonly schema: z.ZodType<T>;
  /** Statuses besides 2xx that an answer comes with too. */
  readonly answerStatuses?: readonly number[];
  /** For one attempt, the reading of the body included; 15 000 when absent. */
  readonly timeoutMs?: number;
  /** Of the decompressed body; 2 MB when absent. */
  readonly maxBytes?: number;
  /** New attempts after a retryable failure; 2 when absent. */
  readonly retries?: number;
  readonly signal: AbortSignal;
}

/**
 * A provider's answer, parsed by `schema`, all its text free of NUL and broken surrogates.
 *
 * Redirects are followed on the same origin only; `transport.fetch` must not follow them itself.
 *
 * @throws {TerminalError} PROVIDER_AUTH (401, 403), PROVIDER_BAD_REQUEST (other 4xx), PROVIDER_BAD_RESPONSE (too large, no UTF-8, no
 * JSON, another shape, another status, a redirect to another host).
 * @throws {RetryableError} PROVIDER_RATE_LIMITED (429), PROVIDER_UNAVAILABLE (5xx, network), PROVIDER_TIMEOUT; `afterMs` is the
 * provider's Retry-After.
 * @throws {RetryableError} with `isWait` when the gate puts the request off.
 * @throws the signal's reason when the caller aborts.
 */
export async function requestJson<T>(request: JsonRequest<T>, transport: Transport): Promise<T> {
  const url = new URL(request.url);
  for (const [key, value] of Object.entries(request.query ?? {})) url.searchParams.set(key, String(value));
  const plan = { retries: request.retries ?? DEFAULT_RETRIES, signal: request.signal };
  const send = (): Promise<T> => attempt(request, url, transport);
  return withRetries(() => (transport.gate ? transport.gate.call({ send, signal: request.signal }) : send()), plan, transport);
}

async function attempt<T>(request: JsonRequest<T>, url: URL, transport: Transport): Promise<T> {
  const where = placeOf(url);
  const deadline = startDeadline(request.timeoutMs ?? DEFAULT_TIMEOUT_MS, request.signal);
  try {
    const response = await send(request, url, { ...transport, signal: deadline.signal });
    if (!response.ok && !request.answerStatuses?.includes(response.status)) {
      await response.body?.cancel();
      throw statusFailure({ provider: request.provider, status: response.status, where, afterMs: retryAfterMs(response.headers, transport.nowMs()) });
    }
    const maxBytes = request.maxBytes ?? DEFAULT_MAX_BYTES;
    const bytes = await limitBody(response, maxBytes, () => unusable(request, where, `it is larger than ${maxBytes} bytes`)).arrayBuffer();
    return parse(request, where, bytes);
  } catch (error) {
    request.signal.throwIfAborted();
    if (deadline.expired()) throw new RetryableError('PROVIDER_TIMEOUT', `${request.provider} did not answer in time at ${where}`, { cause: error });
    if (error instanceof TerminalError || error instanceof RetryableError) throw error;
    throw new RetryableError('PROVIDER_UNAVAILABLE', `${request.provider} cannot be reached at ${where}`, { cause: error });
  } finally {
    deadline.clear();
  }
}

async function send(request: JsonRequest<unknown>, start: URL, { fetch, signal }: Transport & { signal: AbortSignal }): Promise<Response> {
  const hasBody = request.body !== undefined;
  const init: RequestInit = {
    method: request.method ?? (hasBody ? 'POST' : 'GET'),
    headers: { accept: 'application/json', ...(hasBody ? { 'content-type': 'application/json' } : {}), ...request.headers },
    ...(hasBody ? { body: JSON.stringify(request.body) } : {}),
    signal,
  };
  let url = start;
  for (let followed = 0; ; followed += 1) {
    const response = await fetch(url, init);
    const location = response.headers.get('location');
    if (response.status < 300 || response.status >= 400 || location === null) return response;
    await response.body?.cancel();
    const next = URL.canParse(location, url.href) ? new URL(location, url) : undefined;
    if (next?.origin !== url.origin) throw unusable(request, placeOf(url), 'it redirects to another host, which is not followed');
    if (followed >= MAX_REDIRECTS) throw unusable(request, placeOf(url), 'it redirects without end');
    url = next;
  }
}

function parse<T>(request: JsonRequest<T>, where: string, bytes: ArrayBuffer): T {
  let json: unknown;
  try {
    json = toStorableJson(JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes)));
  } catch (cause) {
    throw unusable(request, where, 'it is no JSON in UTF-8', cause);
  }
  const parsed = request.schema.safeParse(json);
  if (parsed.success) return parsed.data;
  const issues = parsed.error.issues.slice(0, MAX_ISSUES).map((issue) => `${issue.path.join('.') || 'answer'}: ${issue.message}`);
  throw unusable(request, where, toStorableText(issues.join('; ').slice(0, MAX_ISSUE_CHARS)), parsed.error);
}

const unusable = (request: JsonRequest<unknown>, where: string, why: string, cause?: unknown): TerminalError =>
  new TerminalError('PROVIDER_BAD_RESPONSE', `${request.provider} answered something unusable at ${where}: ${why}`, { cause });
