import { readdirSync, rmdirSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { readJson } from './json-file.mjs';
import { removeBase } from './postgres-place.mjs';
import { deleteContainer } from './redis-docker.mjs';

/** Deletes what NaviGo made in its state folder, and only that: NAVIGO_HOME may be a folder with other things in it. */
export async function deleteData(paths) {
  const settings = readJson(paths.settings) ?? {};
  if (settings.postgres?.base) removeBase(settings.postgres.base);
  if (settings.redis?.way === 'docker') await deleteContainer(`navigo-redis-${settings.id}`);
  for (const entry of [paths.data, paths.test, paths.redisPackage, paths.logs, paths.run, paths.settings]) rmSync(entry, { recursive: true, force: true });
  for (const name of readdirSync(paths.home))
    if (name.startsWith(`${basename(paths.data)}.copied-`)) rmSync(join(paths.home, name), { recursive: true, force: true });
  if (readdirSync(paths.home).length === 0) rmdirSync(paths.home);
}
