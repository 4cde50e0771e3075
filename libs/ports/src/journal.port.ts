import type { ModelSpending } from '@app/contracts';

/** The step whose calls are journaled. */
export interface JournalStep {
  readonly threadId: string;
  readonly runId: string;
  readonly stepId: string;
  readonly attempt: number;
  /**
   * True only when nobody can have worked on the step before: its first attempt in its first delivery. Spares the look-up. Said wrongly,
   * the first result still wins, but the outside world may be asked twice.
   */
  readonly fresh: boolean;
  /**
   * The last attempt that told the run what it spent, 0 for none. Answers recorded up to it come back with a usage of nothing; those of
   * an attempt that was lost come back with what they cost, so that the run counts each once.
   */
  readonly countedAttempt: number;
}

/** One call within its step; the same kind, name and input are the same call. */
export interface CallKey {
  readonly kind: 'tool' | 'model';
  readonly name: string;
  /** Hex SHA-256 of the canonical JSON of the input. */
  readonly inputHash: string;
}

/** What came of a call. */
export interface CallEntry {
  /** A JSON value. */
  readonly result: unknown;
  readonly usage: ModelSpending;
  /** US dollars; null when the price is not known. */
  readonly costUsd: number | null;
  readonly durationMs: number;
}

export interface RecordedCall extends CallEntry {
  readonly attempt: number;
}

/** `in_doubt`: the call was announced by an earlier attempt and never recorded, so the outside world may have been asked. */
export type CallStart = { readonly kind: 'new' } | { readonly kind: 'recorded'; readonly entry: RecordedCall } | { readonly kind: 'in_doubt' };

/** The calls of one step while it runs. */
export interface StepJournal {
  readonly step: JournalStep;
  /**
   * Whether the call was made before. With `announce` the intent is stored before the answer, for calls that must not happen twice.
   *
   * @throws {RetryableError} STORE_UNAVAILABLE.
   */
  begin(key: CallKey, options?: { readonly announce?: boolean }): Promise<CallStart>;
  /** Stores the result; the first one wins and is what comes back. @throws {RetryableError} STORE_UNAVAILABLE. */
  record(key: CallKey, entry: CallEntry): Promise<RecordedCall>;
}

/** Remembers what tools and models answered, so that a step that runs again asks nobody twice. */
export interface CallJournal {
  /** One query for a step that may have run before, none for a fresh one. @throws {RetryableError} STORE_UNAVAILABLE. */
  openStep(step: JournalStep): Promise<StepJournal>;
}
