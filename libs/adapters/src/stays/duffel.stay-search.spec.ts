import { startReplayServer } from '../testing/replay-server.js';
import type { Replay, ReplayServer } from '../testing/replay-server.js';
import { noAbort, testHttpClient } from '../testing/test-http-client.js';
import { createDuffelStaySearch } from './duffel.stay-search.js';
import { DOUBLING, STAY_QUERY, duffelStay, duffelStays, findLisbon } from './fixtures/lisbon.js';
import { describeStaySearch } from './stay-search.contract.js';

const searchAt = ({ url }: ReplayServer) =>
  createDuffelStaySearch({
    http: testHttpClient(url),
    apiKey: 'duffel_test_key',
    baseUrl: url,
    findCity: findLisbon,
    exchangeRates: DOUBLING,
    timeoutMs: 2_000,
    retries: 0,
  });

describeStaySearch('Duffel', async () => {
  const server = await startReplayServer(() => duffelStays(duffelStay('b', '420.00'), duffelStay('a', '310.50')));
  return { stays: searchAt(server), close: () => server.close() };
});

describe('stays of Duffel', () => {
  let server: ReplayServer;
  afterEach(() => server.close());
  const start = async (replay: Replay): Promise<ReplayServer> => (server = await startReplayServer(() => replay));

  it('are asked for around the city, with the guests one by one', async () => {
    await searchAt(await start(duffelStays())).search({ ...STAY_QUERY, children: 1 }, noAbort());
    expect(server.seen[0]).toMatchObject({
      method: 'POST',
      path: '/stays/search',
      headers: { 'duffel-version': 'v2', authorization: 'Bearer duffel_test_key' },
    });
    expect(JSON.parse(server.seen[0]?.body ?? '')).toEqual({
      data: {
        ...{ check_in_date: '2027-05-10', check_out_date: '2027-05-13', rooms: 1 },
        guests: [{ type: 'adult' }, { type: 'adult' }, { type: 'child', age: 8 }],
        location: { radius: 5, geographic_coordinates: { latitude: 38.715, longitude: -9.14 } },
      },
    });
  });

  it('can be booked; what is paid on arrival is in their price', async () => {
    const found = await searchAt(await start(duffelStays(duffelStay('a', '310.50', { due: '12.00' })))).search(STAY_QUERY, noAbort());
    expect(found).toMatchObject([
      {
        ...{ id: 'a', name: 'Hotel a', area: 'alfama', totalPrice: { amount: 322.5, currency: 'EUR' } },
        ...{ source: 'live', priceSource: 'live', sourceName: 'Duffel', note: 'A rate that can be booked; a part of it is paid on arrival.' },
      },
    ]);
  });

  it('are classed by stars, and by price without any; houses without a position are left out', async () => {
    const results = [
      ...[duffelStay('five', '900.00', { rating: 5 }), duffelStay('two', '800.00', { rating: 2 })],
      ...[duffelStay('cheap', '200.00'), duffelStay('usual', '430.00'), duffelStay('nowhere', '100.00', { at: null })],
    ];
    const found = await searchAt(await start(duffelStays(...results))).search(STAY_QUERY, noAbort());
    expect(found.map(({ id, tier }) => [id, tier])).toEqual([
      ['cheap', 'budget'],
      ['usual', 'midrange'],
      ['two', 'budget'],
      ['five', 'premium'],
    ]);
  });

  it.each<[string, Replay, string]>([
    ['is down', { status: 503, body: 'no' }, 'PROVIDER_UNAVAILABLE'],
    ['does not serve stays under this key', { status: 403, body: {} }, 'PROVIDER_AUTH'],
    ['is slow', 'silence', 'PROVIDER_TIMEOUT'],
    ['answers another shape', { body: { data: { results: [{ id: 7 }] } } }, 'PROVIDER_BAD_RESPONSE'],
  ])('fail with a code when Duffel %s', async (_, replay, code) => {
    await expect(searchAt(await start(replay)).search(STAY_QUERY, noAbort())).rejects.toMatchObject({ code });
  });
});
