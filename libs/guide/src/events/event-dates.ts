import { addDays } from '@app/contracts';

/** The days of an event in one year, both included, as YYYY-MM-DD. */
export interface EventDays {
  readonly from: string;
  readonly to: string;
}

const WEEKDAYS = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'];
const two = (value: number): string => String(value).padStart(2, '0');

/** Easter Sunday of the Gregorian calendar, by the rule of Meeus, Jones and Butcher. */
export function easterOf(year: number): string {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const d = (19 * a + b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) + 15) % 30;
  const e = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - d - (c % 4)) % 7;
  const f = d + e - 7 * Math.floor((a + 11 * d + 22 * e) / 451) + 114;
  return `${year}-${two(Math.floor(f / 31))}-${two((f % 31) + 1)}`;
}

/** The n-th weekday of a month; -1 is the last. */
function weekdayOf(year: number, month: number, weekday: number, nth: number): string {
  const first = new Date(Date.UTC(year, month - 1, 1)).getUTCDay();
  const day = 1 + ((weekday - first + 7) % 7);
  const last = new Date(Date.UTC(year, month, 0)).getUTCDate();
  return `${year}-${two(month)}-${two(nth > 0 ? day + (nth - 1) * 7 : day + Math.floor((last - day) / 7) * 7)}`;
}

/** One end of a span in that year; null when the rule names another year. */
function dateOf(rule: string, year: number): string | null {
  if (/^\d{4}-/.test(rule)) return rule.startsWith(String(year)) ? rule : null;
  const easter = /^E([+-]\d+)$/.exec(rule);
  if (easter) return addDays(easterOf(year), Number(easter[1]));
  const weekday = /^W(-?\d)([a-z]{3})(\d\d)([+-]\d+)?$/.exec(rule);
  if (weekday) return addDays(weekdayOf(year, Number(weekday[3]), WEEKDAYS.indexOf(weekday[2] ?? ''), Number(weekday[1])), Number(weekday[4] ?? 0));
  return `${year}-${rule}`;
}

/** The spans of rules such as `07-02 08-16` or `E-52/E-47` that begin in the year. */
export function eventDays(rules: string, year: number): EventDays[] {
  return rules.split(' ').flatMap((rule) => {
    const [first = '', last = first] = rule.split('/');
    const from = dateOf(first, year);
    const to = dateOf(last, year);
    if (from === null || to === null) return [];
    return [{ from, to: to < from ? `${year + 1}${to.slice(4)}` : to }];
  });
}
