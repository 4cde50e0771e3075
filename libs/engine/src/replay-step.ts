import type { Decision } from '@app/contracts';
import type { FailedStepStore, RunSnapshot, StepRecord } from '@app/ports';
import type { DecisionContext } from './decision-context.js';
import { announceMove } from './announce-move.js';
import type { Engine } from './engine.js';
import { MoveDraft } from './move-draft.js';
import type { DecidedMove } from './move-draft.js';
import type { OutboxPublisher } from './outbox-publisher.js';
import { auditOf } from './replay-audit.js';
import type { ReplayRequest, ReplayResult } from './replay-request.js';
import { crashPoint } from './crash-points.js';

/** Each lost race means that somebody moved the run, and the next look says so; this bound is met only by a defect. */
const MAX_LOST_RACES = 5;

/**
 * Puts a failed step back to work and its run back in progress, in one commit with the message that starts it. Of any number at once
 * one does it. Needs nothing of the queue: what it cannot publish, the relay does. Whatever came of it is in the audit log when this
 * returns; what moved a run is there in the very commit that moved it.
 *
 * @throws {RetryableError} STORE_UNAVAILABLE.
 */
export async function replayStep(engine: Engine, outbox: OutboxPublisher, steps: FailedStepStore, request: ReplayRequest): Promise<ReplayResult> {
  const result = await tryReplay(engine, outbox, steps, request);
  if (result.kind !== 'replayed') await steps.noteReplay(auditOf(engine.ids.next('aud'), request, result));
  return result;
}

async function tryReplay(engine: Engine, outbox: OutboxPublisher, steps: FailedStepStore, request: ReplayRequest): Promise<ReplayResult> {
  for (let race = 0; ; race += 1) {
    const step = await steps.findStep(request.stepId);
    if (!step) return { kind: 'unknown' };
    if (step.status !== 'failed') return { kind: 'not_failed', step };
    const run = await engine.store.loadRun(step.runId);
    const obstacle = obstacleTo(engine, step, run);
    if (obstacle !== null || !run) return { kind: 'moved_on', step, reason: obstacle ?? 'Its run does not exist any more.' };
    // The step and its run were read one after the other; only when nothing moved in between do they belong together.
    const decided = run.moveCount === step.runMoveCount ? decide(engine, run, step, request) : null;
    if (decided && decided.move.status !== 'in_progress') return { kind: 'moved_on', step, reason: `The run would be ${decided.move.status} at once.` };
    if (decided && request.isDryRun) return { kind: 'would_replay', step, attempt: step.attempt + 1 };
    const replayed = { kind: 'replayed', step, attempt: step.attempt + 1 } as const;
    const audit = auditOf(engine.ids.next('aud'), request, replayed);
    if (decided && (await commit(engine, outbox, steps, { ...decided, move: { ...decided.move, audit } }))) return replayed;
    if (race === MAX_LOST_RACES) return { kind: 'moved_on', step, reason: 'Its run is being moved by others right now; look again.' };
  }
}

/** Why a replay would change nothing for the traveller, null when it would. */
function obstacleTo(engine: Engine, step: StepRecord, run: RunSnapshot | null): string | null {
  if (!step.isNewestRun) return `Thread ${step.threadId} has moved on to a newer run; nobody waits for this step any more.`;
  if (step.isCompacted) return 'Its run ended so long ago that only the final state is kept; ask for a new plan on the thread.';
  if (!run) return null;
  if (!engine.graphs.has(run.graphVersion)) return `The run keeps to graph version ${run.graphVersion}, which is not served here.`;
  return run.status === 'failed' || run.moveCount !== step.runMoveCount ? null : `The run is ${run.status}, so it does not wait for this step.`;
}

function decide(engine: Engine, run: RunSnapshot, step: StepRecord, request: ReplayRequest): DecidedMove | null {
  const graph = engine.graphs.get(run.graphVersion);
  if (!graph) return null;
  const { ids, settings, clock, traceparent } = engine;
  return decideReplay(run, step, request, { graph, ids, settings, now: clock.now(), traceparent: traceparent?.() });
}

/** The move that brings a failed run back: its failed step under the next attempt, and what was superseded by the failure, as the graph wants it. */
export function decideReplay(run: RunSnapshot, step: StepRecord, request: Pick<ReplayRequest, 'by' | 'reason'>, context: DecisionContext): DecidedMove {
  const draft = new MoveDraft(run, context);
  draft.reopen(step, decisionOf(step, request));
  draft.routeOn();
  return draft.finish();
}

const decisionOf = (step: StepRecord, { by, reason }: Pick<ReplayRequest, 'by' | 'reason'>): Decision => ({
  inputSummary: `Attempt ${step.attempt} of ${step.agent} had failed`,
  keyEvidence: [`by=${by}`, `step=${step.stepId}`, `code=${step.errorCode ?? 'none'}`, `reason=${reason ?? 'none given'}`],
  outputSummary: `Put back to work as attempt ${step.attempt + 1}`,
  riskFlags: [],
});

async function commit(engine: Engine, outbox: OutboxPublisher, steps: FailedStepStore, decided: DecidedMove): Promise<boolean> {
  const stored = await steps.commitReplay(decided.move);
  if (!stored) return false;
  await crashPoint('replay:after-commit');
  announceMove(engine, decided, stored);
  outbox.publish(decided.move.messages);
  return true;
}
