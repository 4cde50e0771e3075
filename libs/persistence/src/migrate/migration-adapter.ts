import { PrismaPg } from '@prisma/adapter-pg';

type PgAdapter = Awaited<ReturnType<PrismaPg['connect']>>;

/** Serialises migrations of several processes that start together, Prisma's own tools included: it is the lock that they take. */
export const MIGRATION_LOCK = 72_707_369;

/** The engine asks for the lock as a session, which behind a pooler would keep it; whoever gets here holds it already, as a transaction. */
const SESSION_LOCK = `SELECT pg_advisory_lock(${MIGRATION_LOCK})`;

/** Sends a migration whole: the stock adapter cuts scripts at every semicolon, function bodies included. */
function forMigrations(adapter: PgAdapter): PgAdapter {
  const executeRaw = adapter.executeRaw.bind(adapter);
  adapter.executeRaw = async (query) => (query.sql === SESSION_LOCK ? 0 : executeRaw(query));
  adapter.executeScript = async (script) => {
    await adapter.underlyingDriver().query(script);
  };
  return adapter;
}

/** Prisma's Postgres adapter as the schema engine needs it. */
export class MigrationAdapterFactory extends PrismaPg {
  override async connect(): Promise<PgAdapter> {
    return forMigrations(await super.connect());
  }
}
