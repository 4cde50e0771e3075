import type { GuidePlace } from '@app/guide';
import { bestOrder, withVisit } from './day-order.js';
import type { OrderedDay } from './day-order.js';
import { dayWorth } from './day-worth.js';
import type { FilledDay } from './open-day.js';

/** Days with fewer visits give none away. */
const MIN_VISITS_TO_GIVE = 3;

interface Move {
  readonly giverIndex: number;
  readonly left: OrderedDay;
  readonly taken: OrderedDay;
  readonly gain: number;
}

/** The days after each that could hold a visit but has none got the best fitting one of a fuller day: a few free hours before a flight home are worth one. */
export function withoutEmptyDays(days: readonly FilledDay[]): FilledDay[] {
  const result = [...days];
  for (const [index, day] of result.entries()) {
    if (day.capacity === 0 || day.plan.order.length > 0) continue;
    const moves = result.flatMap((giver, giverIndex) => movesFrom(giver, giverIndex, day));
    const best = moves.reduce<Move | null>((top, move) => (top && top.gain >= move.gain ? top : move), null);
    const giver = best && result[best.giverIndex];
    if (!best || !giver) continue;
    result[best.giverIndex] = { ...giver, plan: best.left };
    result[index] = { ...day, plan: best.taken };
  }
  return result;
}

function movesFrom(giver: FilledDay, giverIndex: number, taker: FilledDay): Move[] {
  const { order } = giver.plan;
  if (order.length < MIN_VISITS_TO_GIVE) return [];
  return order.flatMap((visit: GuidePlace, position): Move[] => {
    if (visit.kind === 'day_trip') return [];
    const taken = withVisit(taker.context, [], visit);
    const left = taken && bestOrder(giver.context, order.toSpliced(position, 1));
    return left ? [{ giverIndex, left, taken, gain: dayWorth(taker, taken) + dayWorth(giver, left) - dayWorth(giver, giver.plan) }] : [];
  });
}
