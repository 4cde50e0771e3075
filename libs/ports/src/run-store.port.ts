import type { NewAuditEntry } from './audit-log.port.js';
import type { DecisionLogEntry, ErrorCode, RunStatus } from '@app/contracts';
import type { KeptPreferences } from './memory-store.port.js';
import type { OutgoingMessage, StoredState, WorkflowVersion } from './run-basics.port.js';
import type { ChildRun, DueWait, NewWait, OpenWait } from './run-wait.port.js';

export type { OutgoingMessage, StoredState, WorkflowVersion } from './run-basics.port.js';

export interface OpenStep {
  readonly stepId: string;
  readonly agent: string;
  readonly attempt: number;
  /** The attempt that counts as the first: 1, or the one a replay began with. Outcomes of attempts before it come too late. */
  readonly firstAttempt: number;
  /** How often an attempt got lost on its way; no fault of the step, so it uses up no attempt of its policy. */
  readonly lostCount: number;
  /** How often an attempt was put off because a provider asked for patience; no fault of the step either. */
  readonly waitCount: number;
  readonly version: number;
}

/** A run as the orchestrator decides on it. `moveCount` is the fence of every write. */
export interface RunSnapshot extends WorkflowVersion {
  readonly runId: string;
  readonly threadId: string;
  readonly ownerId: string;
  readonly status: RunStatus;
  readonly version: number;
  readonly moveCount: number;
  readonly stepCount: number;
  readonly logSeq: number;
  readonly logHash: string;
  readonly state: StoredState;
  readonly openSteps: readonly OpenStep[];
  /** What it waits for; empty while it moves and once it has ended. */
  readonly waits: readonly OpenWait[];
  readonly traceparent: string | null;
  /** How many runs its owner had going when it was opened, in coarse steps: who starts many waits behind who starts few. */
  readonly rank: number;
}

export type VersionCause = 'request' | 'fork' | 'guard' | 'step' | 'resume' | 'failure' | 'replay' | 'migration' | 'wake' | PersonCause;

/** What people decide about runs, and what happens when they do not. */
export type PersonCause = 'review' | 'decision' | 'cancel' | 'reminder' | 'expiry' | 'limit';

export interface NewVersion {
  readonly version: number;
  readonly cause: VersionCause;
  readonly stepId: string | null;
  readonly agent: string | null;
  readonly delta: StoredState;
}

export interface NewLogEntry {
  readonly seq: number;
  readonly version: number;
  readonly stepId: string | null;
  readonly agent: string;
  readonly attempt: number;
  readonly entry: DecisionLogEntry;
  readonly salt: string;
  readonly contentHash: string;
  readonly previousHash: string;
  readonly hash: string;
}

export type SettledStatus = 'finished' | 'failed' | 'superseded' | 'cancelled';

export interface SettledStep {
  readonly stepId: string;
  readonly status: SettledStatus;
  readonly errorCode: ErrorCode | null;
  readonly errorMessage: string | null;
  readonly durationMs: number | null;
}

export interface NewStep {
  readonly stepId: string;
  readonly agent: string;
  readonly version: number;
  readonly leaseMs: number;
}

/** Waits again, under the next attempt; also one that had failed. */
export interface RetriedStep {
  readonly stepId: string;
  readonly attempt: number;
  readonly firstAttempt: number;
  readonly lostCount: number;
  readonly waitCount: number;
  readonly leaseMs: number;
  readonly errorCode: ErrorCode | null;
  readonly errorMessage: string | null;
}

export interface RunError {
  readonly code: ErrorCode;
  readonly message: string;
  readonly agent: string | null;
}

