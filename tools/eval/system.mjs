import { startSystem } from '../bench/system.mjs';
import { openHome } from '../launcher/home.mjs';
import { unlock, waitForLock } from '../launcher/lock.mjs';
import { installAndBuild, whilePreparing } from '../launcher/prepare.mjs';
import { Problem } from '../launcher/problem.mjs';
import { stopPrograms } from '../launcher/run-program.mjs';
import { onStopSignals } from '../launcher/stop-signals.mjs';
import { withTestServers } from '../launcher/test-servers.mjs';
import { createClient } from './client.mjs';

const INTERRUPTED = 130;

/**
 * Passes a client of a NaviGo to the work: the one at NAVIGO_URL, else a private one with data and servers of its own that is gone afterwards.
 *
 * The project is built first, so that the work may also load libraries from dist. A private one has `systemEnv` beside its own settings.
 */
export async function withNavigo({ env, progress, systemEnv = {} }, work) {
  const home = openHome(progress);
  await whilePreparing({ paths: home, progress }, () => installAndBuild({ paths: home, progress }));
  if (env.NAVIGO_URL) return work(createClient({ url: env.NAVIGO_URL, apiKey: env.NAVIGO_API_KEY }));
  const interrupted = new Promise((_resolve, reject) => {
    onStopSignals(
      () => reject(new Problem('Stopped.', { exitCode: INTERRUPTED })),
      () => stopPrograms('SIGKILL'),
    );
  });
  await waitForLock(home.testLock, (holder) => progress.note(`Waiting for a test run (process ${holder.pid}).`));
  try {
    return await withTestServers({ home, progress, env }, async (servers) => {
      const system = await startSystem({ servers, env: systemEnv, database: 'navigo_eval' });
      try {
        return await Promise.race([work(createClient({ url: `http://127.0.0.1:${system.port}` })), interrupted]);
      } finally {
        await system.stop();
      }
    });
  } finally {
    unlock(home.testLock);
  }
}
