import { toHhmm } from '@app/guide';
import type { Coordinates } from '@app/guide';
import type { AuditViolation, Check } from './audit-input.js';
import { dayItems } from './day-items.js';
import type { DayItem, NamedPlace } from './day-items.js';
import { leastMinutes } from './least-minutes.js';

const pointOf = (place: NamedPlace | null): Coordinates | null =>
  place?.lat === undefined || place.lng === undefined ? null : { lat: place.lat, lng: place.lng };

/** Nothing overlaps, nothing ends before it begins, and the ways between places with known coordinates fit. */
export const checkTimes: Check = (plan) =>
  plan.itinerary.flatMap((day, index) => {
    const items = dayItems(day);
    return [...overlaps(items), ...shortWays(items)].map((fault) => ({ ...fault, day: index + 1 }));
  });

function overlaps(items: readonly DayItem[]): AuditViolation[] {
  return items.flatMap((item, position): AuditViolation[] => {
    const next = items[position + 1];
    const backwards: AuditViolation[] =
      item.endMinute > item.startMinute
        ? []
        : [{ code: 'OVERLAP', detail: `${item.name} ends at ${toHhmm(item.endMinute)}, not after its start at ${toHhmm(item.startMinute)}` }];
    if (!next || next.startMinute >= item.endMinute) return backwards;
    return [
      ...backwards,
      { code: 'OVERLAP', detail: `${next.name} starts at ${toHhmm(next.startMinute)}, before ${item.name} ends at ${toHhmm(item.endMinute)}` },
    ];
  });
}

/** Ways that do not fit into the time left between two places; what happens at no known place in between takes its own time of it. */
function shortWays(items: readonly DayItem[]): AuditViolation[] {
  const found: AuditViolation[] = [];
  let last: { readonly item: DayItem; readonly point: Coordinates } | null = null;
  let takenMinutes = 0;
  for (const item of items) {
    const point = pointOf(item.place);
    if (!point) {
      takenMinutes += item.free ? 0 : item.endMinute - item.startMinute;
      continue;
    }
    const gap = last ? item.startMinute - last.item.endMinute - takenMinutes : Infinity;
    const needed = last ? leastMinutes(last.point, point) : 0;
    // A negative gap is an overlap and reported as such.
    if (last && gap >= 0 && gap < needed)
      found.push({ code: 'TRAVEL_TIME', detail: `${gap} minutes from ${last.item.name} to ${item.name}, the way takes ${needed} at least` });
    last = { item, point };
    takenMinutes = 0;
  }
  return found;
}