/** Everything one move of a run changes; stored as a whole or not at all. */
export interface Move {
  readonly runId: string;
  readonly threadId: string;
  readonly expectedMoveCount: number;
  readonly status: RunStatus;
  readonly version: number;
  /** Steps since a person last spoke; what the cap counts. */
  readonly stepCount: number;
  readonly logSeq: number;
  readonly logHash: string;
  readonly error: RunError | null;
  /** The whole state, given when the run comes to rest: it waits for a person or has ended. */
  readonly restingState: StoredState | null;
  readonly usage: { readonly modelCalls: number; readonly inputTokens: number; readonly outputTokens: number };
  readonly versions: readonly NewVersion[];
  readonly logEntries: readonly NewLogEntry[];
  readonly settled: readonly SettledStep[];
  readonly added: readonly NewStep[];
  readonly retried: readonly RetriedStep[];
  readonly messages: readonly OutgoingMessage[];
  /** What the run waits for after this move; whatever else it waited for is over. Absent: nothing, unless {@link reminds}. */
  readonly waits?: readonly NewWait[];
  /** The key of a wait of which this move reminds; the run goes on waiting. */
  readonly reminds?: string;
  /** Runs that open once their turn in the thread has come, for which this one may wait. */
  readonly children?: readonly ChildRun[];
  /** Given when the run goes on under another version of its workflow. */
  readonly graphVersion?: number;
  /** The client's name for the request that made this move. */
  readonly idempotency?: { readonly ownerId: string; readonly key: string; readonly bodyHash: string };
  /** What an operator's move leaves in the audit log. */
  readonly audit?: NewAuditEntry;
  /** What the owner wants kept for other threads. */
  readonly remembered?: KeptPreferences;
}

/** A version that was stored before and set agents to work only now. */
export interface DispatchedVersion extends Pick<NewVersion, 'cause' | 'agent' | 'delta'> {
  /** When the version was stored, ISO 8601. */
  readonly at: string;
}

/** What the store adds to a move. */
export interface StoredMove {
  /** The time of its versions by the database's clock, ISO 8601. */
  readonly at: string;
  /** How much the thread has told with this move; a move that adds versions or steps counts one. */
  readonly eventSeq: number;
  /** The version that agents were set to work on, when the move did not store it itself. */
  readonly dispatchedOn: DispatchedVersion | null;
}

/** What a key was used for before. */
export interface UsedKey {
  readonly bodyHash: string;
  readonly threadId: string;
  readonly runId: string;
}

/** Where a forked thread comes from, and what its log says about it first. */
export interface Fork {
  readonly threadId: string;
  readonly version: number;
  readonly logEntry: NewLogEntry;
}

export interface NewRun extends WorkflowVersion {
  readonly runId: string;
  readonly threadId: string;
  readonly ownerId: string;
  readonly scenario: string;
  readonly state: StoredState;
  readonly traceparent: string | null;
  readonly message: OutgoingMessage;
  readonly idempotency: { readonly key: string; readonly bodyHash: string } | null;
  /** What to do when the thread has an open run, or requests that wait for its end; absent: nothing, `busy` is the answer. */
  readonly onBusy?: 'enqueue' | 'interrupt';
  /** Given for a new thread that goes on from a version of another one. */
  readonly fork?: Fork;
}

export type CreateRunResult =
  | ({ readonly kind: 'created'; readonly version: number; readonly rank: number } & Pick<StoredMove, 'at' | 'eventSeq'>)
  /** Kept, and opened when what stands before it has ended; `version` is the one the thread is at. */
  | { readonly kind: 'queued'; readonly version: number }
  | { readonly kind: 'busy' }
  | { readonly kind: 'foreign' }
  | { readonly kind: 'repeated'; readonly threadId: string; readonly runId: string }
  | { readonly kind: 'key_reused' };

/** What a worker needs to run a step; null when nobody waits for it any more. */
export interface StepInput extends Pick<WorkflowVersion, 'workflow'> {
  readonly ownerId: string;
  readonly threadId: string;
  readonly state: StoredState;
  /** False when the journal holds no call of the step. */
  readonly hasCalls: boolean;
  /** The last attempt whose spending is in the run, 0 for none: those that got lost told nobody. */
  readonly countedAttempt: number;
  /** What the run has spent on the model so far, this step's open attempt left out. */
  readonly spent: { readonly modelCalls: number; readonly inputTokens: number; readonly outputTokens: number };
}

export interface LostStep extends OpenStep, WorkflowVersion {
  readonly runId: string;
  readonly rank: number;
  readonly traceparent: string | null;
}

