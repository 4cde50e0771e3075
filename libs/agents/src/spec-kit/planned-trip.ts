import type { DestinationCandidate, UserRequest } from '@app/contracts';
import { dateStops, fitTrip, outlineTrip, routeOf } from '@app/planner';
import type { TripVersion } from '@app/planner';
import { tripBrief } from '../request-kit/trip-brief.js';
import { preferencesOf } from './trip-parts.js';

/** The trip that the planner makes of a request when nothing is known of flights and weather, at a rate of 1. */
export function plannedTripOf(userRequest: UserRequest, candidate: DestinationCandidate): TripVersion {
  const brief = tripBrief({ userRequest, preferences: preferencesOf(), destinationCandidates: [candidate], context: null });
  const outline = outlineTrip(
    brief,
    routeOf(brief, () => null),
    () => 1,
  );
  const { dates } = dateStops(outline, null);
  const legs = [...outline.stops.map(() => null), null];
  return fitTrip({ outline, dates, legs, weather: outline.stops.map(() => []), rateFrom: () => 1 }).trip;
}
