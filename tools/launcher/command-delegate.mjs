import { appEntry } from './apps.mjs';
import { openHome } from './home.mjs';
import { installAndBuild, whilePreparing } from './prepare.mjs';
import { Problem } from './problem.mjs';
import { runAttached, stopPrograms } from './run-program.mjs';
import { ensureRunning } from './running.mjs';
import { onStopSignals } from './stop-signals.mjs';

const START_FAILED = 5;

/**
 * `./navigo plan` and the other commands of the CLI app: starts what is not running, then hands over terminal and exit code.
 *
 * With NAVIGO_URL nothing is started here: the CLI talks to that server.
 */
export async function runDelegated({ command, args, progress }) {
  const ignoreSignals = onStopSignals(endAtOnce, endAtOnce);
  const url = await prepareFor({ args, progress });
  ignoreSignals();
  return runAttached(process.execPath, [appEntry('cli'), command, ...args], {
    env: { ...process.env, ...(url ? { NAVIGO_URL: url } : {}) },
  });
}

// A background start notices that its starter is gone, and cleans up after itself.
function endAtOnce(signal) {
  stopPrograms();
  process.exit(signal === 'SIGINT' ? 130 : 143);
}

async function prepareFor({ args, progress }) {
  try {
    const context = { paths: openHome(progress), progress, env: process.env };
    const needsServer = !process.env.NAVIGO_URL && !args.some((argument) => argument === '--help' || argument === '-h');
    if (needsServer) return await ensureRunning(context);
    await whilePreparing(context, () => installAndBuild(context));
    return process.env.NAVIGO_URL;
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    throw new Problem(error.message, { hints: error.hints, cause: error, exitCode: error.exitCode === 1 ? START_FAILED : error.exitCode });
  }
}
