import { distanceKm } from '@app/guide';
import type { Coordinates } from '@app/guide';

/** Streets are longer than the great circle; 1.3 is the usual detour in cities. */
const DETOUR_FACTOR = 1.3;
const WALK_KM_PER_HOUR = 4.5;
const TRANSIT_KM_PER_HOUR = 18;
const TRANSIT_WAIT_MINUTES = 8;
/** Beyond this way, suburban trains set the speed. */
const CITY_TRANSIT_KM = 8;
const SUBURBAN_KM_PER_HOUR = 40;
const MAX_WALK_MINUTES = 25;

/** How far somebody is ready to walk between two places, in minutes. */
export interface WalkLimit {
  readonly maxWalkMinutes: number;
}

export const USUAL_WALK: WalkLimit = { maxWalkMinutes: MAX_WALK_MINUTES };
export const SHORT_WALK: WalkLimit = { maxWalkMinutes: 12 };

const wayKm = (from: Coordinates, to: Coordinates): number => distanceKm(from, to) * DETOUR_FACTOR;

/** Minutes on foot between two points, without any limit. */
const walkMinutes = (km: number): number => (km / WALK_KM_PER_HOUR) * 60;

function transitMinutes(km: number): number {
  const cityKm = Math.min(km, CITY_TRANSIT_KM);
  return TRANSIT_WAIT_MINUTES + (cityKm / TRANSIT_KM_PER_HOUR) * 60 + ((km - cityKm) / SUBURBAN_KM_PER_HOUR) * 60;
}

/** Estimated minutes from door to door: on foot where that is short, else by public transport with a usual wait. Whole minutes, rounded up. */
export function travelMinutes(from: Coordinates, to: Coordinates, limit: WalkLimit = USUAL_WALK): number {
  const km = wayKm(from, to);
  const onFoot = walkMinutes(km);
  return Math.ceil(onFoot <= limit.maxWalkMinutes ? onFoot : transitMinutes(km));
}

/** Minutes between two points of a trip. */
export type TravelTable = (from: Coordinates, to: Coordinates) => number;

/** Travel times that are worked out once for each pair of points; the points are told apart by identity. */
export function travelTable(limit: WalkLimit): TravelTable {
  const rows = new Map<Coordinates, Map<Coordinates, number>>();
  return (from, to) => {
    let row = rows.get(from);
    if (!row) rows.set(from, (row = new Map()));
    let minutes = row.get(to);
    if (minutes === undefined) row.set(to, (minutes = travelMinutes(from, to, limit)));
    return minutes;
  };
}
