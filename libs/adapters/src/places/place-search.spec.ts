import { RetryableError } from '@app/contracts';
import type { PlaceSearchPort } from '@app/ports';
import { startReplayServer } from '../testing/replay-server.js';
import type { Replay, ReplayServer, SeenRequest } from '../testing/replay-server.js';
import { noAbort, testHttpClient } from '../testing/test-http-client.js';
import { encyclopedia } from './fixtures/encyclopedia.js';
import { createGuidePlaceSearch } from './guide.place-search.js';
import type { GuidedCity } from './guide.place-search.js';
import { createJoinedPlaceSearch } from './joined.place-search.js';
import { PLACE_QUERY, describePlaceSearch } from './place-search.contract.js';
import { createWikipediaPlaceSearch } from './wikipedia.place-search.js';

const place = (name: string, kind: string, rank = 3) => ({ name, kind, note: `A ${kind} worth the way.`, lat: 38.69, lng: -9.22, rank });
const LISBON: GuidedCity = {
  name: 'Lisbon',
  summary: 'A hilly capital.',
  lat: 38.7,
  lng: -9.14,
  places: [place('Clock Tower', 'viewpoint'), place('Belém Tower', 'landmark', 5), place('Radio Tower', 'museum')],
};
const guide = createGuidePlaceSearch({ cities: [LISBON], findCity: (name) => (/^lisboa?n?$/i.test(name) ? LISBON : undefined) });
const wikipediaAt = (server: ReplayServer, path = ''): PlaceSearchPort =>
  createWikipediaPlaceSearch({ http: testHttpClient(server.url), baseUrl: `${server.url}${path}`, timeoutMs: 2_000 });

describePlaceSearch('Wikipedia', async () => {
  const server = await startReplayServer(encyclopedia);
  return { places: wikipediaAt(server), close: () => server.close() };
});
describePlaceSearch('the guide', async () => ({ places: guide, close: async () => {} }));
describePlaceSearch('guide and Wikipedia together', async () => {
  const server = await startReplayServer(encyclopedia);
  return { places: createJoinedPlaceSearch({ sources: [guide, wikipediaAt(server)] }), close: () => server.close() };
});

describe('Wikipedia place search', () => {
  let server: ReplayServer;
  const start = async (answer: (request: SeenRequest) => Replay): Promise<ReplayServer> => (server = await startReplayServer(answer));
  afterEach(() => server.close());

  it('searches and reads under the two roots of Wikimedia, and says who it is', async () => {
    await wikipediaAt(await start(encyclopedia), '/api/rest_v1').search({ ...PLACE_QUERY, limit: 1 }, noAbort());
    expect(server.seen.map(({ path }) => decodeURIComponent(path))).toEqual(['/w/rest.php/v1/search/page', '/api/rest_v1/page/summary/Belém_Tower']);
    expect(server.seen[0]?.query.get('q')).toBe('Belém Tower Lisbon');
    expect(server.seen[0]?.headers['user-agent']).toContain('NaviGo');
  });

  it('asks for the title itself where there is no search', async () => {
    const found = await wikipediaAt(await start((request) => (request.path.includes('/search/') ? { status: 404, body: {} } : encyclopedia(request)))).search(
      PLACE_QUERY,
      noAbort(),
    );
    expect(found).toMatchObject([{ name: 'Belém Tower', kind: 'Fortification in Lisbon', source: 'live', url: expect.stringContaining('https://') }]);
  });

  it('leaves out pages that only tell meanings apart', async () => {
    const noSearch = (request: SeenRequest): Replay => (request.path.includes('/search/') ? { status: 404, body: {} } : encyclopedia(request));
    expect(await wikipediaAt(await start(noSearch)).search({ ...PLACE_QUERY, text: 'Tower' }, noAbort())).toEqual([]);
  });

  it('cannot be led to another path by a title', async () => {
    await wikipediaAt(await start(() => ({ status: 404, body: {} }))).search({ ...PLACE_QUERY, text: '../../admin?x=1' }, noAbort());
    expect(server.seen.at(-1)?.path).toBe('/page/summary/..%2F..%2Fadmin%3Fx%3D1');
  });
});

describe('guide place search', () => {
  it('tells the city and its best-known places for its own name', async () => {
    const found = await guide.search({ text: 'Lisboa', city: null, limit: 2 }, noAbort());
    expect(found.map(({ name, kind }) => [name, kind])).toEqual([
      ['Lisbon', 'city'],
      ['Belém Tower', 'landmark'],
    ]);
  });
  it('finds places by their kind, in the plural too', async () => {
    expect(await guide.search({ text: 'museums', city: 'Lisbon', limit: 5 }, noAbort())).toMatchObject([{ name: 'Radio Tower' }]);
  });
  it('knows nothing of cities it does not have', async () => {
    expect(await guide.search({ text: 'tower', city: 'Atlantis', limit: 5 }, noAbort())).toEqual([]);
  });
});

describe('joined place search', () => {
  const failing = (error: Error): PlaceSearchPort => ({ search: () => Promise.reject(error) });
  const slow = new RetryableError('PROVIDER_TIMEOUT', 'Wikipedia did not answer in time');

  it('goes on without a source whose provider fails, and says so', async () => {
    const reasons: string[] = [];
    const joined = createJoinedPlaceSearch({ sources: [guide, failing(slow)], onDegraded: (reason) => reasons.push(reason) });
    expect(await joined.search(PLACE_QUERY, noAbort())).toMatchObject([{ source: 'guide' }, {}, {}]);
    expect(reasons).toEqual(['Wikipedia did not answer in time']);
  });
  it('fails when all sources do', async () => {
    await expect(createJoinedPlaceSearch({ sources: [failing(slow)] }).search(PLACE_QUERY, noAbort())).rejects.toMatchObject({ code: 'PROVIDER_TIMEOUT' });
  });
  it('hides no defect of our own', async () => {
    await expect(createJoinedPlaceSearch({ sources: [guide, failing(new TypeError('x'))] }).search(PLACE_QUERY, noAbort())).rejects.toThrow(TypeError);
  });
});
