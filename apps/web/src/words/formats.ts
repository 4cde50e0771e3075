import { dateFormat, numberFormat } from './intl.js';
import { language, t } from './words.js';

const tag = (): string => (navigator.language.startsWith(language.value) ? navigator.language : language.value);
const atNoon = (date: string): Date => new Date(`${date}T12:00:00Z`);
const formatDay = (date: string, options: Intl.DateTimeFormatOptions): string => dateFormat(tag(), { ...options, timeZone: 'UTC' }).format(atNoon(date));

/** "€1,414" without cents where there are none, "€182.23" else. */
export const money = (amount: number, currency: string): string =>
  numberFormat(tag(), { style: 'currency', currency, minimumFractionDigits: Number.isInteger(amount) ? 0 : 2 }).format(amount);

/** Whole units, for headlines. */
export const roundMoney = (amount: number, currency: string): string =>
  numberFormat(tag(), { style: 'currency', currency, maximumFractionDigits: 0 }).format(amount);

/** "Mon, 10 May" for a calendar date, whatever the reader's zone is. */
export const dayName = (date: string): string => formatDay(date, { weekday: 'short', day: 'numeric', month: 'short' });
export const shortDay = (date: string): string => formatDay(date, { day: 'numeric', month: 'short' });
export const longDay = (date: string): string => formatDay(date, { day: 'numeric', month: 'long', year: 'numeric' });
export const weekday = (date: string): string => formatDay(date, { weekday: 'short' });

/** "9 – 22 September 2027". */
export const dayRange = (from: string, to: string): string =>
  dateFormat(tag(), { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' }).formatRange(atNoon(from), atNoon(to));

export const listed = (words: readonly string[]): string => new Intl.ListFormat(tag(), { type: 'conjunction' }).format(words);

/** "in 3 minutes", "2 hours ago". */
export function ago(iso: string, nowMs: number): string {
  const seconds = (Date.parse(iso) - nowMs) / 1000;
  const [unit, size] =
    (
      [
        ['day', 86_400],
        ['hour', 3_600],
        ['minute', 60],
      ] as const
    ).find(([, length]) => Math.abs(seconds) >= length) ?? (['second', 1] as const);
  return new Intl.RelativeTimeFormat(tag(), { numeric: 'auto' }).format(Math.round(seconds / size), unit);
}

/** "2.4 s", "3 min 5 s". */
export function lasting(ms: number): string {
  if (ms < 60_000) return `${numberFormat(tag(), { maximumFractionDigits: ms < 10_000 ? 1 : 0 }).format(ms / 1000)} s`;
  return `${Math.floor(ms / 60_000)} min ${Math.round((ms % 60_000) / 1000)} s`;
}

/** "35 min", "2 h 10". */
export const minutes = (count: number): string =>
  count < 60 ? `${count} min` : `${Math.floor(count / 60)} h${count % 60 ? ` ${String(count % 60).padStart(2, '0')}` : ''}`;

/** "900 m", "1.2 km". */
export const distance = (meters: number): string =>
  meters < 950 ? `${Math.round(meters / 50) * 50} m` : `${numberFormat(tag(), { maximumFractionDigits: 1 }).format(meters / 1000)} km`;

/** "€5 more", "costs the same" or "€5 less". */
export function difference(amount: number, currency: string): string {
  if (amount === 0) return t('visit.same');
  return t(amount > 0 ? 'visit.more' : 'visit.less', { amount: money(Math.abs(amount), currency) });
}

/** What a clock shows in a zone at a moment, such as "14:05". */
export const clockIn = (timeZone: string, ms: number): string => dateFormat(tag(), { hour: '2-digit', minute: '2-digit', timeZone }).format(new Date(ms));

/** "euro" for EUR. */
export const currencyName = (code: string): string => new Intl.DisplayNames([tag()], { type: 'currency' }).of(code) ?? code;

/** "Thu 26 Nov, 14:05" in the reader's own zone. */
export const moment = (iso: string): string =>
  dateFormat(tag(), { weekday: 'short', day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' }).format(new Date(iso));

/** Words in which calendar dates stand as machines write them, with those dates as people do. */
export const withDates = (words: string): string => words.replaceAll(/\d{4}-\d{2}-\d{2}/g, (date) => dayName(date));

/** "1,204", "3.5". */
export const shortNumber = (value: number): string => numberFormat(tag(), { maximumFractionDigits: value < 10 ? 1 : 0 }).format(value);
