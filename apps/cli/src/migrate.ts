import { join } from 'node:path';
import { applyMigrations, grantAppRole, roleIn } from '@app/persistence';
import { backingBlock, loadConfig, migrationBlock } from '@app/platform';
import { z } from 'zod';

/**
 * One-shot: brings the database to the newest schema and ends. Run from the project's root. With MIGRATION_DATABASE_URL it connects as the
 * role in there, which owns the tables, and gives the role in DATABASE_URL, as which the apps connect, what they need and no more.
 */
const { DATABASE_URL, MIGRATION_DATABASE_URL } = loadConfig(z.object({ DATABASE_URL: backingBlock.DATABASE_URL, ...migrationBlock }), process.env);
const owner = MIGRATION_DATABASE_URL ?? DATABASE_URL;
const applied = await applyMigrations(owner, join(process.cwd(), 'prisma', 'migrations'));
if (roleIn(owner).name !== roleIn(DATABASE_URL).name) await grantAppRole(owner, roleIn(DATABASE_URL));
process.stdout.write(applied.length > 0 ? `Applied ${applied.join(', ')}.\n` : 'The database is up to date.\n');
process.exit(0);
