import type { DailyWeather } from '@app/contracts';
import type { OrderedDay } from './day-order.js';
import { buildTimeline } from './timeline.js';
import type { DayContext } from './timeline.js';

/** One date with what limits it. */
export interface OpenDay {
  readonly context: DayContext;
  readonly capacity: number;
  readonly weather: DailyWeather | undefined;
  /** Mean daily high of the month in °C. */
  readonly usualHighC: number;
  readonly proposedIds: ReadonlySet<string>;
}

/** One date with its visits. */
export interface FilledDay extends OpenDay {
  readonly plan: OrderedDay;
}

/** A day with its meals only; they always fit, because only meals that fit are due. */
export function emptyPlan(context: DayContext): OrderedDay {
  return { order: [], timeline: buildTimeline(context, [], {}) ?? { items: [], travelMinutes: 0, idleMinutes: 0 } };
}

/** Capacities lowered evenly, the fullest days first, until as many visits are wanted as there are places. */
export function spreadCapacity(capacities: readonly number[], placeCount: number): number[] {
  const spread = [...capacities];
  for (let excess = spread.reduce((sum, capacity) => sum + capacity, 0) - placeCount; excess > 0; excess -= 1) {
    const fullest = spread.lastIndexOf(Math.max(...spread));
    if ((spread[fullest] ?? 0) <= 0) break;
    spread[fullest] = (spread[fullest] ?? 0) - 1;
  }
  return spread;
}
