import { distanceKm } from '@app/guide';
import type { Coordinates } from '@app/guide';

const DETOUR_FACTOR = 1.3;
const BRISK_WALK_KM_PER_HOUR = 5;
/** A taxi that stands at the door. */
const RIDE_START_MINUTES = 4;
const CITY_KM_PER_HOUR = 25;
const CITY_KM = 8;
const SUBURBAN_KM_PER_HOUR = 50;

/** The least whole minutes between two points that are believable: whoever plans less has no time for the way. */
export function leastMinutes(from: Coordinates, to: Coordinates): number {
  const km = distanceKm(from, to) * DETOUR_FACTOR;
  const cityKm = Math.min(km, CITY_KM);
  const onFoot = (km / BRISK_WALK_KM_PER_HOUR) * 60;
  const byCar = RIDE_START_MINUTES + (cityKm / CITY_KM_PER_HOUR) * 60 + ((km - cityKm) / SUBURBAN_KM_PER_HOUR) * 60;
  return Math.floor(Math.min(onFoot, byCar));
}

const SHORT_WALK_KM = 0.9;
const USUAL_WALK_KM_PER_HOUR = 4.5;
/** Getting to the door, waiting and getting in. */
const UNHURRIED_RIDE_START_MINUTES = 8;

/** The same for travellers who walk short ways only: others are ridden, with time to get in. */
export function leastMinutesUnhurried(from: Coordinates, to: Coordinates): number {
  const km = distanceKm(from, to) * DETOUR_FACTOR;
  if (km <= SHORT_WALK_KM) return Math.floor((km / USUAL_WALK_KM_PER_HOUR) * 60);
  return leastMinutes(from, to) < UNHURRIED_RIDE_START_MINUTES ? UNHURRIED_RIDE_START_MINUTES : leastMinutes(from, to);
}
