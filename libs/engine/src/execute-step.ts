import type { AgentContext, AgentDefinition, AgentResult, AnyState } from '@app/agent-kit';
import { RetryableError, TerminalError, toStorableJson, toStorableText } from '@app/contracts';
import type { Decision, ModelSpending, RequestContext, StepJob, StepOutcome } from '@app/contracts';
import type { AgentMap, Workflow } from '@app/workflow';
import type { ClockPort, ModelPort, RunStore, StepInput, StepJournal } from '@app/ports';
import { classifyFailure } from './classify-failure.js';
import { poisonPoint } from './crash-points.js';
import { journaledModel, openStepJournal } from './journaled-model.js';
import type { StepCallJournal } from './journaled-model.js';
import { limitsOf } from './model-limits.js';
import { ModelMeter } from './model-meter.js';
import { StepEventBuffer } from './step-event-buffer.js';
import type { StepTeller } from './step-teller.js';
import { toolsOfStep } from './step-tools.js';
import type { StepToolKit } from './step-tools.js';

/** What agents may touch besides what each step has of its own. */
export type StepWorld = Omit<AgentContext, 'now' | 'requestContext' | 'tell' | 'signal' | 'tools' | 'run'>;

/** What a worker needs to run steps of the agents it serves. */
export interface StepRunner {
  /** The agents of all served versions, by name. */
  readonly agents: AgentMap;
  /** Says which fields of a state mean something to the engine. */
  readonly fieldsOf: (workflow: string) => Workflow['fields'];
  readonly store: Pick<RunStore, 'loadStepInput'>;
  readonly clock: ClockPort;
  readonly world: StepWorld;
  /** The world whose look-ups are answered from the journal when a step runs again; absent where looking up again costs nothing. */
  readonly journaled?: (world: StepWorld, journal: StepJournal) => StepWorld;
  /** US dollars that a use of the model costs; absent where it costs nothing. */
  readonly costUsdOf?: (usage: ModelSpending) => number;
  readonly onUnexpected: (error: unknown, job: StepJob) => void;
  /** Remembers what tools and the model answered; absent where asking again costs nothing, and then there are no tools. */
  readonly journal?: StepCallJournal | undefined;
  readonly tools?: StepToolKit | undefined;
  /** Absent where nobody listens to what steps tell. */
  readonly teller?: StepTeller;
  /** Told of events that could not be kept. */
  readonly onUntold?: (reason: unknown, job: StepJob, events: number) => void;
}

/** Readers may miss what a step told, its run must not wait for that. */
const LAST_WORDS_MS = 1_000;

export type ExecutedStep = { readonly kind: 'stale' } | { readonly kind: 'done'; readonly outcome: StepOutcome };

/**
 * Runs one step and tells how it ended; stale when its run does not wait for it any more. Reads the database once, twice when the step asked
 * a model before, and writes only what the step tells and is answered on its way: the outcome travels in a message. May be called any
 * number of times for the same job.
 *
 * @throws {RetryableError} STORE_UNAVAILABLE when the input or the journal cannot be read, STEP_LOST when `cancelled` was raised meanwhile.
 */
export async function executeStep(runner: StepRunner, job: StepJob, cancelled: AbortSignal): Promise<ExecutedStep> {
  const input = await runner.store.loadStepInput(job);
  if (!input) return { kind: 'stale' };
  poisonPoint(input.state);
  const agent = runner.agents[job.agent];
  if (!agent) return done({ kind: 'failed', code: 'AGENT_UNKNOWN', message: `No agent ${job.agent} is served here.`, retryable: false, usage: NO_USAGE });
  const journal = runner.journal ? await openStepJournal(runner.journal, { job, input }) : null;
  const model = runner.journal && journal ? journaledModel(runner.world.model, runner.journal, journal) : runner.world.model;
  const buffer = new StepEventBuffer({
    send: async (events) => runner.teller?.tell(job, events),
    onDropped: (reason, events) => runner.onUntold?.(reason, job, events),
  });
  try {
    return await runInTime(runner, job, { agent, model, journal, input, tell: buffer.tell, cancelled });
  } finally {
    // Before the outcome is known to anybody: nobody waits for the step afterwards, so nothing of it would be kept.
    await buffer.close(LAST_WORDS_MS);
  }
}

interface Turn {
  readonly agent: AgentDefinition;
  readonly model: ModelPort;
  readonly journal: StepJournal | null;
  readonly input: StepInput;
  readonly tell: AgentContext['tell'];
  readonly cancelled: AbortSignal;
}

