import { RetryableError, TerminalError } from '@app/contracts';
import type { KeptAnswer, PlaceCache, PlaceFacts, PlaceFactsPort, PlaceNamesPort } from '@app/ports';
import { createPlaceSource } from './place-source.js';
import { sight } from './testing/found-towns.js';

const DAY_MS = 86_400_000;
const START_MS = Date.parse('2026-11-22T10:00:00Z');
const QUERY = { name: 'Bad Nowhere, Austria', townId: null, at: null };
const SIGNAL = new AbortController().signal;
const facts = (...names: string[]): PlaceFacts => ({
  sights: names.map((name, n) => sight(`osm-n${n}`, name, { lat: 47.7 + n / 100 })),
  tables: [],
  houses: [],
});

/** A source that answers what it is told to at the time, and counts how often it is asked. */
function source(answer: () => PlaceFacts | Error): PlaceFactsPort & { asked: number } {
  const port = {
    asked: 0,
    about: { origin: 'openstreetmap' as const, name: 'OpenStreetMap', licence: 'ODbL', url: 'https://osm.example' },
    facts: async () => {
      port.asked += 1;
      const given = answer();
      if (given instanceof Error) throw given;
      return given;
    },
  };
  return port;
}

function started(overpass: PlaceFactsPort, names: PlaceNamesPort | null = map()) {
  const kept = new Map<string, KeptAnswer>();
  const clock = { nowMs: START_MS };
  const cache: PlaceCache = {
    find: async (key) => kept.get(key) ?? null,
    put: async (key, answer) => void kept.set(key, { answer, at: new Date(clock.nowMs).toISOString() }),
  };
  const degraded: string[] = [];
  const parts = { names, facts: [overpass], cache, corrections: { applied: async () => [] }, nowMs: () => clock.nowMs, trust: ['openstreetmap'] as const };
  return { clock, kept, degraded, places: createPlaceSource({ ...parts, onDegraded: (reason) => degraded.push(reason) }) };
}

const map = (found = true): PlaceNamesPort => ({
  about: { origin: 'openstreetmap', name: 'OpenStreetMap', licence: 'ODbL', url: 'https://osm.example' },
  find: async () => (found ? { name: 'Bad Nowhere', country: 'Austria', countryCode: 'AT', lat: 47.7, lng: 13.6 } : null),
});
const down = () => new RetryableError('PROVIDER_UNAVAILABLE', 'it is down');

describe('what is known of places beyond the gazetteer', () => {
  it('finds the name on the map and tells what is around it, named as it was asked for', async () => {
    const { places } = started(source(() => facts('Mill', 'Well')));
    await expect(places.town(QUERY, SIGNAL)).resolves.toMatchObject({
      ...{ name: 'Bad Nowhere', askedAs: ['Bad Nowhere, Austria'], countryCode: 'AT', sights: [{ name: 'Mill' }, { name: 'Well' }] },
      sources: [{ origin: 'openstreetmap', state: 'fresh', asOf: '2026-11-22' }],
    });
  });

  it('keeps an answer for 30 days', async () => {
    const overpass = source(() => facts('Mill'));
    const { places, clock } = started(overpass);
    await places.town(QUERY, SIGNAL);
    clock.nowMs += 29 * DAY_MS;
    expect((await places.town(QUERY, SIGNAL))?.sources).toMatchObject([{ state: 'kept', asOf: '2026-11-22' }]);
    expect(overpass.asked).toBe(1);
    clock.nowMs += 2 * DAY_MS;
    expect((await places.town(QUERY, SIGNAL))?.sources).toMatchObject([{ state: 'fresh', asOf: '2026-12-23' }]);
    expect(overpass.asked).toBe(2);
  });

  it.each([down(), new RetryableError('PROVIDER_RATE_LIMITED', '429'), new TerminalError('PROVIDER_BAD_RESPONSE', '40 MB')])(
    'serves an old answer while the source fails (%s)',
    async (failure) => {
      let isDown = false;
      const { places, clock, degraded } = started(source(() => (isDown ? failure : facts('Mill'))));
      await places.town(QUERY, SIGNAL);
      isDown = true;
      clock.nowMs += 400 * DAY_MS;
      await expect(places.town(QUERY, SIGNAL)).resolves.toMatchObject({ sights: [{ name: 'Mill' }], sources: [{ state: 'stale', asOf: '2026-11-22' }] });
      expect(degraded).toHaveLength(1);
    },
  );

  it('says that a source is down which never answered', async () => {
    const { places } = started(source(down));
    await expect(places.town(QUERY, SIGNAL)).resolves.toMatchObject({ sights: [], sources: [{ state: 'down', asOf: null }] });
  });

  it('asks again for a kept answer that does not fit any more', async () => {
    const overpass = source(() => facts('Mill'));
    const { places, kept } = started(overpass);
    await places.town(QUERY, SIGNAL);
    for (const key of kept.keys()) if (!key.includes('name')) kept.set(key, { answer: { sights: 'many' }, at: new Date(START_MS).toISOString() });
    expect((await places.town(QUERY, SIGNAL))?.sights).toMatchObject([{ name: 'Mill' }]);
    expect(overpass.asked).toBe(2);
  });

  it('knows nothing of a name that no map has, and asks nobody where the app is offline', async () => {
    await expect(
      started(
        source(() => facts('Mill')),
        map(false),
      ).places.town(QUERY, SIGNAL),
    ).resolves.toBeNull();
    const offline = createPlaceSource({
      ...{ names: null, facts: [], trust: [], nowMs: () => START_MS, corrections: { applied: async () => [] } },
      cache: { find: () => Promise.reject(new Error('not asked')), put: () => Promise.reject(new Error('not asked')) },
    });
    await expect(offline.town(QUERY, SIGNAL)).resolves.toBeNull();
  });

  it('passes on what is no failure of a provider, and the reason of a caller who aborts', async () => {
    await expect(started(source(() => new Error('a bug'))).places.town(QUERY, SIGNAL)).rejects.toThrow('a bug');
    await expect(started(source(() => facts('Mill'))).places.town(QUERY, AbortSignal.abort(new Error('too late')))).rejects.toThrow('too late');
  });
});
