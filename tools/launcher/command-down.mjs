import { openExistingHome } from './home.mjs';
import { endLeftovers } from './leftovers.mjs';
import { lockHolder } from './lock.mjs';
import { Problem } from './problem.mjs';
import { sendSignal, waitUntilGone } from './processes.mjs';
import { readState } from './state.mjs';

const STOP_WAIT_MS = 60_000;

/** `./navigo down`: nothing of this project runs afterwards, not even what a killed supervisor left behind. */
export async function runDown({ progress }) {
  const paths = openExistingHome(progress);
  const wasRunning = paths ? await stopAll({ paths, progress }) : false;
  process.stdout.write(wasRunning ? 'NaviGo is stopped.\n' : 'NaviGo is not running.\n');
  return 0;
}

/** Resolves to false when there was nothing to stop. */
export async function stopAll({ paths, progress }) {
  const supervisor = lockHolder(paths.supervisorLock);
  if (supervisor) await progress.step('Stopping NaviGo', () => stopSupervisor(supervisor));
  // The state of a supervisor that ended well is gone by now; what is left describes one that was killed.
  const leftovers = readState(paths) ? await endLeftovers({ paths, progress }) : [];
  return Boolean(supervisor) || leftovers.length > 0;
}

async function stopSupervisor(supervisor) {
  sendSignal(supervisor.pid, 'SIGTERM');
  if (await waitUntilGone(supervisor, STOP_WAIT_MS)) return;
  sendSignal(supervisor.pid, 'SIGKILL');
  if (!(await waitUntilGone(supervisor, 3_000))) throw new Problem(`Process ${supervisor.pid} does not end.`);
}
