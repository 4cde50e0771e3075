import { NavigoSystem } from '@app/testing';

const KEYS = { ann: 'ann-0123456789', bob: 'bob-0123456789', olga: 'olga-0123456789' } as const;
type Who = keyof typeof KEYS;

interface Sight {
  readonly id: string;
  readonly name: string;
  readonly cost: number;
  readonly basis: string;
}
interface Known {
  readonly towns: readonly { readonly id: string; readonly sights: readonly Sight[] }[];
  readonly nearest: { readonly spellings: readonly { readonly name: string }[] };
}
interface Correction {
  readonly id: string;
  readonly state: string;
}

describe('what is known of places, and what people put right', () => {
  let system: NavigoSystem;
  beforeAll(async () => {
    const roles: Record<Who, string> = { ann: 'user', bob: 'user', olga: 'operator' };
    const keys = Object.entries(KEYS).map(([owner, key]) => `${owner}:${roles[owner as Who]}:${key}`);
    system = await NavigoSystem.start({ AUTH_MODE: 'keys', BOOTSTRAP_API_KEYS: keys.join(',') });
  });
  afterAll(() => system?.stop());

  const as = (who: Who) => ({ authorization: `Bearer ${KEYS[who]}` });
  const known = async (q: string) => (await system.get<Known>(`/places?q=${encodeURIComponent(q)}`, as('ann'))).body;
  const sightOf = async (id: string) => (await known('Salzburg')).towns[0]?.sights.find((sight) => sight.id === id);
  const correct = (who: Who, body: object) => system.post<Correction>('/places/corrections', body, as(who));

  it('answers with the town, or with the nearest spelling', async () => {
    expect((await known('Salzburg')).towns[0]?.id).toBe('salzburg');
    const unknown = await known('Salzbrug');
    expect(unknown.towns).toEqual([]);
    expect(unknown.nearest.spellings[0]?.name).toBe('Salzburg');
    expect((await system.get('/places', as('ann'))).status).toBe(400);
  });

  it('shows a correction, and plans with it, once an operator has applied it', async () => {
    const change = { kind: 'price', placeId: 'hohensalzburg-fortress', cost: 21 };
    const made = await correct('ann', { townId: 'salzburg', change, why: 'New price list.' });
    expect([made.status, made.body.state]).toEqual([201, 'open']);
    expect(await sightOf('hohensalzburg-fortress')).toMatchObject({ cost: 18, basis: 'general_knowledge' });

    expect((await system.get('/places/corrections', as('ann'))).status).toBe(403);
    expect((await system.post(`/places/corrections/${made.body.id}`, { decision: 'apply' }, as('ann'))).status).toBe(403);
    const list = await system.get<{ corrections: Correction[] }>('/places/corrections', as('olga'));
    expect(list.body.corrections.map(({ id }) => id)).toEqual([made.body.id]);
    const applied = await system.post<Correction>(`/places/corrections/${made.body.id}`, { decision: 'apply', reason: 'seen' }, as('olga'));
    expect([applied.status, applied.body.state]).toEqual([200, 'applied']);
    expect(await sightOf('hohensalzburg-fortress')).toMatchObject({ cost: 21, basis: 'corrected' });
    expect((await system.post(`/places/corrections/${made.body.id}`, { decision: 'refuse' }, as('olga'))).status).toBe(409);
    expect((await system.post('/places/corrections/cor_none', { decision: 'refuse' }, as('olga'))).status).toBe(404);

    const closed = await correct('bob', { townId: 'salzburg', change: { kind: 'closed', placeId: 'mozart-s-birthplace' } });
    await system.post(`/places/corrections/${closed.body.id}`, { decision: 'apply' }, as('olga'));
    const planned = await system.post<{
      status: string;
      finalPlan: { checks: { pass: boolean }; itinerary: { activities: { place: { name: string }; cost: { amount: number } }[] }[] };
    }>(
      '/plan/chat',
      { naturalLanguage: 'Salzburg from Vienna, 10 to 13 May 2027, one person, 1500 EUR, history. I must see the Hohensalzburg Fortress.' },
      as('ann'),
    );
    expect(planned.body).toMatchObject({ status: 'complete', finalPlan: { checks: { pass: true } } });
    const visits = planned.body.finalPlan.itinerary.flatMap(({ activities }) => activities);
    expect(visits.find(({ place }) => place.name === 'Hohensalzburg Fortress')?.cost.amount).toBe(21);
    expect(visits.some(({ place }) => place.name === "Mozart's Birthplace")).toBe(false);
  });

  it('refuses what is about no known place, and more than an owner may have waiting', async () => {
    const price = { kind: 'price', placeId: 'hangar-7', cost: 5 };
    expect((await correct('bob', { townId: 'atlantis', change: price })).status).toBe(400);
    expect((await correct('bob', { townId: 'salzburg', change: { ...price, placeId: 'no-such-place' } })).status).toBe(400);
    expect((await correct('bob', { townId: 'salzburg', change: { ...price, cost: -1 } })).status).toBe(400);
    expect((await correct('bob', { townId: 'salzburg', change: { kind: 'position', placeId: 'hangar-7', lat: 10, lng: 10 } })).status).toBe(400);
    const statuses: number[] = [];
    for (let sent = 0; sent < 51; sent += 1) statuses.push((await correct('bob', { townId: 'salzburg', change: price })).status);
    expect([statuses.filter((status) => status === 201).length, statuses.at(-1)]).toEqual([50, 429]);
  });
});
