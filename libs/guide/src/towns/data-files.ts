import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Beside the sources, and from `dist/libs/guide/src/towns`. */
const FOLDERS = ['../../data/', '../../../../../libs/guide/data/'].map((path) => fileURLToPath(new URL(path, import.meta.url)));

/** The path of a data file of the gazetteer, from sources and from a build alike. */
export function dataFile(name: string): string {
  const folder = FOLDERS.find((path) => existsSync(path)) ?? FOLDERS[0] ?? '';
  return join(folder, name);
}
