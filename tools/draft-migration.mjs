import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { built } from './built.mjs';

const { draftMigration } = await built('persistence');

/** Prints the SQL from the committed Prisma schema to the one in the working tree. Needs DATABASE_URL of any Postgres and a build. */
const { DATABASE_URL } = process.env;
if (!DATABASE_URL) {
  process.stderr.write('Give DATABASE_URL of any Postgres, for example that of ./navigo up.\n');
  process.exit(2);
}
const previous = execFileSync('git', ['show', 'HEAD:prisma/schema.prisma'], { encoding: 'utf8' });
process.stdout.write(await draftMigration(DATABASE_URL, previous, readFileSync('prisma/schema.prisma', 'utf8')));
process.exit(0);
