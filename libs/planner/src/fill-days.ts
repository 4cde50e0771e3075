import type { GuidePlace } from '@app/guide';
import { DayFiller } from './day-filler.js';
import type { FilledDay, OpenDay } from './open-day.js';
import { placeMost } from './must-see-search.js';
import type { Taste } from './place-value.js';

const visitsOf = (days: readonly FilledDay[]): Set<string> => new Set(days.flatMap((day) => day.plan.order.map((place) => place.id)));

/** Every day with its visits. When a must-see found no room, all of them are placed first by an exact search and the rest is filled around them. */
export function fillDays(days: readonly OpenDay[], places: readonly GuidePlace[], taste: Taste): readonly FilledDay[] {
  const filled = new DayFiller(days, places, taste).fill();
  const mustSees = places.filter((place) => taste.mustSeeIds.has(place.id));
  const seen = visitsOf(filled);
  const seenCount = mustSees.filter((place) => seen.has(place.id)).length;
  if (seenCount === mustSees.length) return filled;
  const fixed = placeMost(days, mustSees);
  if (fixed.reduce((count, day) => count + day.order.length, 0) <= seenCount) return filled;
  return new DayFiller(days, places, taste, fixed).fill();
}
