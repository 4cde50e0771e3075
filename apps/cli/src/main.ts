import process from 'node:process';
import { Command, CommanderError } from 'commander';
import { actCommand } from './commands/act.command.js';
import { chatCommand } from './commands/chat.command.js';
import { credentialsCommand } from './commands/credentials.command.js';
import { graphsCommand } from './commands/graphs.command.js';
import { jobsCommand } from './commands/jobs.command.js';
import { keysCommand } from './commands/keys.command.js';
import { logCommand } from './commands/log.command.js';
import { mcpCommand } from './commands/mcp.command.js';
import { placesCommand } from './commands/places.command.js';
import { planCommand } from './commands/plan.command.js';
import { retentionCommand } from './commands/retention.command.js';
import { EXIT_CODES } from './exit-codes.js';
import { createSpinner } from './terminal-spinner.js';
import { processTerminal } from './terminal.js';

// A reader that has seen enough, such as head, is no failure, whether it read the result or the progress.
const onWriteError = (error: NodeJS.ErrnoException): void => {
  if (error.code !== 'EPIPE') throw error;
  process.exit(process.exitCode ?? EXIT_CODES.done);
};
process.stdout.on('error', onWriteError);
process.stderr.on('error', onWriteError);

const onExit = (code: number): void => {
  process.exitCode = code;
};

const program = new Command('./navigo')
  .description('Plans trips with agents, from the terminal. NAVIGO_URL names the gateway, NAVIGO_API_KEY the key where one is needed.')
  .showHelpAfterError('(--help shows what is possible)')
  .exitOverride();
const terminal = processTerminal(createSpinner);
// Only these commands need a database; the others should not wait for its client to load.
const openStore = async () => (await import('./keys/open-key-store.js')).openKeyStore(process.env);
const openCredentials = async () => (await import('./credentials/open-credentials.js')).openCredentials(process.env);
const openRetention = async () => (await import('./retention/open-retention.js')).openRetention(process.env);
for (const command of [
  planCommand(terminal, onExit),
  chatCommand(terminal, onExit),
  actCommand(terminal, onExit),
  placesCommand(terminal, onExit),
  jobsCommand(terminal, onExit),
  graphsCommand(terminal, onExit),
  keysCommand(terminal, onExit, openStore),
  logCommand(terminal, onExit),
  mcpCommand(terminal, onExit),
  retentionCommand(terminal, onExit, openRetention),
  credentialsCommand(terminal, onExit, openCredentials),
]) {
  program.addCommand(command.copyInheritedSettings(program));
  for (const part of command.commands) part.copyInheritedSettings(command);
}

try {
  await program.parseAsync();
} catch (error) {
  if (!(error instanceof CommanderError)) throw error;
  onExit(error.exitCode === 0 ? EXIT_CODES.done : EXIT_CODES.badArguments);
}
