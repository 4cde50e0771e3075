import { createFrankfurterExchangeRates, createHttpClient, systemClock } from '@app/adapters';
import { startReplayServer } from '../../../adapters/src/testing/replay-server.js';
import type { Replay, ReplayServer, SeenRequest } from '../../../adapters/src/testing/replay-server.js';
import { testHttpClient } from '../../../adapters/src/testing/test-http-client.js';
import type { ToolWorld } from '../registry/define-tool.js';
import { testDispatchContext } from '../testing/dispatch-context.js';
import { echoTool } from '../testing/echo-tool.js';
import { FakeLimiter } from '../testing/fake-limits.js';
import { convertCurrency } from '../tools/convert-currency/convert-currency.tool.js';
import { dispatchTool } from './dispatch-tool.js';
import type { ToolObservation } from './observation.js';

describe('what a provider does wrong', () => {
  let server: ReplayServer;
  let limiter: FakeLimiter;
  afterEach(() => server.close());

  async function convertWith(answer: (request: SeenRequest) => Replay, timeoutMs = 5_000): Promise<ToolObservation> {
    server = await startReplayServer(answer);
    limiter = new FakeLimiter();
    const exchangeRates = createFrankfurterExchangeRates({ http: testHttpClient(server.url), clock: systemClock, baseUrl: `${server.url}/v1`, timeoutMs });
    const context = await testDispatchContext([convertCurrency], { world: { exchangeRates } as ToolWorld, limiter });
    return dispatchTool({ id: 'c1', name: 'convert_currency', arguments: { amount: 5, from: 'EUR', to: 'USD' } }, context);
  }
  const broken = (status: number, headers: Record<string, string> = {}): Replay => ({ status, headers, body: {} });
  const rates = (usd: string): string => `{"amount":1,"base":"EUR","date":"2027-05-07","rates":{"USD":${usd}}}`;

  it.each<[string, () => Replay, string]>([
    ['ten megabytes', () => ({ body: `"${'x'.repeat(10_000_000)}"` }), 'PROVIDER_BAD_RESPONSE'],
    ['a NaN', () => ({ body: rates('NaN') }), 'PROVIDER_BAD_RESPONSE'],
    ['an endless number', () => ({ body: rates('1e999') }), 'PROVIDER_BAD_RESPONSE'],
    ['broken UTF-8', () => ({ body: Buffer.from([0x22, 0xff, 0xfe, 0x22]) }), 'PROVIDER_BAD_RESPONSE'],
    ['an endless redirect', () => broken(302, { location: '/v1/latest' }), 'PROVIDER_BAD_RESPONSE'],
    ['a redirect into the private network', () => broken(302, { location: 'http://169.254.169.254/' }), 'PROVIDER_BAD_RESPONSE'],
    ['a page of HTML', () => ({ body: '<html>' }), 'PROVIDER_BAD_RESPONSE'],
    ['a closed connection', () => 'hang_up', 'PROVIDER_UNAVAILABLE'],
    ['silence', () => 'silence', 'PROVIDER_TIMEOUT'],
    ['a refused key', () => broken(403), 'PROVIDER_AUTH'],
    ['an error', () => broken(500), 'PROVIDER_UNAVAILABLE'],
  ])('%s becomes a reason', async (_what, answer, code) => {
    const observation = await convertWith(answer, code === 'PROVIDER_TIMEOUT' ? 50 : undefined);
    expect(observation).toMatchObject({ ok: false, code, reason: expect.stringContaining('Frankfurter') });
    expect(JSON.stringify(observation).length).toBeLessThan(800);
    // The adapter makes its own new attempts; the dispatch adds none.
    expect(server.seen.length).toBeLessThanOrEqual(4);
  });

  it.each([
    ['seconds', '40', 40_000],
    ['a date', 'Mon, 10 May 2027 08:01:30 GMT', 90_000],
  ])('a 429 with Retry-After as %s says when to come again, and holds all others back', async (_form, value, retryAfterMs) => {
    const observation = await convertWith(() => broken(429, { 'retry-after': value, date: 'Mon, 10 May 2027 08:00:00 GMT' }));
    expect(observation).toMatchObject({ ok: false, code: 'PROVIDER_RATE_LIMITED', retryAfterMs });
    expect(limiter.paused).toEqual([['tool:convert_currency', retryAfterMs]]);
    expect(server.seen).toHaveLength(1);
  });
});

