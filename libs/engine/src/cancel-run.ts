import { RequestError, isOpen } from '@app/contracts';
import type { Decision } from '@app/contracts';
import type { RunSnapshot } from '@app/ports';
import { announceMove } from './announce-move.js';
import { crashPoint } from './crash-points.js';
import type { DecisionContext } from './decision-context.js';
import type { Engine } from './engine.js';
import { MoveDraft, PERSON } from './move-draft.js';
import type { DecidedMove } from './move-draft.js';

/** Each lost race means that the run made a move of its own, and it makes few. */
const MAX_LOST_RACES = 50;

/**
 * Ends a run that is going or waits, whatever it is at: its open steps are cancelled in the same commit, and what they bring later is
 * stale. Whoever works on them is told by the announcement. Cancelling what is cancelled already changes nothing.
 *
 * @throws {RequestError} RUN_ENDED when it has ended otherwise. @throws {RetryableError} STORE_UNAVAILABLE.
 */
export async function cancelRun(engine: Engine, runId: string): Promise<void> {
  for (let race = 0; race <= MAX_LOST_RACES; race += 1) {
    const run = await engine.store.loadRun(runId);
    if (run?.status === 'cancelled') return;
    if (!run || !isOpen(run.status)) throw new RequestError('RUN_ENDED', `There is nothing to cancel: the run is ${run?.status ?? 'gone'}.`);
    const decided = decideCancel(run, contextOf(engine), 'It was asked for');
    const stored = await engine.store.commitMove(decided.move);
    if (!stored) continue;
    await crashPoint('cancel:after-commit');
    engine.observer?.moved(decided.move, decided.next);
    announceMove(engine, decided, stored);
    return;
  }
  throw new RequestError('VERSION_CONFLICT', 'The run moves faster than it can be cancelled; send the request again.');
}

/** A cancelled run needs no graph: it is not routed any more, so any will do. */
export const contextOf = ({ currentGraph, ids, settings, clock }: Engine): DecisionContext => ({ graph: currentGraph, ids, settings, now: clock.now() });

/** The move that ends a run on a person's word: pure, as every other decision about runs. */
export function decideCancel(run: RunSnapshot, context: DecisionContext, reason: string): DecidedMove {
  const draft = new MoveDraft(run, context);
  draft.stop('cancelled', 'cancel', PERSON, cancelDecision(run, reason));
  return draft.finish();
}

const cancelDecision = (run: RunSnapshot, reason: string): Decision => ({
  inputSummary: `The run was ${run.status} at version ${run.version}`,
  keyEvidence: [`atWork=${run.openSteps.map(({ agent }) => agent).join('|') || 'none'}`, `reason=${reason}`],
  outputSummary: 'Cancelled',
  riskFlags: [],
});
