import type { ProviderGate } from '@app/ports';
import { sleep, untilAborted } from './abortable.js';
import type { Sleep } from './abortable.js';
import { createHostGuard } from './host-guard.js';
import type { HostRules } from './host-guard.js';
import { requestJson } from './request-json.js';
import type { FetchUrl, JsonRequest, Transport } from './request-json.js';

/** The one way out: every call of an adapter passes its host rules. */
export interface HttpClient extends Transport {
  /** See {@link requestJson}. */
  requestJson<T>(request: JsonRequest<T>): Promise<T>;
}

export interface HttpClientOptions extends HostRules {
  readonly fetch?: FetchUrl;
  readonly sleep?: Sleep;
  readonly random?: () => number;
  readonly nowMs?: () => number;
}

const NEVER_ABORTED = new AbortController().signal;

/**
 * A client that calls the allowed hosts and no other. Its `fetch` never follows a redirect by itself and serves SDKs that bring
 * their own request code.
 */
export function createHttpClient(options: HttpClientOptions): HttpClient {
  const guard = createHostGuard(options);
  const platformFetch = options.fetch ?? globalThis.fetch;
  const transport: Transport = {
    fetch: async (target, init) => {
      await untilAborted(guard(new URL(target instanceof Request ? target.url : target)), init?.signal ?? NEVER_ABORTED);
      return platformFetch(target, { ...init, redirect: 'manual' });
    },
    sleep: options.sleep ?? sleep,
    random: options.random ?? Math.random,
    nowMs: options.nowMs ?? Date.now,
  };
  return { ...transport, requestJson: (request) => requestJson(request, transport) };
}

/** The same client for one provider: its gate is asked before each attempt of a {@link HttpClient.requestJson}. */
export function gateHttpClient(http: HttpClient, gate: ProviderGate): HttpClient {
  const transport: Transport = { ...http, gate };
  return { ...transport, requestJson: (request) => requestJson(request, transport) };
}
