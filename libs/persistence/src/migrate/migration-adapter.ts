import { PrismaPg } from '@prisma/adapter-pg';

type PgAdapter = Awaited<ReturnType<PrismaPg['connect']>>;

/** Sends a migration whole: the stock adapter cuts scripts at every semicolon, function bodies included. */
function sendingWholeScripts(adapter: PgAdapter): PgAdapter {
  adapter.executeScript = async (script) => {
    await adapter.underlyingDriver().query(script);
  };
  return adapter;
}

/** Prisma's Postgres adapter as the schema engine needs it. */
export class MigrationAdapterFactory extends PrismaPg {
  override async connect(): Promise<PgAdapter> {
    return sendingWholeScripts(await super.connect());
  }
}
