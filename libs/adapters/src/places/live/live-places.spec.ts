import type { PlaceFactsPort } from '@app/ports';
import { startReplayServer } from '../../testing/replay-server.js';
import type { Replay, ReplayServer, SeenRequest } from '../../testing/replay-server.js';
import { noAbort, testHttpClient } from '../../testing/test-http-client.js';
import { NO_ARTICLE, PHOTON, WIKIVOYAGE, steyrServers } from './fixtures/steyr.js';
import { createOverpassPlaceFacts } from './overpass.place-facts.js';
import { createPhotonPlaceNames } from './photon.place-names.js';
import { STEYR, describePlaceFacts } from './place-facts.contract.js';
import { createWikidataPlaceFacts } from './wikidata.place-facts.js';
import { createWikivoyagePlaceFacts } from './wikivoyage.place-facts.js';

const partsAt = ({ url }: ReplayServer) => ({ http: testHttpClient(url), userAgent: 'NaviGo/0.1 (test)', baseUrl: url, timeoutMs: 2_000 });
const overpassAt = (server: ReplayServer): PlaceFactsPort => createOverpassPlaceFacts(partsAt(server));
const wikidataAt = (server: ReplayServer): PlaceFactsPort => createWikidataPlaceFacts(partsAt(server));
const wikivoyageAt = (server: ReplayServer): PlaceFactsPort => createWikivoyagePlaceFacts(partsAt(server));

describePlaceFacts('Overpass', overpassAt);
describePlaceFacts('Wikidata', wikidataAt);
describePlaceFacts('Wikivoyage', wikivoyageAt);

let server: ReplayServer;
afterEach(() => server?.close());
const start = async (answer: (request: SeenRequest) => Replay = steyrServers): Promise<ReplayServer> => (server = await startReplayServer(answer));

describe('Overpass', () => {
  it('reads hours, fees, steps, diets and kinds from tags', async () => {
    const { sights, tables, houses } = await overpassAt(await start()).facts(STEYR, noAbort());
    const sightOf = (name: string) => sights.find((sight) => sight.name === name);
    expect(sightOf('Museum Arbeitswelt')).toMatchObject({
      ...{ id: 'osm-w13', kind: 'museum', hours: [{ days: 'Tue-Sun', from: '09:00', to: '17:00' }], price: { amount: 8.5, currency: 'EUR' }, stepFree: true },
      ...{ isFree: false, url: 'https://www.openstreetmap.org/way/13' },
    });
    expect(sightOf('Schloss Lamberg')).toMatchObject({ kind: 'palace', wikidataId: 'Q876504', rank: 4, hours: null, price: null, isFree: null });
    expect(sightOf('Bummerlhaus')).toMatchObject({ isFree: true });
    expect(sightOf('Tabor lookout')).toMatchObject({ kind: 'viewpoint', hours: 'always' });
    expect(sightOf('Schlosspark')).toMatchObject({ hours: null });
    expect(sightOf('Stadtpfarrkirche Steyr')).toMatchObject({ kind: 'religious', stepFree: false });
    expect(sightOf('Stadtmuseum Innerberger Stadel')).toBeUndefined();
    expect(tables.find(({ name }) => name === 'Gasthof Mader')).toMatchObject({ cuisines: ['regional', 'austrian'], diets: ['vegetarian'] });
    expect(tables.find(({ name }) => name === 'Café Rahofer')).toMatchObject({ kind: 'cafe', cuisines: ['coffee shop'], diets: ['gluten_free'] });
    expect(houses.map(({ name }) => name)).toEqual(['Hotel Mader']);
  });

  it('asks for the tags around the town, with limits of time and memory', async () => {
    await overpassAt(await start()).facts(STEYR, noAbort());
    const query = server.seen[0]?.query.get('data') ?? '';
    expect(server.seen[0]?.path).toBe('/interpreter');
    expect(query).toContain('[out:json][timeout:20][maxsize:67108864];');
    for (const key of ['tourism', 'historic', 'natural', 'leisure', 'amenity']) expect(query).toContain(`["${key}"~`);
    expect(query).toContain('(around:12000,48.0421,14.4213)');
  });

  it('fails when the server gave up on the query', async () => {
    const gaveUp = { elements: [], remark: 'runtime error: Query timed out in "query" at line 1 after 21 seconds.' };
    await expect(overpassAt(await start(() => ({ body: gaveUp }))).facts(STEYR, noAbort())).rejects.toMatchObject({ code: 'PROVIDER_UNAVAILABLE' });
  });
});

