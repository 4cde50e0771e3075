import type { GroundPlace, ProviderGate } from '@app/ports';
import { createGroundTransport } from './ground-transport.js';
import { isTravelOnline } from './travel-config.js';
import type { TravelConfig } from './travel-config.js';

const BASE: TravelConfig = { DUFFEL_BASE_URL: 'https://api.duffel.com', PLACE_TRUST: 'openstreetmap', BREAKER_FAILURES: 5, BREAKER_OPEN_MS: 1_000 };
const MOTIS_BASE_URL = 'http://127.0.0.1:4011';
const OSRM_BASE_URL = 'http://127.0.0.1:4012';
const ZURICH: GroundPlace = { name: 'Zurich', lat: 47.3769, lng: 8.5417, timezone: 'Europe/Zurich' };
const BERN: GroundPlace = { name: 'Bern', lat: 46.948, lng: 7.4474, timezone: 'Europe/Zurich' };

function transportOf(given: Partial<TravelConfig>) {
  const config = { ...BASE, ...given };
  const asked: string[] = [];
  const passed: string[] = [];
  const gateOf = (provider: string): ProviderGate => ({ call: ({ send }) => (passed.push(provider), send()) });
  const fetch = async (url: unknown) => {
    const { pathname, host } = new URL(String(url));
    asked.push(`${host}${pathname}`);
    return new Response(JSON.stringify(pathname.startsWith('/route') ? { code: 'NoRoute' } : { itineraries: [] }));
  };
  return { transport: createGroundTransport(config, { isOnline: isTravelOnline(config), gateOf, logger: {} as never, fetch }), asked, passed };
}

describe('timetables and roads', () => {
  it.each<[string, Partial<TravelConfig>]>([
    ['no server is named', {}],
    ['the network is on and no server is named, because the public ones want to be told first', { NETWORK: 'online' }],
    ['the network is off', { NETWORK: 'offline', MOTIS_BASE_URL, OSRM_BASE_URL }],
  ])('are not asked when %s', (_, given) => {
    expect(transportOf(given).transport).toBeUndefined();
  });

  it('are asked at the servers that are named, each behind its own gate', async () => {
    const { transport, asked, passed } = transportOf({ MOTIS_BASE_URL, OSRM_BASE_URL });
    const { signal } = new AbortController();
    await transport?.planner?.search({ from: ZURICH, to: BERN, date: '2027-05-10', time: { departAfter: '09:00' }, modes: ['train'] }, signal);
    await transport?.roads?.drive({ from: ZURICH, to: BERN }, signal);
    expect(asked).toEqual(['127.0.0.1:4011/api/v1/plan', '127.0.0.1:4012/route/v1/driving/8.5417,47.3769;7.4474,46.948']);
    expect(passed).toEqual(['motis', 'osrm']);
  });

  it('are asked one without the other', () => {
    expect(transportOf({ OSRM_BASE_URL }).transport).toMatchObject({ planner: null, roads: expect.any(Object) as object });
  });
});
