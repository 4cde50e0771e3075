import type { TimeGrain } from '@app/contracts';
import type { CatalogLeg, MealName } from './catalog-trip.js';
import type { Route } from './ways.js';

const MINUTES_PER_HOUR = 60;
const USUAL_START = '09:00';
const LATEST_ARRIVAL_MINUTE = 23 * MINUTES_PER_HOUR;
/** From the plane to the table. */
const AFTER_ARRIVAL_MINUTES = 60;
const BEFORE_FLIGHT_MINUTES = 120;

const MEAL_TIMES: Readonly<Record<MealName, { readonly start: string; readonly end: string }>> = {
  breakfast: { start: '08:00', end: '09:00' },
  lunch: { start: '12:30', end: '13:30' },
  dinner: { start: '19:00', end: '20:30' },
};
const VISIT_TIMES = [
  { start: '09:30', end: '12:00' },
  { start: '14:00', end: '16:00' },
  { start: '16:30', end: '18:30' },
] as const;

export interface TimeSlot {
  readonly start: string;
  readonly end: string;
}

/** A meal that a restaurant can be found for; `day` counts from 0. */
export interface MealSlot extends TimeSlot {
  readonly day: number;
  readonly meal: MealName;
  /** Null: has to be. A number: may be left out when money is short, the highest first. */
  readonly spareRank: number | null;
}

/** One day in a city: what it has room for. */
export interface DaySlots {
  readonly day: number;
  /** A day without a way in or out. */
  readonly isFull: boolean;
  readonly meals: readonly MealSlot[];
  readonly visits: readonly TimeSlot[];
}

const toMinute = (time: string): number => Number(time.slice(0, 2)) * MINUTES_PER_HOUR + Number(time.slice(3, 5));
const toTime = (minute: number): string =>
  `${String(Math.floor(minute / MINUTES_PER_HOUR)).padStart(2, '0')}:${String(minute % MINUTES_PER_HOUR).padStart(2, '0')}`;

export interface LegTimes {
  readonly departure: string;
  readonly arrival: string;
  readonly isNextDay: boolean;
}

/** When a way starts and ends: as the flight says; on the ground in the morning, or early enough to arrive that day. Null where days have no hours. */
export function legTimes({ way, minutes }: CatalogLeg, grain: TimeGrain): LegTimes | null {
  if ('flight' in way) return { departure: way.flight.departure, arrival: way.flight.arrival, isNextDay: way.flight.arrival < way.flight.departure };
  if (grain === 'day') return null;
  const start = Math.max(0, Math.min(toMinute(USUAL_START), LATEST_ARRIVAL_MINUTE - minutes));
  return { departure: toTime(start), arrival: toTime(Math.min(start + minutes, 24 * MINUTES_PER_HOUR - 1)), isNextDay: false };
}

/** The hours of a day that are spent in the city. */
interface Presence {
  readonly from: number;
  readonly to: number;
}

const ALL_DAY: Presence = { from: 0, to: 24 * MINUTES_PER_HOUR };

function presence(arriving: CatalogLeg | undefined, leaving: CatalogLeg | undefined, grain: TimeGrain): Presence {
  if (grain === 'day') return ALL_DAY;
  const arrival = arriving && legTimes(arriving, grain);
  const departure = leaving && legTimes(leaving, grain);
  const isFlight = leaving !== undefined && 'flight' in leaving.way;
  return {
    from: arrival ? (arrival.isNextDay ? ALL_DAY.to : toMinute(arrival.arrival) + AFTER_ARRIVAL_MINUTES) : ALL_DAY.from,
    to: departure ? toMinute(departure.departure) - (isFlight ? BEFORE_FLIGHT_MINUTES : 0) : ALL_DAY.to,
  };
}

const fits = ({ from, to }: Presence, slot: TimeSlot): boolean => toMinute(slot.start) >= from && toMinute(slot.end) <= to;

const MEALS: readonly MealName[] = ['breakfast', 'lunch', 'dinner'];
/** On the day of arrival breakfast is missed first, on the day of the way home dinner. */
const SPARE_ON_ARRIVAL: Readonly<Record<MealName, number>> = { breakfast: 6, lunch: 4, dinner: 1 };
const SPARE_ON_LEAVING: Readonly<Record<MealName, number>> = { dinner: 5, lunch: 3, breakfast: 2 };

/** The days of each stop, in order; the day of a way belongs to the city it leads to, the last day to the last city. */
export function daySlots({ stops }: Route, legs: readonly CatalogLeg[], grain: TimeGrain): DaySlots[][] {
  let first = 0;
  return stops.map(({ nights }, at) => {
    const isLast = at === stops.length - 1;
    const firstDay = first;
    first += nights;
    return Array.from({ length: nights + (isLast ? 1 : 0) }, (_, of): DaySlots => {
      const arriving = of === 0 ? legs[at] : undefined;
      const leaving = isLast && of === nights ? legs[at + 1] : undefined;
      const here = presence(arriving, leaving, grain);
      const isFull = !arriving && !leaving;
      const spare = arriving ? SPARE_ON_ARRIVAL : leaving ? SPARE_ON_LEAVING : null;
      const meals = MEALS.map((meal): MealSlot => ({ day: firstDay + of, meal, ...MEAL_TIMES[meal], spareRank: spare?.[meal] ?? null }));
      const visits = VISIT_TIMES.filter((slot) => fits(here, slot));
      return { day: firstDay + of, isFull, meals: meals.filter((slot) => fits(here, slot)), visits: isFull ? visits : visits.slice(0, 1) };
    });
  });
}

/** The meals of a stop in order of need: those that have to be, then the spare ones; where restaurants run out, the last ones go without. */
export const mealsByNeed = (days: readonly DaySlots[]): MealSlot[] =>
  days.flatMap(({ meals }) => meals).sort((a, b) => (a.spareRank ?? 0) - (b.spareRank ?? 0) || a.day - b.day);
