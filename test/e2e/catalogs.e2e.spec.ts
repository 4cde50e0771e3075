import { CatalogAnswer, CatalogReport, FinalPlan, MAX_CATALOG_BYTES, PlanResult } from '@app/contracts';
import { NavigoSystem } from '@app/testing';

const KEYS = { ann: 'ann-0123456789', bob: 'bob-0123456789' } as const;
const as = (name: keyof typeof KEYS): Record<string, string> => ({ authorization: `Bearer ${KEYS[name]}` });
const CONTEXT = { now: '2026-11-20' };
const TOWNS = ['Oberwinkel', 'Unterwinkel'];
const ALL = ['Seestadt', ...TOWNS];

const csv = (header: string, rows: readonly string[]): string => `${header}\n${rows.join('\n')}\n`;
const TABLES = {
  cities: csv('name,state', ['Seestadt,', ...TOWNS.map((town) => `${town},Winkelland`)]),
  ground: csv(
    'from,to,mode,durationMinutes,cost',
    ALL.flatMap((from) => ALL.filter((to) => to !== from).map((to) => `${from},${to},train,90,20`)),
  ),
  accommodations: csv('name,city,price,room type,house rules,capacity', [
    ...TOWNS.map((town) => `Gasthof ${town},${town},80,Private room,No pets,2`),
    ...TOWNS.map((town) => `Hof ${town},${town},95,Entire home,,4`),
  ]),
  restaurants: csv(
    'name,city,cuisines,averageCost',
    TOWNS.flatMap((town) => Array.from({ length: 12 }, (_, i) => `Stube ${'ABCDEFGHIJKL'[i]} ${town},${town},${i === 3 ? 'Thai' : 'Local'},${12 + i}`)),
  ),
  attractions: csv(
    'name,city,lat,lng',
    TOWNS.flatMap((town, t) => Array.from({ length: 5 }, (_, i) => `Turm ${'ABCDE'[i]} ${town},${town},47.${t}${i},9.1`)),
  ),
};
const BODY = { currency: 'EUR', csv: TABLES };
const WORDS =
  '5 days in Winkelland, 2 cities, from Seestadt, from 10 to 14 May 2027 for two people, 2000 EUR, we want Thai food and bring our dog so pets must be allowed';

describe("plans on one's own catalog", () => {
  let system: NavigoSystem;
  beforeAll(async () => {
    system = await NavigoSystem.start({ AUTH_MODE: 'keys', BOOTSTRAP_API_KEYS: `ann:user:${KEYS.ann},bob:user:${KEYS.bob}` });
  });
  afterAll(() => system.stop());

  const send = async (method: string, path: string, body?: unknown, name: keyof typeof KEYS = 'ann') => {
    const payload = body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) };
    const response = await fetch(`${system.url}${path}`, {
      method,
      headers: { ...as(name), ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
      ...payload,
    });
    const text = await response.text();
    return { status: response.status, body: (text ? JSON.parse(text) : {}) as Record<string, unknown> };
  };
  const put = (id: string, body: unknown) => send('PUT', `/catalogs/${id}`, body);
  const plan = async (naturalLanguage: string, catalogId: string) =>
    PlanResult.parse((await system.post('/plan/chat', { naturalLanguage, catalogId, context: CONTEXT }, as('ann'))).body);

  it('uses nothing but the catalog, and names it for every price', async () => {
    const stored = await put('winkel', BODY);
    expect(stored.status).toBe(201);
    expect(CatalogReport.parse(stored.body)).toMatchObject({ accepted: { cities: 3, restaurants: 24 }, rejectedCount: 0 });
    const result = await plan(WORDS, 'winkel');
    expect(result.status).toBe('complete');
    const { itinerary, stays, transport, costs, sources } = FinalPlan.parse(result.finalPlan);
    expect(new Set(itinerary.map(({ city }) => city))).toEqual(new Set(TOWNS));
    expect(stays.every(({ name }) => name.startsWith('Hof '))).toBe(true);
    expect(transport.map(({ mode }) => mode)).toEqual(['train', 'train', 'train']);
    const meals = itinerary.flatMap((day) => day.meals ?? []);
    expect(meals.some(({ cuisine }) => cuisine === 'Thai')).toBe(true);
    expect(new Set(meals.map(({ place }) => place?.name)).size).toBe(meals.length);
    const priced = [...itinerary.flatMap((day) => [...day.activities, ...(day.meals ?? [])]), ...stays, ...transport];
    expect(new Set(priced.map(({ source }) => source))).toEqual(new Set(['catalog']));
    expect(sources.map(({ kind }) => kind)).toEqual(['catalog']);
    expect(costs?.total).toBeLessThanOrEqual(2_000);
  });

  it('says why there is no plan, and what would have to give', async () => {
    await put('winkel', BODY);
    const result = await plan(WORDS.replace('2000 EUR', '200 EUR'), 'winkel');
    expect(result.status).toBe('refused');
    expect(result.finalPlan?.itinerary).toEqual([]);
    expect(result.finalPlan?.summary).toMatch(/the budget is 200 EUR\. Raise the budget by \d+/);
    expect(result.safetyFlags).toContain('NO_PLAN_ON_CATALOG');
  });

  it('belongs to its owner: to others it does not exist, for reading, deleting and planning', async () => {
    await put('private', BODY);
    expect(CatalogAnswer.parse((await send('GET', '/catalogs/private')).body).catalog.cities).toHaveLength(3);
    for (const method of ['GET', 'DELETE']) expect((await send(method, '/catalogs/private', undefined, 'bob')).status).toBe(404);
    const foreign = await system.post('/plan/chat', { naturalLanguage: WORDS, catalogId: 'private', context: CONTEXT }, as('bob'));
    expect(foreign).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } });
    expect((await send('DELETE', '/catalogs/private')).status).toBe(204);
    expect((await send('GET', '/catalogs/private')).status).toBe(404);
  });

  it('is refused in words when it cannot be used, and stores nothing', async () => {
    const wrong = await put('bad', { currency: 'EUR', csv: { cities: 'name,colour\nArbon,red\n' } });
    expect(wrong).toMatchObject({ status: 400, body: { code: 'VALIDATION_ERROR', detail: expect.stringContaining('colour') } });
    expect((await put('bad', { currency: 'EUR', cities: [] })).status).toBe(400);
    expect((await put('bad', { currency: 'euro', cities: [{ name: 'Arbon' }] })).status).toBe(400);
    expect((await put('b d', BODY)).status).toBe(400);
    expect((await send('GET', '/catalogs/bad')).status).toBe(404);
  });

  it('answers 413 to a body that is too large', async () => {
    const body = JSON.stringify({ currency: 'EUR', csv: { cities: 'x'.repeat(MAX_CATALOG_BYTES + 1) } });
    expect(await put('large', body)).toMatchObject({ status: 413, body: { code: 'PAYLOAD_TOO_LARGE' } });
  });

  it('stores the good rows and tells which others it left out', async () => {
    const { status, body } = await put('partly', { currency: 'EUR', csv: { cities: 'name,lat\nArbon,47.5\nBruck,north\n' } });
    expect(status).toBe(201);
    expect(CatalogReport.parse(body)).toMatchObject({ rejectedCount: 1, rejected: [{ table: 'cities', line: 3, reason: expect.stringContaining('lat') }] });
    expect((await put('partly', { currency: 'EUR', cities: [{ name: 'Linz' }] })).status).toBe(200);
  });
});
