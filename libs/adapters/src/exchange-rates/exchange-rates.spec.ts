import { RetryableError } from '@app/contracts';
import type { ExchangeRatePort } from '@app/ports';
import { createFixedClock } from '../clock/fixed.clock.js';
import type { FixedClock } from '../clock/fixed.clock.js';
import { startReplayServer } from '../testing/replay-server.js';
import type { Replay, ReplayServer, SeenRequest } from '../testing/replay-server.js';
import { noAbort, testHttpClient } from '../testing/test-http-client.js';
import { createDegradingExchangeRates } from './degrading.exchange-rates.js';
import { describeExchangeRates } from './exchange-rates.contract.js';
import { createFrankfurterExchangeRates } from './frankfurter.exchange-rates.js';
import { UNITS_PER_EUR } from './reference-rates.js';
import { createTableExchangeRates } from './table.exchange-rates.js';

const KNOWN: Readonly<Record<string, number>> = { USD: 1.25, JPY: 160, GBP: 0.8 };

/** Answers as Frankfurter does: unknown symbols are left out, and 404 when none is left. */
function frankfurter({ query }: SeenRequest): Replay {
  const symbols = (query.get('symbols') ?? '').split(',').filter((symbol) => Object.hasOwn(KNOWN, symbol));
  if (symbols.length === 0) return { status: 404, body: { message: 'not found' } };
  return { body: { amount: 1, base: query.get('base'), date: '2027-05-07', rates: Object.fromEntries(symbols.map((symbol) => [symbol, KNOWN[symbol]])) } };
}

const ratesAt = (server: ReplayServer, clock: FixedClock = createFixedClock('2027-05-10T08:00:00Z')): ExchangeRatePort =>
  createFrankfurterExchangeRates({ http: testHttpClient(server.url), clock, baseUrl: `${server.url}/v1`, timeoutMs: 2_000 });

describeExchangeRates('Frankfurter', async () => {
  const server = await startReplayServer(frankfurter);
  return { rates: ratesAt(server), close: () => server.close() };
});
describeExchangeRates('the table', async () => ({ rates: createTableExchangeRates(), close: async () => {} }));

describe('Frankfurter exchange rates', () => {
  let server: ReplayServer;
  afterEach(() => server.close());

  it('asks for many currencies in one question', async () => {
    server = await startReplayServer(frankfurter);
    await ratesAt(server).rates(['USD', 'GBP', 'EUR', 'MAD'], 'JPY', noAbort());
    expect(server.seen.map(({ query }) => query.get('symbols'))).toEqual(['USD,GBP,MAD,JPY']);
  });

  it('asks for both sides of a pair against the euro, and takes the day of the rate', async () => {
    server = await startReplayServer(frankfurter);
    await expect(ratesAt(server).rate('USD', 'JPY', noAbort())).resolves.toEqual({ from: 'USD', to: 'JPY', rate: 128, asOf: '2027-05-07', source: 'live' });
    expect(server.seen).toHaveLength(1);
    expect(server.seen[0]?.path).toBe('/v1/latest');
    expect(Object.fromEntries(server.seen[0]?.query ?? [])).toEqual({ base: 'EUR', symbols: 'USD,JPY' });
  });

  it('keeps each rate for an hour', async () => {
    server = await startReplayServer(frankfurter);
    const clock = createFixedClock('2027-05-10T08:00:00Z');
    const rates = ratesAt(server, clock);
    await rates.rate('EUR', 'USD', noAbort());
    clock.advanceBy(59 * 60_000);
    await rates.rate('GBP', 'USD', noAbort());
    expect(server.seen.map(({ query }) => query.get('symbols'))).toEqual(['USD', 'GBP']);
    clock.advanceBy(60_000);
    await rates.rate('EUR', 'USD', noAbort());
    expect(server.seen.map(({ query }) => query.get('symbols'))).toEqual(['USD', 'GBP', 'USD']);
  });

  it('dates a cross rate by the older of its two sides', async () => {
    const days = ['2027-05-10', '2027-05-07'];
    server = await startReplayServer((request, index) => {
      const { body } = frankfurter(request) as { body: object };
      return { body: { ...body, date: days[index] } };
    });
    const rates = ratesAt(server);
    await rates.rate('EUR', 'USD', noAbort());
    await expect(rates.rate('USD', 'GBP', noAbort())).resolves.toMatchObject({ asOf: '2027-05-07' });
  });

  it('names a currency that comes without a rate', async () => {
    server = await startReplayServer(frankfurter);
    await expect(ratesAt(server).rate('USD', 'MAD', noAbort())).rejects.toThrow(/MAD/);
  });

  it.each([
    ['zero', { base: 'EUR', date: '2027-05-07', rates: { USD: 0 } }],
    ['another base', { base: 'USD', date: '2027-05-07', rates: { USD: 1 } }],
  ])('refuses a rate of %s', async (_what, body) => {
    server = await startReplayServer(() => ({ body }));
    await expect(ratesAt(server).rate('EUR', 'USD', noAbort())).rejects.toMatchObject({ code: 'PROVIDER_BAD_RESPONSE' });
  });
});

