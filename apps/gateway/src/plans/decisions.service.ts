import { Inject, Injectable } from '@nestjs/common';
import { cancelRun, reviewRun } from '@app/engine';
import type { Engine } from '@app/engine';
import { FinalPlan, RequestError } from '@app/contracts';
import type { DecideBody } from '@app/contracts';
import { locksOf } from '@app/planner';
import type { ThreadView } from '@app/ports';
import { ENGINE } from '../tokens.js';
import { PlansService, isRunNotAwaiting } from './plans.service.js';
import type { PlanOutcome, PostOptions } from './plans.service.js';
import { ThreadTurns } from './thread-turns.js';
import { requestNameOf } from './request-name.js';

/** What people decide about runs: on a plan that awaits review, and that a run should end. */
@Injectable()
export class DecisionsService {
  constructor(
    @Inject(ENGINE) private readonly engine: Engine,
    @Inject(PlansService) private readonly plans: PlansService,
    @Inject(ThreadTurns) private readonly turns: ThreadTurns,
  ) {}

  /**
   * Stores a decision and waits for what comes of it; the same key and body give the same answer.
   *
   * @throws {RequestError} NOT_FOUND, RUN_NOT_AWAITING, IDEMPOTENCY_KEY_REUSED, VALIDATION_ERROR for a lock that is not in the plan.
   */
  async decide(threadId: string, body: DecideBody, options: PostOptions): Promise<PlanOutcome> {
    const idempotency = requestNameOf(options, { decide: threadId, body });
    const before = idempotency && (await this.plans.resumedBefore(idempotency, options));
    if (before) return before;
    try {
      const { runId, version, status } = await this.turns.take(threadId, async () => {
        const thread = await this.plans.findToAct(options.ownerId, threadId);
        if (thread.status === 'awaiting_review') checkLocks(thread, body.locks ?? []);
        return reviewRun(this.engine, { thread, body, idempotency });
      });
      return await this.plans.outcome({ threadId, runId, isAtRest: status !== 'in_progress' }, version, options);
    } catch (error) {
      // Of two requests with one key the second may have looked before the first was stored.
      const twin = idempotency && isRunNotAwaiting(error) ? await this.plans.resumedBefore(idempotency, options) : null;
      if (twin) return twin;
      throw error;
    }
  }

  /** The thread after its run was cancelled. @throws {RequestError} NOT_FOUND, RUN_ENDED when it has ended otherwise. */
  async cancel(ownerId: string, threadId: string): Promise<ThreadView> {
    const thread = await this.plans.findToAct(ownerId, threadId);
    await cancelRun(this.engine, thread.runId);
    return this.plans.findRun(ownerId, thread);
  }
}

/** @throws {RequestError} VALIDATION_ERROR naming the first lock that is no activity, meal or day of the plan. */
function checkLocks({ state }: ThreadView, locks: readonly string[]): void {
  const known = new Set(locksOf(FinalPlan.nullish().parse(state['finalPlan'])?.itinerary ?? [], locks));
  const unknown = locks.findIndex((lock) => !known.has(lock));
  if (unknown < 0) return;
  const message = 'is no activity, meal (d2-lunch) or day (d2) of this plan';
  throw new RequestError('VALIDATION_ERROR', `locks.${unknown}: ${message}`, [{ path: `locks.${unknown}`, message }]);
}
