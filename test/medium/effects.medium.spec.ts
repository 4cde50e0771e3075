import { PostgresEffectStore, openDatabase } from '@app/persistence';
import type { Database } from '@app/persistence';
import { createTestDatabase } from '@app/testing';
import type { TestDatabase } from '@app/testing';
import { describeEffectStore } from '../../libs/actions/src/testing/effect-store.contract.js';

let test: TestDatabase;
let db: Database;
let runs = 0;
beforeAll(async () => {
  test = await createTestDatabase();
  db = openDatabase({ url: test.url, maxConnections: 2, connectTimeoutMs: 60_000, statementTimeoutMs: 20_000 });
});
afterAll(async () => {
  await db.close();
  await test.drop();
});

describeEffectStore('Postgres', async () => ({
  store: new PostgresEffectStore(db),
  async openRun(ownerId) {
    const runId = `run_effect_${(runs += 1)}`;
    await test.query(`INSERT INTO thread (id, owner_id, scenario) VALUES ($1, $2, 'actions')`, [`thr_${runId}`, ownerId]);
    await test.query(
      `INSERT INTO run (id, thread_id, owner_id, workflow, graph_version, status, version, first_version, log_seq, log_hash)
       VALUES ($1, $2, $3, 'actions', 1, 'in_progress', 1, 1, 0, 'x')`,
      [runId, `thr_${runId}`, ownerId],
    );
    return runId;
  },
  endRun: async (runId) => void (await test.query(`UPDATE run SET status = 'cancelled' WHERE id = $1`, [runId])),
}));
