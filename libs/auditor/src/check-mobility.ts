import { toMinutes } from '@app/guide';
import type { AuditViolation, Check } from './audit-input.js';
import { dayItems, waysOf } from './day-items.js';
import { leastMinutes, leastMinutesUnhurried } from './least-minutes.js';

/** A walk that is planned as a way of its own may take this long. */
const MAX_WALK_MINUTES = 15;

/** For travellers who do not walk far, each way leaves time for a ride without haste, and no walk is long. */
export const checkMobility: Check = (plan, { request }) => {
  if (request.constraints?.mobility === undefined) return [];
  const walks = plan.transport.flatMap(({ mode, departureTime, arrivalTime, from, to }): AuditViolation[] => {
    if (mode !== 'walk' || departureTime === null || arrivalTime === null) return [];
    const minutes = toMinutes(arrivalTime) - toMinutes(departureTime);
    return minutes > MAX_WALK_MINUTES ? [{ code: 'MOBILITY', detail: `a walk of ${minutes} minutes from ${from} to ${to}` }] : [];
  });
  return [
    ...walks,
    ...plan.itinerary.flatMap((day, index) => hurried(dayItems(day)).map((detail): AuditViolation => ({ code: 'MOBILITY', detail, day: index + 1 }))),
  ];
};

/** What is too short for anybody is TRAVEL_TIME and not said again. */
const hurried = (items: ReturnType<typeof dayItems>): string[] =>
  waysOf(items)
    .filter(({ gapMinutes, fromPoint, toPoint }) => gapMinutes >= leastMinutes(fromPoint, toPoint) && gapMinutes < leastMinutesUnhurried(fromPoint, toPoint))
    .map(({ from, to, gapMinutes }) => `${gapMinutes} minutes from ${from.name} to ${to.name} leave no time to ride there without haste`);