/** A run that nobody moves; `nudgeCount` is how often it was claimed since it last moved, this time included. */
export interface IdleRun {
  readonly runId: string;
  readonly version: number;
  readonly nudgeCount: number;
}

/** How a run took the place of another. */
export interface ReplacedRun {
  /** What the store adds to the move that ended the old run. */
  readonly ended: StoredMove;
  /** The first version of the new one. */
  readonly version: number;
  readonly eventSeq: number;
}

/** A request that waited for its turn and is a run now. */
export interface OpenedRun extends WorkflowVersion, Pick<StoredMove, 'at' | 'eventSeq'> {
  readonly runId: string;
  readonly threadId: string;
  readonly version: number;
  readonly state: StoredState;
  readonly message: OutgoingMessage;
}

/** Runs that are going under one version of a workflow. */
export interface RunsOfVersion extends WorkflowVersion {
  readonly runs: number;
}

/** Where runs live. Every call is one round trip; every write is one commit. */
export interface RunStore {
  createRun(run: NewRun): Promise<CreateRunResult>;
  /** Ends the run of `move` and opens `next` on its thread, both in one commit; null when the old run has moved since the move was decided on. */
  replaceRun(move: Move, next: NewRun): Promise<ReplacedRun | null>;
  /** Opens what waited longest on each thread that has no open run; of several who ask at once each request is opened by one. */
  openQueuedRuns(limit: number): Promise<OpenedRun[]>;
  /** The run of a workflow on a thread that has not ended; null for none, and for a thread in which the caller may not act. */
  findOpenRun(memberId: string, threadId: string, workflow: string): Promise<string | null>;
  /** Waits whose reminder or deadline has come by the database's clock, a reminder before its deadline, and those whose child run has ended. */
  listDueWaits(served: readonly WorkflowVersion[], limit: number): Promise<DueWait[]>;
  /** Runs that wait although nothing says for what: releases before waits were rows brought them to rest. */
  listUnnamedWaits(served: readonly WorkflowVersion[], limit: number): Promise<string[]>;
  /** Those of the steps that somebody still waits for. */
  filterAwaited(stepIds: readonly string[]): Promise<string[]>;
  loadRun(runId: string): Promise<RunSnapshot | null>;
  findKey(ownerId: string, key: string): Promise<UsedKey | null>;
  /** Null when the run has moved since the move was decided on; nothing is stored then. */
  commitMove(move: Move): Promise<StoredMove | null>;
  loadStepInput(job: { readonly runId: string; readonly stepId: string; readonly attempt: number; readonly version: number }): Promise<StepInput | null>;
  /** Messages that were committed at least `olderThanMs` ago and are due. They are held back from other relays for a few seconds, then due again unless forgotten. */
  takeDueMessages(olderThanMs: number, limit: number): Promise<OutgoingMessage[]>;
  forgetMessages(jobIds: readonly string[]): Promise<void>;
  /** Steps whose lease ran out, of runs that keep to one of these versions. */
  listExpiredSteps(served: readonly WorkflowVersion[], limit: number): Promise<LostStep[]>;
  extendLeases(stepIds: readonly string[], leaseMs: number): Promise<void>;
  /** Every step that a moving run waits for, after `afterStepId`, for rebuilding queues from nothing. */
  listPendingSteps(afterStepId: string, limit: number): Promise<LostStep[]>;
  /** Claims moving runs that wait for no step and have not moved, nor been claimed, for `idleMs`: of several who ask at once each gets others. */
  claimIdleRuns(served: readonly WorkflowVersion[], idleMs: number, limit: number): Promise<IdleRun[]>;
  /** Pending steps in work that were lost at least so often. */
  countStepsLost(atLeast: number): Promise<number>;
  /** Runs that have not ended, by the version of the workflow they keep to. */
  countOpenRuns(): Promise<RunsOfVersion[]>;
  /** Ids of runs that have not ended and keep to this version, after `afterRunId`. */
  listRunsOfVersion(version: WorkflowVersion, afterRunId: string, limit: number): Promise<string[]>;
}