describe('table of exchange rates', () => {
  it('covers some fifty currencies, each with a rate above zero', () => {
    expect(Object.keys(UNITS_PER_EUR).length).toBeGreaterThanOrEqual(50);
    for (const [currency, units] of Object.entries(UNITS_PER_EUR)) {
      expect(currency).toMatch(/^[A-Z]{3}$/);
      expect(units).toBeGreaterThan(0);
    }
  });

  it('is dated and marked as an estimate', async () => {
    await expect(createTableExchangeRates().rate('CHF', 'THB', noAbort())).resolves.toMatchObject({ asOf: '2026-10-01', source: 'estimate' });
  });

  // Official pegs; a typing error in the table would break them.
  it.each([
    ['USD', 'AED', 3.6725],
    ['USD', 'SAR', 3.75],
    ['USD', 'QAR', 3.64],
    ['USD', 'BHD', 0.376],
    ['USD', 'OMR', 0.3845],
    ['USD', 'JOD', 0.709],
    ['EUR', 'DKK', 7.46],
  ])('follows the peg of %s to %s', async (from, to, peg) => {
    const { rate } = await createTableExchangeRates().rate(from, to, noAbort());
    expect(Math.abs(rate / peg - 1)).toBeLessThan(0.01);
  });
});

describe('degrading exchange rates', () => {
  const failing = (error: Error): ExchangeRatePort => ({ rate: () => Promise.reject(error), rates: () => Promise.reject(error) });
  const slow = new RetryableError('PROVIDER_TIMEOUT', 'Frankfurter did not answer in time');

  it('answers from the table and says why when the provider fails', async () => {
    const reasons: string[] = [];
    const rates = createDegradingExchangeRates({ live: failing(slow), fallback: createTableExchangeRates(), onDegraded: (reason) => reasons.push(reason) });
    await expect(rates.rate('EUR', 'USD', noAbort())).resolves.toMatchObject({ source: 'estimate' });
    expect(reasons).toEqual(['Frankfurter did not answer in time']);
  });

  it('answers from the table for a currency that the provider does not know', async () => {
    const server = await startReplayServer(frankfurter);
    const rates = createDegradingExchangeRates({ live: ratesAt(server), fallback: createTableExchangeRates() });
    await expect(rates.rate('EUR', 'MAD', noAbort())).resolves.toMatchObject({ to: 'MAD', source: 'estimate' });
    await expect(rates.rate('EUR', 'USD', noAbort())).resolves.toMatchObject({ source: 'live' });
    await server.close();
  });

  it('answers many from the table where the provider knows them not', async () => {
    const server = await startReplayServer(frankfurter);
    const rates = createDegradingExchangeRates({ live: ratesAt(server), fallback: createTableExchangeRates() });
    const answered = await rates.rates(['USD', 'MAD', 'XXX'], 'EUR', noAbort());
    expect(answered.map(({ from, source }) => [from, source])).toEqual([
      ['USD', 'live'],
      ['MAD', 'estimate'],
    ]);
    await server.close();
  });

  it('answers many from the table when the provider fails', async () => {
    const rates = createDegradingExchangeRates({ live: failing(slow), fallback: createTableExchangeRates() });
    await expect(rates.rates(['USD'], 'EUR', noAbort())).resolves.toMatchObject([{ from: 'USD', source: 'estimate' }]);
  });

  it('hides no defect of our own', async () => {
    const rates = createDegradingExchangeRates({ live: failing(new TypeError('x is not a function')), fallback: createTableExchangeRates() });
    await expect(rates.rate('EUR', 'USD', noAbort())).rejects.toThrow(TypeError);
  });

  it('does not go on for a caller who aborted', async () => {
    const rates = createDegradingExchangeRates({ live: failing(slow), fallback: createTableExchangeRates() });
    await expect(rates.rate('EUR', 'USD', AbortSignal.abort(new Error('too late')))).rejects.toThrow('too late');
  });
});
