import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';

export interface MigrationsOnDisk {
  readonly baseDir: string;
  readonly lockfile: { path: string; content: string | null };
  readonly shadowDbInitScript: string;
  readonly migrationDirectories: { path: string; migrationFile: { path: string; content: { tag: 'ok'; value: string } } }[];
}

/** The migrations of `prisma/migrations`, oldest first, in the form Prisma's schema engine takes. */
export async function readMigrations(baseDir: string): Promise<MigrationsOnDisk> {
  const entries = await readdir(baseDir, { withFileTypes: true });
  const names = entries
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .sort();
  const migrationDirectories = await Promise.all(
    names.map(async (name) => ({
      path: name,
      migrationFile: { path: 'migration.sql', content: { tag: 'ok' as const, value: await readFile(join(baseDir, name, 'migration.sql'), 'utf8') } },
    })),
  );
  const lockfile = await readFile(join(baseDir, 'migration_lock.toml'), 'utf8');
  return { baseDir, lockfile: { path: 'migration_lock.toml', content: lockfile }, shadowDbInitScript: '', migrationDirectories };
}
