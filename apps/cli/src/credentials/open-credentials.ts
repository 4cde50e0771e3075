import { PostgresToolCredentialStore, openDatabase } from '@app/persistence';
import { ConfigError, backingBlock, createAesSealer, credentialsBlock, loadConfig } from '@app/platform';
import type { Environment } from '@app/platform';
import type { ToolCredentialStore } from '@app/ports';
import { z } from 'zod';

const CONNECT_TIMEOUT_MS = 5_000;
const STATEMENT_TIMEOUT_MS = 30_000;

export interface OpenCredentials {
  readonly store: Pick<ToolCredentialStore, 'rotate'>;
  readonly keyId: string;
  close(): Promise<void>;
}

/** The keys of the environment and the database that DATABASE_URL names. @throws {ConfigError} without one of them. */
export function openCredentials(environment: Environment): OpenCredentials {
  const config = loadConfig(z.object({ DATABASE_URL: backingBlock.DATABASE_URL, ...credentialsBlock }), environment);
  const sealer = createAesSealer(config.CREDENTIAL_KEYS);
  if (!sealer) throw new ConfigError('CREDENTIAL_KEYS is missing: there is no key to seal with');
  const db = openDatabase({ url: config.DATABASE_URL, maxConnections: 1, connectTimeoutMs: CONNECT_TIMEOUT_MS, statementTimeoutMs: STATEMENT_TIMEOUT_MS });
  return { store: new PostgresToolCredentialStore(db, sealer), keyId: sealer.keyId, close: () => db.close() };
}