describe('Wikidata', () => {
  it('ranks by articles, has an item of two classes once, and leaves out items without a name', async () => {
    const { sights } = await wikidataAt(await start()).facts(STEYR, noAbort());
    expect(sights.map(({ name, rank, kind }) => [name, rank, kind])).toEqual([
      ['Schloss Lamberg', 4, 'palace'],
      ['Christkindl pilgrimage church', 3, 'religious'],
    ]);
    expect(server.seen[0]?.query.get('query')).toContain('"Point(14.4213 48.0421)"^^geo:wktLiteral');
  });
});

describe('Wikivoyage', () => {
  it('reads names, positions, hours and prices of listings, and no sentence', async () => {
    const { sights, tables, houses } = await wikivoyageAt(await start()).facts(STEYR, noAbort());
    expect(sights.map(({ name }) => name)).toEqual(['Museum Arbeitswelt', 'Stadtplatz', 'Steyrtal steam railway']);
    expect(sights[0]).toMatchObject({ kind: 'museum', price: { amount: 8.5, currency: 'EUR' }, hours: [{ days: 'Tue-Sun' }], wikidataId: 'Q1954752' });
    expect(sights[1]).toMatchObject({ isFree: true });
    expect(sights[2]).toMatchObject({ kind: 'experience', hours: [{ days: 'Sat-Sun', from: '13:00', to: '18:00' }], price: { amount: 15, currency: 'EUR' } });
    expect(tables).toMatchObject([{ name: 'Knapp am Eck', hours: [{ days: 'Mon-Fri', from: '11:00', to: '22:00' }] }]);
    expect(houses.map(({ name }) => name)).toEqual(['Stadthotel Styria']);
    expect(JSON.stringify([sights, tables, houses])).not.toMatch(/preserved|industrial/);
  });

  it('knows nothing where there is no article', async () => {
    await expect(wikivoyageAt(await start(() => ({ body: NO_ARTICLE }))).facts(STEYR, noAbort())).resolves.toEqual({ sights: [], tables: [], houses: [] });
  });

  it('survives an article that is broken in every way', async () => {
    const wikitext = `${'{{see|name=A'.repeat(5_000)}\n{{see|lat=x|long=}}{{eat}}{{see|name=[[Half|lat=48.04|long=14.42}}`;
    const broken = { parse: { ...WIKIVOYAGE.parse, wikitext } };
    const { sights } = await wikivoyageAt(await start(() => ({ body: broken }))).facts(STEYR, noAbort());
    expect(sights.length).toBeLessThanOrEqual(1);
  });
});

describe('Photon', () => {
  const namesAt = (at: ReplayServer) => createPhotonPlaceNames(partsAt(at));

  it('finds the town and not the river of its name', async () => {
    await expect(namesAt(await start()).find('Steyr, Austria', noAbort())).resolves.toEqual({
      name: 'Steyr',
      country: 'Austria',
      countryCode: 'AT',
      lat: 48.0421,
      lng: 14.4213,
    });
    expect(server.seen[0]?.query.get('q')).toBe('Steyr, Austria');
  });

  it('finds nothing where there is nothing, and fails with a code where it is away', async () => {
    await expect(namesAt(await start(() => ({ body: { ...PHOTON, features: [] } }))).find('Xyzzyville', noAbort())).resolves.toBeNull();
    await server.close();
    await expect(namesAt(await start(() => ({ status: 500, body: '' }))).find('Steyr', noAbort())).rejects.toMatchObject({ code: 'PROVIDER_UNAVAILABLE' });
  });
});
