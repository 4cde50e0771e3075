import type { ErrorCode, RunStatus } from '@app/contracts';
import type { NewAuditEntry } from './audit-log.port.js';
import type { Move, SettledStatus, StoredMove } from './run-store.port.js';

/** A step with what an operator needs to know of its run, all seen at one moment. */
export interface StepRecord {
  readonly stepId: string;
  readonly runId: string;
  readonly threadId: string;
  readonly ownerId: string;
  readonly agent: string;
  readonly attempt: number;
  readonly version: number;
  readonly status: 'pending' | SettledStatus;
  readonly errorCode: string | null;
  readonly errorMessage: string | null;
  /** ISO 8601; null while the step is pending. */
  readonly settledAt: string | null;
  /** Milliseconds since it settled, by the database's clock. */
  readonly ageMs: number;
  readonly runStatus: RunStatus;
  readonly runMoveCount: number;
  /** False when its thread has started another run since. */
  readonly isNewestRun: boolean;
  /** True when its run gave up the deltas that a step would be run from. */
  readonly isCompacted: boolean;
}

export interface FailedStepFilter {
  readonly agent?: string;
  readonly code?: ErrorCode;
  /** ISO 8601, included. */
  readonly from?: string;
  /** ISO 8601, not included. */
  readonly to?: string;
  /** Leaves out steps whose thread has moved on, or whose run was compacted. */
  readonly onlyReplayable: boolean;
}

/** Where a page starts: after this step, which failed at that time. */
export interface FailedStepPosition {
  readonly settledAt: string;
  readonly stepId: string;
}

/** What operators look at and put back to work; sees the steps of all owners. */
export interface FailedStepStore {
  /** The newest failure first. */
  listFailed(filter: FailedStepFilter, after: FailedStepPosition | null, limit: number): Promise<StepRecord[]>;
  findStep(stepId: string): Promise<StepRecord | null>;
  /** Null when the run moved since the move was decided on, or its thread has a newer run; nothing is stored then. */
  commitReplay(move: Move): Promise<StoredMove | null>;
  /** Keeps a wish to replay that moved nothing. */
  noteReplay(entry: NewAuditEntry): Promise<void>;
}
