import { fold } from '@app/agent-kit';
import type { AnyState } from '@app/agent-kit';
import { RequestError, RetryableError } from '@app/contracts';
import type { DecideBody, Decision, Revision } from '@app/contracts';
import type { RunSnapshot, ThreadView } from '@app/ports';
import { announceMove } from './announce-move.js';
import { crashPoint } from './crash-points.js';
import { applyRules } from './decide-move.js';
import type { DecisionContext } from './decision-context.js';
import type { Engine } from './engine.js';
import { MoveDraft, PERSON } from './move-draft.js';
import type { DecidedMove } from './move-draft.js';
import type { OutboxPublisher } from './outbox-publisher.js';

export interface ReviewRun {
  /** The thread as the person saw it. */
  readonly thread: ThreadView;
  readonly body: DecideBody;
  readonly idempotency: { readonly key: string; readonly bodyHash: string } | null;
}

/** Each lost race means that somebody moved the run; only a reminder leaves it waiting. */
const MAX_LOST_RACES = 5;
const MAX_SHOWN_CHARS = 200;

/**
 * Stores what a person decided about the plan that awaits review, what follows from it, and the messages for that, in one commit; returns
 * the run after it. Of any number at once one wins. Needs nothing of the queue: what it cannot publish, the relay does.
 *
 * @throws {RequestError} RUN_NOT_AWAITING when the run does not await review, or not for the plan that the person saw.
 * @throws {RetryableError} STORE_UNAVAILABLE; nothing is stored then, or all of it.
 */
export async function reviewRun(engine: Engine, outbox: OutboxPublisher, { thread, body, idempotency }: ReviewRun): Promise<RunSnapshot> {
  for (let race = 0; race <= MAX_LOST_RACES; race += 1) {
    const run = thread.status === 'awaiting_review' ? await engine.store.loadRun(thread.runId) : null;
    if (run?.status !== 'awaiting_review' || revisionsOf(run.state) !== revisionsOf(thread.state)) break;
    const { move, next } = decideReview(run, body, contextOf(engine, run));
    const named = idempotency ? { ...move, idempotency: { ownerId: run.ownerId, ...idempotency } } : move;
    await crashPoint('decide:before-commit');
    const stored = await engine.store.commitMove(named);
    if (!stored) continue;
    await crashPoint('decide:after-commit');
    engine.observer?.moved(named, next);
    announceMove(engine, { move: named, next }, stored);
    outbox.publish(named.messages);
    return next;
  }
  throw new RequestError(
    'RUN_NOT_AWAITING',
    `Thread ${thread.threadId} does not wait for a decision, or somebody else has decided; look at it with GET /plan/${thread.threadId}.`,
  );
}

function contextOf({ graphs, ids, settings, clock, traceparent }: Engine, run: RunSnapshot): DecisionContext {
  const graph = graphs.get(run.graphVersion);
  if (!graph) throw new RetryableError('QUEUE_UNAVAILABLE', `Graph version ${run.graphVersion} is not served here; try again when it is.`);
  return { graph, ids, settings, now: clock.now(), traceparent: traceparent?.() };
}

/** What a person's word changes about the run that waits for it: pure, as every other decision about runs. */
export function decideReview(run: RunSnapshot, body: DecideBody, context: DecisionContext): DecidedMove {
  // Steps are counted from the last time a person spoke.
  const draft = new MoveDraft({ ...run, stepCount: 0 }, context);
  if (body.action === 'reject') {
    draft.stop('cancelled', 'cancel', PERSON, decisionOn(run, body, 'The plan was rejected'));
    return draft.finish();
  }
  const delta = body.action === 'approve' ? approvalOf(run, context.now) : revisionOf(run, body);
  const outputSummary = body.action === 'approve' ? 'The plan was approved' : `Revision ${revisionsOf(run.state) + 1} was asked for`;
  draft.addVersion('decision', PERSON, delta, decisionOn(run, body, outputSummary));
  applyRules(draft, fold(run.state, delta));
  draft.routeOn();
  return draft.finish();
}

const approvalOf = ({ version, state }: RunSnapshot, now: Date): AnyState => ({
  approval: { version, revision: revisionsOf(state), at: now.toISOString() },
  preview: null,
});

/** The wish and an open place for the plan that comes of it; what runs again is up to the graph. */
function revisionOf({ state }: RunSnapshot, { feedback, newBudget, locks }: DecideBody): AnyState {
  const revision: Revision = { number: revisionsOf(state) + 1, feedback: feedback ?? '', newBudget: newBudget ?? null, locks: [...new Set(locks)] };
  const { userRequest } = state;
  const budget = newBudget !== undefined && typeof userRequest === 'object' ? { userRequest: { ...userRequest, budget: newBudget } } : {};
  return { revision, finalPlan: null, preview: null, ...budget };
}

function decisionOn({ version }: RunSnapshot, { action, feedback, newBudget, locks }: DecideBody, outputSummary: string): Decision {
  return {
    inputSummary: `The plan of version ${version}`,
    keyEvidence: [
      `action=${action}`,
      ...(feedback === undefined ? [] : [`feedback=${feedback.slice(0, MAX_SHOWN_CHARS)}`]),
      ...(newBudget === undefined ? [] : [`newBudget=${newBudget}`]),
      ...(locks?.length ? [`locks=${locks.length}`] : []),
    ],
    outputSummary,
    riskFlags: [],
  };
}

/** How often a person had the plan of this state changed. */
export function revisionsOf(state: AnyState): number {
  const { revision } = state;
  return typeof revision === 'object' && revision !== null && 'number' in revision && typeof revision.number === 'number' ? revision.number : 0;
}
