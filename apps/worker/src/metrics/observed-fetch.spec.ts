import type { FetchUrl } from '@app/adapters';
import { createRegistry, providerInstruments } from '@app/platform';
import { observeFetch } from './observed-fetch.js';

const PROVIDERS = [
  ['hub', 'http://127.0.0.1:8080'],
  ['duffel', 'http://127.0.0.1:8080/flights'],
] as const;

function observed(inner: FetchUrl) {
  const registry = createRegistry('worker');
  const fetch = observeFetch(inner, PROVIDERS, providerInstruments(registry));
  const counted = async (): Promise<string[]> =>
    (await registry.metrics())
      .split('\n')
      .flatMap((line) => /^navigo_provider_calls_total\{provider="(.*?)",outcome="(.*?)"/.exec(line)?.slice(1).join(' ') ?? []);
  return { fetch, counted };
}
const answering =
  (status: number): FetchUrl =>
  () =>
    Promise.resolve(new Response(null, { status }));

describe('an observed fetch', () => {
  it('names the provider by the longest base URL that fits, and the unknown ones together', async () => {
    const { fetch, counted } = observed(answering(200));
    for (const url of ['http://127.0.0.1:8080/flights/air', 'http://127.0.0.1:8080/x', 'https://example.org/thr_1']) await fetch(url);
    expect(await counted()).toEqual(['duffel ok', 'hub ok', 'other ok']);
  });

  it.each([
    [204, 'ok'],
    [302, 'ok'],
    [404, 'http_4xx'],
    [429, 'http_429'],
    [503, 'http_5xx'],
  ])('counts a %i as %s and hands the answer on', async (status, outcome) => {
    const { fetch, counted } = observed(answering(status));
    expect((await fetch('http://127.0.0.1:8080/x')).status).toBe(status);
    expect(await counted()).toEqual([`hub ${outcome}`]);
  });

  it('tells a call that was given up from one that could not be made', async () => {
    const failure = new TypeError('fetch failed');
    const { fetch, counted } = observed(() => Promise.reject(failure));
    await expect(fetch('http://127.0.0.1:8080/x')).rejects.toBe(failure);
    await expect(fetch('http://127.0.0.1:8080/x', { signal: AbortSignal.abort() })).rejects.toBe(failure);
    expect(await counted()).toEqual(['hub unreachable', 'hub aborted']);
  });
});
