import { IsoDate, addDays, weekdayIndex } from '@app/contracts';
import { toIso } from '../dates/calendar.js';
import type { WeekdaySpan, YearSpan } from '../languages/language-words.js';

/** First and last day as ISO dates. */
export interface DaySpan {
  readonly from: string;
  readonly to: string;
}

const SATURDAY = 6;
const lastDay = (year: number, month: number): number => new Date(Date.UTC(year, month, 0)).getUTCDate();
const pad = (value: number): string => String(value).padStart(2, '0');

export function daysOfMonth(year: number, month: number, fromDay: number, toDay: number): DaySpan {
  const last = lastDay(year, month);
  const to = toDay === 0 ? last : Math.min(toDay, last);
  return { from: `${year}-${pad(month)}-${pad(fromDay)}`, to: `${year}-${pad(month)}-${pad(to)}` };
}

/** Easter Sunday by the Gregorian computus. */
export function easterOf(year: number): string {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const d = Math.floor(b / 4);
  const e = b % 4;
  const f = Math.floor((b + 8) / 25);
  const g = Math.floor((b - f + 1) / 3);
  const h = (19 * a + b - d - g + 15) % 30;
  const i = Math.floor(c / 4);
  const k = c % 4;
  const l = (32 + 2 * e + 2 * i - h - k) % 7;
  const m = Math.floor((a + 11 * h + 22 * l) / 451);
  const month = Math.floor((h + l - 7 * m + 114) / 31);
  const day = ((h + l - 7 * m + 114) % 31) + 1;
  return toIso(year, month, day) ?? `${year}-04-05`;
}

const MONTHS_TO_OTHER_HALF = 6;

/** The season of that name on the other half of the earth. */
export function sixMonthsOn([from, to]: YearSpan): YearSpan {
  const moved = (day: string): string =>
    `${pad(((Number(day.slice(0, 2)) - 1 + MONTHS_TO_OTHER_HALF) % 12) + 1)}${day.slice(2) === '-31' ? '-30' : day.slice(2)}`;
  return [moved(from), moved(to)];
}

/** The n-th such weekday (Monday is 1) of a month; -1 is the last. */
function nthWeekday(year: number, month: number, weekday: number, nth: number): string {
  const days = Array.from({ length: lastDay(year, month) }, (_, i) => `${year}-${pad(month)}-${pad(i + 1)}`).filter((iso) => weekdayIndex(iso) + 1 === weekday);
  return days.at(nth < 0 ? nth : nth - 1) ?? `${year}-${pad(month)}-01`;
}

/** Friday to Monday around the n-th Saturday of a month. */
export function weekendOfMonth(year: number, month: number, nth: number): DaySpan {
  const saturday = nthWeekday(year, month, SATURDAY, nth);
  return { from: addDays(saturday, -1), to: addDays(saturday, 2) };
}

export type NamedSpan = YearSpan | readonly [fromEaster: number, toEaster: number] | WeekdaySpan;

export function spanInYear(span: NamedSpan, year: number): DaySpan {
  if ('nth' in span) {
    const day = nthWeekday(year, span.month, span.weekday, span.nth);
    return { from: addDays(day, span.from), to: addDays(day, span.to) };
  }
  const [from, to] = span;
  if (typeof from === 'number' || typeof to === 'number') {
    const easter = easterOf(year);
    return { from: addDays(easter, Number(from)), to: addDays(easter, Number(to)) };
  }
  const end = `${to < from ? year + 1 : year}-${to}`;
  return { from: `${year}-${from}`, to: IsoDate.safeParse(end).success ? end : `${end.slice(0, 8)}28` };
}

/** "Mid-November" said on the 22nd is next year's. */
const LEAST_AHEAD_DAYS = 5;

/** The first such span that is not over; a stated year is kept. */
export function nextSpan(at: (year: number) => DaySpan, year: number | null, today: string): DaySpan {
  if (year !== null) return at(year);
  const thisYear = Number(today.slice(0, 4));
  return (
    [thisYear - 1, thisYear, thisYear + 1].map(at).find(({ from, to }) => to >= addDays(today, LEAST_AHEAD_DAYS) && from >= addDays(today, -15)) ??
    at(thisYear + 1)
  );
}
