import { createSortableIds, systemClock } from '@app/adapters';
import { PostgresApiKeyStore, openDatabase } from '@app/persistence';
import { backingBlock, loadConfig } from '@app/platform';
import type { Environment } from '@app/platform';
import type { ApiKeyStore } from '@app/ports';
import { z } from 'zod';

const CONNECT_TIMEOUT_MS = 5_000;
const STATEMENT_TIMEOUT_MS = 5_000;

export interface OpenKeyStore {
  readonly keys: ApiKeyStore;
  close(): Promise<void>;
}

/** The keys in the database that DATABASE_URL names. @throws {ConfigError} when it names none. */
export function openKeyStore(environment: Environment): OpenKeyStore {
  const { DATABASE_URL: url, DATABASE_POOLER: pooler } = loadConfig(
    z.object({ DATABASE_URL: backingBlock.DATABASE_URL, DATABASE_POOLER: backingBlock.DATABASE_POOLER }),
    environment,
  );
  const db = openDatabase({ url, maxConnections: 1, connectTimeoutMs: CONNECT_TIMEOUT_MS, statementTimeoutMs: STATEMENT_TIMEOUT_MS, pooler });
  return { keys: new PostgresApiKeyStore(db, createSortableIds({ clock: systemClock })), close: () => db.close() };
}
