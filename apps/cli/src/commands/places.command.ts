import { Command } from 'commander';
import { GatewayClient } from '../api/client.js';
import type { ExitCode } from '../exit-codes.js';
import { renderPlaces } from '../render/places.js';
import type { Terminal } from '../terminal.js';
import { reportOutcome } from './report-outcome.js';

const HELP = `
Examples:
  ./navigo places Salzburg
  ./navigo places "Córdoba, Argentina" --json`;

/** The `places` command; `onExit` is told the exit code. */
export function placesCommand(terminal: Terminal, onExit: (code: ExitCode) => void): Command {
  const client = new GatewayClient(terminal.gateway);
  return new Command('places')
    .summary('see what is known of a place')
    .description('What is known of a place: sights, tables, stays and ways, from where and as of when.')
    .argument('<town...>', 'a town, an island, a region or a sight')
    .option('--json', 'print only JSON on standard output')
    .addHelpText('after', HELP)
    .action((words: string[], { json }: { json?: boolean }) =>
      reportOutcome(terminal, onExit, async () => {
        const answer = await client.describePlaces(words.join(' '));
        if (json) return `${JSON.stringify(answer, null, 2)}\n`;
        return `${renderPlaces(answer, terminal.page()).join('\n')}\n`;
      }),
    );
}
