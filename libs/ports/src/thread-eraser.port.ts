import type { NewAuditEntry } from './audit-log.port.js';
import type { WorkflowVersion } from './run-store.port.js';

/** A step that an erased thread had; its jobs may still be in a queue. */
export interface ErasedStep extends WorkflowVersion {
  readonly stepId: string;
  readonly agent: string;
  readonly attempt: number;
}

export interface ErasedThread {
  readonly steps: readonly ErasedStep[];
  readonly newestRun: { readonly runId: string; readonly version: number; readonly eventSeq: number } | null;
}

/** Takes out of the database what a person said. */
export interface ThreadEraser {
  /**
   * Erases a thread in one commit, with its audit entry: words, plans, keys, journal, link. A run that is going ends. What stays is that
   * there was a thread of this name, and a log of digests that still verifies. Null for a thread the owner does not have.
   *
   * @throws {RetryableError} STORE_UNAVAILABLE.
   */
  erase(ownerId: string, threadId: string, audit: NewAuditEntry): Promise<ErasedThread | null>;
}

/** Takes out of the queues and streams what they still hold of an erased thread. */
export interface ThreadTraces {
  /** @throws {RetryableError} QUEUE_UNAVAILABLE. */
  forget(threadId: string, workflows: readonly string[], jobs: readonly { readonly queue: string; readonly jobId: string }[]): Promise<void>;
}
