import { Inject, Injectable } from '@nestjs/common';
import { RequestError } from '@app/contracts';
import type { Decision, ForkBody, ForkPatch } from '@app/contracts';
import { forkBodyHash, startRun } from '@app/engine';
import type { Engine } from '@app/engine';
import { forkState } from '@app/workflow';
import type { ClockPort } from '@app/ports';
import { OwnerBudgets } from '../http/owner-budgets.js';
import { PlansService } from '../plans/plans.service.js';
import type { PlanOutcome, PostOptions } from '../plans/plans.service.js';
import { CLOCK, ENGINE } from '../tokens.js';
import { HistoryService } from './history.service.js';
import { patchedRequest } from './patched-request.js';

/** Opens threads that go on from a version of another one; that one is left as it is. */
@Injectable()
export class ForkService {
  constructor(
    @Inject(ENGINE) private readonly engine: Engine,
    @Inject(HistoryService) private readonly looksBack: HistoryService,
    @Inject(PlansService) private readonly plans: PlansService,
    @Inject(CLOCK) private readonly clock: ClockPort,
    @Inject(OwnerBudgets) private readonly budgets: OwnerBudgets,
  ) {}

  /** @throws {RequestError} NOT_FOUND, VERSION_COMPACTED, VALIDATION_ERROR, IDEMPOTENCY_KEY_REUSED. */
  async fork(threadId: string, { version, patch = {} }: ForkBody, options: PostOptions): Promise<PlanOutcome> {
    const { ownerId, idempotencyKey, traceparent } = options;
    const wish = { threadId, version, patch };
    const before = idempotencyKey === undefined ? null : await this.forkedBefore(idempotencyKey, forkBodyHash(wish), options);
    if (before) return before;
    await this.budgets.spendRun(ownerId);
    const past = await this.looksBack.past(ownerId, threadId, version);
    const changed = patchedRequest(past.state, patch, this.clock.now());
    const state = { ...forkState(this.engine.workflows.current(past.workflow), past, changed), ...(patch.review ? { review: patch.review } : {}) };
    const fork = { ...wish, decision: decisionOf(threadId, version, patch, changed !== null) };
    const started = await startRun(this.engine, {
      workflow: past.workflow,
      ownerId,
      threadId: undefined,
      scenario: past.scenario,
      state,
      idempotencyKey,
      traceparent,
      fork,
    });
    return this.plans.outcome(started, started.version, options);
  }

  /** The version may be gone since, the thread that was forked from it is not. */
  private async forkedBefore(key: string, bodyHash: string, options: PostOptions): Promise<PlanOutcome | null> {
    const used = await this.engine.store.findKey(options.ownerId, key);
    if (!used) return null;
    if (used.bodyHash === bodyHash) return this.plans.outcome(used, null, options);
    throw new RequestError('IDEMPOTENCY_KEY_REUSED', 'This Idempotency-Key was sent before with another body; use a new key for a new request.');
  }
}

/** Names of fields only: what they hold is in the state. */
const namesIn = ({ userRequest = {}, ...rest }: ForkPatch): string[] => [
  ...Object.keys(userRequest).map((field) => `userRequest.${field}`),
  ...Object.keys(rest),
];

const decisionOf = (threadId: string, version: number, patch: ForkPatch, isPlannedAgain: boolean): Decision => ({
  inputSummary: `Forked from version ${version} of thread ${threadId}`,
  keyEvidence: [`parent=${threadId}`, `version=${version}`, `patch=${namesIn(patch).join(', ') || 'none'}`],
  outputSummary: isPlannedAgain ? 'The request was changed, so it is planned again' : 'Goes on from the state as it was',
  riskFlags: [],
});
