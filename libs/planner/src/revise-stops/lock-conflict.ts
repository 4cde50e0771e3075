import type { ItineraryDay, RouteStop } from '@app/contracts';
import { lockedDay, mealId } from '../revise-trip/lock-ids.js';
import { datedFrom, placesOn } from './route-dates.js';

export interface LockedRoute {
  readonly route: readonly RouteStop[];
  readonly days: readonly ItineraryDay[];
  readonly locks: readonly string[];
}

/** Days from 1 that a lock holds, whole or in part. */
const lockedDays = ({ days, locks }: LockedRoute): number[] =>
  days.flatMap((day, index) => {
    const ids = new Set([...day.activities.map(({ id }) => id), ...(day.meals ?? []).map(({ meal }) => mealId(index, meal))]);
    const isHeld = day.activities.some(({ locked }) => locked === true) || locks.some((lock) => lockedDay(lock) === index + 1 || ids.has(lock));
    return isHeld ? [index + 1] : [];
  });

/**
 * The first locked day, from 1, that would be spent elsewhere, or reached or left otherwise, on the new route; null when all locks can stand.
 * `waysChange`: the ways between the same stops become others too.
 */
export function lockConflict(planned: LockedRoute, stops: readonly { readonly city: string; readonly nights: number }[], waysChange: boolean): number | null {
  const [first] = planned.route;
  if (!first) return null;
  const after = datedFrom(first.arrive, stops);
  const moves = (date: string): boolean => planned.route.some(({ arrive, leave }) => arrive === date || leave === date);
  const broken = lockedDays(planned).find((number) => {
    const date = planned.days[number - 1]?.date ?? '';
    return placesOn(date, planned.route) !== placesOn(date, after) || (waysChange && moves(date));
  });
  return broken ?? null;
}
