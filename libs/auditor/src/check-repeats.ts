import type { FinalPlan, ItineraryDay } from '@app/contracts';
import { foldName } from '@app/guide';
import type { AuditViolation, Check } from './audit-input.js';
import { isFreeTime } from './day-items.js';

/** A good table may come back, but not on the day after; a trip of few days has room for one return. */
const DAYS_BETWEEN_RETURNS = 2;
const SHORT_TRIP_DAYS = 4;
const RETURNS_ON_SHORT_TRIP = 1;

interface Return {
  readonly name: string;
  readonly dayIndex: number;
  /** Days since it came last. */
  readonly daysAgo: number;
}

/** Every place that comes again, in order of the days. */
function returnsOf(plan: FinalPlan, namesOn: (day: ItineraryDay) => readonly string[]): Return[] {
  const lastDay = new Map<string, number>();
  return plan.itinerary.flatMap((day, dayIndex) =>
    namesOn(day).flatMap((name): Return[] => {
      const key = `${foldName(day.city)} ${foldName(name)}`;
      const last = lastDay.get(key);
      lastDay.set(key, dayIndex);
      return last === undefined ? [] : [{ name, dayIndex, daysAgo: dayIndex - last }];
    }),
  );
}

const twice = ({ name, dayIndex }: Return, why: string): AuditViolation => ({ code: 'PLACE_TWICE', detail: `${name} comes again${why}`, day: dayIndex + 1 });

const sightsOn = (day: ItineraryDay): string[] => day.activities.filter((activity) => !isFreeTime(activity, day)).map(({ place }) => place.name);
const tablesOn = (day: ItineraryDay): string[] => (day.meals ?? []).flatMap((meal) => meal.place?.name ?? []);

/**
 * No sight is visited twice. A table comes back two days later at the earliest, and only once in all on a trip of up to four days.
 *
 * A market may be seen and eaten at.
 */
export const checkRepeats: Check = (plan) => {
  const tables = returnsOf(plan, tablesOn);
  const soon = tables.filter(({ daysAgo }) => daysAgo < DAYS_BETWEEN_RETURNS);
  const later = tables.filter(({ daysAgo }) => daysAgo >= DAYS_BETWEEN_RETURNS);
  const tooMany = plan.itinerary.length > SHORT_TRIP_DAYS ? [] : later.slice(RETURNS_ON_SHORT_TRIP);
  return [
    ...returnsOf(plan, sightsOn).map((visit) => twice(visit, '')),
    ...soon.map((table) => twice(table, ' so soon')),
    ...tooMany.map((table) => twice(table, ' on a trip with room for one return to a table')),
  ];
};
