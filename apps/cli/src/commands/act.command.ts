import { Command, Option } from 'commander';
import type { ActionRun } from '@app/contracts';
import { ThreadId, personText } from '@app/contracts';
import { LinePrompter } from '../ask/prompter.js';
import { GatewayClient } from '../api/client.js';
import { ActionFollower } from '../api/follow-action.js';
import { exitCodeOfError, exitCodeOfStatus } from '../exit-codes.js';
import type { ExitCode } from '../exit-codes.js';
import { renderActionRun } from '../render/action-run.js';
import { printable } from '../render/text.js';
import type { Terminal } from '../terminal.js';
import { describeError } from './describe-error.js';
import { observerFor } from './run-observer.js';

const HELP = `
Examples:
  ./navigo act THREAD "put the trip in my calendar and mail it to sara@example.com"
  ./navigo act --mode PLAN THREAD "share it"      # shows what would be done
  ./navigo act --undo ACTION                      # takes back what a run did

Exit codes: 0 done or awaiting approval, 2 bad arguments, 3 answers missing, 4 refused, 5 failed.`;

const PIPE_IDLE_MS = 2_000;

interface ActOptions {
  readonly json?: boolean;
  readonly undo?: boolean;
  readonly yes?: boolean;
  readonly mode: string;
}

/** The `act` command: does something with a finished plan, asking before anything that people outside notice. */
export function actCommand(terminal: Terminal, onExit: (code: ExitCode) => void): Command {
  return new Command('act')
    .summary('put a plan in the calendar, mail it, share it')
    .description('Acts on a finished plan; asks for what is missing and for approval, prints what was done.')
    .argument('<id>', 'thread of the plan; with --undo the id of a run of actions')
    .argument('[text...]', 'what to do, in your own words')
    .addOption(new Option('--mode <mode>', 'PLAN only shows, AUTO does low risk at once').choices(['PLAN', 'APPROVAL', 'AUTO']).default('APPROVAL'))
    .option('--undo', 'take back what a run did')
    .option('--yes', 'approve every step that is asked about')
    .option('--json', 'print only JSON on standard output; asks nothing')
    .addHelpText('after', HELP)
    .action(async (id: string, words: string[], options: ActOptions) => onExit(await runAct(id, words.join(' '), options, terminal)));
}

async function runAct(id: string, text: string, options: ActOptions, terminal: Terminal): Promise<ExitCode> {
  const client = new GatewayClient(terminal.gateway);
  const { stdin: input, stderr: output, isStdinTty: isTerminal } = terminal;
  const prompter = new LinePrompter({ input, output, isTerminal, pipeIdleMs: PIPE_IDLE_MS, onInterrupt: () => terminal.exit(INTERRUPTED) });
  try {
    const started = options.undo
      ? await client.moveAction(id, 'undo', {})
      : await client.act(ThreadId.parse(id), { request: personText.parse(text), mode: options.mode });
    const run = await goOn(client, started, options, prompter, terminal);
    terminal.stdout.write(options.json ? `${JSON.stringify(run, null, 2)}\n` : `${renderActionRun(run, terminal.page().width).join('\n')}\n`);
    return exitCodeOfStatus(run.status);
  } catch (error) {
    terminal.stderr.write(describeError(error));
    return exitCodeOfError(error);
  } finally {
    prompter.close();
  }
}

const INTERRUPTED = 130;

/** Answers and approves as long as the run asks and somebody says something. */
async function goOn(client: GatewayClient, started: ActionRun, options: ActOptions, prompter: LinePrompter, terminal: Terminal): Promise<ActionRun> {
  const observer = observerFor({ json: options.json ?? false, watch: false }, terminal);
  const follower = new ActionFollower(client, observer);
  let run = started;
  for (;;) {
    run = await follower.followToRest(run);
    observer.rest();
    const body =
      options.json && !options.yes
        ? null
        : run.pendingQuestions.length > 0
          ? await answersTo(run, prompter)
          : await decisionOn(run, options, prompter, terminal);
    if (!body) return run;
    run = await client.moveAction(run.actionId, body.what, body.given);
  }
}

interface Said {
  readonly what: 'answers' | 'approve';
  readonly given: object;
}

async function answersTo(run: ActionRun, prompter: LinePrompter): Promise<Said | null> {
  const answers: Record<string, string> = {};
  for (const { id, question, placeholder } of run.pendingQuestions) {
    const line = await prompter.ask(`${printable(question)} (${printable(placeholder)}) `);
    if (line === null || line.trim() === '') return null;
    answers[id] = line.trim();
  }
  return { what: 'answers', given: { answers } };
}

async function decisionOn(run: ActionRun, { yes }: ActOptions, prompter: LinePrompter, terminal: Terminal): Promise<Said | null> {
  const steps = run.proposal?.steps.map(({ stepId }) => stepId) ?? [];
  // What is in doubt needs somebody who has looked; nobody can say yes to it beforehand.
  if (steps.length === 0) return null;
  if (yes) return { what: 'approve', given: { steps } };
  prompter.tell(renderActionRun(run, terminal.page().width));
  const line = await prompter.ask('Approve? (yes / no / nothing to decide later) ');
  if (line === null || line.trim() === '') return null;
  return { what: 'approve', given: /^y(es)?$/i.test(line.trim()) ? { steps } : { decline: steps } };
}
