import { RetryableError } from '@app/contracts';
import type { FoundHouse, FoundTown } from '@app/contracts';
import type { StaySearchPort } from '@app/ports';
import { noAbort } from '../testing/test-http-client.js';
import { DOUBLING, STAY_QUERY, findLisbon } from './fixtures/lisbon.js';
import { createGuideStaySearch } from './guide.stay-search.js';
import { createLayeredStaySearch } from './layered.stay-search.js';
import { createNamedStaySearch } from './named.stay-search.js';
import { describeStaySearch } from './stay-search.contract.js';

const PARTS = { findCity: findLisbon, exchangeRates: DOUBLING };
const house = (id: string, lat: number): FoundHouse => ({ id, name: `Pensão ${id}`, lat, lng: -9.13, origins: { place: 'openstreetmap' } });
const townWith = (...houses: FoundHouse[]): FoundTown => ({
  ...{ id: 'lisbon', name: 'Lisbon', askedAs: [], country: 'Portugal', countryCode: 'PT', lat: 38.71, lng: -9.14, population: null },
  ...{ sights: [], tables: [], houses, sources: [], safetyFlags: [] },
});
const named = (town: () => Promise<FoundTown | null>, timeoutMs?: number): StaySearchPort =>
  createNamedStaySearch({ ...PARTS, placeSource: { town }, ...(timeoutMs === undefined ? {} : { timeoutMs }) });
const known = async () => townWith(house('osm-n2', 38.736), house('osm-n1', 38.711));

describeStaySearch('A map', async () => ({ stays: named(known), close: async () => undefined }));

describe('houses that a map names', () => {
  it('have the usual price of the nearest area, and say so', async () => {
    expect(await named(known).search({ ...STAY_QUERY, tier: 'budget' }, noAbort())).toMatchObject([
      {
        ...{ name: 'Pensão osm-n1', area: 'alfama', tier: 'budget', totalPrice: { amount: 217.5 } },
        ...{ source: 'live', priceSource: 'guide', sourceName: 'OpenStreetMap' },
      },
      { name: 'Pensão osm-n2', area: 'saldanha' },
    ]);
  });

  it('are none when the map takes too long, while other failures are passed on', async () => {
    const silent = (_: unknown, signal: AbortSignal) =>
      new Promise<never>((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason as Error)));
    const slow = createNamedStaySearch({ ...PARTS, placeSource: { town: silent }, timeoutMs: 1 });
    await expect(slow.search(STAY_QUERY, noAbort())).resolves.toEqual([]);
    await expect(named(() => Promise.reject(new Error('a bug'))).search(STAY_QUERY, noAbort())).rejects.toThrow('a bug');
  });
});

describe('stays of several searches', () => {
  const guide = createGuideStaySearch(PARTS);
  const failing = (error: Error): StaySearchPort => ({ search: () => Promise.reject(error) });
  const layered = (...layers: StaySearchPort[]) => {
    const reasons: string[] = [];
    return { reasons, stays: createLayeredStaySearch({ layers, onDegraded: (reason) => reasons.push(reason) }) };
  };

  it('are those of the first that knows any', async () => {
    expect((await layered(named(known), guide).stays.search(STAY_QUERY, noAbort())).map(({ source }) => source)).toEqual(['live', 'live']);
    expect(
      (
        await layered(
          named(async () => null),
          guide,
        ).stays.search(STAY_QUERY, noAbort())
      ).every(({ source }) => source === 'guide'),
    ).toBe(true);
  });

  it('are those of the next when a provider is down, which the log is told', async () => {
    const { stays, reasons } = layered(failing(new RetryableError('PROVIDER_UNAVAILABLE', 'Duffel answered 503')), guide);
    expect(await stays.search({ ...STAY_QUERY, maxResults: 1 }, noAbort())).toMatchObject([{ source: 'guide' }]);
    expect(reasons).toEqual(['Duffel answered 503']);
  });

  it('fail where a search has a defect', async () => {
    await expect(layered(failing(new Error('a bug')), guide).stays.search(STAY_QUERY, noAbort())).rejects.toThrow('a bug');
  });
});
