import type { DecisionLogEntry, EventPosition, PlanEvent, RunStatus } from '@app/contracts';
import type { OpenStep, RunError, StoredState, WorkflowVersion } from './run-store.port.js';

/** An owner may do everything; an editor may not erase the thread, share it, or say who its members are; a viewer only looks. */
export type MemberRole = 'owner' | 'editor' | 'viewer';

/** A thread as a member sees it: the newest run of a workflow, its state and its log. */
export interface ThreadView extends WorkflowVersion {
  readonly threadId: string;
  readonly ownerId: string;
  /** What the reader may do. */
  readonly role: MemberRole;
  readonly scenario: string;
  /** The version of another thread that it was forked from. */
  readonly parent: { readonly threadId: string; readonly version: number } | null;
  readonly runId: string;
  readonly status: RunStatus;
  readonly version: number;
  /** Of the run; its versions go on from there without a gap. */
  readonly firstVersion: number;
  readonly moveCount: number;
  readonly state: StoredState;
  readonly decisionLog: readonly DecisionLogEntry[];
  readonly openSteps: readonly OpenStep[];
  readonly error: RunError | null;
  readonly usage: { readonly modelCalls: number; readonly inputTokens: number; readonly outputTokens: number };
  /** W3C Trace Context of what set the run going; null where nobody traces. */
  readonly traceparent: string | null;
  readonly createdAt: string;
  readonly updatedAt: string;
}

/** What one version did, for people who follow a thread. */
export interface VersionView {
  readonly version: number;
  /** Of its run. */
  readonly workflow: string;
  readonly runId: string;
  readonly cause: string;
  readonly agent: string | null;
  readonly durationMs: number | null;
  /** Empty when the version was compacted. */
  readonly delta: StoredState;
  /** ISO 8601; when the version gave up its delta. Null for one that still has it. */
  readonly compactedAt: string | null;
  /** Agents that were set to work on this version, in the order they were. */
  readonly startedAgents: readonly string[];
  /** Set on the version at which a run failed, and on the newest version of a run that is not moving. */
  readonly restingStatus: RunStatus | null;
  readonly error: RunError | null;
  readonly at: string;
}

/** What a thread told, as it was at one moment. */
export interface ThreadHistory {
  /** How much the thread has told. */
  readonly seq: number;
  /** From the asked position's version on, oldest first. */
  readonly versions: readonly VersionView[];
  /** What steps told after the asked position, oldest first. */
  readonly told: readonly PlanEvent[];
  /** There is more that steps told than was asked for. */
  readonly hasMore: boolean;
}

/** A thread in a list of a member's threads. */
export interface ThreadSummary {
  readonly threadId: string;
  readonly scenario: string;
  readonly status: RunStatus;
  readonly version: number;
  readonly workflow: string;
  /** What the newest run is about, as far as it is known by now, under the names that its workflow has for that; long texts are cut. */
  readonly about: Readonly<Record<string, string | null>>;
  readonly createdAt: string;
  /** When its newest run was opened. */
  readonly startedAt: string;
  readonly updatedAt: string;
}

/** Where a list of threads goes on: the last one that was shown. */
export interface ThreadPosition {
  /** ISO 8601; when it was created. */
  readonly at: string;
  readonly id: string;
}

/** One version of a thread without what it holds. */
export interface VersionEntry {
  readonly version: number;
  readonly runId: string;
  readonly cause: string;
  readonly agent: string | null;
  readonly at: string;
  readonly compactedAt: string | null;
  readonly changedFields: readonly string[];
}

/** The whole state as it was at one version; empty when the version was compacted. */
export interface PastState extends Omit<VersionEntry, 'changedFields'>, WorkflowVersion {
  readonly state: StoredState;
  readonly scenario: string;
  /** What its run had logged by then. */
  readonly decisionLog: readonly DecisionLogEntry[];
}

/** Reading what one workflow has made of threads; every call takes the member who reads, and a foreign thread is as absent as an unknown one. */
export interface ThreadStore {
  /** With `runId` as it was left by that run, else by the newest one. */
  findThread(memberId: string, threadId: string, runId?: string): Promise<ThreadView | null>;
  /** What was told after a position, with at most `maxTold` events of steps; null for a thread of which the caller is no member. */
  readHistory(memberId: string, threadId: string, after: EventPosition, maxTold: number): Promise<ThreadHistory | null>;
  /** At most `limit` of the member's threads after a position, the newest first; null starts with the newest. */
  listThreads(memberId: string, after: ThreadPosition | null, limit: number): Promise<readonly ThreadSummary[]>;
  /** At most `limit` versions after `afterVersion`, the oldest first; null for a thread of which the caller is no member. */
  listVersions(memberId: string, threadId: string, afterVersion: number, limit: number): Promise<readonly VersionEntry[] | null>;
  /** `no_thread` for a thread of which the caller is no member, `no_version` for a number that the thread does not have. */
  readVersion(memberId: string, threadId: string, version: number): Promise<PastState | 'no_thread' | 'no_version'>;
}
