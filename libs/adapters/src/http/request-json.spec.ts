import { z } from 'zod';
import { RetryableError, TerminalError } from '@app/contracts';
import type { ProviderGate } from '@app/ports';
import { noAbort, testHttpClient } from '../testing/test-http-client.js';
import { inOrder, startReplayServer } from '../testing/replay-server.js';
import type { Replay, ReplayServer } from '../testing/replay-server.js';
import { createHttpClient, gateHttpClient } from './http-client.js';
import type { JsonRequest } from './request-json.js';

const Answer = z.object({ name: z.string() });
const GOOD: Replay = { body: { name: 'Lisbon' } };

const servers: ReplayServer[] = [];
async function serverWith(...replays: readonly Replay[]): Promise<ReplayServer> {
  const server = await startReplayServer(inOrder(...replays));
  servers.push(server);
  return server;
}
afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => server.close()));
});

const request = (server: ReplayServer, more: Partial<JsonRequest<z.infer<typeof Answer>>> = {}): JsonRequest<z.infer<typeof Answer>> => ({
  provider: 'Gazetteer',
  url: `${server.url}/v1/places`,
  schema: Answer,
  signal: noAbort(),
  ...more,
});

async function failureOf(work: Promise<unknown>): Promise<TerminalError | RetryableError> {
  const error: unknown = await work.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (error instanceof TerminalError || error instanceof RetryableError) return error;
  throw new Error(`no error of the project: ${String(error)}`);
}

describe('requestJson', () => {
  it('sends query, headers and a JSON body, and returns the parsed value', async () => {
    const server = await serverWith(GOOD);
    const sent = request(server, { query: { q: 'São', count: 1 }, headers: { 'x-version': 'v2' }, body: { a: 1 } });
    await expect(testHttpClient(server.url).requestJson(sent)).resolves.toEqual({ name: 'Lisbon' });
    expect(server.seen[0]).toMatchObject({ method: 'POST', path: '/v1/places', body: '{"a":1}' });
    expect(server.seen[0]?.headers).toMatchObject({ 'x-version': 'v2', 'content-type': 'application/json' });
    expect(Object.fromEntries(server.seen[0]?.query ?? [])).toEqual({ q: 'São', count: '1' });
  });

  it('takes NUL and broken surrogates out of all text, keys included', async () => {
    const server = await serverWith({ body: String.raw`{"list":[{"a\u0000b":"x\u0000y\ud800z"}],"name":"n"}` });
    const schema = z.object({ list: z.array(z.record(z.string(), z.string())) });
    const { list } = await testHttpClient(server.url).requestJson({ ...request(server), schema });
    expect(list).toEqual([{ ab: 'xy\uFFFDz' }]);
  });

  it.each([
    [401, 'PROVIDER_AUTH'],
    [403, 'PROVIDER_AUTH'],
    [400, 'PROVIDER_BAD_REQUEST'],
    [404, 'PROVIDER_BAD_REQUEST'],
    [409, 'PROVIDER_BAD_REQUEST'],
    [410, 'PROVIDER_BAD_REQUEST'],
    [422, 'PROVIDER_BAD_REQUEST'],
  ])('ends at once with status %i as %s', async (status, code) => {
    const server = await serverWith({ status, body: { error: 'no' } }, GOOD);
    const error = await failureOf(testHttpClient(server.url).requestJson(request(server)));
    expect(error).toMatchObject({ name: 'TerminalError', code });
    expect(server.seen).toHaveLength(1);
  });

  it.each([
    [408, 'PROVIDER_TIMEOUT'],
    [429, 'PROVIDER_RATE_LIMITED'],
    [500, 'PROVIDER_UNAVAILABLE'],
    [503, 'PROVIDER_UNAVAILABLE'],
  ])('tries three times with growing waits before status %i becomes %s', async (status, code) => {
    const bad: Replay = { status, body: 'no' };
    const server = await serverWith(bad, bad, bad, GOOD);
    const http = testHttpClient(server.url);
    expect(await failureOf(http.requestJson(request(server)))).toMatchObject({ name: 'RetryableError', code });
    expect(server.seen).toHaveLength(3);
    expect(http.waitedMs).toEqual([150, 300]);
  });

  it('succeeds on a new attempt after a 500', async () => {
    const server = await serverWith({ status: 500, body: 'no' }, GOOD);
    await expect(testHttpClient(server.url).requestJson(request(server))).resolves.toEqual({ name: 'Lisbon' });
  });

  it.each(['7', 'Mon, 10 May 2027 08:00:07 GMT'])('waits as long as Retry-After says: %s', async (retryAfter) => {
    const date = 'Mon, 10 May 2027 08:00:00 GMT';
    const server = await serverWith({ status: 429, headers: { 'retry-after': retryAfter, date }, body: '' }, GOOD);
    const http = testHttpClient(server.url);
    await http.requestJson(request(server));
    expect(http.waitedMs).toEqual([7000]);
  });

  it('gives up at once when Retry-After is beyond 30 seconds, and tells it', async () => {
    const server = await serverWith({ status: 503, headers: { 'retry-after': '31' }, body: '' }, GOOD);
    const http = testHttpClient(server.url);
    expect(await failureOf(http.requestJson(request(server)))).toMatchObject({ code: 'PROVIDER_UNAVAILABLE', afterMs: 31_000 });
    expect(http.waitedMs).toEqual([]);
  });

  it('names a silent provider as timeout', async () => {
    const server = await serverWith('silence');
    const slow = request(server, { timeoutMs: 30, retries: 0 });
    expect(await failureOf(testHttpClient(server.url).requestJson(slow))).toMatchObject({ name: 'RetryableError', code: 'PROVIDER_TIMEOUT' });
  });

  it('names a broken connection as unavailable', async () => {
    const server = await serverWith('hang_up');
    const error = await failureOf(testHttpClient(server.url).requestJson(request(server, { retries: 0 })));
    expect(error).toMatchObject({ name: 'RetryableError', code: 'PROVIDER_UNAVAILABLE' });
  });

  it.each<[string, Replay]>([
    ['broken JSON', { body: '{"name": "Lis' }],
    ['an empty body', { body: '' }],
    ['another shape', { body: { title: 'Lisbon' } }],
    ['broken UTF-8', { body: Buffer.from('{"name":"\xc3("}', 'latin1') }],
    ['a body beyond the limit', { body: { name: 'x'.repeat(2000) } }],
    ['JSON nested without end', { body: `{"name":"Lisbon","deep":${'['.repeat(400)}${']'.repeat(400)}}` }],
    ['a redirect to another host', { status: 302, headers: { location: 'http://169.254.169.254/latest' }, body: '' }],
    ['a status that is no result', { status: 304, body: '' }],
  ])('refuses %s without a new attempt', async (_what, replay) => {
    const server = await serverWith(replay, GOOD);
    const error = await failureOf(testHttpClient(server.url).requestJson(request(server, { maxBytes: 1000 })));
    expect(error).toMatchObject({ name: 'TerminalError', code: 'PROVIDER_BAD_RESPONSE' });
    expect(server.seen).toHaveLength(1);
  });

  it('follows a redirect on the same host, but not for ever', async () => {
    const around: Replay = { status: 307, headers: { location: '/v1/elsewhere' }, body: '' };
    const once = await serverWith(around, GOOD);
    await expect(testHttpClient(once.url).requestJson(request(once))).resolves.toEqual({ name: 'Lisbon' });
    expect(once.seen[1]?.path).toBe('/v1/elsewhere');
    const circle = await serverWith(around, around, around, around, around);
    expect(await failureOf(testHttpClient(circle.url).requestJson(request(circle)))).toMatchObject({ code: 'PROVIDER_BAD_RESPONSE' });
  });

  it('keeps query, headers and the answer out of its messages', async () => {
    const server = await serverWith({ status: 403, body: { error: 'key secret-3 is wrong' } });
    const secret = request(server, { query: { key: 'secret-1' }, headers: { authorization: 'Bearer secret-2' } });
    const error = await failureOf(testHttpClient(server.url).requestJson(secret));
    expect(error.message).toContain('Gazetteer answered 403');
    expect(error.message).toContain('/v1/places');
    expect(JSON.stringify([error.message, error.cause])).not.toContain('secret');
  });

  it('ends with the reason of a caller who aborts while the provider is silent', async () => {
    const caller = new AbortController();
    const server = await startReplayServer(() => {
      caller.abort(new Error('run was cancelled'));
      return 'silence';
    });
    servers.push(server);
    await expect(testHttpClient(server.url).requestJson(request(server, { signal: caller.signal, retries: 0 }))).rejects.toThrow('run was cancelled');
    expect(server.seen).toHaveLength(1);
  });

  it('ends with the reason of a caller who aborts during the wait before a new attempt', async () => {
    const caller = new AbortController();
    const server = await serverWith({ status: 429, headers: { 'retry-after': '20' }, body: '' }, GOOD);
    const http = createHttpClient({ allowedHosts: [], baseUrls: [server.url] });
    const work = http.requestJson({ ...request(server), signal: caller.signal });
    setImmediate(function whenAsked() {
      if (server.seen.length > 0) caller.abort(new Error('run was cancelled'));
      else setImmediate(whenAsked);
    });
    await expect(work).rejects.toThrow('run was cancelled');
  });

  it('asks nobody for a caller who has aborted already', async () => {
    const server = await serverWith(GOOD);
    const signal = AbortSignal.abort(new Error('too late'));
    await expect(testHttpClient(server.url).requestJson(request(server, { signal }))).rejects.toThrow('too late');
    expect(server.seen).toHaveLength(0);
  });
});

