import { Command } from 'commander';
import { GatewayClient } from '../api/client.js';
import { LinePrompter } from '../ask/prompter.js';
import { EXIT_CODES, exitCodeOfError, exitCodeOfStatus } from '../exit-codes.js';
import type { ExitCode } from '../exit-codes.js';
import { observerFor } from './run-observer.js';
import { printable } from '../render/text.js';
import { StepTimes } from '../render/timeline.js';
import type { Terminal } from '../terminal.js';
import { describeError } from './describe-error.js';
import { FLAG_OF_FIELD, readPlanFlags } from './plan-flags.js';
import type { PlanFlags, RawPlanOptions } from './plan-flags.js';
import { reportOf } from './plan-report.js';
import { PlanSession } from './plan-session.js';

/** Long enough for a program that answers what it reads, short enough for one that never will. */
const PIPE_IDLE_MS = 10_000;

const EXAMPLES = `
Examples:
  ./navigo plan "5 days in Lisbon in May for two, 1500 EUR, food and museums"
  ./navigo plan "I want to go to Tokyo"                 asks for dates and budget
  ./navigo plan --json "Rome, 1 to 4 June 2027, 900 EUR" > plan.json
  ./navigo plan "Rome, food please" --start-date 2027-06-01 --end-date 2027-06-04 --budget 900
  ./navigo plan --destination-hint Paris --start-date 2027-05-10 --end-date 2027-05-14 --budget 2000 --currency EUR
  printf '2027-05-10\\n2027-05-14\\n1500\\n' | ./navigo plan "Tokyo for two"
  ./navigo plan --thread-id THREAD                      shows a plan again, or follows a run that goes on
  ./navigo plan --thread-id THREAD --budget 1500        answers a question of a thread that waits

What a flag says wins over what the text says.

Exit codes: 0 done, 2 bad arguments, 3 input still missing, 4 refused, 5 failed, 130 interrupted.`;

/** The `plan` command; `onExit` is told the exit code. */
export function planCommand(terminal: Terminal, onExit: (code: ExitCode) => void): Command {
  return new Command('plan')
    .summary('plan a trip from a sentence or from flags')
    .description('Plans a trip: starts the agents, shows them at work, asks what is missing, prints the plan.')
    .argument('[text...]', 'the trip in your own words')
    .option('--json', 'print only JSON on standard output')
    .option('--log', 'add a timeline and the decision log: who worked when, what each agent saw and decided')
    .option('--watch', 'show what the agents think, which tools they ask and what comes back')
    .option('--thread-id <id>', 'thread to start, to continue or to show again')
    .option('--request <text>', 'the trip in words, where no text is given')
    .option('--user-id <id>', 'who the plan is for; told where dates and budget are flags and there is no text')
    .option('--origin <place>', 'where the trip starts: an airport code such as ZRH, or a city')
    .option('--destination-hint <place>', 'where to go, in words')
    .option('--destination-city <code>', 'where to go, as a city code such as LIS')
    .option('--destination-iata <code>', 'where to go, as an airport code such as LIS')
    .option('--start-date <date>', 'first day, YYYY-MM-DD')
    .option('--end-date <date>', 'last day, YYYY-MM-DD')
    .option('--budget <amount>', 'limit for the whole trip and everyone')
    .option('--currency <code>', 'currency of the budget, such as EUR')
    .option('--adults <count>', 'travellers from 18 years')
    .option('--children <count>', 'travellers under 18 years')
    .option('--interests <list>', 'interests with commas, such as food,museums')
    .option('--review <mode>', 'auto: the plan is final as it is; required: a person decides, where the gateway offers it')
    .option('--timeout <seconds>', 'how long to wait for the agents each time', '300')
    .addHelpText('after', EXAMPLES)
    .action(async (words: string[], options: RawPlanOptions) => onExit(await runPlan(words, options, terminal)));
}

async function runPlan(words: readonly string[], options: RawPlanOptions, terminal: Terminal): Promise<ExitCode> {
  try {
    return await planAndReport(readPlanFlags(words, options), terminal);
  } catch (error) {
    terminal.stderr.write(describeError(error, nameOfPath));
    return exitCodeOfError(error);
  }
}

async function planAndReport(flags: PlanFlags, terminal: Terminal): Promise<ExitCode> {
  const client = new GatewayClient(terminal.gateway);
  const observer = observerFor(flags, terminal);
  const interrupt = (): void => {
    observer.rest();
    terminal.stderr.write(describeInterrupt(session.threadId));
    terminal.exit(EXIT_CODES.interrupted);
  };
  const prompter = createPrompter(terminal, interrupt);
  const times = new StepTimes();
  const session = new PlanSession(flags, { client, observer, respondent: prompter, timezone: terminal.timezone, onStep: times.note });
  const stopListening = terminal.onInterrupt(interrupt);
  try {
    const thread = await session.run();
    const report = reportOf(thread, { ...flags, steps: times.spans() }, { ...terminal.page(), baseUrl: client.baseUrl });
    terminal.stdout.write(report.result);
    terminal.stderr.write(report.note);
    return exitCodeOfStatus(thread.result.status);
  } finally {
    stopListening();
    prompter?.close();
  }
}

/** A terminal that shows no questions cannot be asked; a pipe holds answers in advance. */
function createPrompter(terminal: Terminal, onInterrupt: () => void): LinePrompter | null {
  if (terminal.isStdinTty && !terminal.isStderrTty) return null;
  return new LinePrompter({ input: terminal.stdin, output: terminal.stderr, isTerminal: terminal.isStdinTty, pipeIdleMs: PIPE_IDLE_MS, onInterrupt });
}

function describeInterrupt(threadId: string | null): string {
  if (threadId === null) return '\nInterrupted.\n';
  return `\nInterrupted here only: the run goes on and nothing is lost. Follow it with: ./navigo plan --thread-id ${threadId}\n`;
}

function nameOfPath(path: string): string {
  const field = path.split('.').find((part) => Object.hasOwn(FLAG_OF_FIELD, part));
  return field === undefined ? printable(path) : `${FLAG_OF_FIELD[field]} (${printable(path)})`;
}
