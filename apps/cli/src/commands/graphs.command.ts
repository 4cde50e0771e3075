import { Command, InvalidArgumentError } from 'commander';
import type { GraphVersionView, MigrateAnswer } from '@app/contracts';
import { GatewayClient } from '../api/client.js';
import type { ExitCode } from '../exit-codes.js';
import { counted, printable } from '../render/text.js';
import type { Terminal } from '../terminal.js';
import { reportOutcome } from './report-outcome.js';

const HELP = `
With AUTH_MODE=keys, NAVIGO_API_KEY is the key: of a viewer to list, of an operator to migrate.

Examples:
  ./navigo graphs list
  ./navigo graphs migrate --from 1 --to 2 --dry-run`;

interface MigrateOptions {
  readonly from: number;
  readonly to: number;
  readonly limit?: number;
  readonly dryRun?: boolean;
  readonly json?: boolean;
}

function wholeNumber(text: string): number {
  if (!/^[1-9][0-9]{0,5}$/.test(text)) throw new InvalidArgumentError('It must be a whole number from 1 on.');
  return Number(text);
}

/** The `graphs` command; `onExit` is told the exit code. */
export function graphsCommand(terminal: Terminal, onExit: (code: ExitCode) => void): Command {
  const client = new GatewayClient(terminal.gateway);
  const report = (act: () => Promise<string>): Promise<void> => reportOutcome(terminal, onExit, act);
  const command = new Command('graphs')
    .summary('see which runs keep to which version of the graph')
    .description('Versions of the graph.')
    .addHelpText('after', HELP);
  command
    .command('list')
    .description('versions of the graph with the runs that keep to each')
    .option('--json', 'print only JSON on standard output')
    .action((options: { json?: boolean }) => report(async () => describeGraphs((await client.listGraphs()).graphs, options.json ?? false)));
  command
    .command('migrate')
    .description('takes runs that have not ended over to another version')
    .requiredOption('--from <version>', 'the version they keep to', wholeNumber)
    .requiredOption('--to <version>', 'the version they go on under', wholeNumber)
    .option('--limit <count>', 'at most so many', wholeNumber)
    .option('--dry-run', 'only say what would happen')
    .option('--json', 'print only JSON on standard output')
    .action(({ json, ...wish }: MigrateOptions) => report(async () => describeMigration(await client.migrateRuns(wish), json ?? false)));
  return command;
}

function describeGraphs(graphs: readonly GraphVersionView[], json: boolean): string {
  if (json) return `${JSON.stringify({ graphs }, null, 2)}\n`;
  const notes = (graph: GraphVersionView): string[] => [
    ...(graph.current ? ['new runs keep to it'] : []),
    ...(graph.served ? [] : ['not served here: its runs are parked']),
    ...(graph.migratesFrom.length > 0 ? [`takes over runs of ${graph.migratesFrom.join(', ')}`] : []),
  ];
  return graphs.map((graph) => `${graph.workflow} version ${graph.version}  ${[counted(graph.openRuns, 'open run'), ...notes(graph)].join('  ')}\n`).join('');
}

function describeMigration(answer: MigrateAnswer, json: boolean): string {
  if (json) return `${JSON.stringify(answer, null, 2)}\n`;
  const { runs, dryRun, migrated, skipped, more } = answer;
  const sum = dryRun ? `${counted(runs.length - skipped, 'run')} would go on under the new version` : `${counted(migrated, 'run')} taken over`;
  const lines = runs.map(({ runId, detail }) => `${printable(`${runId}  ${detail}`)}\n`).join('');
  return `${lines}${sum}, ${skipped} skipped.${more ? ' More keep to the old version: say it again, or raise --limit.' : ''}\n`;
}
