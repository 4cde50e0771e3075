import type { Decision } from '@app/contracts';
import { RequestError, isWaiting } from '@app/contracts';
import type { DueWait, RunSnapshot } from '@app/ports';
import type { Interrupt, Woken } from '@app/workflow';
import { PERSON, TIMER } from './authors.js';
import type { Author } from './authors.js';
import { applyRules } from './decide-move.js';
import { contextOf } from './decision-context.js';
import type { DecisionContext } from './decision-context.js';
import type { Engine } from './engine.js';
import { MoveDraft } from './move-draft.js';
import type { DecidedMove } from './move-draft.js';
import { moveRun } from './move-run.js';
import { named } from './resume-run.js';
import type { RequestName } from './resume-run.js';
import type { Verdict } from './move-run.js';

const BATCH = 200;

/** What one look at the runs that wait did. */
export interface WaitsHandled {
  readonly reminded: number;
  readonly expired: number;
  readonly woken: number;
}

type Handled = keyof WaitsHandled;

/**
 * Looks after runs whose waiting is over: reminds once of what nobody has decided about, lets such runs expire when the time is over, and
 * wakes runs whose timer rang, whose call from outside did not come, or whose child run has ended. The database says what is due, and the
 * move count lets one of any number of processes do it; a decision that comes first wins.
 *
 * @throws {RetryableError} STORE_UNAVAILABLE.
 */
export async function wakeRuns(engine: Engine): Promise<WaitsHandled> {
  const due = await engine.store.listDueWaits(engine.workflows.names(), BATCH);
  const done = { reminded: 0, expired: 0, woken: 0 };
  for (const wait of due) {
    const handled = await handle(engine, wait);
    if (handled) done[handled] += 1;
  }
  return done;
}

/**
 * Looks for runs that an earlier release brought to rest without saying what they wait for, and writes it down. This looks at every run that
 * waits, so it is done seldom.
 *
 * @throws {RetryableError} STORE_UNAVAILABLE.
 */
export async function nameWaits(engine: Engine): Promise<void> {
  for (const runId of await engine.store.listUnnamedWaits(engine.workflows.names(), BATCH)) await nameWait(engine, runId);
}

const handle = (engine: Engine, wait: DueWait): Promise<Handled | null> =>
  moveRun<Handled | null>(engine, wait.runId, (run) => decide(engine, run, wait), {
    ...{ name: wait.due === 'deadline' && wait.kind === 'decision' ? 'expire' : 'wake' },
    ...{ maxLostRaces: 0, onCrowded: () => null },
  });

async function decide(engine: Engine, run: RunSnapshot | null, wait: DueWait): Promise<Verdict<Handled | null>> {
  const workflow = run && engine.workflows.find(run);
  const interrupt = workflow?.interrupts[wait.key];
  // What moved since it was listed may wait for something else by now.
  if (!run || run.moveCount !== wait.moveCount || !interrupt || !run.waits.some(({ key }) => key === wait.key)) return { stop: null };
  const context = contextOf(engine, workflow);
  if (wait.due === 'reminder') return { decided: decideReminder(run, wait.key, context), result: 'reminded' };
  if (interrupt.kind === 'decision' || interrupt.kind === 'input') return { decided: decideExpiry(run, context), result: 'expired' };
  const child = wait.childRunId === null ? null : await engine.store.loadRun(wait.childRunId);
  const woken = wokenBy(interrupt, run, child);
  return woken ? { decided: decideWake(run, woken, TIMER, context), result: 'woken' } : { stop: null };
}

/** Writes down what a run waits for that an earlier release brought to rest, which kept no such rows. */
const nameWait = (engine: Engine, runId: string): Promise<void> =>
  moveRun<void>(
    engine,
    runId,
    (run) => {
      const workflow = run && engine.workflows.find(run);
      if (!run || !workflow || !isWaiting(run.status) || run.waits.length > 0) return { stop: undefined };
      const draft = new MoveDraft(run, contextOf(engine, workflow));
      return draft.nameWait() ? { decided: draft.finish(), result: undefined } : { stop: undefined };
    },
    { name: 'wake', maxLostRaces: 0, onCrowded: () => undefined },
  );

/** What a run finds when its time has come. */
function wokenBy(interrupt: Interrupt, { state }: RunSnapshot, child: RunSnapshot | null): Woken | null {
  if (interrupt.kind === 'timer') return interrupt.rings(state);
  if (interrupt.kind === 'webhook') return interrupt.overdue(state);
  return interrupt.kind === 'run' && child ? interrupt.ended(state, { status: child.status, state: child.state }) : null;
}

/** Tells whoever should decide that nobody has. */
export function decideReminder(run: RunSnapshot, key: string, context: DecisionContext): DecidedMove {
  const draft = new MoveDraft(run, context);
  draft.remind(key, timerDecision(run, context, 'A person is reminded to decide'));
  return draft.finish();
}

/** Ends a run that nobody has decided about. */
export function decideExpiry(run: RunSnapshot, context: DecisionContext): DecidedMove {
  const draft = new MoveDraft(run, context);
  draft.stop('expired', 'expiry', TIMER, timerDecision(run, context, 'Timeout: nobody decided in time; this is no rejection'));
  return draft.finish();
}

/** Goes on with what woke the run. */
export function decideWake(run: RunSnapshot, { delta, decision }: Woken, author: Author, context: DecisionContext): DecidedMove {
  const draft = new MoveDraft({ ...run, stepCount: 0 }, context);
  draft.addVersion('wake', author, delta, decision);
  applyRules(draft, draft.now(), context);
  draft.routeOn();
  return draft.finish();
}

const timerDecision = (run: RunSnapshot, { settings }: DecisionContext, outputSummary: string): Decision => ({
  inputSummary: `The plan of version ${run.version} waits for a decision`,
  keyEvidence: [`timeoutMs=${settings.reviewTimeoutMs}`],
  outputSummary,
  riskFlags: [],
});

/** A call from outside; `key` names what the run waits for. */
export interface RunCall {
  readonly runId: string;
  readonly key: string;
  readonly body: unknown;
  readonly idempotency?: RequestName | null;
}

/**
 * Goes on with a run that waits for a call from outside. `body` was parsed by whoever took the call. Of several calls one counts.
 *
 * @throws {RequestError} RUN_NOT_AWAITING when it does not wait for this call, or no longer.
 */
export function callRun(engine: Engine, { runId, key, body, idempotency }: RunCall): Promise<RunSnapshot> {
  const notAwaiting = (): never => {
    throw new RequestError('RUN_NOT_AWAITING', `Run ${runId} does not wait for a call ${key}, or another one came first.`);
  };
  return moveRun<RunSnapshot>(
    engine,
    runId,
    (run) => {
      const workflow = run && engine.workflows.find(run);
      const interrupt = workflow?.interrupts[key];
      if (!run || !workflow || interrupt?.kind !== 'webhook' || !run.waits.some((wait) => wait.key === key)) return notAwaiting();
      const decided = decideWake(run, interrupt.called(run.state, body as never), PERSON, contextOf(engine, workflow));
      return { decided: named(decided, idempotency ?? null), result: decided.next };
    },
    { name: 'wake', maxLostRaces: 5, onCrowded: notAwaiting },
  );
}