async function runInTime(runner: StepRunner, job: StepJob, { agent, model, journal, input, tell, cancelled }: Turn): Promise<ExecutedStep> {
  const timeout = AbortSignal.timeout(agent.policy.timeoutMs);
  const { state } = input;
  const fields = runner.fieldsOf(input.workflow) ?? {};
  const meter = new ModelMeter(model, limitsOf(input, fields.limits, runner.costUsdOf));
  const startedAt = performance.now();
  try {
    const signal = AbortSignal.any([timeout, cancelled]);
    signal.throwIfAborted();
    // Listens before the agent begins: its first part may take long, and a signal tells of its end only once.
    const ended = rejectOn(signal);
    const time = timeOf(runner.clock, fields.context === undefined ? null : state[fields.context]);
    const { costOf } = runner.journal ?? {};
    const tools =
      runner.tools && journal
        ? toolsOfStep(runner.tools, { task: agent.name, meter, journal, now: time.now, signal, ...(costOf ? { costOf } : {}) })
        : undefined;
    const world = runner.journaled && journal ? runner.journaled(runner.world, journal) : runner.world;
    const run = { threadId: input.threadId, runId: job.runId, ownerId: input.ownerId };
    const work = runAgent(agent, state, { ...world, model: meter, tools, tell, run, ...time, signal });
    // An agent that does not heed its signal must not hold its run for ever.
    const result = await Promise.race([work, ended]);
    return done({
      kind: 'succeeded',
      output: checkWrites(agent, result.writes),
      decision: cleanDecision(result.decision),
      usage: meter.usage(),
      durationMs: performance.now() - startedAt,
    });
  } catch (error) {
    // A worker that is told to stop hands its steps back; that is no failure of the step.
    if (cancelled.aborted && !timeout.aborted) throw new RetryableError('STEP_LOST', `The worker stopped before ${job.agent} was done.`, { cause: error });
    const outcome = classifyFailure(error, job.agent, timeout.aborted);
    if (outcome.code === 'INTERNAL_ERROR') runner.onUnexpected(error, job);
    return done({ ...outcome, usage: meter.usage() });
  }
}

const rejectOn = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
  });

const NO_USAGE = { modelCalls: 0, inputTokens: 0, outputTokens: 0 };
const done = (outcome: StepOutcome): ExecutedStep => ({ kind: 'done', outcome });

/** The client's "now" wins over the clock, so that "tomorrow" means the same in every step of a run. */
function timeOf(clock: ClockPort, context: unknown): { now: Date; requestContext: RequestContext } {
  const requestContext = (context ?? {}) as RequestContext;
  return { now: requestContext.now ? new Date(requestContext.now) : clock.now(), requestContext };
}

async function runAgent(agent: AgentDefinition, state: AnyState, context: AgentContext): Promise<AgentResult<AgentDefinition['writes']>> {
  const input: Record<string, unknown> = {};
  for (const [field, schema] of Object.entries(agent.reads)) {
    const parsed = schema.safeParse(state[field]);
    if (parsed.success) input[field] = parsed.data;
    else if (state[field] === undefined || state[field] === null) return nothingToDo(field);
    else
      throw new TerminalError('AGENT_BAD_OUTPUT', `Field ${field} of the state does not fit what ${agent.name} reads: ${firstIssue(parsed.error)}.`, {
        cause: parsed.error,
      });
  }
  return agent.run(input, context);
}

const nothingToDo = (field: string): AgentResult<AgentDefinition['writes']> => ({
  writes: {},
  decision: { inputSummary: `Field ${field} is missing`, keyEvidence: [`missing=${field}`], outputSummary: 'Nothing done', riskFlags: [] },
});

/** Only declared fields leave a step, parsed once more: what is stored fits its schema whoever made it. */
function checkWrites(agent: AgentDefinition, writes: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const output: Record<string, unknown> = {};
  for (const [field, value] of Object.entries(writes)) {
    if (value === undefined) continue;
    const schema = agent.writes[field];
    if (!schema) throw new TerminalError('AGENT_BAD_OUTPUT', `${agent.name} wrote ${field}, which it does not declare in writes.`);
    const parsed = schema.safeParse(toStorableJson(value));
    if (!parsed.success)
      throw new TerminalError('AGENT_BAD_OUTPUT', `${agent.name} wrote a ${field} that does not fit its schema: ${firstIssue(parsed.error)}.`, {
        cause: parsed.error,
      });
    output[field] = parsed.data;
  }
  return output;
}

const firstIssue = (error: { issues: readonly { path: PropertyKey[]; message: string }[] }): string => {
  const issue = error.issues[0];
  return issue ? `${issue.path.map(String).join('.') || 'value'} ${issue.message}` : 'unknown reason';
};

const cleanDecision = (decision: Decision): Decision => ({
  inputSummary: toStorableText(decision.inputSummary),
  keyEvidence: decision.keyEvidence.map(toStorableText),
  outputSummary: toStorableText(decision.outputSummary),
  riskFlags: decision.riskFlags.map(toStorableText),
});
