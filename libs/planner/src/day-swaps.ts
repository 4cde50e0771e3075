import type { GuidePlace } from '@app/guide';
import { withVisit } from './day-order.js';
import { dayWorth } from './day-worth.js';
import type { FilledDay } from './open-day.js';

const SWAP_ROUNDS = 2;
const MIN_GAIN = 1;

/** A visit apart from the rest of its day. */
interface Apart {
  readonly day: FilledDay;
  readonly visit: GuidePlace;
  readonly rest: readonly GuidePlace[];
}

/** The days after all swaps of visits between two days that gain something: shorter ways, better weather, more variety. */
export function withSwaps(days: readonly FilledDay[]): FilledDay[] {
  const result = [...days];
  for (let round = 0; round < SWAP_ROUNDS; round += 1) {
    const gained = result.map((_, left) => result.map((__, right) => right > left && swapBetween(result, left, right)).includes(true)).includes(true);
    if (!gained) break;
  }
  return result;
}

/** Swaps within two days as long as it gains; the days are replaced in place. True when anything moved. */
function swapBetween(days: FilledDay[], left: number, right: number): boolean {
  let gained = false;
  for (let i = 0; i < (days[left]?.plan.order.length ?? 0); i += 1) {
    for (let j = 0; j < (days[right]?.plan.order.length ?? 0); j += 1) {
      const swapped = swap(apart(days[left], i), apart(days[right], j));
      if (!swapped) continue;
      [days[left], days[right]] = swapped;
      gained = true;
    }
  }
  return gained;
}

/** Null for excursions, which stay where they are. */
function apart(day: FilledDay | undefined, position: number): Apart | null {
  const visit = day?.plan.order[position];
  if (!day || !visit || visit.kind === 'day_trip') return null;
  return { day, visit, rest: day.plan.order.toSpliced(position, 1) };
}

/** Both days after the swap; null when it is not feasible or gains nothing. */
function swap(a: Apart | null, b: Apart | null): [FilledDay, FilledDay] | null {
  if (!a || !b || !mayGain(a, b)) return null;
  const left = withVisit(a.day.context, a.rest, b.visit);
  const right = left && withVisit(b.day.context, b.rest, a.visit);
  if (!left || !right) return null;
  const gain = dayWorth(a.day, left) + dayWorth(b.day, right) - dayWorth(a.day, a.day.plan) - dayWorth(b.day, b.day.plan);
  return gain < MIN_GAIN
    ? null
    : [
        { ...a.day, plan: left },
        { ...b.day, plan: right },
      ];
}

/** A cheap look whether a swap can gain: the visits come no farther from their neighbours, or the days' weather differs. */
function mayGain(a: Apart, b: Apart): boolean {
  if (a.day.weather?.riskLevel !== b.day.weather?.riskLevel) return true;
  const now = nearestMinutes(a.day, a.visit, a.rest) + nearestMinutes(b.day, b.visit, b.rest);
  return nearestMinutes(a.day, b.visit, a.rest) + nearestMinutes(b.day, a.visit, b.rest) <= now;
}

/** Minutes from a place to the nearest other point of a day, a sign of whether it belongs there. */
function nearestMinutes({ context }: FilledDay, place: GuidePlace, rest: readonly GuidePlace[]): number {
  return rest.reduce((least, other) => Math.min(least, context.travel(place, other)), context.travel(context.base, place));
}
