import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import pg from 'pg';
import { PostgresRunStore, PostgresThreadStore, openDatabase } from '@app/persistence';
import type { Database } from '@app/persistence';
import { PrivatePgBouncer, createTestDatabase, findPgBouncer } from '@app/testing';
import type { TestDatabase } from '@app/testing';
import { ServedWorkflows } from '@app/workflow';
import { reducersOf } from '../../libs/persistence/src/run-store-contract/run-store-kit.contract.js';
import { describeRunStore } from '../../libs/persistence/src/run-store.contract.js';
import { SMALL_GRAPH } from '../../libs/engine/src/testing/small-graph.js';

const SERVED = new ServedWorkflows({ current: SMALL_GRAPH });

const program = findPgBouncer();
const STATEMENT_MS = 2_000;
/** More than the pooler has sessions, so that every client meets sessions of others. */
const CLIENTS = 8;

(program ? describe : describe.skip)(
  `through PgBouncer in transaction mode${program ? '' : ' (skipped: no pgbouncer on the PATH or in TEST_PGBOUNCER)'}`,
  () => {
    let test: TestDatabase;
    let pooler: PrivatePgBouncer;
    let db: Database;
    beforeAll(async () => {
      test = await createTestDatabase();
      pooler = await PrivatePgBouncer.start(program ?? '', test.url);
      db = openDatabase({ url: pooler.url, maxConnections: CLIENTS, connectTimeoutMs: 5_000, statementTimeoutMs: STATEMENT_MS, pooler: 'transaction' });
    });
    afterAll(async () => {
      await db?.close();
      await pooler?.stop();
      await test?.drop();
    });

    describeRunStore('Postgres behind the pooler', async () => ({
      store: new PostgresRunStore(db, reducersOf),
      another: () => new PostgresRunStore(db, reducersOf),
      versionsOf: async (threadId) => {
        const rows = await test.query<{ version: number }>('SELECT version FROM state_version WHERE thread_id = $1 ORDER BY version', [threadId]);
        return rows.map((row) => row.version);
      },
      logOf: (threadId) => test.query<{ seq: number; hash: string }>('SELECT seq, hash FROM decision_log WHERE thread_id = $1 ORDER BY seq', [threadId]),
    }));

    it('says what to set when it is told of no pooler', async () => {
      const direct = openDatabase({ url: pooler.url, maxConnections: 1, connectTimeoutMs: 5_000, statementTimeoutMs: STATEMENT_MS });
      await expect(direct.ping()).rejects.toMatchObject({ code: 'STORE_UNAVAILABLE', message: expect.stringContaining('DATABASE_POOLER=transaction') });
      await direct.close();
    });

    it('answers many at once on few sessions, each with its own answer', async () => {
      const rows = await Promise.all(Array.from({ length: 200 }, (_, n) => db.hot<{ n: number }>('echo', 'SELECT $1::int AS n', [n])));
      expect(rows.map(([row]) => row?.n)).toEqual(Array.from({ length: 200 }, (_, n) => n));
    });

    it('has the server cancel what runs too long, and leaves no limit behind in the session', async () => {
      const brief = openDatabase({ url: pooler.url, maxConnections: 1, connectTimeoutMs: 5_000, statementTimeoutMs: 100, pooler: 'transaction' });
      await expect(brief.hot('slow', 'SELECT pg_sleep(5)', [])).rejects.toMatchObject({ code: 'STORE_UNAVAILABLE', cause: { code: '57014' } });
      await expect(brief.ping()).resolves.toBeUndefined();
      await brief.close();
      const limits = await Promise.all(
        Array.from({ length: CLIENTS }, () => db.hot('limit', "SELECT current_setting('statement_timeout') AS ms, pg_sleep(0.05)", [])),
      );
      expect(new Set(limits.map(([row]) => row?.['ms']))).toEqual(new Set(['2s']));
      expect(await sessionLimit(pooler.url)).toBe('0');
    });

    it('stores nothing of a statement that is refused, and goes on with the same connection', async () => {
      const refused = db.hot('refused', "INSERT INTO thread (id, owner_id, scenario) VALUES ('thr_twice', 'ann', 'api'), ('thr_twice', 'ann', 'api')", []);
      await expect(refused).rejects.toMatchObject({ code: '23505' });
      expect(await new PostgresThreadStore(db, SERVED, 'small').findThread('ann', 'thr_twice')).toBeNull();
    });

    it('reads models through Prisma', async () => {
      await expect(Promise.all(Array.from({ length: 20 }, () => db.prisma.thread.findFirst()))).resolves.toHaveLength(20);
    });

    it('is no obstacle to migrations, not even to two that start together', async () => {
      await test.query('CREATE DATABASE t_migrated_through_pooler');
      try {
        const url = new URL(pooler.url);
        url.pathname = '/t_migrated_through_pooler';
        const said = await Promise.all([migrate(url.href), migrate(url.href)]);
        expect(said.sort()).toEqual([expect.stringMatching(/^Applied /), 'The database is up to date.\n']);
        expect(
          await test.query(
            "SELECT 1 FROM pg_locks l JOIN pg_database d ON d.oid = l.database WHERE l.locktype = 'advisory' AND d.datname = 't_migrated_through_pooler'",
          ),
        ).toEqual([]);
      } finally {
        await test.query('DROP DATABASE t_migrated_through_pooler WITH (FORCE)');
      }
    });
  },
);

const migrate = async (url: string): Promise<string> =>
  (await promisify(execFile)(process.execPath, ['dist/apps/cli/src/migrate.js'], { env: { PATH: process.env['PATH'], DATABASE_URL: url } })).stdout;

/** The limit that a session of the pooler has outside of our transactions. */
async function sessionLimit(url: string): Promise<unknown> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ ms: string }>("SELECT current_setting('statement_timeout') AS ms");
  await client.end();
  return rows[0]?.ms;
}
