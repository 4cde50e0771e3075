import type { SearchLimit } from '../routing/index.js';
import { ScheduleSearch, startOf } from './schedule-search.js';
import type { DaySchedule, LeftOutItem, ScheduleItem, ScheduleRequest, ScheduledItem } from './schedule-request.js';

/** Sets of things are sums of powers of two, which stay exact up to here. */
const MAX_ITEMS = 40;

/**
 * One day with as much of what is wanted as opening windows and ways allow, and what is left out with the reason.
 *
 * Exact and deterministic without a `limit`; with one, `exact` tells whether everything was tried.
 *
 * @throws {RangeError} for more than 40 things, or for two with the same id.
 */
export function scheduleDay(request: ScheduleRequest, limit?: SearchLimit): DaySchedule {
  const { items } = request;
  if (items.length > MAX_ITEMS) throw new RangeError(`${items.length} things are more than the ${MAX_ITEMS} that one day is looked through for`);
  if (new Set(items.map(({ id }) => id)).size < items.length) throw new RangeError('two things have the same id');
  const found = new ScheduleSearch(request, limit).run();
  const done = new Set(found.items.map(({ id }) => id));
  return { ...found, leftOut: items.filter(({ id }) => !done.has(id)).map((item) => leftOut(item, request, found.items)) };
}

function leftOut(item: ScheduleItem, { start, wayMinutes }: ScheduleRequest, day: readonly ScheduledItem[]): LeftOutItem {
  const { id, windows, minutes, place } = item;
  const way = (from: string): number => (from === place ? 0 : wayMinutes(from, place));
  const last = day.at(-1);
  const readyMinute = last ? last.endMinute + way(last.place) : start.minute + way(start.place);
  const lastWindow = windows.toSorted((a, b) => a.toMinute - b.toMinute).at(-1);
  const missing = lastWindow ? Math.max(readyMinute, lastWindow.fromMinute) + minutes - lastWindow.toMinute : Infinity;
  return { id, why: reasonOf(item, start.minute + way(start.place)), laterByMinutes: Number.isFinite(missing) && missing > 0 ? missing : null };
}

function reasonOf(item: ScheduleItem, soonestMinute: number): LeftOutItem['why'] {
  if (item.windows.every(({ fromMinute, toMinute }) => toMinute - fromMinute < item.minutes)) return 'window_too_short';
  return startOf(item, soonestMinute) === undefined ? 'out_of_reach' : 'no_room';
}