describe('requestJson behind a gate', () => {
  const putOff = new RetryableError('PROVIDER_UNAVAILABLE', 'left alone', { afterMs: 40_000, isWait: true });
  /** Lets so many requests through. */
  const gateFor = (requests: number): ProviderGate & { readonly asked: number } => {
    let asked = 0;
    return {
      get asked() {
        return asked;
      },
      call: ({ send }) => ((asked += 1) > requests ? Promise.reject(putOff) : send()),
    };
  };

  it('asks it before each attempt', async () => {
    const server = await serverWith({ status: 500, body: 'no' }, GOOD);
    const gate = gateFor(2);
    await expect(gateHttpClient(testHttpClient(server.url), gate).requestJson(request(server))).resolves.toEqual({ name: 'Lisbon' });
    expect(gate.asked).toBe(2);
  });

  it('is put off at once, without an attempt of its own', async () => {
    const server = await serverWith(GOOD);
    const gate = gateFor(0);
    await expect(gateHttpClient(testHttpClient(server.url), gate).requestJson(request(server))).rejects.toBe(putOff);
    expect([gate.asked, server.seen.length]).toEqual([1, 0]);
  });

  it('has failed, not only waited, when it was put off after a failure', async () => {
    const server = await serverWith({ status: 503, body: 'no' }, GOOD);
    const error = await failureOf(gateHttpClient(testHttpClient(server.url), gateFor(1)).requestJson(request(server)));
    expect(error).toMatchObject({ code: 'PROVIDER_UNAVAILABLE', isWait: false, afterMs: 40_000, message: expect.stringContaining('answered 503') });
    expect(server.seen).toHaveLength(1);
  });
});
