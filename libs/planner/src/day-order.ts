import type { GuidePlace } from '@app/guide';
import { buildTimeline } from './timeline.js';
import type { DayContext, MealChoices, Timeline } from './timeline.js';

const IDLE_WEIGHT = 0.4;
const NO_CHOICES: MealChoices = {};

/** A day's visits in their order with the times that follow. */
export interface OrderedDay {
  readonly order: readonly GuidePlace[];
  readonly timeline: Timeline;
}

/** Minutes lost on ways and waiting; lower is better. */
export const lostMinutes = (timeline: Timeline): number => timeline.travelMinutes + IDLE_WEIGHT * timeline.idleMinutes;

function better(current: OrderedDay | null, day: DayContext, order: readonly GuidePlace[], choices: MealChoices = NO_CHOICES): OrderedDay | null {
  const timeline = buildTimeline(day, order, choices);
  if (!timeline) return current;
  return current && lostMinutes(current.timeline) <= lostMinutes(timeline) ? current : { order, timeline };
}

/** A day in an order that somebody chose; null when it is not feasible. */
export const inThisOrder = (day: DayContext, order: readonly GuidePlace[], choices: MealChoices = NO_CHOICES): OrderedDay | null =>
  better(null, day, order, choices);

/** The cheapest position for one more visit; null when no position is feasible. */
export function withVisit(day: DayContext, order: readonly GuidePlace[], place: GuidePlace): OrderedDay | null {
  let best: OrderedDay | null = null;
  for (let position = 0; position <= order.length; position += 1) best = better(best, day, order.toSpliced(position, 0, place));
  return best;
}

/** The best of all orders of a day with these tables; days hold few visits, so all of them are tried. Null when no order is feasible. */
export function bestOrder(day: DayContext, visits: readonly GuidePlace[], choices: MealChoices = NO_CHOICES): OrderedDay | null {
  let best: OrderedDay | null = null;
  const extend = (order: readonly GuidePlace[], rest: readonly GuidePlace[]): void => {
    if (rest.length === 0) best = better(best, day, order, choices);
    for (const [index, place] of rest.entries()) extend([...order, place], rest.toSpliced(index, 1));
  };
  extend([], visits);
  return best;
}
