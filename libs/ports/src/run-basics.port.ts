export type StoredState = Readonly<Record<string, unknown>>;

/** A message that is committed together with what caused it. `jobId` is a courtesy to the queue, not a promise. */
export interface OutgoingMessage {
  readonly queue: string;
  readonly jobId: string;
  readonly payload: unknown;
  /** Held back for this long, by the database's clock. */
  readonly delayMs: number;
  /** Messages of a lower rank go first, 0 when absent; see {@link RunSnapshot.rank}. */
  readonly rank?: number;
}

/** A version of a workflow, by name: what a run keeps to. */
export interface WorkflowVersion {
  readonly workflow: string;
  readonly graphVersion: number;
}
