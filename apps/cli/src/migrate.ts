import { join } from 'node:path';
import { applyMigrations } from '@app/persistence';
import { backingBlock, loadConfig } from '@app/platform';
import { z } from 'zod';

/** One-shot: brings the database to the newest schema and ends. Run from the project's root. */
const { DATABASE_URL } = loadConfig(z.object({ DATABASE_URL: backingBlock.DATABASE_URL }), process.env);
const applied = await applyMigrations(DATABASE_URL, join(process.cwd(), 'prisma', 'migrations'));
process.stdout.write(applied.length > 0 ? `Applied ${applied.join(', ')}.\n` : 'The database is up to date.\n');
process.exit(0);
