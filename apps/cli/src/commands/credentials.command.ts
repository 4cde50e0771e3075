import { Command } from 'commander';
import { ConfigError } from '@app/platform';
import { EXIT_CODES, exitCodeOfError } from '../exit-codes.js';
import type { ExitCode } from '../exit-codes.js';
import type { OpenCredentials } from '../credentials/open-credentials.js';
import { counted } from '../render/text.js';
import type { Terminal } from '../terminal.js';
import { describeError } from './describe-error.js';

const HELP = `
Works on the database that DATABASE_URL names. The first entry of CREDENTIAL_KEYS seals, all of them open. To change the key:
  1. put a new entry first and keep the old one behind it, for gateways and workers, and restart them
  2. ./navigo credentials rotate
  3. drop the old entry and restart them again

Example:
  DATABASE_URL=postgresql://... CREDENTIAL_KEYS=b:...,a:... ./navigo credentials rotate`;

/** The `credentials` command; `open` is called once a command line is known to be usable, `onExit` is told the exit code. */
export function credentialsCommand(terminal: Terminal, onExit: (code: ExitCode) => void, open: () => Promise<OpenCredentials>): Command {
  const command = new Command('credentials')
    .summary('change the key that credentials of tools are sealed with')
    .description('Works on sealed credentials of tools.');
  command
    .command('rotate')
    .summary('seal everything with the first key')
    .description('Seals the credentials of all owners with the first entry of CREDENTIAL_KEYS.')
    .addHelpText('after', HELP)
    .action(async () => onExit(await runRotate(terminal, open)));
  return command;
}

async function runRotate(terminal: Terminal, open: () => Promise<OpenCredentials>): Promise<ExitCode> {
  let opened: OpenCredentials | null = null;
  try {
    opened = await open();
    const { sealed, lost } = await opened.store.rotate();
    terminal.stdout.write(`Sealed ${counted(sealed, 'credential')} with the key ${opened.keyId}.\n`);
    if (lost === 0) return EXIT_CODES.done;
    terminal.stderr.write(`error: ${counted(lost, 'credential')} cannot be opened with any key that is here; keep the old entry in CREDENTIAL_KEYS.\n`);
    return EXIT_CODES.failed;
  } catch (error) {
    terminal.stderr.write(error instanceof ConfigError ? `error: ${error.message}\n` : describeError(error));
    return error instanceof ConfigError ? EXIT_CODES.badArguments : exitCodeOfError(error);
  } finally {
    await opened?.close();
  }
}
