import { randomBytes } from 'node:crypto';
import { Redis } from 'ioredis';
import pg from 'pg';

const required = (name: string): string => {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set: run the tests with ./navigo test.`);
  return value;
};

export interface TestDatabase {
  readonly url: string;
  /** Plain SQL, for looking at what is stored. */
  query<Row extends pg.QueryResultRow>(text: string, values?: readonly unknown[]): Promise<Row[]>;
  drop(): Promise<void>;
}

/** A migrated database of its own, cloned from the template in a few milliseconds. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const adminUrl = required('TEST_POSTGRES_URL');
  const name = `t_${randomBytes(8).toString('hex')}`;
  const admin = new pg.Client({ connectionString: adminUrl });
  await admin.connect();
  // Clones of one template exclude each other, and test files run side by side.
  await admin.query('SELECT pg_advisory_lock(4711)');
  await admin.query(`CREATE DATABASE ${name} TEMPLATE ${required('NAVIGO_TEST_TEMPLATE')}`);
  await admin.query('SELECT pg_advisory_unlock(4711)');
  const url = new URL(adminUrl);
  url.pathname = `/${name}`;
  const pool = new pg.Pool({ connectionString: url.href, max: 3 });
  pool.on('error', () => undefined);
  return {
    url: url.href,
    query: async <Row extends pg.QueryResultRow>(text: string, values: readonly unknown[] = []) => (await pool.query<Row>(text, [...values])).rows,
    drop: async () => {
      await pool.end();
      await admin.query(`DROP DATABASE ${name} WITH (FORCE)`);
      await admin.end();
    },
  };
}

/** Redis has 16; number 0 is left alone. */
const REDIS_DATABASES = 15;

/** A flushed logical Redis database that no other test file uses at the same time. */
export async function createTestRedis(): Promise<{ readonly url: string; close(): Promise<void> }> {
  const url = new URL(required('TEST_REDIS_URL'));
  url.pathname = `/${(Number(process.env['JEST_WORKER_ID'] ?? '1') % REDIS_DATABASES) + 1}`;
  const redis = new Redis(url.href, { maxRetriesPerRequest: 1 });
  await redis.flushdb();
  return {
    url: url.href,
    close: async () => {
      await redis.flushdb();
      redis.disconnect();
    },
  };
}
