import type { Activity, ItineraryDay } from '@app/contracts';
import { toMinutes } from '@app/guide';

/** A named place, with coordinates where they are known. */
export type NamedPlace = Activity['place'];

/** A visit or meal of a day, in minutes after midnight. */
export interface DayItem {
  readonly name: string;
  readonly place: NamedPlace | null;
  readonly startMinute: number;
  readonly endMinute: number;
}

/** Everything timed on a day in order of its start. */
export function dayItems(day: ItineraryDay): DayItem[] {
  const activities = day.activities.map((activity) => ({ name: activity.title, place: activity.place, start: activity.start, end: activity.end }));
  const meals = (day.meals ?? []).map((meal) => ({ name: meal.place ? `${meal.meal} at ${meal.place.name}` : meal.meal, place: meal.place, start: meal.start, end: meal.end }));
  return [...activities, ...meals]
    .map(({ name, place, start, end }) => ({ name, place, startMinute: toMinutes(start), endMinute: toMinutes(end) }))
    .sort((a, b) => a.startMinute - b.startMinute || a.endMinute - b.endMinute);
}
