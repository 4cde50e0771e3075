import { createProgress, createRelayedProgress } from './progress.mjs';
import { statePaths } from './paths.mjs';
import { reasonOf } from './problem.mjs';
import { onStopSignals } from './stop-signals.mjs';
import { Supervisor } from './supervisor.mjs';

/**
 * The background half of `ensureRunning`: starts everything, tells the starter how it goes, and stays.
 *
 * Should the starter vanish before all is ready, nothing is left behind.
 */
export async function runSupervise({ args: [sources] }) {
  let isReady = false;
  const send = (message) => process.connected && process.send(message, () => {});
  const progress = switchingProgress(createRelayedProgress(send), createProgress(process.stderr), () => process.connected);
  const supervisor = new Supervisor({ paths: statePaths(), progress, env: process.env, sources });
  onStopSignals(
    () => void supervisor.stop(),
    () => supervisor.hurry(),
  );
  process.on('disconnect', () => {
    if (!isReady) void supervisor.stop();
  });
  try {
    const url = await supervisor.start();
    isReady = true;
    send({ type: 'ready', url });
  } catch (error) {
    send({ type: 'failed', text: reasonOf(error), hints: error.hints, exitCode: error.exitCode });
    return error.exitCode ?? 1;
  }
  await supervisor.whenStopped;
  return 0;
}

// Once the starter has gone its own way, what happens goes to the log.
function switchingProgress(relayed, logged, isRelayed) {
  const current = () => (isRelayed() ? relayed : logged);
  return {
    begin: (label) => current().begin(label),
    note: (text) => current().note(isRelayed() ? text : `${new Date().toISOString()} ${text}`),
    step: (label, work) => current().step(label, work),
  };
}
