import { createRequire } from 'node:module';
import type Holidays from 'date-holidays';

export interface PublicHoliday {
  readonly date: string;
  readonly name: string;
}

/** The calendars of all countries take a tenth of a second to load, so they are loaded when the first is asked for. */
let calendars: typeof Holidays | undefined;
const loaded = (): typeof Holidays => {
  if (calendars) return calendars;
  const module = createRequire(import.meta.url)('date-holidays') as typeof Holidays | { readonly default: typeof Holidays };
  calendars = 'default' in module ? module.default : module;
  return calendars;
};

const known = new Map<string, readonly PublicHoliday[]>();

/** Public holidays of a country in that year, by date; empty for countries that the calendars lack. */
export function publicHolidays(countryCode: string, year: number): readonly PublicHoliday[] {
  const key = `${countryCode}-${year}`;
  const before = known.get(key);
  if (before) return before;
  const Calendar = loaded();
  const found = new Calendar(countryCode)
    .getHolidays(year)
    .filter(({ type }) => type === 'public')
    .map(({ date, name }) => ({ date: date.slice(0, 10), name }));
  known.set(key, found);
  return found;
}

/** The public holidays of a country between two dates, both included. */
export const holidaysBetween = (countryCode: string, from: string, to: string): PublicHoliday[] =>
  [...new Set([from.slice(0, 4), to.slice(0, 4)])]
    .flatMap((year) => publicHolidays(countryCode, Number(year)))
    .filter(({ date }) => date >= from && date <= to);