describe('what a model asks wrongly', () => {
  const tool = echoTool();
  const ask = async (name: string, given: unknown): Promise<ToolObservation> =>
    dispatchTool({ id: 'c1', name, arguments: given }, await testDispatchContext([tool, convertCurrency]));

  it('an unknown tool becomes a reason that names those that there are', async () => {
    const observation = await ask('book_flight', {});
    expect(observation).toMatchObject({ ok: false, code: 'TOOL_UNKNOWN', reason: expect.stringMatching(/book_flight.*echo, convert_currency/) });
  });

  it('a name of a megabyte is not said again in full', async () => {
    expect(JSON.stringify(await ask('x'.repeat(1_000_000), {})).length).toBeLessThan(800);
  });

  it.each<[string, unknown]>([
    ['no JSON', '{"text":'],
    ['a list', ['hello']],
    ['nothing', null],
    ['another type', { text: 7 }],
    ['a field too many', { text: 'hello', sudo: true }],
    ['a NaN', { text: 'hello', times: Number.NaN }],
    ['a number without end', { text: 'hello', times: Number.POSITIVE_INFINITY }],
    ['a megabyte', { text: 'x'.repeat(1_000_000) }],
  ])('arguments that are %s become a reason, and nobody is called', async (_what, given) => {
    const observation = await ask('echo', given);
    expect(observation).toMatchObject({ ok: false, code: 'TOOL_BAD_ARGUMENTS', reason: expect.stringContaining('echo') });
    expect(JSON.stringify(observation).length).toBeLessThan(800);
    expect(tool.asked).toEqual([]);
  });
});

describe('a tool that hangs', () => {
  it('becomes a reason when its time is over, though it heeds no signal', async () => {
    const hanging = echoTool(() => new Promise(() => undefined), { timeoutMs: 50 });
    const startedAt = performance.now();
    const observation = await dispatchTool({ id: 'c1', name: 'echo', arguments: { text: 'hello' } }, await testDispatchContext([hanging]));
    expect(observation).toMatchObject({ ok: false, code: 'TOOL_TIMEOUT', reason: expect.stringContaining('50 ms') });
    expect(performance.now() - startedAt).toBeLessThan(5_000);
    expect(hanging.asked).toHaveLength(1);
  });
});

describe('an address that is not public', () => {
  const PUBLIC_NAME = 'rates.example';

  async function convertAt(baseUrl: string, addresses: readonly string[]): Promise<{ observation: ToolObservation; called: string[] }> {
    const called: string[] = [];
    const http = createHttpClient({
      allowedHosts: [PUBLIC_NAME],
      lookUp: async () => addresses,
      sleep: async () => undefined,
      fetch: async (target) => {
        called.push(String(target instanceof Request ? target.url : target));
        return Response.json({ amount: 1, base: 'EUR', date: '2027-05-07', rates: { USD: 1.1 } });
      },
    });
    const exchangeRates = createFrankfurterExchangeRates({ http, clock: systemClock, baseUrl });
    const context = await testDispatchContext([convertCurrency], { world: { exchangeRates } as ToolWorld });
    const observation = await dispatchTool({ id: 'c1', name: 'convert_currency', arguments: { amount: 5, from: 'EUR', to: 'USD' } }, context);
    return { observation, called };
  }

  it.each(['http://127.0.0.1:8080', 'https://10.0.0.7', 'https://192.168.1.1', 'http://169.254.169.254', 'https://[fe80::1]', 'https://[::ffff:10.0.0.1]'])(
    '%s is never called',
    async (baseUrl) => {
      const { observation, called } = await convertAt(baseUrl, ['93.184.215.14']);
      expect(observation).toMatchObject({ ok: false, code: 'PROVIDER_BAD_REQUEST', reason: expect.stringContaining('not on the list of allowed hosts') });
      expect(called).toEqual([]);
    },
  );

  it.each([['127.0.0.1'], ['10.1.2.3'], ['169.254.169.254'], ['fe80::1'], ['::ffff:169.254.169.254'], ['93.184.215.14', '192.168.0.1']])(
    'is not called under an allowed name that leads to it: %s',
    async (...addresses) => {
      const { observation, called } = await convertAt(`https://${PUBLIC_NAME}`, addresses);
      expect(observation).toMatchObject({ ok: false, code: 'PROVIDER_BAD_REQUEST', reason: expect.stringContaining('private network') });
      expect(called).toEqual([]);
    },
  );

  it('is the only thing in the way: the same name at a public address is called', async () => {
    const { observation, called } = await convertAt(`https://${PUBLIC_NAME}`, ['93.184.215.14']);
    expect(observation).toMatchObject({ ok: true, value: { amount: 5.5 } });
    expect(called).toHaveLength(1);
  });
});
