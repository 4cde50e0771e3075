import { weekdayIndex } from '@app/contracts';
import type { GuidePlace, Hours } from './city.schema.js';

const WEEKDAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'] as const;
const MINUTES_PER_DAY = 1440;

/** A span of one local day in minutes after midnight; `toMinute` is at most 1440. */
export interface OpeningWindow {
  readonly fromMinute: number;
  readonly toMinute: number;
}

/** Minutes after midnight of HH:MM; `24:00` gives 1440. */
export function toMinutes(hhmm: string): number {
  const [hours = '0', minutes = '0'] = hhmm.split(':');
  return Number(hours) * 60 + Number(minutes);
}

/** HH:MM of minutes after midnight; 1440 gives `24:00`. */
export const toHhmm = (minutes: number): string => `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

/** Weekday numbers, 0 for Monday, that a range such as `Tue-Sun` or `Mon,Wed-Fri` names; `Sat-Mon` wraps. */
function weekdaysOf(days: string): Set<number> {
  const found = new Set<number>();
  for (const part of days.split(',')) {
    const [first = '', last = first] = part.split('-');
    const from = WEEKDAYS.indexOf(first as (typeof WEEKDAYS)[number]);
    const to = WEEKDAYS.indexOf(last as (typeof WEEKDAYS)[number]);
    for (let step = 0; step <= (to - from + 7) % 7; step += 1) found.add((from + step) % 7);
  }
  return found;
}

/** Joins windows that touch or overlap, so that a visit across a seam counts as open. */
function merged(windows: readonly OpeningWindow[]): OpeningWindow[] {
  const result: OpeningWindow[] = [];
  for (const next of [...windows].sort((a, b) => a.fromMinute - b.fromMinute)) {
    const last = result.at(-1);
    if (last && next.fromMinute <= last.toMinute) result[result.length - 1] = { fromMinute: last.fromMinute, toMinute: Math.max(last.toMinute, next.toMinute) };
    else result.push(next);
  }
  return result;
}

/** Opening windows of one date in order of time; empty when closed that weekday or on that yearly closing day. */
export function openingWindows(hours: Hours, closedOn: readonly string[] | undefined, isoDate: string): OpeningWindow[] {
  if (closedOn?.includes(isoDate.slice(5))) return [];
  if (hours === 'always') return [{ fromMinute: 0, toMinute: MINUTES_PER_DAY }];
  const weekday = weekdayIndex(isoDate);
  return merged(
    hours
      .filter((rule) => weekdaysOf(rule.days).has(weekday))
      .map((rule) => ({ fromMinute: toMinutes(rule.from), toMinute: Math.min(MINUTES_PER_DAY, toMinutes(rule.to)) }))
      .filter((window) => window.toMinute > window.fromMinute),
  );
}

/** True when the whole span from `from` to `to` (HH:MM) lies inside one opening window of that date. */
export function isOpen(hours: Hours, closedOn: readonly string[] | undefined, isoDate: string, from: string, to: string): boolean {
  const start = toMinutes(from);
  const end = toMinutes(to);
  return end >= start && openingWindows(hours, closedOn, isoDate).some((window) => window.fromMinute <= start && end <= window.toMinute);
}

/** Weekdays without any opening, in words such as `Mon` or `Mon, Tue`; empty when open all week. */
export function closedWeekdays(hours: Hours): string[] {
  if (hours === 'always') return [];
  const open = new Set(hours.flatMap((rule) => [...weekdaysOf(rule.days)]));
  return WEEKDAYS.filter((_, index) => !open.has(index));
}

/** The opening hours of that date in words, such as `10:00-18:00, closed Mon`; says `closed on this date` when it is. */
export function describeHours(place: Pick<GuidePlace, 'hours' | 'closedOn'>, isoDate: string): string {
  const windows = openingWindows(place.hours, place.closedOn, isoDate);
  const closed = closedWeekdays(place.hours);
  const allDay = windows.some((window) => window.fromMinute === 0 && window.toMinute === MINUTES_PER_DAY);
  const today = allDay ? 'open at all hours' : windows.map((window) => `${toHhmm(window.fromMinute)}-${toHhmm(window.toMinute)}`).join(' and ');
  return [today || 'closed on this date', ...(closed.length > 0 ? [`closed ${closed.join(', ')}`] : [])].join(', ');
}
