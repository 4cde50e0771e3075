import { Command, Option } from 'commander';
import { OwnerId, ROLES, RequestError, Role } from '@app/contracts';
import { ConfigError, newApiKey, prefixOfApiKey } from '@app/platform';
import type { ApiKeyRecord, ApiKeyStore } from '@app/ports';
import { EXIT_CODES, exitCodeOfError } from '../exit-codes.js';
import type { ExitCode } from '../exit-codes.js';
import type { OpenKeyStore } from '../keys/open-key-store.js';
import { padEnd } from '../render/text.js';
import type { Terminal } from '../terminal.js';
import { describeError } from './describe-error.js';

const HELP = `
Works on the database that DATABASE_URL names, without a gateway; give the URL of the database that the gateway uses.

Examples:
  DATABASE_URL=postgresql://... ./navigo keys create --owner ann
  DATABASE_URL=postgresql://... ./navigo keys create --owner olga --role operator
  DATABASE_URL=postgresql://... ./navigo keys list
  DATABASE_URL=postgresql://... ./navigo keys revoke 0123456789ab`;

const HEADINGS = ['PREFIX', 'OWNER', 'ROLE', 'CREATED', 'LAST USED', 'REVOKED'];
const GAP = 2;

/** The `keys` command; `openStore` is called once a command line is known to be usable, `onExit` is told the exit code. */
export function keysCommand(terminal: Terminal, onExit: (code: ExitCode) => void, openStore: () => Promise<OpenKeyStore>): Command {
  const withKeys = async (act: (keys: ApiKeyStore) => Promise<void>): Promise<void> => onExit(await runOnKeys(terminal, openStore, act));
  const command = new Command('keys').summary('make, list and revoke API keys').description('API keys for AUTH_MODE=keys.').addHelpText('after', HELP);
  command
    .command('create')
    .description('makes a key and prints it: this once, and never again')
    .requiredOption('--owner <id>', 'whose threads the key opens')
    .addOption(new Option('--role <role>', 'viewers may look at failed jobs, operators may replay them').choices(ROLES).default('user'))
    .action((options: { owner: string; role: string }) => withKeys((keys) => createKey(keys, options, terminal)));
  command
    .command('list')
    .description('every key by its prefix, the newest first')
    .action(() => withKeys(async (keys) => void terminal.stdout.write(tableOf(await keys.list()))));
  command
    .command('revoke')
    .description('ends a key at once')
    .argument('<prefix>', 'the part between the underscores, or the whole key')
    .action((prefix: string) => withKeys((keys) => revokeKey(keys, prefix, terminal)));
  return command;
}

async function runOnKeys(terminal: Terminal, openStore: () => Promise<OpenKeyStore>, act: (keys: ApiKeyStore) => Promise<void>): Promise<ExitCode> {
  let store: OpenKeyStore | null = null;
  try {
    store = await openStore();
    await act(store.keys);
    return EXIT_CODES.done;
  } catch (error) {
    terminal.stderr.write(error instanceof ConfigError ? `error: ${error.message}\n` : describeError(error));
    return error instanceof ConfigError ? EXIT_CODES.badArguments : exitCodeOfError(error);
  } finally {
    await store?.close();
  }
}

async function createKey(keys: ApiKeyStore, { owner, role }: { owner: string; role: string }, terminal: Terminal): Promise<void> {
  const ownerId = OwnerId.safeParse(owner);
  if (!ownerId.success) throw new RequestError('VALIDATION_ERROR', `--owner ${ownerId.error.issues[0]?.message ?? 'cannot be used'}`);
  const { key, prefix, hash } = newApiKey();
  await keys.create({ prefix, hash, ownerId: ownerId.data, role: Role.parse(role) });
  // The key alone on standard output, so that a script can take it from there.
  terminal.stdout.write(`${key}\n`);
  terminal.stderr.write('Keep it now: only its digest is stored.\n');
}

async function revokeKey(keys: ApiKeyStore, given: string, terminal: Terminal): Promise<void> {
  const prefix = prefixOfApiKey(given) ?? given;
  if (!(await keys.revoke(prefix)))
    throw new RequestError('VALIDATION_ERROR', `No key in use has the prefix ${prefix.slice(0, 20)}; ./navigo keys list shows them.`);
  terminal.stderr.write(`Revoked ${prefix}.\n`);
}

function tableOf(records: readonly ApiKeyRecord[]): string {
  const rows = records.map((key) => [key.prefix, key.ownerId, key.role, key.createdAt, key.lastUsedAt ?? 'never', key.revokedAt ?? '']);
  const widths = HEADINGS.map((heading, column) => Math.max(heading.length, ...rows.map((row) => row[column]?.length ?? 0)) + GAP);
  const lineOf = (row: readonly string[]): string => row.map((cell, column) => padEnd(cell, widths[column] ?? 0)).join('');
  return [HEADINGS, ...rows].map((row) => `${lineOf(row).trimEnd()}\n`).join('');
}
