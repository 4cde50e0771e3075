import type { Meal } from '@app/contracts';

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
