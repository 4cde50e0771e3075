import { addDays, daysBetween, monthIndex, weekdayIndex } from '@app/contracts';
import type { DateWindow, Language } from '@app/contracts';
import type { TownSummary } from '@app/guide';
import { wordsIn } from '@app/messages';
import { holidaysBetween } from './public-holidays.js';

/** A start and an end inside the window with what speaks for them. */
export interface FoundDates {
  readonly start: string;
  readonly end: string;
  /** One clause: why these dates. */
  readonly why: string;
}

export interface DateChoice extends FoundDates {
  /** The two next best, each a week or more away where the window allows it. */
  readonly others: readonly FoundDates[];
}

export interface DateSearch {
  readonly window: DateWindow;
  /** Today at the client. */
  readonly today: string;
  /** Where the trip goes; empty while that is open. */
  readonly towns: readonly TownSummary[];
  readonly homeCountryCode: string | null;
  /** Yearly spans (MM-DD) that the trip should touch, such as a festival that was asked for. */
  readonly events: readonly { readonly name: string; readonly from: string; readonly to: string }[];
  /** What the reasons are told in. */
  readonly language: Language;
}

const MAX_STARTS = 400;
const WEEKEND_FARE = 0.12;
const FRIDAY_FARE = 0.06;
const SEASON_FARE = 0.25;
const HOLIDAY_FARE = 0.15;
const DEAR_MONTHS = new Set([6, 7, 11]);
const FRIDAY = 4;
const PLEASANT = { from: 17, to: 28 };
const ORDINARY_RAINY_DAYS = 7;
const EVENT_POINTS = 3;
const LOW_FARE = 0.05;
const SPREAD_DAYS = 5;
/** Whoever books tomorrow's flight pays for it. */
const NOTICE_DAYS = 10;

/** How much dearer than usual a date is to fly or sleep on, as a share. */
function fareShare(date: string, homeHolidays: ReadonlySet<string>): number {
  const weekday = weekdayIndex(date);
  const weekend = weekday > FRIDAY ? WEEKEND_FARE : weekday === FRIDAY ? FRIDAY_FARE : 0;
  const near = [-1, 0, 1].some((days) => homeHolidays.has(addDays(date, days)));
  return weekend + (DEAR_MONTHS.has(monthIndex(date)) ? SEASON_FARE : 0) + (near ? HOLIDAY_FARE : 0);
}

function weatherPoints(towns: readonly TownSummary[], date: string): number {
  if (towns.length === 0) return 0;
  const month = monthIndex(date);
  const points = towns.map(({ highs, rainyDays, bestMonths, good }) => {
    const high = highs[month] ?? 20;
    const snow = good.includes('skiing') && high < 8;
    const off = snow ? 0 : Math.max(0, PLEASANT.from - high) + Math.max(0, high - PLEASANT.to);
    return (bestMonths.includes(month + 1) ? 1 : 0) - off * 0.08 - Math.max(0, (rainyDays[month] ?? 8) - ORDINARY_RAINY_DAYS) * 0.08;
  });
  return points.reduce((sum, value) => sum + value, 0) / points.length;
}

/** What part of an event's days lies in a trip, from 0 to 1. */
function partSeen(event: { readonly from: string; readonly to: string }, start: string, end: string): number {
  const year = start.slice(0, 4);
  const wraps = event.to < event.from;
  const spans = wraps
    ? [
        [`${Number(year) - 1}-${event.from}`, `${year}-${event.to}`],
        [`${year}-${event.from}`, `${Number(year) + 1}-${event.to}`],
      ]
    : [[`${year}-${event.from}`, `${year}-${event.to}`]];
  const parts = spans.map(([from = '', to = '']) => {
    const seen = daysBetween(start > from ? start : from, end < to ? end : to) + 1;
    return seen <= 0 ? 0 : seen / (daysBetween(from, to) + 1);
  });
  return Math.max(...parts);
}

interface Rated extends FoundDates {
  readonly points: number;
  readonly order: number;
}

function rated(start: string, days: number, search: DateSearch, homeHolidays: ReadonlySet<string>, order: number): Rated {
  const { window, towns, events } = search;
  const end = addDays(start, days - 1);
  const fare = (fareShare(start, homeHolidays) + fareShare(end, homeHolidays)) / 2;
  const weather = weatherPoints(towns, start);
  const holidays = towns[0] ? holidaysBetween(towns[0].countryCode, start, end) : [];
  const parts = events.map((event) => partSeen(event, start, end));
  const met = events.filter((_event, at) => (parts[at] ?? 0) > 0);
  const seen = parts.reduce((sum, part) => sum + part, 0);
  const fareWeight = window.choose === 'cheapest' ? 12 : 3;
  const weatherWeight = window.choose === 'best_weather' ? 3 : 1;
  const middle = Math.abs(daysBetween(window.from, start) - daysBetween(window.from, addDays(window.to, 1 - days)) / 2) / 400;
  const points = weather * weatherWeight - fare * fareWeight - holidays.length * 0.15 + met.length * EVENT_POINTS + seen - middle;
  return { start, end, points, order, why: reasons({ fare, start, met }, search) };
}

interface Reasons {
  readonly fare: number;
  readonly start: string;
  readonly met: readonly { readonly name: string }[];
}

function reasons({ fare, start, met }: Reasons, { towns: [town], window, language }: DateSearch): string {
  const { say } = wordsIn(language);
  const month = monthIndex(start);
  const parts = [
    ...met.map(({ name }) => say('dates.event_on', { name })),
    fare < LOW_FARE ? say('dates.low_fares') : window.choose === 'cheapest' ? say('dates.least_dear') : '',
    town ? say('dates.weather', { high: Math.round(town.highs[month] ?? 20), city: town.name, rainy: Math.round(town.rainyDays[month] ?? 8) }) : '',
  ];
  return parts.filter((part) => part !== '').join('; ') || say('dates.middle');
}

/** The best dates inside a window and two others. Null when the window holds no such trip from today on. */
export function findDates(search: DateSearch): DateChoice | null {
  const { window, today } = search;
  const notice = addDays(today, NOTICE_DAYS);
  const from = window.from > notice ? window.from : window.to > notice ? notice : window.from > today ? window.from : addDays(today, 1);
  const homeHolidays = new Set(search.homeCountryCode ? holidaysBetween(search.homeCountryCode, from, window.to).map(({ date }) => date) : []);
  const options: Rated[] = [];
  for (let days = window.maxDays; days >= window.minDays; days -= 1) {
    for (let step = 0; step < MAX_STARTS; step += 1) {
      const start = addDays(from, step);
      if (addDays(start, days - 1) > window.to) break;
      if (window.startWeekdays.length > 0 && !window.startWeekdays.includes(weekdayIndex(start) + 1)) continue;
      const shorter = (window.maxDays - days) * 0.4;
      const one = rated(start, days, search, homeHolidays, options.length);
      options.push({ ...one, points: one.points - shorter });
    }
  }
  options.sort((a, b) => b.points - a.points || a.order - b.order);
  const [best] = options;
  if (!best) return null;
  const chosen: Rated[] = [best];
  for (const spread of [SPREAD_DAYS, 1])
    for (const option of options)
      if (chosen.length < 3 && chosen.every(({ start }) => Math.abs(daysBetween(start, option.start)) >= spread)) chosen.push(option);
  const [first, ...others] = chosen.map(({ start, end, why }) => ({ start, end, why }));
  return first ? { ...first, others } : null;
}
