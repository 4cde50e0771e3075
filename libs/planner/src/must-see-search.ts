import type { GuidePlace } from '@app/guide';
import type { OpenDay } from './open-day.js';
import { bestOrder } from './day-order.js';
import type { OrderedDay } from './day-order.js';

/** Days whose orders may be tried before the best found so far is taken; far more than a few wishes on a short trip need. */
const MAX_TRIALS = 2000;

/** For each day the visits it gets, so that as many of these places as possible are seen; exact for a few places on a few days. */
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
      const plan = bestOrder(day.context, [...(plans[dayIndex]?.order ?? []), place]);
      if (plan) search(index + 1, count + 1, plans.with(dayIndex, plan));
    }
    search(index + 1, count, plans);
  };
  search(0, 0, empty);
  return best.plans;
}
