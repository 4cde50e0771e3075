import type { Ways } from './clock.js';
import type { Sight } from './sight.js';
import { filledInLight } from './spread.js';
import type { PlannedDay, TripDay } from './trip-day.js';

const STEP_MINUTES = 5;
const LEAST_MINUTES = 60;
/** How much of the usual time a wished visit keeps, the least painful cut first. */
const SHARES = { missed: [0.65, 0.4], wished: [1, 0.65] } as const;

function shorter(sight: Sight, share: number): Sight {
  const minutes = Math.min(sight.minutes, Math.max(LEAST_MINUTES, Math.ceil((sight.minutes * share) / STEP_MINUTES) * STEP_MINUTES));
  return minutes === sight.minutes ? sight : { ...sight, minutes, place: { ...sight.place, visitMinutes: minutes } };
}

/** The best answers to wishes of which no best answer is planned. */
function missedIn(sights: readonly Sight[], planned: readonly PlannedDay[]): Sight[] {
  const answered = new Set(planned.flatMap(({ order }) => order.flatMap(({ bestFor }) => bestFor)));
  return sights.filter(({ bestFor }) => bestFor.some((id) => !answered.has(id)));
}

/**
 * The days filled; what was wished for and finds no room at its usual length is seen for a shorter time rather than not at all, if need be
 * with all other wished visits shortened as well.
 */
export function filledAsWished(
  sights: readonly Sight[],
  { days, ways }: { readonly days: readonly Pick<TripDay, 'date'>[]; readonly ways: Pick<Ways, 'windowsOf'> },
  fill: (from: readonly Sight[]) => PlannedDay[],
): PlannedDay[] {
  let best = filledInLight(sights, fill);
  const isOpenAtAll = (sight: Sight): boolean => days.some(({ date }) => ways.windowsOf(shorter(sight, SHARES.missed[1]), date).length > 0);
  let missed = missedIn(sights, best).filter(isOpenAtAll);
  for (const ofMissed of SHARES.missed)
    for (const ofWished of SHARES.wished) {
      if (missed.length === 0) return best;
      const keys = new Set(missed.map(({ key }) => key));
      const cut = sights.map((sight) => {
        if (keys.has(sight.key)) return shorter(sight, ofMissed);
        return sight.bestFor.length > 0 && sight.located ? shorter(sight, ofWished) : sight;
      });
      const tried = filledInLight(cut, fill);
      const left = missedIn(sights, tried).filter(isOpenAtAll);
      if (left.length >= missed.length) continue;
      best = tried;
      missed = left;
    }
  return best;
}
