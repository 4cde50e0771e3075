import type { ItineraryDay, RevisionChange, Stay, TransportLeg } from '@app/contracts';
import type { CityTripInput, TripPlan } from '../trip-input.js';

/** The trip as it was planned before. */
export interface PresentTrip {
  readonly days: readonly ItineraryDay[];
  readonly stays: readonly Stay[];
  readonly transport: readonly TransportLeg[];
}

/** What is known of the trip now, how it was planned, and what is to change. */
export interface ReviseTripInput extends CityTripInput {
  readonly present: PresentTrip;
  readonly changes: readonly RevisionChange[];
  /** What stays as it is: ids of activities, meals as `d2-lunch`, whole days as `d2`. */
  readonly locks: ReadonlySet<string>;
  /** Names of places that are not to come back by themselves. */
  readonly excludedPlaces: readonly string[];
}

/** The trip after the changes; `notes` say what was done, `unmet` what was not and why. */
export interface RevisedTrip extends TripPlan {
  /** Days that differ from before, from 1. */
  readonly changedDays: readonly number[];
}
