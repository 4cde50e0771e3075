import { PrismaPg } from '@prisma/adapter-pg';
import pg from 'pg';
import { RetryableError } from '@app/contracts';
import { PrismaClient } from './generated/client.js';
import { POOLED, directSettings, statementInTransaction } from './pooler.js';
import type { RunStatement } from './pooler.js';

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

/** One pool for all: Prisma for models, plain SQL where one statement has to be one commit. */
export interface Database {
  readonly prisma: PrismaClient;
  query<Row extends pg.QueryResultRow>(name: string, text: string, values: readonly unknown[]): Promise<Row[]>;
  /** Resolves when the server answers. */
  ping(): Promise<void>;
  close(): Promise<void>;
}

/** The server cancels first; this is for a connection that hangs without a word. */
const QUERY_GRACE_MS = 100;

export function openDatabase(options: DatabaseOptions): Database {
  const isPooled = options.pooler === 'transaction';
  const pool = new pg.Pool({
    connectionString: options.url,
    max: options.maxConnections,
    connectionTimeoutMillis: options.connectTimeoutMs,
    query_timeout: options.statementTimeoutMs + QUERY_GRACE_MS,
    keepAlive: true,
    ...(isPooled ? POOLED : directSettings(options.statementTimeoutMs)),
  });
  // A broken idle connection is replaced by the pool; without a listener it would end the process.
  pool.on('error', () => undefined);
  const prisma = new PrismaClient({ adapter: new PrismaPg(pool) });
  const run: RunStatement = isPooled ? statementInTransaction(pool, options.statementTimeoutMs) : (statement) => pool.query(statement);
  const query = async <Row extends pg.QueryResultRow>(name: string, text: string, values: readonly unknown[]): Promise<Row[]> => {
    try {
      return (await run<Row>({ name, text, values: [...values] })).rows;
    } catch (error) {
      throw asStoreError(error);
    }
  };
  return {
    prisma,
    query,
    ping: async () => void (await query('ping', 'SELECT 1', [])),
    close: async () => {
      await prisma.$disconnect();
      await pool.end();
    },
  };
}

/** Connection loss, shutdown, a cancelled statement, too many connections, out of memory or disk, serialization, deadlock: all pass. */
const PASSING_SQLSTATE = /^(08|53|57P|57014|40001|40P01|55P03|58)/;
const PASSING_NODE_CODE = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH']);

const codeOf = (error: unknown): string => (typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '');

/** SQLSTATE 23505. */
export const isUniqueViolation = (error: unknown): boolean => codeOf(error) === '23505';

function asStoreError(error: unknown): unknown {
  const code = codeOf(error);
  const message = error instanceof Error ? error.message : String(error);
  const passing = PASSING_NODE_CODE.has(code) || PASSING_SQLSTATE.test(code) || /timeout|terminated|not queryable|Connection ended/i.test(message);
  if (!passing) return error;
  const hint = /unsupported startup parameter/i.test(message) ? `a pooler stands before it, so set DATABASE_POOLER=transaction` : 'try again when it is back';
  return new RetryableError('STORE_UNAVAILABLE', `The database did not answer (${code || message}); ${hint}.`, { cause: error });
}
