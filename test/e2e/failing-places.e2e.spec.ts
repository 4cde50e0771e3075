import { NavigoSystem, ProviderServer } from '@app/testing';

const AT = { lat: 48.58, lng: 14.95 };
const MEGABYTE = 1024 * 1024;
/** A source is given 12 s; beyond twice that somebody waits for it who should not. */
const SOON_MS = 30_000;
const OVERPASS: Readonly<Record<string, ReturnType<ProviderServer['treat']>>> = {
  'is down': { status: 503, body: {} },
  'is asked too often': { status: 429, text: 'slow down' },
  'answers nonsense': { status: 200, text: '<html>Busy</html>' },
  'answers 40 MB': { status: 200, text: ' '.repeat(40 * MEGABYTE) },
  'never answers': 'silence',
};
const townOf = (how: string): string => `Kirchbrunn${how.replace(/[^a-z]/g, '')}`;

interface Plan {
  readonly status: string;
  readonly finalPlan: {
    readonly itinerary: readonly unknown[];
    readonly checks: { readonly pass: boolean };
    readonly limitations: readonly { readonly code: string; readonly detail: string }[];
  };
}

describe('a plan for a town that only live sources know, while the map', () => {
  let provider: ProviderServer;
  let system: NavigoSystem;
  let overpass: ReturnType<ProviderServer['treat']> = null;
  beforeAll(async () => {
    provider = await ProviderServer.start();
    provider.treat = ({ pathname, searchParams }) => {
      if (pathname.endsWith('/interpreter')) return overpass;
      if (pathname.endsWith('/sparql')) return { status: 200, body: { results: { bindings: [] } } };
      if (pathname.endsWith('/api.php')) return { status: 200, body: { error: { code: 'missingtitle', info: 'no such page' } } };
      if (!pathname.endsWith('/photon/api')) return null;
      const name = searchParams.get('q')?.split(',')[0];
      const properties = { osm_key: 'place', osm_value: 'town', name, country: 'Austria', countrycode: 'AT' };
      return { status: 200, body: { features: name?.startsWith('Kirchbrunn') ? [{ geometry: { coordinates: [AT.lng, AT.lat] }, properties }] : [] } };
    };
    // The breaker would spare the later failures from being met at all.
    system = await NavigoSystem.start({ ...provider.env, BREAKER_FAILURES: '1000' });
  });
  afterAll(async () => {
    await system?.stop();
    await provider?.close();
  });

  it.each(Object.keys(OVERPASS))('%s, is made soon and says what it lacks', async (how) => {
    overpass = OVERPASS[how] ?? null;
    const userRequest = {
      ...{ requestText: 'A quiet trip', destinationHint: townOf(how), originCity: 'Vienna', budget: 1500, currency: 'EUR' },
      ...{ travelStartDate: '2027-05-10', travelEndDate: '2027-05-13' },
    };
    const startedAt = performance.now();
    const { status, finalPlan } = (await system.post<Plan>('/plan', { userRequest })).body as Plan;
    expect({ status, pass: finalPlan.checks.pass }).toEqual({ status: 'complete', pass: true });
    expect(performance.now() - startedAt).toBeLessThan(SOON_MS);
    expect(finalPlan.limitations.map(({ code }) => code)).toContain('PLACES_UNAVAILABLE');
    expect([...provider.timesByPath].find(([path]) => path.endsWith('/interpreter'))?.[1]).toBeGreaterThan(0);
  });
});
