import type { Tier } from '@app/guide';

/** How a trip spends its money: where people sleep, where they eat, and whether paid sights that nobody asked for are left out. */
export interface SpendingLevel {
  readonly stay: Tier;
  readonly meals: Tier;
  /** Paid sights dearer than this share of a usual day of food are left out unless wished for; null keeps all. */
  readonly maxEntranceShare: number | null;
  /** Meals from bakeries, markets and daily specials, and walks instead of rides where the way is short. */
  readonly frugal?: true;
  /** Trains at early-booking fares. */
  readonly savers?: true;
}

/** What frugal meals cost of what is usual for the tier. */
export const FRUGAL_MEAL_SHARE = 0.7;

const LADDER: readonly SpendingLevel[] = [
  { stay: 'premium', meals: 'premium', maxEntranceShare: null },
  { stay: 'premium', meals: 'midrange', maxEntranceShare: null },
  { stay: 'midrange', meals: 'midrange', maxEntranceShare: null },
  { stay: 'midrange', meals: 'budget', maxEntranceShare: null },
  { stay: 'budget', meals: 'midrange', maxEntranceShare: null },
  { stay: 'budget', meals: 'budget', maxEntranceShare: null },
  { stay: 'budget', meals: 'budget', maxEntranceShare: 0.4 },
  { stay: 'budget', meals: 'budget', maxEntranceShare: 0 },
  { stay: 'budget', meals: 'budget', maxEntranceShare: 0.2, frugal: true },
  { stay: 'budget', meals: 'budget', maxEntranceShare: 0, frugal: true },
];

const START: Readonly<Record<Tier, number>> = { premium: 0, midrange: 2, budget: 5 };

/**
 * The levels to try from what the travellers like down to the least money: early-booking fares first where there are some, as they cost no
 * comfort. A tier that was asked for is only given up when nothing else fits.
 */
export const levelsFrom = (tier: Tier, tierIsWish: boolean, hasSavers = false): readonly SpendingLevel[] => {
  const usual = LADDER.slice(START[tier]);
  const down = hasSavers ? [...usual.slice(0, 1), ...usual.map((level) => ({ ...level, savers: true as const }))] : usual;
  return tierIsWish ? [...down.filter(({ stay }) => stay === tier), ...down.filter(({ stay }) => stay !== tier)] : down;
};

/** The levels above, the nearest first: what money that is left may buy when no tier was asked for. */
export const levelsAbove = (tier: Tier): readonly SpendingLevel[] => LADDER.slice(0, START[tier]).reverse();
