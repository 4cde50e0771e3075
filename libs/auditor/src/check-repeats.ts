import type { FinalPlan, ItineraryDay } from '@app/contracts';
import { foldName } from '@app/guide';
import type { AuditViolation, Check } from './audit-input.js';

/** A good table may come back, but not on the day after; a trip of few days has room for one return. */
const DAYS_BETWEEN_RETURNS = 2;
const SHORT_TRIP_DAYS = 4;
const RETURNS_ON_SHORT_TRIP = 1;
/** The same table on one trip, and on one of more than eight days. */
const MOST_AT_A_TABLE = { usual: 2, longTripDays: 8, long: 3 };

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

const sightsOn = (day: ItineraryDay): string[] => day.activities.filter(({ kind }) => kind !== 'free_time').map(({ place }) => place.name);
const tablesOn = (day: ItineraryDay): string[] => (day.meals ?? []).flatMap((meal) => meal.place?.name ?? []);

/** Trips along a route keep to a number; what the source of one city has few of may come back. */
function tooOften(plan: FinalPlan): AuditViolation[] {
  if (plan.route === undefined) return [];
  const most = plan.itinerary.length > MOST_AT_A_TABLE.longTripDays ? MOST_AT_A_TABLE.long : MOST_AT_A_TABLE.usual;
  const counts = new Map<string, number>();
  return plan.itinerary.flatMap((day, index) =>
    tablesOn(day).flatMap((name): AuditViolation[] => {
      const key = foldName(name);
      counts.set(key, (counts.get(key) ?? 0) + 1);
      return counts.get(key) === most + 1 ? [{ code: 'TABLE_TOO_OFTEN', detail: `${name} comes more than ${most} times`, day: index + 1 }] : [];
    }),
  );
}

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
    ...tooOften(plan),
    ...tooMany.map((table) => twice(table, ' on a trip with room for one return to a table')),
  ];
};
