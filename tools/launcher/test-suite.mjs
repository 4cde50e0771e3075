import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { toolPath } from './build.mjs';
import { readJson } from './json-file.mjs';
import { PROJECT_ROOT } from './paths.mjs';
import { runGroup } from './run-program.mjs';

const AFTER_RESULT_MS = 20_000;
const LOOK_MS = 500;

// A test must never reach the data of a person who has these set for the real thing.
const FOREIGN_VARIABLES = ['DATABASE_URL', 'REDIS_URL', 'PORT', 'HOST', 'NAVIGO_URL', 'NAVIGO_API_KEY'];

/**
 * Runs jest to its end: `{exitCode, result, isHung}`; `result` is what jest wrote down, undefined when it did not get that far.
 *
 * Should something that the tests opened keep jest from ending, it is ended 20 s after its result, and `isHung` says so. Processes
 * that the tests left behind are gone afterwards.
 */
export async function runSuite({ args, servers, folder }) {
  const outputFile = join(folder, 'result.json');
  rmSync(outputFile, { force: true });
  const env = { ...process.env, ...servers, NODE_ENV: 'test' };
  for (const name of FOREIGN_VARIABLES) delete env[name];
  let isHung = false;
  const exitCode = await runGroup(process.execPath, [toolPath('jest'), '--ci', '--json', `--outputFile=${outputFile}`, ...args], {
    cwd: PROJECT_ROOT,
    env,
    // Jest reports on stderr; its stdout would only say where the result is.
    stdio: ['ignore', 'ignore', 'inherit'],
    onStart: (end) =>
      watchResult(outputFile, () => {
        isHung = true;
        end();
      }),
  });
  return { exitCode, result: readJson(outputFile), isHung };
}

function watchResult(file, onHang) {
  let writtenAt;
  const timer = setInterval(() => {
    if (writtenAt === undefined && existsSync(file)) writtenAt = performance.now();
    if (writtenAt !== undefined && performance.now() - writtenAt > AFTER_RESULT_MS) {
      clearInterval(timer);
      onHang();
    }
  }, LOOK_MS);
  return () => clearInterval(timer);
}

/** The last line and the exit code for the outcome of a suite; no result at all counts as one failure. */
export function judge({ result, exitCode, isHung }) {
  if (!result) return { line: '0 passed, 1 failed', exitCode: exitCode || 1 };
  // A file that could not even be loaded has no tests to count, yet nothing in it was shown to work; nor may a suite that never ends pass.
  const failed = result.numFailedTests + result.numRuntimeErrorTestSuites + (isHung ? 1 : 0);
  const skipped = result.numPendingTests + result.numTodoTests;
  const line = `${result.numPassedTests} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
  const isGood = exitCode === 0 && failed === 0 && result.success && result.numPassedTests > 0;
  return { line, exitCode: isGood ? 0 : exitCode || 1 };
}
