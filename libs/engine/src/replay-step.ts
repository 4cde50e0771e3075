import type { Decision } from '@app/contracts';
import type { FailedStepStore, RunSnapshot, StepRecord } from '@app/ports';
import { contextOf } from './decision-context.js';
import type { DecisionContext } from './decision-context.js';
import type { Engine } from './engine.js';
import { MoveDraft } from './move-draft.js';
import type { DecidedMove } from './move-draft.js';
import { moveRun } from './move-run.js';
import type { Verdict } from './move-run.js';
import { auditOf } from './replay-audit.js';
import type { ReplayRequest, ReplayResult } from './replay-request.js';

/** After a lost race the next look says why; this bound is met only by a defect. */
const MAX_LOST_RACES = 5;

/**
 * Puts a failed step back to work and its run back in progress, in one commit with the message that starts it. Of any number at once
 * one does it. Whatever came of it is in the audit log when this returns; what moved a run is there in the very commit that moved it.
 *
 * @throws {RetryableError} STORE_UNAVAILABLE.
 */
export async function replayStep(engine: Engine, steps: FailedStepStore, request: ReplayRequest): Promise<ReplayResult> {
  const result = await tryReplay(engine, steps, request);
  if (result.kind !== 'replayed') await steps.noteReplay(auditOf(engine.ids.next('aud'), request, result));
  return result;
}

async function tryReplay(engine: Engine, steps: FailedStepStore, request: ReplayRequest): Promise<ReplayResult> {
  const wanted = await steps.findStep(request.stepId);
  if (!wanted) return { kind: 'unknown' };
  return moveRun<ReplayResult>(engine, wanted.runId, (run) => decide({ engine, steps, request }, run), {
    ...{ name: 'replay', maxLostRaces: MAX_LOST_RACES },
    commit: (move) => steps.commitReplay(move),
    onCrowded: () => ({ kind: 'moved_on', step: wanted, reason: 'Its run is being moved by others right now; look again.' }),
  });
}

interface Replay {
  readonly engine: Engine;
  readonly steps: FailedStepStore;
  readonly request: ReplayRequest;
}

async function decide({ engine, steps, request }: Replay, run: RunSnapshot | null): Promise<Verdict<ReplayResult>> {
  const step = await steps.findStep(request.stepId);
  if (!step) return { stop: { kind: 'unknown' } };
  if (step.status !== 'failed') return { stop: { kind: 'not_failed', step } };
  // The run and its step were read one after the other; only when nothing moved in between do they belong together.
  if (run && run.moveCount !== step.runMoveCount) return { lookAgain: true };
  const obstacle = obstacleTo(engine, step, run);
  const workflow = run && engine.workflows.find(run);
  if (obstacle !== null || !run || !workflow) return { stop: { kind: 'moved_on', step, reason: obstacle ?? 'Its run does not exist any more.' } };
  const { move, next } = decideReplay(run, step, request, contextOf(engine, workflow));
  if (move.status !== 'in_progress') return { stop: { kind: 'moved_on', step, reason: `The run would be ${move.status} at once.` } };
  if (request.isDryRun) return { stop: { kind: 'would_replay', step, attempt: step.attempt + 1 } };
  const result = { kind: 'replayed', step, attempt: step.attempt + 1 } as const;
  return { decided: { move: { ...move, audit: auditOf(engine.ids.next('aud'), request, result) }, next }, result };
}

/** Why a replay would change nothing for the traveller, null when it would. */
function obstacleTo(engine: Engine, step: StepRecord, run: RunSnapshot | null): string | null {
  if (!step.isNewestRun) return `Thread ${step.threadId} has moved on to a newer run; nobody waits for this step any more.`;
  if (step.isCompacted) return 'Its run ended so long ago that only the final state is kept; ask for a new plan on the thread.';
  if (!run) return null;
  if (!engine.workflows.find(run)) return `The run keeps to graph version ${run.graphVersion}, which is not served here.`;
  return run.status === 'failed' ? null : `The run is ${run.status}, so it does not wait for this step.`;
}

/** The move that brings a failed run back: its failed step under the next attempt, and what was superseded by the failure, as the workflow wants it. */
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
