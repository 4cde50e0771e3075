import { RequestError, isOpen } from '@app/contracts';
import type { Decision } from '@app/contracts';
import type { RunSnapshot } from '@app/ports';
import { contextWithoutRoute } from './decision-context.js';
import type { DecisionContext } from './decision-context.js';
import type { Engine } from './engine.js';
import { PERSON } from './authors.js';
import { MoveDraft } from './move-draft.js';
import type { DecidedMove } from './move-draft.js';
import { moveRun } from './move-run.js';
import type { Verdict } from './move-run.js';

/** A run makes few moves of its own. */
const MAX_LOST_RACES = 50;

/**
 * Ends a run that is going or waits, whatever it is at: its open steps are cancelled in the same commit, and what they bring later is
 * stale. Whoever works on them is told by the announcement. Cancelling what is cancelled already changes nothing.
 *
 * @throws {RequestError} RUN_ENDED when it has ended otherwise. @throws {RetryableError} STORE_UNAVAILABLE.
 */
export async function cancelRun(engine: Engine, runId: string): Promise<void> {
  const decide = (run: RunSnapshot | null): Verdict<readonly string[]> => {
    if (run?.status === 'cancelled') return { stop: [] };
    if (!run || !isOpen(run.status)) throw new RequestError('RUN_ENDED', `There is nothing to cancel: the run is ${run?.status ?? 'gone'}.`);
    return { decided: decideCancel(run, contextWithoutRoute(engine, run), 'It was asked for'), result: childrenOf(run) };
  };
  const children = await moveRun(engine, runId, decide, {
    ...{ name: 'cancel', maxLostRaces: MAX_LOST_RACES },
    onCrowded: () => {
      throw new RequestError('VERSION_CONFLICT', 'The run moves faster than it can be cancelled; send the request again.');
    },
  });
  for (const child of children) await cancelRun(engine, child).catch(ignoreEnded);
}

/** The runs that it waits for; nobody needs them any more. */
const childrenOf = ({ waits }: RunSnapshot): string[] =>
  waits.flatMap(({ kind, payload }) => (kind === 'run' && typeof payload['runId'] === 'string' ? [payload['runId']] : []));

function ignoreEnded(error: unknown): void {
  if (!(error instanceof RequestError && error.code === 'RUN_ENDED')) throw error;
}

/** The move that ends a run on a person's word. */
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
