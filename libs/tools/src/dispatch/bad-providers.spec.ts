import { createFrankfurterExchangeRates, systemClock } from '@app/adapters';
import { startReplayServer } from '../../../adapters/src/testing/replay-server.js';
import type { Replay, ReplayServer, SeenRequest } from '../../../adapters/src/testing/replay-server.js';
import { testHttpClient } from '../../../adapters/src/testing/test-http-client.js';
import type { ToolWorld } from '../registry/define-tool.js';
import { testDispatchContext } from '../testing/dispatch-context.js';
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
