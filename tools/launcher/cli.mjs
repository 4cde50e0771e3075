import { createProgress } from './progress.mjs';
import { Problem } from './problem.mjs';

const BAD_ARGUMENTS = 2;
const UNEXPECTED = 1;

// Each is loaded only when it is asked for: status should not wait for what up needs.
const COMMANDS = {
  up: async () => (await import('./command-up.mjs')).runUp,
  prepare: async () => (await import('./command-prepare.mjs')).runPrepare,
  test: async () => (await import('./command-test.mjs')).runTest,
  down: async () => (await import('./command-down.mjs')).runDown,
  status: async () => (await import('./command-status.mjs')).runStatus,
  logs: async () => (await import('./command-logs.mjs')).runLogs,
  reset: async () => (await import('./command-reset.mjs')).runReset,
  help: async () => (await import('./command-help.mjs')).runHelp,
  __supervise: async () => (await import('./command-supervise.mjs')).runSupervise,
};
const DELEGATED = ['plan', 'chat', 'act', 'places', 'jobs', 'graphs', 'keys', 'log', 'mcp', 'retention', 'credentials'];
const HELP_WORDS = [undefined, 'help', '--help', '-h'];

/** Runs one command and ends the process with its exit code. */
export async function runCommandLine(/** @type {string[]} */ [word, ...args]) {
  // A reader that has seen enough, such as head, is no failure.
  process.stdout.on('error', (error) => process.exit(error.code === 'EPIPE' ? 0 : UNEXPECTED));
  const progress = createProgress();
  try {
    const run = await findCommand(word, args);
    process.exit(await run({ command: word, args, progress }));
  } catch (error) {
    report(error);
    process.exit(error instanceof Problem ? error.exitCode : UNEXPECTED);
  }
}

async function findCommand(word, args) {
  if (HELP_WORDS.includes(word)) return COMMANDS.help();
  if (DELEGATED.includes(word)) return (await import('./command-delegate.mjs')).runDelegated;
  if (!Object.hasOwn(COMMANDS, word)) {
    throw new Problem(`./navigo has no command "${word}".`, { exitCode: BAD_ARGUMENTS, hints: ['./navigo help lists them.'] });
  }
  const isAskingForHelp = word !== 'test' && args.some((argument) => argument === '--help' || argument === '-h');
  return isAskingForHelp ? COMMANDS.help() : COMMANDS[word]();
}

function report(error) {
  if (!(error instanceof Problem)) {
    process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`);
    return;
  }
  const lines = [`✖ ${error.message}`, ...error.hints.filter(Boolean).map((hint) => `  ${hint}`)];
  process.stderr.write(`${lines.join('\n')}\n`);
}
