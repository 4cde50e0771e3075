import { fold } from '@app/agent-kit';
import { RequestError, RetryableError, TerminalError } from '@app/contracts';
import type { RunSnapshot, ThreadView } from '@app/ports';
import type { Review, Workflow } from '@app/workflow';
import { applyRules } from './decide-move.js';
import { contextOf } from './decision-context.js';
import type { DecisionContext } from './decision-context.js';
import type { Engine } from './engine.js';
import { PERSON } from './authors.js';
import { MoveDraft } from './move-draft.js';
import type { DecidedMove } from './move-draft.js';
import { moveRun } from './move-run.js';
import { named } from './resume-run.js';
import type { RequestName } from './resume-run.js';

export interface ReviewRun {
  /** The thread as the person saw it. */
  readonly thread: ThreadView;
  /** What the person decided, as the workflow's review takes it. */
  readonly body: unknown;
  readonly idempotency: RequestName | null;
}

/** Only a reminder leaves a run waiting. */
const MAX_LOST_RACES = 5;

/**
 * Stores what a person decided about what awaits review, what follows from it, and the messages for that, in one commit; returns the run
 * after it. Of any number at once one wins.
 *
 * @throws {RequestError} RUN_NOT_AWAITING when the run does not await review, or not for what the person saw.
 * @throws {RetryableError} STORE_UNAVAILABLE; nothing is stored then, or all of it.
 */
export async function reviewRun(engine: Engine, { thread, body, idempotency }: ReviewRun): Promise<RunSnapshot> {
  if (thread.status !== 'awaiting_review') throw notAwaiting(thread);
  return moveRun<RunSnapshot>(
    engine,
    thread.runId,
    (run) => {
      if (run?.status !== 'awaiting_review') throw notAwaiting(thread);
      const workflow = servedWorkflow(engine, run);
      if (reviewOf(workflow).round(run.state) !== reviewOf(workflow).round(thread.state)) throw notAwaiting(thread);
      const decided = decideReview(run, body, contextOf(engine, workflow));
      return { decided: named(decided, idempotency), result: decided.next };
    },
    {
      ...{ name: 'decide', maxLostRaces: MAX_LOST_RACES },
      onCrowded: () => {
        throw notAwaiting(thread);
      },
    },
  );
}

function servedWorkflow({ workflows }: Engine, run: RunSnapshot): Workflow {
  const workflow = workflows.find(run);
  if (!workflow) throw new RetryableError('QUEUE_UNAVAILABLE', `Graph version ${run.graphVersion} is not served here; try again when it is.`);
  return workflow;
}

function reviewOf({ name, review }: Workflow): Review<RunSnapshot['state']> {
  if (!review) throw new TerminalError('INTERNAL_ERROR', `Workflow ${name} waits for a decision but does not say what follows from one.`);
  return review;
}

const notAwaiting = ({ threadId }: ThreadView): RequestError =>
  new RequestError('RUN_NOT_AWAITING', `Thread ${threadId} does not wait for a decision, or somebody else has decided; look at it with GET /plan/${threadId}.`);

/** What a person's word changes about the run that waits for it. */
export function decideReview(run: RunSnapshot, body: unknown, context: DecisionContext): DecidedMove {
  // Steps are counted from the last time a person spoke.
  const draft = new MoveDraft({ ...run, stepCount: 0 }, context);
  const { delta, decision, ends } = reviewOf(context.workflow).decide(run.state, body as never, { version: run.version, now: context.now });
  if (ends) draft.stop(ends, 'cancel', PERSON, decision);
  else {
    draft.addVersion('decision', PERSON, delta, decision);
    applyRules(draft, fold(run.state, delta, context.workflow.reducers), context);
    draft.routeOn();
  }
  return draft.finish();
}
