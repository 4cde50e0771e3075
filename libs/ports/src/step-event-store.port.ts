import type { PlanEvent, StepEvent } from '@app/contracts';

/** The turn of a step that tells something. */
export interface TellingStep {
  readonly runId: string;
  readonly stepId: string;
  readonly attempt: number;
  /** The version the step works on. */
  readonly version: number;
}

/** An event and its place among everything its step tells, from 0; a step that runs again tells the same under the same place. */
export interface NumberedStepEvent {
  readonly ordinal: number;
  readonly event: StepEvent;
}

/** Events of one commit. `prev` and `seq` count what the thread had told before and has told after it, so that readers find gaps. */
export interface EventBatch {
  readonly prev: number;
  readonly seq: number;
  readonly events: readonly PlanEvent[];
}

/** What became known to the readers of a thread. */
export interface ToldEvents {
  readonly threadId: string;
  readonly workflow: string;
  /** The version the thread was at. */
  readonly version: number;
  readonly batch: EventBatch;
}

/** Keeps what steps tell while they run, in an order that no reader sees differently. */
export interface StepEventStore {
  /**
   * Stores events that were not told before, in one commit, after everything that the thread told so far. Null when there was nothing
   * new, or when nobody waits for this turn of the step any more; nothing is stored then.
   *
   * @throws {RetryableError} STORE_UNAVAILABLE.
   */
  append(step: TellingStep, agent: string, events: readonly NumberedStepEvent[]): Promise<ToldEvents | null>;
}
