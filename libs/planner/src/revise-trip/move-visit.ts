import type { DayChange } from '@app/contracts';
import { closedWeekdays, openingWindows } from '@app/guide';
import type { GuidePlace } from '@app/guide';
import { addTo, daysOf, findActivity } from './change-visits.js';
import { isFreeTime } from './day-slots.js';
import { removeActivity } from './edit-day.js';
import { rebuildDay } from './rebuild-day.js';
import type { TripDesk } from './trip-desk.js';

type Move = Extract<DayChange, { kind: 'move' }>;

const WEEKDAYS: Readonly<Record<string, string>> = {
  ...{ Mon: 'Mondays', Tue: 'Tuesdays', Wed: 'Wednesdays', Thu: 'Thursdays', Fri: 'Fridays', Sat: 'Saturdays', Sun: 'Sundays' },
};

/** Why a place cannot be visited on a date whatever else is on it; null when it is open. */
function closedWords({ hours, closedOn }: GuidePlace, date: string): string | null {
  if (openingWindows(hours, closedOn, date).length > 0) return null;
  const weekday = new Intl.DateTimeFormat('en', { weekday: 'short', timeZone: 'UTC' }).format(new Date(`${date}T12:00:00Z`));
  return closedWeekdays(hours).includes(weekday) ? `it is closed on ${WEEKDAYS[weekday]}` : 'it is closed on that date';
}

/** Names of a day's visits with one more at its number; beyond the end is the end. */
function orderWith(desk: TripDesk, index: number, { name }: GuidePlace, position: number): string[] {
  const names = desk
    .day(index)
    .activities.filter(({ kind }) => !isFreeTime(kind))
    .map(({ place }) => place.name)
    .filter((other) => other !== name);
  return names.toSpliced(position - 1, 0, name);
}

/** The day with all of these visits in this order; false when opening hours, ways or meals do not allow it. */
function setInOrder(desk: TripDesk, index: number, place: GuidePlace, order: readonly string[]): boolean {
  const isThere = desk.day(index).activities.some((activity) => activity.place.name === place.name);
  const rebuilt = rebuildDay(desk, index, { order, ...(isThere ? {} : { extra: [place] }) });
  const kept = rebuilt?.activities.map((activity) => activity.place.name) ?? [];
  if (!rebuilt || !order.every((name) => kept.includes(name))) return false;
  desk.setDay(index, rebuilt);
  return true;
}

/** Another place in the order of its own day. */
function reorder(desk: TripDesk, index: number, place: GuidePlace, position: number): void {
  if (!setInOrder(desk, index, place, orderWith(desk, index, place, position)))
    return void desk.unmet.push({
      what: `${place.name} as number ${position} of day ${index + 1}`,
      why: 'opening hours, ways and meals do not allow this order',
    });
  desk.notes.push(`Day ${index + 1}: ${place.name} is number ${position} now.`);
}

/** Takes a visit to another day, or to another place in the order of its own. */
export function move(desk: TripDesk, { activityId, day, position }: Move): void {
  const found = findActivity(desk, activityId);
  const place = found && desk.placeOf(found.activity);
  if (!found || !place) return void desk.unmet.push({ what: `moving ${activityId}`, why: 'the plan has no such visit' });
  const what = `${place.name} on day ${day}`;
  if (desk.isLocked(found.index, activityId)) return void desk.unmet.push({ what, why: 'it is locked' });
  if (found.index === day - 1 && position) return reorder(desk, found.index, place, position);
  const closed = desk.days[day - 1] && closedWords(place, desk.day(day - 1).date);
  if (closed) return void desk.unmet.push({ what, why: closed });
  const before = desk.day(found.index);
  removeActivity(desk, found.index, activityId);
  const targets = daysOf(desk, day).filter((index) => index !== found.index);
  const isPut = position !== undefined && targets.every((index) => setInOrder(desk, index, place, orderWith(desk, index, place, position)));
  if (targets.length === 0 || !(isPut || addTo(desk, place, targets) !== null)) {
    desk.setDay(found.index, before);
    return void desk.unmet.push({ what, why: 'it does not fit into the hours and ways of that day' });
  }
  desk.notes.push(`${place.name} moved from day ${found.index + 1} to day ${day}.`);
}
