import type { Violation } from '@app/contracts';
import type { z } from 'zod';
import { movableVisits } from './change-visits.js';
import { removeActivity } from './edit-day.js';
import { rebuildDay } from './rebuild-day.js';
import { finishedTrip } from './finished-trip.js';
import type { ReviseTripInput, RevisedTrip } from './revise-input.js';
import { spendLess } from './spend-less.js';
import { TripDesk } from './trip-desk.js';

type Found = z.infer<typeof Violation>;

/** Findings that other hours or another order of the day can heal. */
const OF_A_DAY = new Set([
  'OVERLAP',
  'TRAVEL_TIME',
  'PLACE_CLOSED',
  'PLACE_TWICE',
  'PLACE_UNKNOWN',
  'PLACE_WRONG_CITY',
  'FLIGHT_TIME',
  'AVOIDED_PLACE',
  'DIET',
  'MEAL_MISSING',
]);
/** Findings about the offending thing itself; it has to go. */
const OF_A_PLACE = new Set(['PLACE_TWICE', 'PLACE_UNKNOWN', 'PLACE_WRONG_CITY', 'AVOIDED_PLACE', 'PLACE_CLOSED']);

/** The trip with the days built again that violations name, around what is locked, and less spent when it is over budget. */
export function repairTrip(input: ReviseTripInput, violations: readonly Found[]): RevisedTrip {
  const desk = new TripDesk({ ...input, changes: [] });
  const days = [...new Set(violations.filter(({ code, day }) => OF_A_DAY.has(code) && day !== undefined).map(({ day = 1 }) => day))];
  for (const day of days)
    repairDay(
      desk,
      day - 1,
      violations.filter((one) => one.day === day),
    );
  if (violations.some(({ code }) => code === 'OVER_BUDGET')) spendLess(desk);
  return finishedTrip(desk);
}

function repairDay(desk: TripDesk, index: number, violations: readonly Found[]): void {
  if (desk.days[index] === undefined) return;
  const named = violations.filter(({ code }) => OF_A_PLACE.has(code));
  const count = desk.day(index).activities.length;
  const going = movableVisits(desk, index).filter(({ place, title }) => named.some(({ detail }) => detail.includes(place.name) || detail.includes(title)));
  for (const { id } of going) removeActivity(desk, index, id);
  const rebuilt = rebuildDay(desk, index, { fillTo: count });
  if (rebuilt) desk.setDay(index, rebuilt);
  const what = going.map(({ place }) => place.name).join(', ');
  if (rebuilt || going.length > 0) desk.notes.push(`Day ${index + 1} was put in order again${what === '' ? '' : ` without ${what}`}.`);
}
