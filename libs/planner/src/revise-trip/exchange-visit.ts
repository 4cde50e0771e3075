import type { Activity, ItineraryDay } from '@app/contracts';
import type { GuidePlace } from '@app/guide';
import { isFreeTime } from './day-slots.js';
import { putActivity } from './edit-day.js';
import { lengthsOf, replacementsFor } from './find-visits.js';
import { rebuildDay } from './rebuild-day.js';
import type { TripDesk } from './trip-desk.js';

const REBUILDS_TRIED = 4;

/** An activity and the index of its day. */
export interface Found {
  readonly index: number;
  readonly activity: Activity;
}

/** The day built again with that place for the activity and everything else still on it; null when that does not fit. */
export function dayWithInstead(desk: TripDesk, { index, activity }: Found, place: GuidePlace): ItineraryDay | null {
  const day = desk.day(index);
  if (desk.priceOf(place) > Math.max(activity.cost.amount, desk.spare() + activity.cost.amount)) return null;
  const others = day.activities.filter((one) => one.id !== activity.id && !isFreeTime(one.kind)).map((one) => one.place.name);
  for (const visitMinutes of lengthsOf(desk.minutes(place))) {
    const rebuilt = rebuildDay(desk, index, { without: new Set([activity.id]), extra: [{ ...place, visitMinutes }] });
    const names = new Set(rebuilt?.activities.map((one) => one.place.name));
    if (rebuilt && [place.name, ...others].every((name) => names.has(name))) return rebuilt;
  }
  return null;
}

/** One of these places for an activity: within its own time where that fits, else with the day built again around it. False when none fits. */
export function exchange(desk: TripDesk, found: Found, places: readonly GuidePlace[]): boolean {
  const { index, activity } = found;
  const [top] = replacementsFor(desk, index, activity, places);
  if (top) {
    putActivity(desk, index, top.activity, activity.id);
    desk.notes.push(`Day ${index + 1}: ${top.place.name} in place of ${activity.place.name}.`);
    return true;
  }
  for (const place of places.slice(0, REBUILDS_TRIED)) {
    const rebuilt = dayWithInstead(desk, found, place);
    if (!rebuilt) continue;
    desk.setDay(index, rebuilt);
    desk.notes.push(`Day ${index + 1}: ${place.name} in place of ${activity.place.name}; the times of the day moved.`);
    return true;
  }
  return false;
}
