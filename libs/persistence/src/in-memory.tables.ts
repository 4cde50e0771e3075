import type { ModelSpending, RunStatus } from '@app/contracts';
import type { NewLogEntry, NewStep, NewVersion, OpenStep, OpenWait, OutgoingMessage, RetriedStep, RunError, SettledStatus, StoredState } from '@app/ports';

/** SQLSTATE 23505, as the database names it; whoever asks for that code need not know which store answered. */
export class UniqueViolation extends Error {
  override readonly name = 'UniqueViolation';
  readonly code = '23505';

  constructor(key: string, value: string) {
    super(`${key} is there already: ${value}.`);
  }
}

export interface RunRow {
  readonly runId: string;
  readonly threadId: string;
  readonly ownerId: string;
  readonly workflow: string;
  readonly graphVersion: number;
  readonly traceparent: string | null;
  readonly firstVersion: number;
  readonly status: RunStatus;
  readonly version: number;
  readonly moveCount: number;
  readonly stepCount: number;
  readonly logSeq: number;
  readonly logHash: string;
  readonly error: RunError | null;
  readonly restingState: StoredState | null;
  readonly rank: number;
  readonly nudgeCount: number;
  readonly updatedAtMs: number;
  readonly eventSeq: number;
  readonly spent: ModelSpending;
  readonly waits: readonly WaitRow[];
}

export interface WaitRow extends OpenWait {
  readonly remindAtMs: number | null;
  readonly deadlineMs: number | null;
}

export interface VersionRow extends NewVersion {
  readonly workflow: string;
  /** ISO 8601. */
  readonly at: string;
  readonly threadId: string;
  readonly runId: string;
}

export interface LogRow extends NewLogEntry {
  readonly workflow: string;
  readonly threadId: string;
  readonly runId: string;
}

export interface StepRow {
  readonly stepId: string;
  readonly runId: string;
  readonly agent: string;
  readonly version: number;
  readonly attempt: number;
  readonly firstAttempt: number;
  readonly lostCount: number;
  readonly waitCount: number;
  readonly status: 'pending' | SettledStatus;
  readonly leaseUntilMs: number;
  readonly errorCode: string | null;
  readonly countedAttempt: number;
}

/** A step as it is when a move adds it. */
export const newStep = ({ stepId, agent, version, leaseMs }: NewStep, runId: string, nowMs: number): StepRow => ({
  ...{ stepId, runId, agent, version, attempt: 1, firstAttempt: 1, lostCount: 0, waitCount: 0 },
  ...{ status: 'pending', leaseUntilMs: nowMs + leaseMs, errorCode: null, countedAttempt: 0 },
});

/** What becomes of a step that waits again. The attempt before it told the run what it spent, unless it got lost. */
export function retriedStep(row: StepRow | undefined, retried: RetriedStep, nowMs: number): Partial<StepRow> {
  const { attempt, firstAttempt, lostCount, waitCount, leaseMs, errorCode } = retried;
  const wasLost = (errorCode ?? row?.errorCode) === 'STEP_LOST';
  return {
    ...{ status: 'pending', attempt, firstAttempt, lostCount, waitCount, leaseUntilMs: nowMs + leaseMs },
    ...{ errorCode, countedAttempt: wasLost ? (row?.countedAttempt ?? 0) : attempt - 1 },
  };
}

/** A pending step as the orchestrator sees it. */
export const openStep = ({ stepId, agent, attempt, firstAttempt, lostCount, waitCount, version }: StepRow): OpenStep => ({
  ...{ stepId, agent, attempt, firstAttempt },
  ...{ lostCount, waitCount, version },
});

export interface OutboxRow extends OutgoingMessage {
  readonly availableAtMs: number;
}

/** Rows under one unique key. Rows are never changed in place, so a copy of the map is a copy of the table. */
export class Table<Row> {
  private rows = new Map<string, Row>();

  constructor(private readonly key: string) {}

  get(id: string): Row | undefined {
    return this.rows.get(id);
  }

  all(): Row[] {
    return [...this.rows.values()];
  }

  /** @throws {UniqueViolation} when the key is taken. */
  insert(id: string, row: Row): void {
    if (this.rows.has(id)) throw new UniqueViolation(this.key, id);
    this.rows.set(id, row);
  }

  put(id: string, row: Row): void {
    this.rows.set(id, row);
  }

  /** Changes a row that is there; an unknown id changes nothing. */
  update(id: string, change: Partial<Row>): void {
    const row = this.rows.get(id);
    if (row) this.rows.set(id, { ...row, ...change });
  }

  remove(id: string): void {
    this.rows.delete(id);
  }

  /** Brings back the rows of now when called. */
  savepoint(): () => void {
    const saved = new Map(this.rows);
    return () => {
      this.rows = saved;
    };
  }
}

/** What the database would keep of a value: no undefined, no shared references. */
export const stored = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

/** Ascending by whatever `keyOf` names. */
export const byKey =
  <Row>(keyOf: (row: Row) => string | number) =>
  (a: Row, b: Row): number =>
    keyOf(a) < keyOf(b) ? -1 : keyOf(a) > keyOf(b) ? 1 : 0;
