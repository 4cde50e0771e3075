import pg from 'pg';
import { MIGRATION_LOCK } from './migration-adapter.js';

/** Only ever added to; threads are erased by `erase_thread`, which runs as the owner of the tables. */
const APPEND_ONLY = ['decision_log', 'audit_entry'];

/** Who connects, as a URL says. @throws {TypeError} for what is no URL. */
export function roleIn(databaseUrl: string): { readonly name: string; readonly password: string } {
  const { username, password } = new URL(databaseUrl);
  return { name: decodeURIComponent(username), password: decodeURIComponent(password) };
}

/**
 * Makes the role that the apps connect as where there is none, and lets it read and write, no more: it owns nothing, so it can neither
 * change the schema nor switch off triggers, and what is append-only it may add to. Says it anew after each migration, because tables may
 * have come. `ownerUrl` connects as the owner of the tables, who may make roles.
 */
export async function grantAppRole(ownerUrl: string, role: { readonly name: string; readonly password: string }): Promise<void> {
  const owner = new pg.Client({ connectionString: ownerUrl });
  await owner.connect();
  try {
    const [name, password] = [owner.escapeIdentifier(role.name), owner.escapeLiteral(role.password)];
    // Pods that start together say it one after the other.
    await owner.query('BEGIN');
    await owner.query('SELECT pg_advisory_xact_lock($1)', [MIGRATION_LOCK]);
    const { rowCount } = await owner.query('SELECT 1 FROM pg_roles WHERE rolname = $1', [role.name]);
    const rights = 'LOGIN NOSUPERUSER NOCREATEDB NOCREATEROLE NOBYPASSRLS';
    await owner.query(`${rowCount === 0 ? 'CREATE' : 'ALTER'} ROLE ${name} ${rights} PASSWORD ${password}`);
    await owner.query('REVOKE CREATE ON SCHEMA public FROM PUBLIC');
    await owner.query(`GRANT USAGE ON SCHEMA public TO ${name}`);
    await owner.query(`GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA public TO ${name}`);
    await owner.query(`GRANT USAGE, SELECT ON ALL SEQUENCES IN SCHEMA public TO ${name}`);
    await owner.query(`REVOKE UPDATE, DELETE ON ${APPEND_ONLY.map((table) => owner.escapeIdentifier(table)).join(', ')} FROM ${name}`);
    await owner.query(`REVOKE INSERT, UPDATE, DELETE ON _prisma_migrations FROM ${name}`);
    await owner.query('COMMIT');
  } finally {
    await owner.end();
  }
}
