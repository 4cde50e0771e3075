import { mkdirSync, rmSync } from 'node:fs';
import { startBacking } from './backing.mjs';
import { readJson } from './json-file.mjs';
import { endLeftovers } from './leftovers.mjs';
import { pathsIn } from './paths.mjs';
import { removeBase } from './postgres-place.mjs';
import { thisProcess } from './processes.mjs';
import { deleteContainer } from './redis-docker.mjs';
import { writeState } from './state.mjs';

/**
 * Runs the work with `{TEST_POSTGRES_URL, TEST_REDIS_URL, TEST_REDIS_SERVER?, TEST_POSTGRES_BIN?}`, and passes its result on.
 *
 * Servers that the user gives are used; the others are started with new data, and are gone with it afterwards. With
 * TEST_BACKING=docker nothing is started here: the suite starts containers itself.
 */
export async function withTestServers({ home, progress, env, isDurable = false }, work) {
  // An unpacked Redis is a program, not data: it is shared with the real thing.
  const paths = { ...pathsIn(home.test), redisPackage: home.redisPackage };
  await clear(paths, progress);
  for (const folder of [paths.home, paths.data]) mkdirSync(folder, { recursive: true, mode: 0o711 });
  for (const folder of [paths.run, paths.logs]) mkdirSync(folder, { recursive: true, mode: 0o700 });
  if (env.TEST_BACKING === 'docker') return work({});
  const services = [];
  const hooks = {
    // Written down as they come, so that the next run can stop what a killed one left behind.
    onChange: () => writeState(paths, { supervisor: thisProcess(), phase: 'testing', services: services.map((service) => service.describe()) }),
    onCrash: (service, how) => progress.note(`${service.spec.name} stopped in the middle of the tests (${how}).`),
  };
  const settings = { version: 1, id: `${readJson(home.settings).id}-test`, home: paths.home, redis: { way: readJson(home.settings).redis?.way } };
  const given = { databaseUrl: env.TEST_POSTGRES_URL, redisUrl: env.TEST_REDIS_URL };
  try {
    const backing = await startBacking({ paths, settings, progress, given, hooks, onService: (service) => services.push(service), isDurable });
    return await work(urls(backing));
  } finally {
    await Promise.all(services.map((service) => service.stop()));
    await deleteServerData(paths);
  }
}

// Tests that kill servers start some of their own, so they need to know which programs were found.
function urls({ databaseUrl, redisUrl, redisProgram, postgresBin }) {
  return {
    TEST_POSTGRES_URL: databaseUrl,
    TEST_REDIS_URL: redisUrl,
    ...(redisProgram ? { TEST_REDIS_SERVER: redisProgram } : {}),
    ...(postgresBin ? { TEST_POSTGRES_BIN: postgresBin } : {}),
  };
}

async function clear(paths, progress) {
  await endLeftovers({ paths, progress });
  await deleteServerData(paths);
  rmSync(paths.logs, { recursive: true, force: true });
}

async function deleteServerData(paths) {
  const settings = readJson(paths.settings);
  if (settings?.postgres?.base) removeBase(settings.postgres.base);
  if (settings?.redis?.way === 'docker') await deleteContainer(`navigo-redis-${settings.id}`);
  for (const entry of [paths.data, paths.run, paths.settings]) rmSync(entry, { recursive: true, force: true });
}
