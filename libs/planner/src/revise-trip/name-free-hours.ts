import { isDeepStrictEqual } from 'node:util';
import type { Activity, ItineraryDay, Language, RouteStop } from '@app/contracts';
import { toHhmm, toMinutes } from '@app/guide';
import { wordsIn } from '@app/messages';

/** Hours in which a full day is told what it is for. */
const DAY = { from: 630, to: 1110, dinnerBy: 1170 };
/** Less than this between two things is a breath, not a rest. */
const WORTH_NAMING_MINUTES = 110;
/** Left at both ends for the ways. */
const WAY_MINUTES = 20;

interface FreeHourFacts {
  readonly currency: string;
  readonly language: Language;
  /** The most activities that the travellers want on a day; absent when they did not say. */
  readonly mostPerDay?: number | undefined;
}

interface Gap {
  readonly from: number;
  readonly to: number;
}

function openHours({ activities, meals }: ItineraryDay): Gap[] {
  const things = [...activities, ...(meals ?? [])].map(({ start, end }) => ({ from: toMinutes(start), to: toMinutes(end) })).sort((a, b) => a.from - b.from);
  let until = DAY.from;
  const gaps: Gap[] = [];
  for (const { from, to } of things) {
    gaps.push({ from: until, to: Math.min(from, DAY.dinnerBy) });
    until = Math.max(until, to);
  }
  gaps.push({ from: until, to: DAY.to });
  return gaps.filter(({ from, to }) => to - from >= WORTH_NAMING_MINUTES).sort((a, b) => b.to - b.from - (a.to - a.from));
}

/**
 * The day with its long open hours named as free time in its city, so that a change leaves no hole that nobody explains; the longest first
 * when the day holds `mostPerDay` at most. `number` counts days from 1.
 */
export function withFreeHoursNamed(day: ItineraryDay, number: number, { currency, language, mostPerDay = Infinity }: FreeHourFacts): ItineraryDay {
  const { say } = wordsIn(language);
  const taken = Math.max(0, ...day.activities.map(({ id }) => Number(/^d\d+-a(\d+)-/.exec(id)?.[1] ?? 0)));
  const added = openHours(day)
    .slice(0, Math.max(0, mostPerDay - day.activities.length))
    .map(({ from, to }, index): Activity => ({
      id: `d${number}-a${taken + index + 1}-free-time`,
      title: say('rest.in', { name: day.city }),
      kind: 'free_time',
      place: { name: day.city },
      start: toHhmm(from + WAY_MINUTES),
      end: toHhmm(to - WAY_MINUTES),
      cost: { amount: 0, currency },
      source: 'estimate',
      note: say('rest.left_open'),
    }));
  if (added.length === 0) return day;
  return { ...day, activities: [...day.activities, ...added].sort((a, b) => a.start.localeCompare(b.start)) };
}

export interface ChangedRoute extends FreeHourFacts {
  readonly before: readonly ItineraryDay[];
  readonly route: readonly RouteStop[];
}

/** Changed days that are spent in one place say what their open hours are for; arrivals and departures have hours of their own. */
export function withChangedHoursNamed(days: readonly ItineraryDay[], { before, route, ...facts }: ChangedRoute): ItineraryDay[] {
  const moving = new Set([days[0]?.date, days.at(-1)?.date, ...route.flatMap(({ arrive, leave }) => [arrive, leave])]);
  return days.map((day, index) => (moving.has(day.date) || isDeepStrictEqual(day, before[index]) ? day : withFreeHoursNamed(day, index + 1, facts)));
}
