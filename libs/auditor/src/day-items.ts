import type { Activity, ItineraryDay } from '@app/contracts';
import { foldName, toMinutes } from '@app/guide';
import type { Coordinates } from '@app/guide';

/** A named place, with coordinates where they are known. */
export type NamedPlace = Activity['place'];

/** A visit or meal of a day, in minutes after midnight. */
export interface DayItem {
  readonly name: string;
  readonly place: NamedPlace | null;
  readonly startMinute: number;
  readonly endMinute: number;
  /** Free time leaves room for ways. */
  readonly free: boolean;
}

/** Free time in the city of the day claims no place; under any other name it would be one. */
export const isFreeTime = (activity: Activity, day: ItineraryDay): boolean =>
  activity.kind === 'free_time' && foldName(activity.place.name) === foldName(day.city);

/** Everything timed on a day in order of its start. */
export function dayItems(day: ItineraryDay): DayItem[] {
  const activities = day.activities.map((activity) => ({
    name: activity.title,
    place: activity.place,
    free: isFreeTime(activity, day),
    start: activity.start,
    end: activity.end,
  }));
  const meals = (day.meals ?? []).map((meal) => ({
    name: meal.place ? `${meal.meal} at ${meal.place.name}` : meal.meal,
    place: meal.place,
    free: false,
    start: meal.start,
    end: meal.end,
  }));
  return [...activities, ...meals]
    .map(({ start, end, ...item }) => ({ ...item, startMinute: toMinutes(start), endMinute: toMinutes(end) }))
    .sort((a, b) => a.startMinute - b.startMinute || a.endMinute - b.endMinute);
}

/** Where a place lies; null where that is not known. */
export const pointOf = ({ lat, lng }: { readonly lat?: number | undefined; readonly lng?: number | undefined }): Coordinates | null =>
  lat === undefined || lng === undefined ? null : { lat, lng };

/** Two things of a day that follow one another at known places, and the time left for the way. */
export interface DayWay {
  readonly from: DayItem;
  readonly to: DayItem;
  readonly fromPoint: Coordinates;
  readonly toPoint: Coordinates;
  readonly gapMinutes: number;
}

/** The ways between known places in order; what happens at no known place in between takes its own time of them. */
export function waysOf(items: readonly DayItem[]): DayWay[] {
  const ways: DayWay[] = [];
  let last: { readonly item: DayItem; readonly point: Coordinates } | null = null;
  let takenMinutes = 0;
  for (const item of items) {
    const point = item.place && pointOf(item.place);
    if (!point) {
      takenMinutes += item.free ? 0 : item.endMinute - item.startMinute;
      continue;
    }
    if (last)
      ways.push({ from: last.item, to: item, fromPoint: last.point, toPoint: point, gapMinutes: item.startMinute - last.item.endMinute - takenMinutes });
    last = { item, point };
    takenMinutes = 0;
  }
  return ways;
}
