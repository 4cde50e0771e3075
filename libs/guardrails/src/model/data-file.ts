import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Beside the sources, and from `dist/libs/guardrails/src/model`. */
const FOLDERS = ['../../data/', '../../../../../libs/guardrails/data/'].map((path) => fileURLToPath(new URL(path, import.meta.url)));

/** The path of a data file of the guard, from sources and from a build alike. */
export function dataFile(name: string): string {
  const folder = FOLDERS.find((path) => existsSync(path)) ?? FOLDERS[0] ?? '';
  return join(folder, name);
}
