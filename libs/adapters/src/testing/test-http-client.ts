import { createHttpClient } from '../http/http-client.js';
import type { HttpClient } from '../http/http-client.js';

export interface TestHttpClient extends HttpClient {
  /** How long each retry would have waited, in ms. */
  readonly waitedMs: readonly number[];
}

/** A client for servers of a test: waits are noted, not waited; chance and clock stand still. */
export function testHttpClient(...baseUrls: readonly string[]): TestHttpClient {
  const waitedMs: number[] = [];
  const client = createHttpClient({
    allowedHosts: [],
    baseUrls,
    sleep: async (delayMs) => {
      waitedMs.push(delayMs);
    },
    random: () => 0.5,
    nowMs: () => Date.parse('2027-05-10T08:00:00Z'),
  });
  return { ...client, waitedMs };
}

/** A signal that nobody aborts. */
export const noAbort = (): AbortSignal => new AbortController().signal;
