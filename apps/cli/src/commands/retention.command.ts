import { Command } from 'commander';
import { applyRetention } from '@app/engine';
import { ConfigError } from '@app/platform';
import type { RetentionCounts, RetentionPolicy } from '@app/ports';
import { EXIT_CODES, exitCodeOfError } from '../exit-codes.js';
import type { ExitCode } from '../exit-codes.js';
import { counted } from '../render/text.js';
import type { OpenRetention } from '../retention/open-retention.js';
import type { Terminal } from '../terminal.js';
import { describeError } from './describe-error.js';

const HELP = `
Works on the database that DATABASE_URL names. The orchestrators do the same once in every RETENTION_INTERVAL_MS, so nobody has to.
The policy is IDEMPOTENCY_KEY_DAYS, COMPACT_AFTER_DAYS and REVOKED_KEY_DAYS.

Examples:
  DATABASE_URL=postgresql://... ./navigo retention --dry-run
  DATABASE_URL=postgresql://... COMPACT_AFTER_DAYS=14 ./navigo retention`;

/** The `retention` command; `open` is called once a command line is known to be usable, `onExit` is told the exit code. */
export function retentionCommand(terminal: Terminal, onExit: (code: ExitCode) => void, open: () => Promise<OpenRetention>): Command {
  return new Command('retention')
    .summary('remove what the policy no longer keeps')
    .description('Forgets old keys and reduces old runs to their final state.')
    .option('--dry-run', 'only say what would go')
    .addHelpText('after', HELP)
    .action(async ({ dryRun = false }: { dryRun?: boolean }) => onExit(await runRetention(terminal, open, dryRun)));
}

async function runRetention(terminal: Terminal, open: () => Promise<OpenRetention>, isDryRun: boolean): Promise<ExitCode> {
  let opened: OpenRetention | null = null;
  try {
    opened = await open();
    const { store, policy } = opened;
    const counts = isDryRun ? await store.countDue(policy) : await applyRetention(store, policy, new AbortController().signal);
    terminal.stdout.write(describeCounts(counts, policy, isDryRun ? 'Would remove' : 'Removed'));
    return EXIT_CODES.done;
  } catch (error) {
    terminal.stderr.write(error instanceof ConfigError ? `error: ${error.message}\n` : describeError(error));
    return error instanceof ConfigError ? EXIT_CODES.badArguments : exitCodeOfError(error);
  } finally {
    await opened?.close();
  }
}

function describeCounts(counts: RetentionCounts, policy: RetentionPolicy, verb: string): string {
  const lines = [
    `${counted(counts.idempotencyKeys, 'idempotency key')} older than ${counted(policy.idempotencyKeyDays, 'day')}`,
    `${counted(counts.revokedKeys, 'API key')} revoked more than ${counted(policy.revokedKeyDays, 'day')} ago`,
    `the deltas of ${counted(counts.compactedVersions, 'version')} of ${counted(counts.compactedRuns, 'run')} that ended more than ${counted(policy.compactAfterDays, 'day')} ago`,
  ];
  return `${verb}:\n${lines.map((line) => `  ${line}\n`).join('')}`;
}
