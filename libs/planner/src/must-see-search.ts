import type { GuidePlace } from '@app/guide';
import { bestOrder, withVisit } from './day-order.js';
import type { OrderedDay } from './day-order.js';
import type { OpenDay } from './open-day.js';

/** Days whose orders may be tried before the best found so far is taken; far more than a few wishes on a short trip need. */
const MAX_TRIALS = 600;
/** Up to this many visits all orders of a day are tried, beyond it only all positions of the new one. */
const MAX_EXACT_VISITS = 4;
const MAX_VISITS = 6;

function withPlace(day: OpenDay, order: readonly GuidePlace[], place: GuidePlace): OrderedDay | null {
  if (order.length >= MAX_VISITS) return null;
  return order.length < MAX_EXACT_VISITS ? bestOrder(day.context, [...order, place]) : withVisit(day.context, order, place);
}

/**
 * For each day the visits it gets, so that as many of these places as possible are seen; they may exceed the pace of the days.
 *
 * Exact for a few places on a few days.
 */
export function placeMost(days: readonly OpenDay[], places: readonly GuidePlace[]): OrderedDay[] {
  const empty = days.map((): OrderedDay => ({ order: [], timeline: { items: [], travelMinutes: 0, idleMinutes: 0 } }));
  let best = { count: 0, plans: empty };
  let trials = 0;
  const search = (index: number, count: number, plans: readonly OrderedDay[]): void => {
    if (count > best.count) best = { count, plans: [...plans] };
    const place = places[index];
    if (!place || count + places.length - index <= best.count) return;
    for (const [dayIndex, day] of days.entries()) {
      if (trials >= MAX_TRIALS) return;
      trials += 1;
      const plan = withPlace(day, plans[dayIndex]?.order ?? [], place);
      if (plan) search(index + 1, count + 1, plans.with(dayIndex, plan));
    }
    search(index + 1, count, plans);
  };
  search(0, 0, empty);
  return best.plans;
}
