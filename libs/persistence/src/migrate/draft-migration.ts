import { openSchemaEngine } from './schema-engine.js';

const NO_FILTER = { externalTables: [], externalEnums: [] };
const schemaFile = (content: string) => ({ tag: 'schemaDatamodel' as const, files: [{ content, path: 'schema.prisma' }] });

/**
 * The SQL that leads from one Prisma schema to another; `previousSchema` null means an empty database.
 * Compares texts: the schema engine cannot describe a live database through a driver adapter.
 */
export async function draftMigration(databaseUrl: string, previousSchema: string | null, schema: string): Promise<string> {
  const engine = await openSchemaEngine(databaseUrl);
  try {
    const from = previousSchema === null ? { tag: 'empty' as const } : schemaFile(previousSchema);
    const result = await engine.diff({ from, to: schemaFile(schema), script: true, exitCode: null, filters: NO_FILTER });
    return result.stdout ?? '';
  } finally {
    engine.free();
  }
}
