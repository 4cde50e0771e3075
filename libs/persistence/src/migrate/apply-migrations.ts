import pg from 'pg';
import { MIGRATION_LOCK } from './migration-adapter.js';
import { readMigrations } from './migrations-folder.js';
import { openSchemaEngine } from './schema-engine.js';

const NO_FILTER = { externalTables: [], externalEnums: [] };

/** Applies what is missing and returns the names of what was applied; a second run does nothing. */
export async function applyMigrations(databaseUrl: string, migrationsDir: string): Promise<string[]> {
  const gate = new pg.Client({ connectionString: databaseUrl });
  await gate.connect();
  try {
    // A lock of a transaction holds behind a pooler too, where one of a session would stay with whoever gets that session next.
    await gate.query('BEGIN');
    await gate.query('SELECT pg_advisory_xact_lock($1)', [MIGRATION_LOCK]);
    const engine = await openSchemaEngine(databaseUrl);
    try {
      const migrationsList = await readMigrations(migrationsDir);
      const result = await engine.applyMigrations({ migrationsList, filters: NO_FILTER });
      return result.appliedMigrationNames;
    } finally {
      engine.free();
    }
  } finally {
    await gate.end();
  }
}
