import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

const FOLDERS = ['apps', 'libs', 'prisma', 'tools/bundle'];
const FILES = ['package-lock.json', 'package.json', 'tsconfig.json', 'nest-cli.json', '.swcrc', 'prisma.config.ts'];
// Made by the build itself, so they say nothing about whether it is due.
const IGNORED = new Set(['node_modules', 'generated', 'dist']);

/** A fingerprint of everything the build reads. Same text, same hash: times do not count, a fresh clone and a copy agree. */
export function hashSources(root) {
  const hash = createHash('sha256');
  const files = [...FILES.map((file) => join(root, file)), ...FOLDERS.flatMap((folder) => filesBelow(join(root, folder)))];
  for (const file of files)
    hash
      .update(`${relative(root, file)}\0`)
      .update(contentOf(file))
      .update('\0');
  return hash.digest('hex');
}

/** A fingerprint of one file; an absent file has one too. */
export function hashFile(file) {
  return createHash('sha256').update(contentOf(file)).digest('hex');
}

function filesBelow(folder) {
  const entries = entriesOf(folder).filter((entry) => !IGNORED.has(entry.name) && !entry.name.endsWith('.spec.ts'));
  entries.sort((a, b) => (a.name < b.name ? -1 : 1));
  return entries.flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return filesBelow(path);
    return entry.isFile() ? [path] : [];
  });
}

function entriesOf(folder) {
  try {
    return readdirSync(folder, { withFileTypes: true });
  } catch (error) {
    if (error.code === 'ENOENT') return [];
    throw error;
  }
}

function contentOf(file) {
  try {
    return readFileSync(file);
  } catch (error) {
    if (error.code === 'ENOENT') return 'absent';
    throw error;
  }
}
