import { createHash } from 'node:crypto';
import { PrismaPg } from '@prisma/adapter-pg';
import pg from 'pg';
import type { z } from 'zod';
import { PrismaClient } from './generated/client.js';
import { directSettings, openPoolBehindPooler } from './pooler.js';
import { asStoreError } from './store-error.js';

export interface DatabaseOptions {
  readonly url: string;
  readonly maxConnections: number;
  /** A connection that cannot be had within this time counts as an outage. */
  readonly connectTimeoutMs: number;
  /** A statement that runs longer is cancelled by the server. */
  readonly statementTimeoutMs: number;
  /** What stands between: `transaction` for a pooler such as PgBouncer that lends a server connection for one transaction at a time. Default none. */
  readonly pooler?: Pooler;
}

export type Pooler = 'none' | 'transaction';

/**
 * One pool and three ways to use it, in order of preference: models of Prisma, a statement through Prisma, a statement past it. Each sends one
 * statement, which is one round trip and one commit, and fails with a RetryableError STORE_UNAVAILABLE while the server is away.
 */
export interface Database {
  readonly prisma: StoreClient;
  /** Rows of a statement that models cannot express, sent through Prisma and parsed. */
  rows<Row>(row: z.ZodType<Row>, text: string, values?: readonly unknown[]): Promise<Row[]>;
  /** The same for a statement that only changes something; returns the number of rows that it changed. */
  change(text: string, values?: readonly unknown[]): Promise<number>;
  /** A hot statement, prepared under its name, straight over the pool: docs/adr/0019 lists them with what Prisma would cost. */
  hot<Row extends pg.QueryResultRow>(name: string, text: string, values: readonly unknown[]): Promise<Row[]>;
  /** Resolves when the server answers. */
  ping(): Promise<void>;
  close(): Promise<void>;
}

/** Prisma Client that fails as stores do. */
export type StoreClient = ReturnType<typeof failingAsStores>;

/** The server cancels first; this is for a connection that hangs without a word. */
const QUERY_GRACE_MS = 100;

export function openDatabase(options: DatabaseOptions): Database {
  const pool = openPool(options);
  // A stack trace for each call, which the other formats take, costs more than the call.
  const client = new PrismaClient({ errorFormat: 'minimal', adapter: new PrismaPg(pool, { statementNameGenerator: rememberNames() }) });
  return {
    prisma: failingAsStores(client),
    rows: async <Row>(row: z.ZodType<Row>, text: string, values: readonly unknown[] = []) =>
      (await asStore(client.$queryRawUnsafe<unknown[]>(text, ...values))).map((raw) => row.parse(raw)),
    change: (text, values = []) => asStore(client.$executeRawUnsafe(text, ...values)),
    hot: async <Row extends pg.QueryResultRow>(name: string, text: string, values: readonly unknown[]) =>
      (await asStore(pool.query<Row>({ name, text, values: [...values] }))).rows,
    ping: async () => void (await asStore(client.$queryRaw`SELECT 1`)),
    close: async () => {
      await client.$disconnect();
      await pool.end();
    },
  };
}

function openPool({ url, maxConnections, connectTimeoutMs, statementTimeoutMs, pooler }: DatabaseOptions): pg.Pool {
  const settings: pg.PoolConfig = {
    connectionString: url,
    max: maxConnections,
    connectionTimeoutMillis: connectTimeoutMs,
    query_timeout: statementTimeoutMs + QUERY_GRACE_MS,
    keepAlive: true,
  };
  const pool =
    pooler === 'transaction' ? openPoolBehindPooler(settings, statementTimeoutMs) : new pg.Pool({ ...settings, ...directSettings(statementTimeoutMs) });
  // A broken idle connection is replaced by the pool; without a listener it would end the process.
  pool.on('error', () => undefined);
  return pool;
}

/** Names of statements by their text, so that each is prepared once for each connection. Texts are constants or made by Prisma, so they are few. */
function rememberNames(): (query: { readonly sql: string }) => string {
  const names = new Map<string, string>();
  return ({ sql }) => {
    const name = names.get(sql) ?? createHash('sha256').update(sql).digest('base64url');
    names.set(sql, name);
    return name;
  };
}

/** Model calls get their errors translated by an extension; raw statements go without, for it costs them a third. */
const failingAsStores = (client: PrismaClient) => client.$extends({ query: { $allOperations: ({ args, query }) => asStore(query(args)) } });

async function asStore<T>(work: PromiseLike<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    throw asStoreError(error);
  }
}
