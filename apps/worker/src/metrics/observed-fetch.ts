import type { FetchUrl } from '@app/adapters';
import { inSpan, markFailed } from '@app/platform';
import type { ProviderInstruments } from '@app/platform';

const MS_PER_SECOND = 1_000;

/** Where a provider answers; the longest base URL that fits a call names its provider. */
export type ProviderUrls = readonly (readonly [provider: string, baseUrl: string])[];

/** The same fetch; each call is counted by provider and has a span that names the host. Paths, queries and bodies stay out of both. */
export function observeFetch(inner: FetchUrl, providers: ProviderUrls, instruments: Omit<ProviderInstruments, 'waits'>): FetchUrl {
  const byLength = [...providers].sort(([, a], [, b]) => b.length - a.length);
  const providerOf = (url: URL): string => byLength.find(([, base]) => url.href.startsWith(base))?.[0] ?? 'other';
  return (target, init) => {
    const url = new URL(target instanceof Request ? target.url : target);
    const method = init?.method ?? (target instanceof Request ? target.method : 'GET');
    const provider = providerOf(url);
    const attributes = { 'http.request.method': method, 'server.address': url.hostname, 'navigo.provider': provider };
    return inSpan({ name: `${method} ${url.hostname}`, kind: 'client', attributes }, async (span) => {
      const startedAt = performance.now();
      let outcome = 'unreachable';
      try {
        const response = await inner(target, init);
        outcome = outcomeOf(response.status);
        span.setAttribute('http.response.status_code', response.status);
        if (response.status >= 400) markFailed(span, String(response.status));
        return response;
      } catch (error) {
        if (init?.signal?.aborted) outcome = 'aborted';
        throw error;
      } finally {
        instruments.calls.inc({ provider, outcome });
        instruments.durationSeconds.observe({ provider }, (performance.now() - startedAt) / MS_PER_SECOND);
      }
    });
  };
}

/** 429 stands for itself: it is the one refusal that is cured by calling less. */
function outcomeOf(status: number): string {
  if (status === 429) return 'http_429';
  return status < 400 ? 'ok' : `http_${Math.floor(status / 100)}xx`;
}
