import { PostgresWebhookStore, openDatabase } from '@app/persistence';
import type { Database } from '@app/persistence';
import { createTestDatabase } from '@app/testing';
import type { TestDatabase } from '@app/testing';
import { describeWebhookStore } from '../../libs/persistence/src/webhook-store.contract.js';

let test: TestDatabase;
let db: Database;
beforeAll(async () => {
  test = await createTestDatabase();
  db = openDatabase({ url: test.url, maxConnections: 2, connectTimeoutMs: 5_000, statementTimeoutMs: 20_000 });
});
afterAll(async () => {
  await db.close();
  await test.drop();
});

/** Time passes by moving everything that was stored into the past. */
const elapse = async (ms: number): Promise<void> => {
  const by = `make_interval(secs => ${ms / 1_000})`;
  await test.query(`UPDATE webhook_delivery SET next_at = next_at - ${by}, created_at = created_at - ${by}, settled_at = settled_at - ${by}`);
  await test.query(`UPDATE webhook SET created_at = created_at - ${by}, failing_since = failing_since - ${by}, disabled_at = disabled_at - ${by}`);
};

describeWebhookStore('Postgres', async () => ({ store: new PostgresWebhookStore(db), elapse }));

describe('messages about runs', () => {
  const told = () => test.query<{ webhook_id: string; payload: { type: string } }>('SELECT webhook_id, payload FROM webhook_delivery ORDER BY created_at, id');
  const run = (status: string) => test.query(`UPDATE run SET status = $1, move_count = move_count + 1 WHERE id = 'run_told'`, [status]);

  beforeAll(async () => {
    await test.query('DELETE FROM webhook');
    const store = new PostgresWebhookStore(db);
    await store.add({ id: 'whk_all', ownerId: 'ann', url: 'https://a.example', events: ['completion', 'question', 'review', 'failure', 'watch'] }, 10);
    await store.add({ id: 'whk_some', ownerId: 'ann', url: 'https://b.example', events: ['failure'] }, 10);
    await store.add({ id: 'whk_foreign', ownerId: 'bob', url: 'https://c.example', events: ['completion'] }, 10);
    await test.query(`INSERT INTO thread (id, owner_id, scenario) VALUES ('trip-1.0123456789abcdef', 'ann', 'api')`);
    await test.query(
      `INSERT INTO run (id, thread_id, owner_id, workflow, graph_version, status, version, first_version, log_seq, log_hash)
       VALUES ('run_told', 'trip-1.0123456789abcdef', 'ann', 'plan', 3, 'in_progress', 1, 1, 0, 'x')`,
    );
  });

  it('are stored with what they tell, for webhooks of members that want them, and not when that is rolled back', async () => {
    await run('awaiting_input');
    expect(await told()).toMatchObject([
      { webhook_id: 'whk_all', payload: { type: 'plan.question', data: { threadId: 'trip-1', runId: 'run_told', status: 'awaiting_input', version: 1 } } },
    ]);
    await run('in_progress');
    await run('failed');
    expect((await told()).map(({ webhook_id: id, payload }) => [id, payload.type])).toEqual([
      ['whk_all', 'plan.question'],
      ['whk_all', 'plan.failure'],
      ['whk_some', 'plan.failure'],
    ]);
    await test.query(
      `DO $$ BEGIN UPDATE run SET status = 'complete' WHERE id = 'run_told'; RAISE EXCEPTION 'undone'; EXCEPTION WHEN raise_exception THEN NULL; END $$`,
    );
    expect(await told()).toHaveLength(3);
  });

  it('tell nothing of a cancelled run, and are forgotten with their thread', async () => {
    await run('cancelled');
    expect(await told()).toHaveLength(3);
    await test.query(`UPDATE thread SET erased_at = now() WHERE id = 'trip-1.0123456789abcdef'`);
    expect(await told()).toEqual([]);
  });
});
