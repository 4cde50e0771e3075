import type { RunStatus } from '@app/contracts';

/** What somebody who looks after the system asked for, and what came of it at once. */
export interface NewAuditEntry {
  readonly id: string;
  /** The owner of the key that was used. */
  readonly actor: string;
  readonly role: string;
  /** Such as `job.replay`. */
  readonly action: string;
  /** The id of what it was about; `*` for everything that fits a filter. */
  readonly target: string;
  readonly reason: string | null;
  readonly outcome: string;
  /** The run that moved, or would have. */
  readonly runId: string | null;
  readonly detail: Readonly<Record<string, unknown>>;
}

/** An entry together with what has become of its run since. */
export interface AuditRecord extends NewAuditEntry {
  /** ISO 8601, by the database's clock. */
  readonly at: string;
  readonly runStatus: RunStatus | null;
}

export interface AuditFilter {
  readonly actor?: string;
  readonly target?: string;
  readonly outcome?: string;
  /** ISO 8601, included. */
  readonly from?: string;
  /** ISO 8601, not included. */
  readonly to?: string;
}

/** Where a page starts: after this entry. */
export interface AuditPosition {
  readonly at: string;
  readonly id: string;
}

/** Entries are added and read, never changed. */
export interface AuditLog {
  append(entry: NewAuditEntry): Promise<void>;
  /** The newest entry first. */
  list(filter: AuditFilter, after: AuditPosition | null, limit: number): Promise<AuditRecord[]>;
}
