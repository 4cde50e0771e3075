import type { ItineraryDay } from '@app/contracts';
import { foldName } from '@app/guide';
import type { TripKnowledge } from '@app/places';

/** The days with what live sources told marked as theirs: visits and tables of the trip's found towns. */
export function withLiveMarks(days: readonly ItineraryDay[], { found }: TripKnowledge): ItineraryDay[] {
  if (found.length === 0) return [...days];
  const names = new Set(found.flatMap(({ sights, tables }) => [...sights, ...tables]).map(({ name }) => foldName(name)));
  const isLive = (place: { readonly name: string } | null): boolean => place !== null && names.has(foldName(place.name));
  return days.map((day) => ({
    ...day,
    activities: day.activities.map((activity) => (activity.source === 'guide' && isLive(activity.place) ? { ...activity, source: 'live' } : activity)),
    ...(day.meals ? { meals: day.meals.map((meal) => (meal.source === 'guide' && isLive(meal.place) ? { ...meal, source: 'live' as const } : meal)) } : {}),
  }));
}
