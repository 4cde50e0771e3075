import { PlanResult } from '@app/contracts';
import { NavigoSystem } from '@app/testing';
import { CATALOG } from '../../libs/auditor/src/testing/catalog-trip.js';
import { lookIntoRedis } from './support/redis-content.js';

/** A word that is in no program and no guide. */
const MARK = 'quaxilvane';
const THREAD = 'erased-trip';
const TRIP = {
  ...{ requestText: `Weststadt with my friend ${MARK}`, destinationHint: 'Weststadt', originCity: 'Norden', travelStartDate: '2027-05-10' },
  ...{ travelEndDate: '2027-05-11', budget: 900, currency: 'EUR', adults: 1, interests: [MARK], constraints: { diet: ['vegan'] } },
};
const REQUEST = { userRequest: TRIP, context: { now: '2026-11-20' }, catalogId: 'mine', review: 'required', remember: true, threadId: THREAD };
/** What may go on naming an erased thread or its runs, each without a word of anybody. */
const NAMES_STAY = ['audit_entry', 'decision_log', 'run', 'thread'];

describe('a thread with everything that a thread can have', () => {
  let system: NavigoSystem;
  beforeAll(async () => {
    system = await NavigoSystem.start();
  });
  afterAll(() => system?.stop());

  const send = (method: string, path: string, body?: unknown) =>
    fetch(`${system.url}${path}`, { method, ...(body ? { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) } : {}) });
  /** Tables, whatever they are, with a row that holds one of the words. */
  const tablesWith = async (...words: string[]): Promise<string[]> => {
    const tables = await system.db.query<{ name: string }>("SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' ORDER BY tablename");
    const sql = (name: string) => `SELECT 1 FROM "${name}" x WHERE to_jsonb(x)::text ILIKE ANY ($1::text[]) LIMIT 1`;
    const hits = await Promise.all(
      tables.map(async ({ name }) => ((await system.db.query(sql(name), [words.map((word) => `%${word}%`)])).length > 0 ? [name] : [])),
    );
    return hits.flat();
  };
  const catalogRows = async () => [await system.db.query('SELECT * FROM catalog'), await system.db.query('SELECT * FROM catalog_content')];
  const memory = async () => (await system.get<{ items: object[] }>('/me/memory')).body.items;

  it("leaves nothing of what was said in any table or key, and keeps what is its owner's own", async () => {
    const kept = [
      { key: 'currency', value: 'EUR' },
      { key: 'diet', value: ['vegan'] },
    ];
    expect((await send('PUT', '/catalogs/mine', CATALOG)).status).toBe(201);
    const inventory = await catalogRows();
    const planned = PlanResult.parse((await system.post('/plan', REQUEST, { 'idempotency-key': 'once' })).body);
    expect(planned.status).toBe('awaiting_review');
    expect((await system.post(`/plan/${THREAD}/decide`, { action: 'revise', feedback: `cheaper hotel, says ${MARK}` })).body).toMatchObject({
      status: 'awaiting_review',
    });
    const waiting = await system.post(
      '/plan/chat',
      { threadId: THREAD, naturalLanguage: `Rome in June with ${MARK}`, onBusy: 'enqueue' },
      { prefer: 'respond-async' },
    );
    expect(waiting).toMatchObject({ status: 202, body: { queued: true } });
    expect((await system.post(`/plan/${THREAD}/share`, {})).status).toBe(201);
    const runs = (await system.db.query<{ id: string }>('SELECT id FROM run UNION SELECT run_id FROM queued_request')).map(({ id }) => id);
    expect(runs).toHaveLength(2);
    expect(await tablesWith(MARK)).toEqual(['decision_log', 'queued_request', 'run', 'state_version']);
    expect(await tablesWith(THREAD, ...runs)).toEqual(
      expect.arrayContaining([...NAMES_STAY, 'idempotency_key', 'remembered_preference', 'share_link', 'step']),
    );
    expect(await memory()).toMatchObject(kept.map((item) => ({ ...item, threadId: THREAD })));

    expect((await send('DELETE', `/plan/${THREAD}`)).status).toBe(204);

    expect(await tablesWith(MARK)).toEqual([]);
    expect(await tablesWith(THREAD, ...runs)).toEqual(NAMES_STAY);
    expect(await memory()).toMatchObject(kept.map((item) => ({ ...item, threadId: null })));
    expect(await catalogRows()).toEqual(inventory);
    const redis = await lookIntoRedis(system.redis.url);
    try {
      expect(await redis.valuesWith(MARK)).toEqual([]);
    } finally {
      redis.close();
    }
  });
});
