import { done } from '../parted-work.js';
import type { PartedWork } from '../parted-work.js';
import { assembling, leastTotal, saverLegs } from './assemble-trip.js';
import type { TripParts, TripVersion } from './assemble-trip.js';
import { withCheaperWays } from './money/cheaper-ways.js';
import { levelsAbove, levelsFrom } from './money/spending-levels.js';
import type { SpendingLevel } from './money/spending-levels.js';

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
  const [first = { stay: tier, meals: tier, maxEntranceShare: null }] = levels;
  if (budget === null) return { trip: yield* assembling(parts, first), fits: true, gaveUpTier: false };
  const fitted = (trip: TripVersion): FittedTrip => ({ trip, fits: trip.costs.total <= budget, gaveUpTier: tierIsWish && trip.level.stay !== tier });
  const usual = fitted(yield* within(parts, levels, budget));
  if (usual.fits) return usual.trip.level === first && !tierIsWish ? fitted(yield* raised(parts, usual.trip, budget)) : usual;
  const cheaper = withCheaperWays(parts);
  const onCheaper = cheaper && fitted(yield* within(cheaper, levels, budget));
  return onCheaper?.fits ? onCheaper : usual;
}

/**
 * The trip at the first level at which it costs no more than the budget, else at the last. Days are the dear part of the work: where beds and
 * ways alone cost more, none are planned.
 */
function* within(parts: TripParts, levels: readonly SpendingLevel[], budget: number): PartedWork<TripVersion> {
  for (const level of levels.slice(0, -1)) {
    if (leastTotal(parts, level) > budget) continue;
    const trip = yield* assembling(parts, level);
    if (trip.costs.total <= budget) return trip;
  }
  const { accommodationPreference: tier } = parts.outline.brief.preferences;
  return yield* assembling(parts, levels.at(-1) ?? { stay: tier, meals: tier, maxEntranceShare: null });
}

function* raised(parts: TripParts, trip: TripVersion, budget: number): PartedWork<TripVersion> {
  let best = trip;
  for (const level of levelsAbove(parts.outline.brief.preferences.accommodationPreference)) {
    if (leastTotal(parts, level) > budget * SPEND_UP_TO) break;
    const better = yield* assembling(parts, level);
    if (better.costs.total > budget * SPEND_UP_TO) break;
    best = better;
  }
  return best;
}
