import { Command } from 'commander';
import { RequestError, ThreadId, personText } from '@app/contracts';
import { GatewayClient } from '../api/client.js';
import { RunFollower } from '../api/follow-run.js';
import type { Thread } from '../api/schemas.js';
import { exitCodeOfError, exitCodeOfStatus } from '../exit-codes.js';
import type { ExitCode } from '../exit-codes.js';
import { hang, printable } from '../render/text.js';
import type { Terminal } from '../terminal.js';
import { describeError } from './describe-error.js';
import { reportOf } from './plan-report.js';
import { observerFor } from './run-observer.js';

const MS_PER_SECOND = 1_000;
const MAX_TIMEOUT_SECONDS = 86_400;
const EXAMPLES = `
Examples:
  ./navigo chat THREAD "will it rain on day 3?"
  ./navigo chat THREAD "how far is it from the hotel to the cathedral?"
  ./navigo chat --json THREAD "how much is left of the budget?"

Exit codes: 0 done, 2 bad arguments, 3 input still missing, 4 refused, 5 failed.`;

interface ChatOptions {
  readonly json?: boolean;
  readonly quiet?: boolean;
  readonly timeout: string;
}

/** The `chat` command: a question about a finished plan; `onExit` is told the exit code. */
export function chatCommand(terminal: Terminal, onExit: (code: ExitCode) => void): Command {
  return new Command('chat')
    .summary('ask something about a finished plan')
    .description('Asks about the plan of a thread: shows what is thought and looked up, prints the answer.')
    .argument('<thread>', 'thread of the plan')
    .argument('<text...>', 'the question in your own words')
    .option('--json', 'print only JSON on standard output')
    .option('--quiet', 'show nothing but the answer')
    .option('--timeout <seconds>', 'how long to wait for the answer', '120')
    .addHelpText('after', EXAMPLES)
    .action(async (threadId: string, words: string[], options: ChatOptions) => onExit(await runChat(threadId, words.join(' '), options, terminal)));
}

async function runChat(threadId: string, text: string, options: ChatOptions, terminal: Terminal): Promise<ExitCode> {
  try {
    const timeoutMs = checkArguments(threadId, text, options);
    const thread = await ask({ threadId, text, timeoutMs }, options, terminal);
    const shown = { json: options.json ?? false, log: false, timeoutMs };
    const { answer } = thread.result;
    const page = terminal.page();
    const plain = answer && !shown.json && thread.result.status === 'complete';
    const report = plain
      ? { result: `${hang('', printable(answer.text), page.width).join('\n')}\n`, note: '' }
      : reportOf(thread, shown, { ...page, baseUrl: terminal.gateway.baseUrl });
    terminal.stdout.write(report.result);
    terminal.stderr.write(report.note);
    return exitCodeOfStatus(thread.result.status);
  } catch (error) {
    terminal.stderr.write(describeError(error));
    return exitCodeOfError(error);
  }
}

/** @throws {RequestError} VALIDATION_ERROR. Milliseconds to wait come back. */
function checkArguments(threadId: string, text: string, { timeout }: ChatOptions): number {
  const seconds = Number(timeout);
  const issues = [
    ...(ThreadId.safeParse(threadId).success ? [] : [{ path: 'thread', message: 'is no name of a thread' }]),
    ...(personText.safeParse(text).success ? [] : [{ path: 'text', message: 'must hold words, not too many of them' }]),
    ...(seconds > 0 && seconds <= MAX_TIMEOUT_SECONDS ? [] : [{ path: '--timeout', message: 'must be a number of seconds' }]),
  ];
  if (issues.length > 0) throw new RequestError('VALIDATION_ERROR', 'The command line cannot be used', issues);
  return seconds * MS_PER_SECOND;
}

interface Asked {
  readonly threadId: string;
  readonly text: string;
  readonly timeoutMs: number;
}

/** The thread once somebody answered. @throws {RequestError} NOT_FOUND for a thread that is not there. */
async function ask({ threadId, text, timeoutMs }: Asked, options: ChatOptions, terminal: Terminal): Promise<Thread> {
  const client = new GatewayClient(terminal.gateway);
  const known = await client.findThread(threadId);
  if (!known) throw new RequestError('NOT_FOUND', `There is no thread ${threadId}.`);
  const context = terminal.timezone ? { timezone: terminal.timezone } : {};
  const run =
    known.result.status === 'awaiting_input'
      ? await client.startRun('/plan/chat/resume', { threadId, message: text })
      : await client.startRun('/plan/chat', { threadId, naturalLanguage: text, context });
  const observer = observerFor({ json: options.json ?? false, watch: !(options.quiet ?? false) }, terminal);
  try {
    return await new RunFollower(client, observer, { toldLogEntries: known.result.decisionLog.length }).followToRest(run, AbortSignal.timeout(timeoutMs));
  } finally {
    observer.rest();
  }
}
