import { done } from '../parted-work.js';
import type { PartedWork } from '../parted-work.js';
import { assembling, saverLegs } from './assemble-trip.js';
import type { TripParts, TripVersion } from './assemble-trip.js';
import { levelsAbove, levelsFrom } from './money/spending-levels.js';

/** Money that is left is spent up to this share of the budget, so that a trip keeps something in hand. */
const SPEND_UP_TO = 0.92;

export interface FittedTrip {
  readonly trip: TripVersion;
  readonly fits: boolean;
  /** True when the tier that was asked for had to be given up. */
  readonly gaveUpTier: boolean;
}

/** The trip at the level of spending that suits these travellers and their budget: better where money is left, simpler where it is short. */
export const fitTrip = (parts: TripParts): FittedTrip => done(fitting(parts));

/** The same as {@link fitTrip}, day by day. */
export function* fitting(parts: TripParts): PartedWork<FittedTrip> {
  const { budget, preferences, tierIsWish } = parts.outline.brief;
  const tier = preferences.accommodationPreference;
  const levels = levelsFrom(tier, tierIsWish, budget !== null && saverLegs(parts) !== null);
  const [first] = levels;
  let trip = yield* assembling(parts, first ?? { stay: tier, meals: tier, maxEntranceShare: null });
  if (budget === null) return { trip, fits: true, gaveUpTier: false };
  if (trip.costs.total <= budget) return { trip: tierIsWish ? trip : yield* raised(parts, trip, budget), fits: true, gaveUpTier: false };
  for (const level of levels.slice(1)) {
    trip = yield* assembling(parts, level);
    if (trip.costs.total <= budget) return { trip, fits: true, gaveUpTier: tierIsWish && level.stay !== tier };
  }
  return { trip, fits: false, gaveUpTier: tierIsWish && trip.level.stay !== tier };
}

function* raised(parts: TripParts, trip: TripVersion, budget: number): PartedWork<TripVersion> {
  let best = trip;
  for (const level of levelsAbove(parts.outline.brief.preferences.accommodationPreference)) {
    const better = yield* assembling(parts, level);
    if (better.costs.total > budget * SPEND_UP_TO) break;
    best = better;
  }
  return best;
}
