import pg from 'pg';
import { z } from 'zod';
import { openDatabase } from '@app/persistence';
import type { Database } from '@app/persistence';
import { TcpProxy, createTestDatabase } from '@app/testing';
import type { TestDatabase } from '@app/testing';

/** So long that it ends nothing by chance, and so short that nobody waits for it. */
const PATIENT_MS = 60_000;
const BRIEF_MS = 300;

/** Every way to Postgres, each about a table that somebody else may hold. */
const WAYS: Readonly<Record<string, (db: Database) => PromiseLike<unknown>>> = {
  'a model of Prisma': (db) => db.prisma.apiKey.findMany(),
  'a model of Prisma that writes': (db) => db.prisma.apiKey.deleteMany({ where: { id: 'none' } }),
  'a statement through Prisma': (db) => db.rows(z.unknown(), 'SELECT id FROM api_key'),
  'a statement through Prisma that writes': (db) => db.change("DELETE FROM api_key WHERE id = 'none'"),
  'a hot statement': (db) => db.hot('keys', 'SELECT id FROM api_key', []),
};
const waysBy = (...outages: string[]): [string, string][] => Object.keys(WAYS).flatMap((way) => outages.map((outage): [string, string] => [way, outage]));

/** What happens to a statement while it is at work. */
const OUTAGES: Readonly<Record<string, (line: TcpProxy, test: TestDatabase) => unknown>> = {
  'the line is cut': (line) => line.cut(),
  'the line is reset': (line) => line.reset(),
  'the line freezes': (line) => line.freeze(),
  'the server ends the session': (_line, test) =>
    test.query('SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = $1', ['Lock']),
  'the statement takes too long': () => undefined,
};

/** How a new connection fails. */
const REFUSALS: Readonly<Record<string, (line: TcpProxy) => unknown>> = {
  'is cut off': (line) => line.cut(),
  'says nothing': (line) => line.freeze(),
  'is gone': (line) => line.close(),
  'is a name that nobody knows': (line) => line.retarget({ host: 'postgres.invalid', port: 5432 }),
};

const isOutage = { name: 'RetryableError', code: 'STORE_UNAVAILABLE' };

describe('an outage of Postgres is told as an outage', () => {
  let test: TestDatabase;
  let line: TcpProxy;
  let db: Database;
  beforeAll(async () => {
    test = await createTestDatabase();
  });
  afterAll(() => test?.drop());
  beforeEach(async () => {
    const { hostname: host, port } = new URL(test.url);
    line = await TcpProxy.to({ host, port: Number(port || 5432) });
  });
  afterEach(async () => {
    await line.close();
    await db.close();
  });

  const openOverLine = (more: { connectTimeoutMs: number; statementTimeoutMs: number }): Database =>
    openDatabase({ url: line.through(test.url), maxConnections: 2, ...more });

  /** Resolves when a statement stands before the table that is held, or is over already. */
  async function untilOneWaits(statement: Promise<unknown>): Promise<void> {
    let waiting = 0;
    const over = (): void => void (waiting = 1);
    statement.then(over, over);
    while (waiting === 0) {
      waiting = (await test.query("SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'")).length;
    }
  }

  it.each(waysBy(...Object.keys(OUTAGES)))('by %s at work when %s', async (way, outage) => {
    db = openOverLine({ connectTimeoutMs: PATIENT_MS, statementTimeoutMs: BRIEF_MS });
    const holder = new pg.Client(test.url);
    await holder.connect();
    await holder.query('BEGIN; LOCK TABLE api_key IN ACCESS EXCLUSIVE MODE');
    try {
      const asked = Promise.resolve(WAYS[way]?.(db));
      await untilOneWaits(asked);
      await OUTAGES[outage]?.(line, test);
      await expect(asked).rejects.toMatchObject(isOutage);
    } finally {
      await holder.end();
    }
  });

  it.each(waysBy(...Object.keys(REFUSALS)))('by %s that wants a connection when the server %s', async (way, refusal) => {
    db = openOverLine({ connectTimeoutMs: BRIEF_MS, statementTimeoutMs: BRIEF_MS });
    await REFUSALS[refusal]?.(line);
    await expect(WAYS[way]?.(db)).rejects.toMatchObject(isOutage);
  });

  it.each(Object.keys(WAYS))('by %s that finds its connection dead', async (way) => {
    db = openOverLine({ connectTimeoutMs: PATIENT_MS, statementTimeoutMs: PATIENT_MS });
    await db.ping();
    line.cut();
    await expect(WAYS[way]?.(db)).rejects.toMatchObject(isOutage);
  });

  it('by one that waits for others that hold all connections', async () => {
    db = openOverLine({ connectTimeoutMs: BRIEF_MS, statementTimeoutMs: BRIEF_MS });
    const hogs = [1, 2].map(() => db.hot('hog', 'SELECT pg_sleep(10)', []).catch(() => undefined));
    line.freeze();
    await expect(db.prisma.apiKey.findMany()).rejects.toMatchObject(isOutage);
    await Promise.all(hogs);
  });

  it('and a mistake in a statement is none', async () => {
    db = openOverLine({ connectTimeoutMs: PATIENT_MS, statementTimeoutMs: PATIENT_MS });
    await expect(db.rows(z.unknown(), 'SELECT nothing FROM api_key')).rejects.toMatchObject({ code: '42703' });
    await expect(db.hot('wrong', 'SELECT nothing FROM api_key', [])).rejects.toMatchObject({ code: '42703' });
  });
});
