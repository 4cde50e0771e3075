import { openHome } from './home.mjs';
import { unlock, waitForLock } from './lock.mjs';
import { installAndBuild, whilePreparing } from './prepare.mjs';
import { stopPrograms } from './run-program.mjs';
import { onStopSignals } from './stop-signals.mjs';
import { findTestPrograms } from './test-programs.mjs';
import { withTestServers } from './test-servers.mjs';
import { judge, runSuite } from './test-suite.mjs';

/**
 * `./navigo test`: set-up, then the whole suite against private servers with new data; arguments go to jest.
 *
 * The last line on stdout is `N passed, N failed`; the exit code is not 0 when anything failed or nothing ran.
 */
export async function runTest({ args, progress }) {
  const home = openHome(progress);
  onStopSignals(
    () => stopPrograms(),
    () => stopPrograms('SIGKILL'),
  );
  await whilePreparing({ paths: home, progress }, () => installAndBuild({ paths: home, progress }));
  await waitForLock(home.testLock, (holder) => progress.note(`Waiting for another test run (process ${holder.pid}).`));
  try {
    const programs = await findTestPrograms({ paths: home, progress, env: process.env });
    const outcome = await withTestServers({ home, progress, env: process.env }, (servers) =>
      runSuite({ args, servers: { ...servers, ...programs }, folder: home.test }),
    );
    if (outcome.isHung) progress.note('The tests left something open, so jest had to be ended; that counts as a failure.');
    const verdict = judge(outcome);
    process.stdout.write(`${verdict.line}\n`);
    return verdict.exitCode;
  } finally {
    unlock(home.testLock);
  }
}
