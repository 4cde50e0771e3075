import type { Decision } from '@app/contracts';
import type { OverdueReview, RunSnapshot } from '@app/ports';
import { contextWithoutRoute } from './decision-context.js';
import type { DecisionContext } from './decision-context.js';
import type { Engine } from './engine.js';
import { TIMER } from './authors.js';
import { MoveDraft } from './move-draft.js';
import type { DecidedMove } from './move-draft.js';
import { moveRun } from './move-run.js';

const BATCH = 200;

/** What one look at the runs that await review did. */
export interface OverdueHandled {
  readonly reminded: number;
  readonly expired: number;
}

/**
 * Reminds once, at half of the time, of plans that nobody has decided about, and lets runs expire when the time is over. The database says
 * what is due, and the move count lets one of any number of processes do it; a decision that comes first wins.
 *
 * @throws {RetryableError} STORE_UNAVAILABLE.
 */
export async function expireReviews(engine: Engine): Promise<OverdueHandled> {
  const { reviewTimeoutMs } = engine.settings;
  const overdue = await engine.store.listOverdueReviews(engine.workflows.names(), reviewTimeoutMs, BATCH);
  const done = { reminder: 0, expiry: 0 };
  for (const review of overdue) if (await handle(engine, review)) done[review.due] += 1;
  return { reminded: done.reminder, expired: done.expiry };
}

const handle = (engine: Engine, { runId, moveCount, due }: OverdueReview): Promise<boolean> =>
  moveRun<boolean>(
    engine,
    runId,
    (run) =>
      // What moved since it was listed may wait for another plan by now.
      run?.status === 'awaiting_review' && run.moveCount === moveCount
        ? { decided: decideOverdue(run, due, contextWithoutRoute(engine, run)), result: true }
        : { stop: false },
    { name: 'expire', maxLostRaces: 0, onCrowded: () => false },
  );

/** What the time does to a run that awaits review. */
export function decideOverdue(run: RunSnapshot, due: OverdueReview['due'], context: DecisionContext): DecidedMove {
  const draft = new MoveDraft(run, context);
  if (due === 'reminder') draft.remind(timerDecision(run, context, 'A person is reminded to decide'));
  else draft.stop('expired', 'expiry', TIMER, timerDecision(run, context, 'Timeout: nobody decided in time; this is no rejection'));
  return draft.finish();
}

const timerDecision = (run: RunSnapshot, { settings }: DecisionContext, outputSummary: string): Decision => ({
  inputSummary: `The plan of version ${run.version} waits for a decision`,
  keyEvidence: [`timeoutMs=${settings.reviewTimeoutMs}`],
  outputSummary,
  riskFlags: [],
});
