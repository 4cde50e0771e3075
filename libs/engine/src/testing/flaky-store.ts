import { RetryableError } from '@app/contracts';
import type { Move, RunStore, StoredMove } from '@app/ports';

/** When the store stops answering: before it took a move, or after it took it but before it said so. */
export type StoreFault = 'before_commit' | 'after_commit';

export interface FlakyStore extends RunStore {
  /** The next commit meets this; later ones pass. */
  failNext(fault: StoreFault): void;
  /** Every commit passes from now on. */
  recover(): void;
}

const away = (): RetryableError => new RetryableError('STORE_UNAVAILABLE', 'The store did not answer; try again when it is back.');

/** A store whose answers to commits may get lost. */
export function flaky(store: RunStore): FlakyStore {
  let next: StoreFault | null = null;
  return {
    failNext: (fault) => {
      next = fault;
    },
    recover: () => {
      next = null;
    },
    async commitMove(move: Move): Promise<StoredMove | null> {
      const fault = next;
      next = null;
      if (fault === 'before_commit') throw away();
      const moved = await store.commitMove(move);
      if (fault === 'after_commit') throw away();
      return moved;
    },
    replaceRun: (move, next) => store.replaceRun(move, next),
    openQueuedRuns: (limit) => store.openQueuedRuns(limit),
    findOpenRun: (memberId, threadId, workflow) => store.findOpenRun(memberId, threadId, workflow),
    listDueWaits: (served, limit) => store.listDueWaits(served, limit),
    listUnnamedWaits: (served, limit) => store.listUnnamedWaits(served, limit),
    filterAwaited: (stepIds) => store.filterAwaited(stepIds),
    createRun: (run) => store.createRun(run),
    findKey: (ownerId, key) => store.findKey(ownerId, key),
    loadRun: (runId) => store.loadRun(runId),
    loadStepInput: (job) => store.loadStepInput(job),
    takeDueMessages: (olderThanMs, limit) => store.takeDueMessages(olderThanMs, limit),
    forgetMessages: (jobIds) => store.forgetMessages(jobIds),
    listExpiredSteps: (served, limit) => store.listExpiredSteps(served, limit),
    extendLeases: (stepIds, leaseMs) => store.extendLeases(stepIds, leaseMs),
    listPendingSteps: (afterStepId, limit) => store.listPendingSteps(afterStepId, limit),
    claimIdleRuns: (served, idleMs, limit) => store.claimIdleRuns(served, idleMs, limit),
    countStepsLost: (atLeast) => store.countStepsLost(atLeast),
    countOpenRuns: () => store.countOpenRuns(),
    listRunsOfVersion: (version, afterRunId, limit) => store.listRunsOfVersion(version, afterRunId, limit),
  };
}
