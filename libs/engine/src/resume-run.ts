import type { AnyState } from '@app/agent-kit';
import { RequestError } from '@app/contracts';
import type { RunSnapshot, ThreadView } from '@app/ports';
import { contextWithoutRoute } from './decision-context.js';
import type { DecisionContext } from './decision-context.js';
import type { Engine } from './engine.js';
import { MoveDraft } from './move-draft.js';
import type { DecidedMove } from './move-draft.js';
import { moveRun } from './move-run.js';

/** The name that a client gave a request. Names are those of whoever sends it, who need not be the run's owner. */
export interface RequestName {
  readonly ownerId: string;
  readonly key: string;
  readonly bodyHash: string;
}

export interface ResumeRun {
  readonly thread: ThreadView;
  /** What the person brought in, such as answers. */
  readonly delta: AnyState;
  readonly inputSummary: string;
  readonly evidence: readonly string[];
  readonly idempotency: RequestName | null;
}

/**
 * Continues a run that waits for input, with the person's words as its next version, and returns that version. Of two at once one wins.
 *
 * @throws {RequestError} RUN_NOT_AWAITING when it does not wait, or waits no longer.
 */
export async function resumeRun(engine: Engine, request: ResumeRun): Promise<number> {
  const { thread } = request;
  if (thread.status !== 'awaiting_input') throw notAwaiting(thread);
  return moveRun(
    engine,
    thread.runId,
    (run) => {
      if (run?.status !== 'awaiting_input' || run.moveCount !== thread.moveCount) throw notAwaiting(thread);
      const decided = decideResume(run, request, contextWithoutRoute(engine, run));
      return { decided, result: decided.move.version };
    },
    {
      ...{ name: 'resume', maxLostRaces: 0 },
      onCrowded: () => {
        throw notAwaiting(thread);
      },
    },
  );
}

/** What a person's words change about a run that waits for them. */
export function decideResume(run: RunSnapshot, request: Omit<ResumeRun, 'thread'>, context: DecisionContext): DecidedMove {
  const { delta, inputSummary, evidence, idempotency } = request;
  // Steps are counted from the last time a person spoke.
  const draft = new MoveDraft({ ...run, stepCount: 0 }, context);
  draft.resume(delta, { inputSummary, keyEvidence: [...evidence], outputSummary: 'The run goes on', riskFlags: [] });
  return named(draft.finish(), idempotency);
}

/** The move under the name that the client gave the request that made it. */
export const named = ({ move, next }: DecidedMove, name: RequestName | null): DecidedMove => ({ move: name ? { ...move, idempotency: name } : move, next });

const notAwaiting = (thread: ThreadView): RequestError =>
  new RequestError(
    'RUN_NOT_AWAITING',
    `Thread ${thread.threadId} does not wait for answers (it is ${thread.status}); look at it with GET /plan/${thread.threadId}.`,
  );
