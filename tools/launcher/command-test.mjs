import { join } from 'node:path';
import { toolPath } from './build.mjs';
import { openHome } from './home.mjs';
import { readJson } from './json-file.mjs';
import { unlock, waitForLock } from './lock.mjs';
import { PROJECT_ROOT } from './paths.mjs';
import { installAndBuild, whilePreparing } from './prepare.mjs';
import { runAttached, stopPrograms } from './run-program.mjs';
import { onStopSignals } from './stop-signals.mjs';
import { withTestServers } from './test-servers.mjs';

// A test must never reach the data of a person who has these set for the real thing.
const FOREIGN_VARIABLES = ['DATABASE_URL', 'REDIS_URL', 'PORT', 'HOST', 'NAVIGO_URL', 'NAVIGO_API_KEY'];

/**
 * `./navigo test`: set-up, then the whole suite against private servers with new data; arguments go to jest.
 *
 * The last line on stdout is `N passed, N failed`; the exit code is not 0 when anything failed or nothing ran.
 */
export async function runTest({ args, progress }) {
  const home = openHome(progress);
  onStopSignals(() => stopPrograms(), () => stopPrograms('SIGKILL'));
  await whilePreparing({ paths: home, progress }, () => installAndBuild({ paths: home, progress }));
  await waitForLock(home.testLock, (holder) => progress.note(`Waiting for another test run (process ${holder.pid}).`));
  try {
    const { exitCode, result } = await withTestServers({ home, progress, env: process.env }, (servers) => runJest(args, home, servers));
    const verdict = judge(result, exitCode);
    process.stdout.write(`${verdict.line}\n`);
    return verdict.exitCode;
  } finally {
    unlock(home.testLock);
  }
}

async function runJest(args, home, servers) {
  const outputFile = join(home.test, 'result.json');
  const env = { ...process.env, ...servers, NODE_ENV: 'test' };
  for (const name of FOREIGN_VARIABLES) delete env[name];
  const command = [toolPath('jest'), '--ci', '--json', `--outputFile=${outputFile}`, ...args];
  // Jest's own summary goes to stderr; its stdout would only say where the file is.
  const exitCode = await runAttached(process.execPath, command, { cwd: PROJECT_ROOT, env, stdio: ['inherit', 'ignore', 'inherit'] });
  return { exitCode, result: readJson(outputFile) };
}

/** The last line and the exit code for what jest wrote down; no result at all counts as one failure. */
export function judge(result, jestExitCode) {
  if (!result) return { line: '0 passed, 1 failed', exitCode: jestExitCode || 1 };
  // A file that could not even be loaded has no tests to count, yet nothing in it was shown to work.
  const failed = result.numFailedTests + result.numRuntimeErrorTestSuites;
  const skipped = result.numPendingTests + result.numTodoTests;
  const line = `${result.numPassedTests} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
  const isGood = jestExitCode === 0 && failed === 0 && result.success && result.numPassedTests > 0;
  return { line, exitCode: isGood ? 0 : jestExitCode || 1 };
}
