import { existsSync } from 'node:fs';
import { ensureHome, statePaths } from './paths.mjs';
import { loadSettings } from './settings.mjs';

/** The state folder, made when absent, and checked to be this project's own: see `loadSettings` on copies. */
export function openHome(progress) {
  const paths = statePaths();
  ensureHome(paths);
  loadSettings(paths, progress.note);
  // A copied home has just lost its run and data folders.
  ensureHome(paths);
  return paths;
}

/** The same, but undefined instead of a new folder when there is none yet: nothing was ever started here. */
export function openExistingHome(progress) {
  return existsSync(statePaths().settings) ? openHome(progress) : undefined;
}
