import { monthIndex, weekdayIndex } from '@app/contracts';

const CHILD_SHARE = 0.75;
const WEEKEND_FACTOR = 1.12;
const SEASON_FACTOR = 1.25;
const SATURDAY = 5;

/** July, August and December. */
const DEAR_MONTHS: readonly number[] = [6, 7, 11];

/** Price per km falls with distance; each band starts where the one before ends. */
const BANDS = [
  { fromKm: 0, eurPerKm: 0.045 },
  { fromKm: 1500, eurPerKm: 0.04 },
  { fromKm: 9500, eurPerKm: 0.03 },
] as const;
const BASE_EUR = 30;

/**
 * Usual economy fare of one adult, one way, on an ordinary day, in EUR:
 * 30 + 0.045/km up to 1500 km, 0.04/km up to 9500 km, 0.03/km beyond.
 *
 * About 62 for 700 km, 106 for 1700 km, 418 for 9500 km. An estimate for planning, not an offer.
 */
export function adultFareEur(distanceKm: number): number {
  return BANDS.reduce((fare, { fromKm, eurPerKm }, i) => {
    const toKm = BANDS[i + 1]?.fromKm ?? Infinity;
    return fare + eurPerKm * Math.max(0, Math.min(distanceKm, toKm) - fromKm);
  }, BASE_EUR);
}

/** 1 on an ordinary day; Saturday and Sunday 1.12, July, August and December 1.25, both multiply. */
export function dateFactor(date: string): number {
  const weekend = weekdayIndex(date) >= SATURDAY ? WEEKEND_FACTOR : 1;
  return DEAR_MONTHS.includes(monthIndex(date)) ? weekend * SEASON_FACTOR : weekend;
}

/** How many adult fares a group pays; a child pays 75 %. */
export const paidFares = ({ adults, children }: { readonly adults: number; readonly children: number }): number => adults + children * CHILD_SHARE;
