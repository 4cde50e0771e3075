import type { Activity, ItineraryDay, Meal } from '@app/contracts';
import { toHhmm, toMinutes } from '@app/guide';
import type { TravelTable } from '../travel-time.js';
import { isFreeTime } from './day-slots.js';

/** A rest shorter than this is none. */
const SHORTEST_REST_MINUTES = 20;

type Item = Activity | Meal;

const pointOf = ({ place }: Item): { readonly lat: number; readonly lng: number } | null =>
  place?.lat === undefined || place.lng === undefined ? null : { lat: place.lat, lng: place.lng };

/**
 * The day with rests and strolls that leave time for the ways to what stands beside them now; one that no time is left for goes. `mayMove`
 * says which of them are not locked.
 */
export function withFreeTimeEased(day: ItineraryDay, travel: TravelTable, mayMove: (id: string) => boolean): ItineraryDay {
  const items: Item[] = [...day.activities, ...(day.meals ?? [])].sort((a, b) => a.start.localeCompare(b.start));
  const wayBetween = (from: Item | undefined, to: Item | undefined): number => {
    const [a, b] = [from && pointOf(from), to && pointOf(to)];
    return a && b ? travel(a, b) : 0;
  };
  const activities = day.activities.flatMap((activity): Activity[] => {
    if (!isFreeTime(activity.kind) || !mayMove(activity.id)) return [activity];
    const at = items.indexOf(activity);
    const [before, after] = [items[at - 1], items[at + 1]];
    const start = Math.max(toMinutes(activity.start), before ? toMinutes(before.end) + wayBetween(before, activity) : 0);
    const end = Math.min(toMinutes(activity.end), after ? toMinutes(after.start) - wayBetween(activity, after) : 1440);
    if (end - start < SHORTEST_REST_MINUTES) return [];
    return toHhmm(start) === activity.start && toHhmm(end) === activity.end ? [activity] : [{ ...activity, start: toHhmm(start), end: toHhmm(end) }];
  });
  return { ...day, activities };
}
