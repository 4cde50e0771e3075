import type { FinalPlan, UserRequest } from '@app/contracts';
import type { ActingRun } from './effect-desk.port.js';

/** A finished plan as it is now, with what it was planned for. */
export interface WatchedTrip {
  readonly version: number;
  readonly plan: FinalPlan;
  readonly request: UserRequest;
  /** Days of which the plan already knew that the weather is bad. */
  readonly highRiskDates: readonly string[];
}

/** Reads the plan of a run's thread on behalf of whoever the run belongs to, and what time it is. */
export interface TripReader {
  /**
   * `now` is the database's, which all processes share. Without `trip` the thread has no finished plan for that person; `isBusy` says that
   * it may have one soon.
   */
  read(run: ActingRun): Promise<{ readonly now: Date; readonly trip: WatchedTrip | null; readonly isBusy: boolean }>;
}
