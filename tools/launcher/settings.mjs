import { randomBytes } from 'node:crypto';
import { existsSync, realpathSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { readJson, writeJson } from './json-file.mjs';

/**
 * What has to stay the same from one start to the next: this home's id, and the passwords, ports and folders of the private servers.
 *
 * Kept in `settings.json`; change the returned object and call `saveSettings`. A home that was copied from a project that is still
 * there gets an identity of its own, told through `note`: both would otherwise use, and stop, the same servers.
 */
export function loadSettings(paths, note) {
  const home = realpathSync(paths.home);
  const stored = readJson(paths.settings);
  if (stored?.home === home) return stored;
  if (stored && !isCopy(stored)) return saveSettings(paths, { ...stored, home });
  if (stored) startAfresh(paths, stored, note);
  return saveSettings(paths, { version: 1, id: randomBytes(5).toString('hex'), home });
}

/** Writes the settings, and returns them. */
export function saveSettings(paths, settings) {
  writeJson(paths.settings, settings);
  return settings;
}

/** What this home's decision log is sealed with; made once, and kept outside the database. */
export function logChainKey(paths, settings) {
  if (!settings.logChainKey) saveSettings(paths, Object.assign(settings, { logChainKey: newPassword() }));
  return settings.logChainKey;
}

/** A secret for a private server: letters and digits only, so that it needs no quoting in URLs and files. */
export function newPassword() {
  return randomBytes(18).toString('hex');
}

function isCopy(stored) {
  return readJson(join(stored.home, 'settings.json'))?.id === stored.id;
}

function startAfresh(paths, stored, note) {
  note(`This folder was copied from ${stored.home}; it gets its own servers and data, and leaves those of the original alone.`);
  rmSync(paths.run, { recursive: true, force: true });
  // Files copied from under a running server may be torn: they are kept, but not used.
  if (existsSync(paths.data)) renameSync(paths.data, `${paths.data}.copied-${Date.now()}`);
}
