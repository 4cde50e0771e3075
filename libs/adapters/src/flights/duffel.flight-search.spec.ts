import { TerminalError } from '@app/contracts';
import type { ExchangeRate, ExchangeRatePort } from '@app/ports';
import { inOrder, startReplayServer } from '../testing/replay-server.js';
import type { Replay, ReplayServer } from '../testing/replay-server.js';
import { noAbort, testHttpClient } from '../testing/test-http-client.js';
import { createDuffelFlightSearch } from './duffel.flight-search.js';
import { WITH_STOP, duffelAnswer, duffelOffer } from './fixtures/duffel-offers.js';
import { FLIGHT_QUERY, describeFlightSearch } from './flight-search.contract.js';
import type { FlightSearchUnderTest } from './flight-search.contract.js';

const doubled = (from: string, to: string): ExchangeRate => ({ from, to, rate: 2, asOf: '2027-01-01', source: 'live' });
const doubling: ExchangeRatePort = {
  rate: async (from, to) => doubled(from, to),
  rates: async (from, to) => from.map((one) => doubled(one, to)),
};

const searchAt = (server: ReplayServer, exchangeRates = doubling): ReturnType<typeof createDuffelFlightSearch> =>
  createDuffelFlightSearch({ http: testHttpClient(server.url), apiKey: 'duffel_test_key', baseUrl: server.url, exchangeRates });

async function replaying(...offers: readonly unknown[]): Promise<FlightSearchUnderTest> {
  const server = await startReplayServer(inOrder(duffelAnswer(...offers)));
  return { flights: searchAt(server), close: () => server.close() };
}

describeFlightSearch('Duffel', {
  offering: () => replaying(duffelOffer('off_b', '310.50'), duffelOffer('off_c', '1200.00'), duffelOffer('off_a', '99.90')),
  empty: () => replaying(),
});

describe('Duffel flight search', () => {
  let server: ReplayServer | undefined;
  const start = async (...replays: readonly Replay[]): Promise<ReplayServer> => (server = await startReplayServer(inOrder(...replays)));
  afterEach(async () => {
    await server?.close();
    server = undefined;
  });

  it('asks for economy, one way, with the version and the key in the headers', async () => {
    await searchAt(await start(duffelAnswer())).search(FLIGHT_QUERY, noAbort());
    const [sent] = server?.seen ?? [];
    expect(sent).toMatchObject({ method: 'POST', path: '/air/offer_requests' });
    expect(sent?.headers).toMatchObject({ 'duffel-version': 'v2', authorization: 'Bearer duffel_test_key' });
    // Duffel must answer before the request's own 15 s are over.
    expect(Object.fromEntries(sent?.query ?? [])).toEqual({ return_offers: 'true', supplier_timeout: '10000' });
    const slices = [{ origin: 'ZRH', destination: 'LIS', departure_date: '2027-05-10' }];
    expect(JSON.parse(sent?.body ?? '')).toEqual({ data: { cabin_class: 'economy', passengers: [{ type: 'adult' }, { type: 'adult' }], slices } });
  });

  it('gives the ages of children, 8 where it is not known', async () => {
    await searchAt(await start(duffelAnswer())).search({ ...FLIGHT_QUERY, adults: 1, children: 2, childrenAges: [3] }, noAbort());
    expect(JSON.parse(server?.seen[0]?.body ?? '')).toMatchObject({ data: { passengers: [{ type: 'adult' }, { age: 3 }, { age: 8 }] } });
  });

  it('maps an offer with a stop', async () => {
    const found = await searchAt(await start(duffelAnswer(duffelOffer('off_1', '120.40', { duration: 'PT5H20M', legs: WITH_STOP })))).search(
      FLIGHT_QUERY,
      noAbort(),
    );
    expect(found).toEqual([
      {
        offerId: 'off_1',
        originIata: 'ZRH',
        destinationIata: 'LIS',
        departureAt: '2027-05-10T11:00',
        arrivalAt: '2027-05-10T15:20',
        durationMinutes: 320,
        stops: 1,
        carrier: 'South Wings + North Air',
        flightNumbers: ['SW31', 'NX900'],
        price: { amount: 120.4, currency: 'EUR' },
        source: 'live',
      },
    ]);
  });

  it('asks for each foreign currency once and sorts by the converted price', async () => {
    const asked: string[] = [];
    const rates: ExchangeRatePort = {
      rate: async (from, to) => {
        asked.push(`${from}>${to}`);
        return { from, to, rate: from === 'GBP' ? 1.155 : 0.005, asOf: '2027-01-01', source: 'live' };
      },
      rates: () => Promise.reject(new Error('asked for many at once')),
    };
    const offers = [
      duffelOffer('off_eur', '120.00'),
      duffelOffer('off_gbp', '100.10', { currency: 'GBP' }),
      duffelOffer('off_gbp2', '300.00', { currency: 'GBP' }),
      duffelOffer('off_jpy', '20000', { currency: 'JPY' }),
    ];
    const found = await searchAt(await start(duffelAnswer(...offers)), rates).search(FLIGHT_QUERY, noAbort());
    expect(found.map(({ offerId, price }) => [offerId, price.amount])).toEqual([
      ['off_jpy', 100],
      ['off_gbp', 115.62],
      ['off_eur', 120],
      ['off_gbp2', 346.5],
    ]);
    expect(asked).toEqual(['GBP>EUR', 'JPY>EUR']);
  });

  it.each([null, 'PT0S', 'two hours'])('leaves out an offer whose duration is %j', async (duration) => {
    const offers = [duffelOffer('off_1', '50.00', { duration }), duffelOffer('off_2', '60.00', { duration: 'P1DT1H' })];
    const found = await searchAt(await start(duffelAnswer(...offers))).search(FLIGHT_QUERY, noAbort());
    expect(found.map(({ offerId, durationMinutes }) => [offerId, durationMinutes])).toEqual([['off_2', 1500]]);
  });

  it.each([{ adults: 10 }, { children: 10 }])('refuses a group of %j before anything is sent', async (group) => {
    const flights = searchAt(await start(duffelAnswer()));
    await expect(flights.search({ ...FLIGHT_QUERY, ...group }, noAbort())).rejects.toThrow(TerminalError);
    expect(server?.seen).toHaveLength(0);
  });

  it('reports a wrong key without showing it', async () => {
    const failure = searchAt(await start({ status: 401, body: { errors: [{ code: 'access_token_not_found' }] } })).search(FLIGHT_QUERY, noAbort());
    await expect(failure).rejects.toMatchObject({ name: 'TerminalError', code: 'PROVIDER_AUTH' });
    await expect(failure).rejects.not.toThrow('duffel_test_key');
    expect(server?.seen).toHaveLength(1);
  });

  it('refuses an answer with offers of another shape', async () => {
    const failure = searchAt(await start(duffelAnswer({ id: 'off_1', total_amount: 'free' }))).search(FLIGHT_QUERY, noAbort());
    await expect(failure).rejects.toMatchObject({ name: 'TerminalError', code: 'PROVIDER_BAD_RESPONSE' });
  });

  it('takes an answer of several megabytes, as busy routes have', async () => {
    const many = Array.from({ length: 400 }, (_, i) => ({ ...(duffelOffer(`off_${i}`, `${100 + i}.00`) as object), conditions: 'x'.repeat(10_000) }));
    const found = await searchAt(await start(duffelAnswer(...many))).search(FLIGHT_QUERY, noAbort());
    expect(found.map(({ offerId }) => offerId).slice(0, 2)).toEqual(['off_0', 'off_1']);
    expect(found).toHaveLength(10);
  });
});
