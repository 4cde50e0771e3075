import { stopContainer } from './redis-docker.mjs';
import { readJson } from './json-file.mjs';
import { isSameProcess, stopProcess } from './processes.mjs';
import { clearState, readState } from './state.mjs';

/**
 * Nothing that a killed supervisor left running is there afterwards; resolves to the names of what had to be stopped.
 *
 * Processes are known by pid and start time, so a stranger who got an old pid is left alone.
 */
export async function endLeftovers({ paths, progress }) {
  const state = readState(paths);
  const alive = (state?.services ?? []).filter(isSameProcess);
  if (alive.length > 0) {
    const names = alive.map((service) => service.name).join(', ');
    await progress.step(`Stopping what an earlier run left behind (${names})`, () => stopInOrder(alive));
  }
  await stopAbandonedContainer(paths, state);
  clearState(paths);
  return alive.map((service) => service.name);
}

async function stopInOrder(services) {
  const isBacking = (service) => service.name === 'postgres' || service.name === 'redis';
  await stopTogether(services.filter((service) => !isBacking(service)));
  await stopTogether(services.filter(isBacking));
}

function stopTogether(services) {
  return Promise.all(services.map((service) => stopProcess(service, service.stop)));
}

// The container goes on when only the command that was attached to it has been killed.
async function stopAbandonedContainer(paths, state) {
  const settings = readJson(paths.settings);
  if (state && settings?.redis?.way === 'docker') await stopContainer(`navigo-redis-${settings.id}`);
}
