import { toHhmm } from '@app/guide';
import type { Coordinates } from '@app/guide';
import type { AuditViolation, Check } from './audit-input.js';
import { dayItems } from './day-items.js';
import type { DayItem, NamedPlace } from './day-items.js';
import { leastMinutes } from './least-minutes.js';

const pointOf = (place: NamedPlace | null): Coordinates | null => (place?.lat === undefined || place.lng === undefined ? null : { lat: place.lat, lng: place.lng });

/** Nothing overlaps, nothing ends before it begins, and the ways between neighbours with known coordinates fit. */
export const checkTimes: Check = (plan) =>
  plan.itinerary.flatMap((day, index) => {
    const items = dayItems(day);
    const backwards = items.filter((item) => item.endMinute <= item.startMinute);
    return [
      ...backwards.map((item) => ({ code: 'OVERLAP' as const, detail: `${item.name} ends at ${toHhmm(item.endMinute)}, not after its start at ${toHhmm(item.startMinute)}`, day: index + 1 })),
      ...items.flatMap((item, position) => neighbourFaults(item, items[position + 1], index + 1)),
    ];
  });

function neighbourFaults(item: DayItem, next: DayItem | undefined, day: number): AuditViolation[] {
  if (!next) return [];
  if (next.startMinute < item.endMinute) {
    return [{ code: 'OVERLAP', detail: `${next.name} starts at ${toHhmm(next.startMinute)}, before ${item.name} ends at ${toHhmm(item.endMinute)}`, day }];
  }
  const from = pointOf(item.place);
  const to = pointOf(next.place);
  if (!from || !to) return [];
  const gap = next.startMinute - item.endMinute;
  const needed = leastMinutes(from, to);
  if (gap >= needed) return [];
  return [{ code: 'TRAVEL_TIME', detail: `${gap} minutes from ${item.name} to ${next.name}, the way takes ${needed} at least`, day }];
}
