import { openHome } from './home.mjs';
import { installAndBuild, whilePreparing } from './prepare.mjs';
import { stopPrograms } from './run-program.mjs';
import { tellDifferences } from './running.mjs';
import { isServing, readState } from './state.mjs';
import { onStopSignals } from './stop-signals.mjs';
import { Supervisor } from './supervisor.mjs';

/** `./navigo up`: starts everything and stays until it is told to stop. Resolves to the exit code. */
export async function runUp({ progress, args }) {
  if (args.length > 0) return badArguments(args);
  const paths = openHome(progress);
  const context = { paths, progress, env: process.env };
  /** @type {Supervisor} */
  let supervisor;
  let isStopped = false;
  onStopSignals(
    () => {
      isStopped = true;
      if (supervisor) void supervisor.stop();
      else stopPrograms();
    },
    () => supervisor?.hurry(),
  );
  const url = await whilePreparing(context, async () => {
    const state = readState(paths);
    if (isServing(state)) return alreadyRunning(state, context);
    const sources = await installAndBuild(context);
    if (isStopped) return undefined;
    supervisor = new Supervisor({ ...context, sources });
    return supervisor.start();
  });
  if (!supervisor) return isStopped ? 130 : 0;
  process.stdout.write(`NaviGo is ready: ${url}\n`);
  progress.note('Ctrl-C stops it.');
  await supervisor.whenStopped;
  return 0;
}

function alreadyRunning(state, context) {
  process.stdout.write(`NaviGo is already running: ${state.url}\n`);
  tellDifferences(state, context);
  context.progress.note('./navigo status shows its parts, ./navigo down stops it.');
  return state.url;
}

function badArguments(args) {
  process.stderr.write(`./navigo up takes no arguments, but got: ${args.join(' ')}\n`);
  return 2;
}
