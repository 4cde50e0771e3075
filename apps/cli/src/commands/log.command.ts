import { Command } from 'commander';
import type { LogAnswer } from '@app/contracts';
import { GatewayClient } from '../api/client.js';
import { EXIT_CODES } from '../exit-codes.js';
import type { ExitCode } from '../exit-codes.js';
import { counted } from '../render/text.js';
import type { Terminal } from '../terminal.js';
import { reportOutcome } from './report-outcome.js';

const HELP = `
Ends with 0 when every entry is what was written, with ${EXIT_CODES.failed} when one is not.

Examples:
  ./navigo log verify thr_01
  ./navigo log verify thr_01 --json`;

/** The `log` command; `onExit` is told the exit code. */
export function logCommand(terminal: Terminal, onExit: (code: ExitCode) => void): Command {
  const client = new GatewayClient(terminal.gateway);
  const verify = new Command('verify')
    .summary('check that nobody changed the log of a thread')
    .argument('<thread>', 'the id of the thread')
    .option('--json', 'print only JSON on standard output')
    .addHelpText('after', HELP)
    .action(async (threadId: string, { json }: { json?: boolean }) => {
      let answer: LogAnswer | null = null;
      await reportOutcome(terminal, onExit, async () => {
        answer = await client.verifyLog(threadId);
        return json ? `${JSON.stringify(answer, null, 2)}\n` : describeLog(answer);
      });
      if (isBroken(answer)) onExit(EXIT_CODES.failed);
    });
  return new Command('log').summary('check the decision log of a thread').description('Checks the decision log of a thread.').addCommand(verify);
}

const isBroken = (answer: LogAnswer | null): boolean => answer?.valid === false;

/** What was found, in words. */
export function describeLog({ threadId, entries, sealed, sealsChecked, erased, problem }: LogAnswer): string {
  if (problem) return `✖ The log of ${threadId} was changed: entry ${problem.seq} of workflow ${problem.workflow} ${problem.detail}.\n`;
  const plain = entries - sealed;
  const notes = [
    ...(sealed > 0 && !sealsChecked ? ['The gateway has no LOG_CHAIN_KEY, so the seals themselves were not checked.'] : []),
    ...(plain > 0 ? [`${counted(plain, 'entry', 'entries')} without a seal: bound by plain digests, which who can write to the database can make anew.`] : []),
    ...(erased > 0 ? [`${counted(erased, 'entry', 'entries')} without words, which were erased.`] : []),
  ];
  return [`✔ The log of ${threadId} is as it was written: ${counted(entries, 'entry', 'entries')}, ${sealed} sealed.`, ...notes, ''].join('\n');
}
