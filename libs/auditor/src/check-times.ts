import type { TransportLeg } from '@app/contracts';
import { toHhmm, toMinutes } from '@app/guide';
import type { AuditViolation, Check } from './audit-input.js';
import { dayItems, waysOf } from './day-items.js';
import type { DayItem } from './day-items.js';
import { leastMinutes } from './least-minutes.js';
import { isDayTripLeg } from './route-days.js';

/** Nothing overlaps, nothing ends before it begins, and the ways between places with known coordinates fit, unless the catalog plans by the day. */
export const checkTimes: Check = (plan, { catalog }) =>
  plan.itinerary.flatMap((day, index) => {
    const items = dayItems(day);
    const legs = plan.transport.filter((leg) => leg.date === day.date && isDayTripLeg(leg));
    return [...overlaps(items), ...(catalog?.timeGrain === 'day' ? [] : shortWays(items, legs))].map((fault) => ({ ...fault, day: index + 1 }));
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

const isBetween = ({ departureTime, arrivalTime }: TransportLeg, from: number, to: number): boolean =>
  departureTime !== null && arrivalTime !== null && toMinutes(departureTime) >= from && toMinutes(arrivalTime) <= to;

/** Ways that do not fit into the time left between two places. */
const shortWays = (items: readonly DayItem[], legs: readonly TransportLeg[]): AuditViolation[] =>
  waysOf(items).flatMap(({ from, to, gapMinutes, fromPoint, toPoint }): AuditViolation[] => {
    const needed = leastMinutes(fromPoint, toPoint);
    // Between the two lies a ride with times of its own.
    if (legs.some((leg) => isBetween(leg, from.endMinute, to.startMinute))) return [];
    // A negative gap is an overlap and reported as such.
    if (gapMinutes < 0 || gapMinutes >= needed) return [];
    return [{ code: 'TRAVEL_TIME', detail: `${gapMinutes} minutes from ${from.name} to ${to.name}, the way takes ${needed} at least` }];
  });
