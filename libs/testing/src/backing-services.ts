import { randomBytes } from 'node:crypto';
import { Redis } from 'ioredis';
import pg from 'pg';
import { hold } from './held.js';

const required = (name: string): string => {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set: run the tests with ./navigo test.`);
  return value;
};

export interface TestDatabase {
  /** As the owner of the tables. */
  readonly url: string;
  /** As the role that apps connect as, which owns nothing; the owner's where nobody made such a role. */
  readonly appUrl: string;
  /** Plain SQL, for looking at what is stored. */
  query<Row extends pg.QueryResultRow>(text: string, values?: readonly unknown[]): Promise<Row[]>;
  drop(): Promise<void>;
}

/** A migrated database of its own, cloned from the template in a few milliseconds. */
export async function createTestDatabase({ isEmpty = false } = {}): Promise<TestDatabase> {
  const adminUrl = required('TEST_POSTGRES_URL');
  const name = `t_${randomBytes(8).toString('hex')}`;
  const admin = new pg.Client({ connectionString: adminUrl });
  await admin.connect();
  // Clones of one template exclude each other, and test files run side by side.
  await admin.query('SELECT pg_advisory_lock(4711)');
  await admin.query(`CREATE DATABASE ${name} TEMPLATE ${isEmpty ? 'template0' : required('NAVIGO_TEST_TEMPLATE')}`);
  await admin.query('SELECT pg_advisory_unlock(4711)');
  const url = new URL(adminUrl);
  url.pathname = `/${name}`;
  const pool = new pg.Pool({ connectionString: url.href, max: 3 });
  pool.on('error', () => undefined);
  const role = isEmpty ? undefined : process.env['NAVIGO_TEST_APP_ROLE'];
  const appUrl = role === undefined ? url : Object.assign(new URL(url), { username: role, password: role });
  return {
    url: url.href,
    appUrl: appUrl.href,
    query: async <Row extends pg.QueryResultRow>(text: string, values: readonly unknown[] = []) => (await pool.query<Row>(text, [...values])).rows,
    drop: hold(async () => {
      await pool.end();
      await admin.query(`DROP DATABASE ${name} WITH (FORCE)`);
      await admin.end();
    }),
  };
}

/** Redis has 16; in number 0 stands who uses the others. */
const REDIS_DATABASES = 15;
const claimOf = (database: number): string => `test-database:${database}`;

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

/** Logical databases that some process is connected to, such as the apps of a test that failed before it stopped them. */
async function databasesInUse(redis: Redis): Promise<ReadonlySet<number>> {
  return new Set([...String(await redis.client('LIST')).matchAll(/ db=(\d+) /g)].map(([, database]) => Number(database)));
}

/** Takes a database that no test holds and no left-over app is connected to: such an app would take the jobs of the next test. */
async function claimDatabase(redis: Redis): Promise<number> {
  const inUse = await databasesInUse(redis);
  const home = Number(process.env['JEST_WORKER_ID'] ?? '1');
  for (let step = 0; step < REDIS_DATABASES; step += 1) {
    const database = ((home + step) % REDIS_DATABASES) + 1;
    if (inUse.has(database)) continue;
    const holder = await redis.get(claimOf(database));
    if (holder !== null && !isRunning(Number(holder))) await redis.del(claimOf(database));
    if ((await redis.set(claimOf(database), process.pid, 'NX')) === 'OK') return database;
  }
  throw new Error(`All ${REDIS_DATABASES} test databases of Redis are in use: tests have left their systems running.`);
}

/** A flushed logical Redis database that nobody else uses until it is closed. */
export async function createTestRedis(): Promise<{ readonly url: string; close(): Promise<void> }> {
  const url = new URL(required('TEST_REDIS_URL'));
  url.pathname = '/0';
  const claims = new Redis(url.href, { maxRetriesPerRequest: 1 });
  const database = await claimDatabase(claims);
  url.pathname = `/${database}`;
  const redis = new Redis(url.href, { maxRetriesPerRequest: 1 });
  await redis.flushdb();
  return {
    url: url.href,
    close: hold(async () => {
      await redis.flushdb();
      redis.disconnect();
      await claims.del(claimOf(database));
      claims.disconnect();
    }),
  };
}
