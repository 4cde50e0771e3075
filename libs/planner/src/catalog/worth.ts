import type { CatalogAccommodation, CatalogRestaurant } from '@app/contracts';

/** A thing without stars counts as a middling one. */
const UNRATED = 3;
const NIGHT_WEIGHT = 2;
const HOUR_WEIGHT = 1;
/** People would rather not sit longer than this in a car, bus or train. */
const LONG_GROUND_HOURS = 9;
const LONG_HOUR_WEIGHT = 2;
const LATE_HOUR_WEIGHT = 0.3;
const OVERNIGHT = 4;
const MINUTES_PER_HOUR = 60;

/** What it takes away from a thing that its name is easily taken for another. */
export const MISTAKABLE = 4;

export const tableWorth = ({ rating }: CatalogRestaurant): number => rating ?? UNRATED;
export const nightWorth = ({ rating }: CatalogAccommodation): number => NIGHT_WEIGHT * (rating ?? UNRATED);

/** Minus what a way on the ground costs of the holiday. */
export function groundWorth(minutes: number): number {
  const hours = minutes / MINUTES_PER_HOUR;
  return -HOUR_WEIGHT * hours - LONG_HOUR_WEIGHT * Math.max(0, hours - LONG_GROUND_HOURS);
}

const hourOf = (time: string): number => Number(time.slice(0, 2)) + Number(time.slice(3, 5)) / MINUTES_PER_HOUR;

/** Best is to arrive early on the first day and to leave late on the last one; `role` says which of them counts. */
export function flightWorth(flight: { readonly departure: string; readonly arrival: string }, minutes: number, role: 'first' | 'middle' | 'last'): number {
  const lost = role === 'last' ? 24 - hourOf(flight.departure) : hourOf(flight.arrival);
  const overnight = flight.arrival < flight.departure ? OVERNIGHT : 0;
  return -HOUR_WEIGHT * (minutes / MINUTES_PER_HOUR) - LATE_HOUR_WEIGHT * lost - overnight;
}
