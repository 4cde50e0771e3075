import type { NormalDay } from './normal-day.js';

const YEARS = 5;

/** Fewer years say nothing about what is usual. */
const MIN_YEARS = 3;

/** Rain that people notice; the usual border of a wet day. */
const WET_FROM_MM = 1;

/** One earlier year's dates for the days of a trip. */
export interface PastYear {
  readonly startDate: string;
  readonly endDate: string;
  /** The same calendar date that year; 28 February where there was no 29th. */
  pastDate(date: string): string;
}

export interface MeasuredDay {
  readonly highC: number;
  readonly lowC: number;
  readonly precipitationMm: number;
}

const yearOf = (date: string): number => Number(date.slice(0, 4));
const isLeap = (year: number): boolean => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;

/** The last five complete years before `today`, latest first; a trip over New Year keeps its order in each of them. */
export function pastYears(dates: readonly string[], today: string): PastYear[] {
  const first = dates[0];
  const last = dates.at(-1);
  if (first === undefined || last === undefined) return [];
  return Array.from({ length: YEARS }, (_, back) => {
    const yearsBack = yearOf(last) - (yearOf(today) - 1 - back);
    const pastDate = (date: string): string => {
      const year = yearOf(date) - yearsBack;
      const monthDay = date.slice(5);
      return `${year}-${monthDay === '02-29' && !isLeap(year) ? '02-28' : monthDay}`;
    };
    return { startDate: pastDate(first), endDate: pastDate(last), pastDate };
  });
}

/** Averages of each day over the years that have it; days with fewer than three years are left out. */
export function normalsOf(
  dates: readonly string[],
  years: readonly { readonly past: PastYear; readonly measured: ReadonlyMap<string, MeasuredDay> }[],
): NormalDay[] {
  return dates.flatMap((date) => {
    const days = years.flatMap(({ past, measured }) => measured.get(past.pastDate(date)) ?? []);
    if (days.length < MIN_YEARS) return [];
    const mean = (value: (day: MeasuredDay) => number): number => days.reduce((sum, day) => sum + value(day), 0) / days.length;
    return {
      date,
      highC: mean((day) => day.highC),
      lowC: mean((day) => day.lowC),
      precipitationMm: mean((day) => day.precipitationMm),
      rainPercent: mean((day) => (day.precipitationMm >= WET_FROM_MM ? 100 : 0)),
    };
  });
}
