import { Command } from 'commander';
import { RequestError } from '@app/contracts';
import type { AuditItem, BulkReplayAnswer, FailedJob, ReplayAnswer } from '@app/contracts';
import { GatewayClient } from '../api/client.js';
import type { ExitCode } from '../exit-codes.js';
import { counted, printable } from '../render/text.js';
import type { Terminal } from '../terminal.js';
import { reportOutcome } from './report-outcome.js';

const HELP = `
With AUTH_MODE=keys, NAVIGO_API_KEY is the key: of a viewer to list and to audit, of an operator to replay.

Examples:
  ./navigo jobs list --agent itinerary
  ./navigo jobs replay stp_01 --reason "model repaired"
  ./navigo jobs replay --all --code MODEL_BAD_OUTPUT --dry-run
  ./navigo jobs audit --target stp_01`;

const SECONDS_PER_MINUTE = 60;
const SECONDS_PER_HOUR = 3_600;
const SECONDS_PER_DAY = 86_400;

interface Filter {
  readonly agent?: string;
  readonly code?: string;
  readonly from?: string;
  readonly to?: string;
  readonly limit?: string;
}
interface ListOptions extends Filter {
  readonly cursor?: string;
  readonly json?: boolean;
}
interface AuditOptions {
  readonly actor?: string;
  readonly target?: string;
  readonly outcome?: string;
  readonly limit?: string;
  readonly cursor?: string;
  readonly json?: boolean;
}
interface ReplayOptions extends Filter {
  readonly all?: boolean;
  readonly reason?: string;
  readonly dryRun?: boolean;
  readonly json?: boolean;
}

const withFilter = (command: Command): Command =>
  command
    .option('--agent <name>', 'only steps of this agent')
    .option('--code <code>', 'only failures with this error code')
    .option('--from <time>', 'only failures from this date or date-time on')
    .option('--to <time>', 'only failures before this date or date-time')
    .option('--limit <count>', 'at most so many')
    .option('--json', 'print only JSON on standard output');

/** The `jobs` command; `onExit` is told the exit code. */
export function jobsCommand(terminal: Terminal, onExit: (code: ExitCode) => void): Command {
  const client = new GatewayClient(terminal.gateway);
  const report = (act: () => Promise<string>): Promise<void> => reportOutcome(terminal, onExit, act);
  const command = new Command('jobs').summary('list failed steps and run them again').description('Failed steps of all plans.').addHelpText('after', HELP);
  withFilter(command.command('list').description('failed steps, the newest failure first'))
    .option('--cursor <cursor>', 'the next page')
    .action((options: ListOptions) => report(() => list(client, options)));
  withFilter(command.command('replay').description('puts failed steps back to work; their runs go on from there'))
    .argument('[id...]', 'steps to run again')
    .option('--all', 'every failed step that fits the filter')
    .option('--reason <text>', 'why; goes into the log of each thread')
    .option('--dry-run', 'only say what would happen')
    .action((ids: string[], options: ReplayOptions) => report(() => replay(client, ids, options)));
  command
    .command('audit')
    .description('who put what back to work, why, and what came of it, the newest first')
    .option('--actor <owner>', 'only what this owner of a key asked for')
    .option('--target <id>', 'only what was about this step')
    .option('--outcome <word>', 'only entries with this outcome, such as replayed or moved_on')
    .option('--limit <count>', 'at most so many')
    .option('--cursor <cursor>', 'the next page')
    .option('--json', 'print only JSON on standard output')
    .action((options: AuditOptions) => report(() => audit(client, options)));
  return command;
}

async function list(client: GatewayClient, { json, ...query }: ListOptions): Promise<string> {
  const page = await client.listJobs({ state: 'failed', ...query });
  if (json) return `${JSON.stringify(page, null, 2)}\n`;
  if (page.jobs.length === 0) return 'No failed jobs.\n';
  const more = page.nextCursor === null ? '' : `More with: ./navigo jobs list --cursor ${page.nextCursor}\n`;
  return page.jobs.map(describeJob).join('') + more;
}

async function audit(client: GatewayClient, { json, ...query }: AuditOptions): Promise<string> {
  const page = await client.listAudit({ ...query });
  if (json) return `${JSON.stringify(page, null, 2)}\n`;
  if (page.entries.length === 0) return 'Nothing was asked for.\n';
  const more = page.nextCursor === null ? '' : `More with: ./navigo jobs audit --cursor ${page.nextCursor}\n`;
  return page.entries.map(describeEntry).join('') + more;
}

async function replay(client: GatewayClient, ids: readonly string[], options: ReplayOptions): Promise<string> {
  const { all = false, reason, dryRun = false, json = false, limit, ...filter } = options;
  if (all === ids.length > 0) throw new RequestError('VALIDATION_ERROR', 'Name the jobs to replay, or say --all.');
  const wish = { dryRun, ...(reason !== undefined && { reason }) };
  if (all) {
    const answer = await client.replayJobs({ ...wish, ...filter, ...(limit !== undefined && { limit: Number(limit) }) });
    return json ? `${JSON.stringify(answer, null, 2)}\n` : describeBulk(answer);
  }
  const answers: ReplayAnswer[] = [];
  for (const id of ids) answers.push(await client.replayJob(id, wish));
  return json ? `${JSON.stringify(answers, null, 2)}\n` : answers.map(describeAnswer).join('');
}

function describeJob(job: FailedJob): string {
  const facts = [job.agent, job.threadId, counted(job.attempts, 'attempt'), job.code ?? 'no code', `${ageOf(job.ageSeconds)} ago`];
  const movedOn = job.movedOn ? '  (its thread has moved on)' : '';
  return `${printable([job.id, ...facts].join('  '))}${movedOn}\n  ${printable(job.message ?? '')}\n`;
}

function describeEntry({ at, actor, action, target, outcome, runStatus, reason }: AuditItem): string {
  const since = runStatus === null ? '' : `  (its run is ${runStatus})`;
  return `${printable([at, actor, action, target, outcome].join('  '))}${since}\n  ${printable(reason ?? 'no reason given')}\n`;
}

const describeAnswer = ({ id, agent, threadId, detail }: ReplayAnswer): string => `${printable(`${id}  ${agent}  ${threadId}  ${detail}`)}\n`;

function describeBulk({ jobs, dryRun, replayed, skipped, more }: BulkReplayAnswer): string {
  const sum = dryRun ? `${counted(jobs.length - skipped, 'job')} would run again` : `${counted(replayed, 'job')} run again`;
  return `${jobs.map(describeAnswer).join('')}${sum}, ${skipped} skipped.${more ? ' More fit: say it again, or raise --limit.' : ''}\n`;
}

function ageOf(seconds: number): string {
  if (seconds < SECONDS_PER_MINUTE) return `${seconds} s`;
  if (seconds < SECONDS_PER_HOUR) return `${Math.floor(seconds / SECONDS_PER_MINUTE)} min`;
  return seconds < SECONDS_PER_DAY ? `${Math.floor(seconds / SECONDS_PER_HOUR)} h` : `${Math.floor(seconds / SECONDS_PER_DAY)} d`;
}
