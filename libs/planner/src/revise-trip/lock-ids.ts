import type { ItineraryDay, Meal } from '@app/contracts';

/** How a meal is named where an id is needed: `d2-lunch`. */
export const mealId = (dayIndex: number, meal: Meal['meal']): string => `d${dayIndex + 1}-${meal}`;

const DAY_LOCK = /^d(?:ay)?[-_ ]?(\d{1,2})$/i;

/** The day, from 1, that a lock names as a whole; null for the id of one thing. */
export function lockedDay(lock: string): number | null {
  const found = DAY_LOCK.exec(lock.trim());
  return found ? Number(found[1]) : null;
}

/** True when the id itself or its whole day is locked. */
export const isLockedId = (locks: ReadonlySet<string>, dayIndex: number, id: string): boolean =>
  (id !== '' && locks.has(id)) || [...locks].some((lock) => lockedDay(lock) === dayIndex + 1);

/** The locks that name an activity, a meal (`d2-lunch`) or a day (`d2`) of these days, each once. */
export function locksOf(days: readonly ItineraryDay[], locks: readonly string[]): string[] {
  const ids = new Set(days.flatMap((day, index) => [...day.activities.map(({ id }) => id), ...(day.meals ?? []).map(({ meal }) => mealId(index, meal))]));
  const isDay = (lock: string): boolean => {
    const day = lockedDay(lock);
    return day !== null && day >= 1 && day <= days.length;
  };
  return [...new Set(locks)].filter((lock) => ids.has(lock) || isDay(lock));
}
