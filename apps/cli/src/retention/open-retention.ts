import { PostgresRetentionStore, openDatabase } from '@app/persistence';
import { backingBlock, loadConfig, retentionBlock } from '@app/platform';
import type { Environment } from '@app/platform';
import type { RetentionPolicy, RetentionStore } from '@app/ports';
import { z } from 'zod';

const CONNECT_TIMEOUT_MS = 5_000;
const STATEMENT_TIMEOUT_MS = 30_000;

export interface OpenRetention {
  readonly store: RetentionStore;
  readonly policy: RetentionPolicy;
  close(): Promise<void>;
}

/** The policy of the environment and the database that DATABASE_URL names. @throws {ConfigError} when it names none. */
export function openRetention(environment: Environment): OpenRetention {
  const config = loadConfig(z.object({ DATABASE_URL: backingBlock.DATABASE_URL, ...retentionBlock }), environment);
  const db = openDatabase({ url: config.DATABASE_URL, maxConnections: 1, connectTimeoutMs: CONNECT_TIMEOUT_MS, statementTimeoutMs: STATEMENT_TIMEOUT_MS });
  const policy = { idempotencyKeyDays: config.IDEMPOTENCY_KEY_DAYS, compactAfterDays: config.COMPACT_AFTER_DAYS, revokedKeyDays: config.REVOKED_KEY_DAYS };
  return { store: new PostgresRetentionStore(db), policy, close: () => db.close() };
}
