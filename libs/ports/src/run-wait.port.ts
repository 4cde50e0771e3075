import type { OutgoingMessage, StoredState, WorkflowVersion } from './run-basics.port.js';

export type WaitKind = 'input' | 'decision' | 'timer' | 'webhook' | 'run';

/** Something that a run waits for; `key` names the interrupt of its workflow. */
export interface OpenWait {
  readonly key: string;
  readonly kind: WaitKind;
  /** For a run the id of the child as `runId`. */
  readonly payload: Readonly<Record<string, unknown>>;
}

/** A wait to store; times count from the commit, by the database's clock. */
export interface NewWait extends OpenWait {
  /** Null: nobody is reminded. */
  readonly remindAfterMs: number | null;
  /** Null: it waits for as long as it takes. */
  readonly deadlineAfterMs: number | null;
}

/** A wait whose time has come; null of `commitMove` says that the run moved since. */
export interface DueWait {
  readonly runId: string;
  readonly moveCount: number;
  readonly key: string;
  readonly kind: WaitKind;
  /** `ended` says that the child run has. */
  readonly due: 'reminder' | 'deadline' | 'ended';
  /** The child run of a wait for one. */
  readonly childRunId: string | null;
}

/** A run of another workflow on the same thread that a move asks for. */
export interface ChildRun extends WorkflowVersion {
  readonly runId: string;
  readonly ownerId: string;
  readonly state: StoredState;
  readonly traceparent: string | null;
  readonly message: OutgoingMessage;
}
