import type { Activity } from '@app/contracts';
import { toHhmm } from '@app/guide';
import type { Words } from '@app/messages';
import type { DayFrame } from './day-frame.js';

const MIN_FREE_MINUTES = 60;
const DAY_FROM_MINUTE = 540;
const DAY_TO_MINUTE = 1110;

interface Span {
  readonly startMinute: number;
  readonly endMinute: number;
}

/** The longest time of a day in the city that no meal takes; null when it is shorter than an hour. Meals come in order of time. */
function longestGap(frame: DayFrame, meals: readonly Span[]): Span | null {
  let from = Math.max(DAY_FROM_MINUTE, frame.fromMinute);
  const until = Math.min(DAY_TO_MINUTE, frame.toMinute);
  let longest: Span = { startMinute: from, endMinute: from };
  for (const meal of [...meals, { startMinute: until, endMinute: until }]) {
    const endMinute = Math.min(meal.startMinute, until);
    if (endMinute - from > longest.endMinute - longest.startMinute) longest = { startMinute: from, endMinute };
    from = Math.max(from, meal.endMinute);
  }
  return longest.endMinute - longest.startMinute >= MIN_FREE_MINUTES ? longest : null;
}

/** One entry for the free time of a day in a city; no place is made up. Empty when the day leaves no free hour. */
export function freeTime(
  cityName: string,
  frame: DayFrame,
  facts: { readonly meals: readonly Span[]; readonly note: string; readonly currency: string; readonly words: Words },
): Activity[] {
  const gap = longestGap(frame, facts.meals);
  if (!gap) return [];
  return [
    {
      id: `d${frame.index + 1}-a1-free-time`,
      title: facts.words.say('rest.in', { name: cityName }),
      kind: 'free_time',
      place: { name: cityName },
      start: toHhmm(gap.startMinute),
      end: toHhmm(gap.endMinute),
      cost: { amount: 0, currency: facts.currency },
      source: 'estimate',
      note: facts.note,
    },
  ];
}
