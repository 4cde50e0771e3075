import { IsoDate, addDays, weekdayIndex } from '@app/contracts';

/** A day of the year as far as it was said. */
export interface DayParts {
  readonly year?: number;
  /** 1 to 12; absent in "the 9th". */
  readonly month?: number;
  readonly day: number;
}

const pad = (value: number, width: number): string => String(value).padStart(width, '0');

/** The date of these parts, or null when the calendar has no such day. */
export function toIso(year: number, month: number, day: number): string | null {
  const text = `${pad(year, 4)}-${pad(month, 2)}-${pad(day, 2)}`;
  return IsoDate.safeParse(text).success ? text : null;
}

const yearOf = (iso: string): number => Number(iso.slice(0, 4));
const monthOf = (iso: string): number => Number(iso.slice(5, 7));

/** The first date not before `from` that fits the parts; a stated year is kept even when it is past. */
export function firstFitting(parts: DayParts, from: string): string | null {
  if (parts.month === undefined) return firstDayOfMonthFitting(parts.day, from);
  if (parts.year !== undefined) return toIso(parts.year, parts.month, parts.day);
  // 29 February may be up to eight years away.
  for (let year = yearOf(from); year <= yearOf(from) + 8; year++) {
    const iso = toIso(year, parts.month, parts.day);
    if (iso && iso >= from) return iso;
  }
  return null;
}

function firstDayOfMonthFitting(day: number, from: string): string | null {
  for (let offset = 0; offset < 12; offset++) {
    const iso = dayInMonth(addMonths(`${from.slice(0, 7)}-01`, offset), day);
    if (iso && iso >= from) return iso;
  }
  return null;
}

const MONTHS_AHEAD = 6;

/** The first such day of a month, not before `from`, that falls on the weekday (0 is Monday); null within half a year. */
export function firstDayOnWeekday(day: number, weekday: number, from: string): string | null {
  for (let offset = 0; offset < MONTHS_AHEAD; offset++) {
    const iso = dayInMonth(addMonths(`${from.slice(0, 7)}-01`, offset), day);
    if (iso && iso >= from && weekdayIndex(iso) === weekday) return iso;
  }
  return null;
}

/** The given day in the month of `iso`; null when that month is shorter. */
export const dayInMonth = (iso: string, day: number): string | null => toIso(yearOf(iso), monthOf(iso), day);

/** The same day `months` later, or the last day of a shorter month. */
export function addMonths(iso: string, months: number): string {
  const index = yearOf(iso) * 12 + monthOf(iso) - 1 + months;
  for (let day = Number(iso.slice(8, 10)); day > 27; day--) {
    const exact = toIso(Math.floor(index / 12), (index % 12) + 1, day);
    if (exact) return exact;
  }
  return toIso(Math.floor(index / 12), (index % 12) + 1, Math.min(27, Number(iso.slice(8, 10)))) ?? iso;
}

/** The given weekday (0 is Monday) in the week from Monday to Sunday that lies `weeks` after the week of `iso`. */
export const weekdayOfWeek = (iso: string, weekday: number, weeks: number): string => addDays(iso, weekday - weekdayIndex(iso) + weeks * 7);

/** The first such weekday after `iso`, that day itself excluded. */
export const nextWeekday = (iso: string, weekday: number): string => addDays(iso, ((weekday - weekdayIndex(iso) + 6) % 7) + 1);

const FORMATS = new Map<string, Intl.DateTimeFormat>();

function formatFor(timezone: string): Intl.DateTimeFormat {
  const known = FORMATS.get(timezone);
  if (known) return known;
  const format = new Intl.DateTimeFormat('en-CA', { timeZone: timezone, year: 'numeric', month: '2-digit', day: '2-digit' });
  FORMATS.set(timezone, format);
  return format;
}

/** The calendar date of `now` for this person: as written, unless an instant and a zone are both known. */
export function todayOf(now: string, timezone?: string): string {
  const isInstant = /T[^T]*(?:Z|[+-]\d{2}:?\d{2})$/i.test(now);
  return isInstant && timezone ? formatFor(timezone).format(new Date(now)) : now.slice(0, 10);
}
