import { toCents } from '@app/contracts';
import type { Costs } from '@app/contracts';
import type { Tier } from '@app/guide';
import { groundTotal } from './costs.js';
import { draftTrip } from './draft-trip.js';
import type { TripDraft } from './draft-trip.js';
import { TIERS } from './meals.js';
import { rankedAreas } from './stays.js';
import type { Spending, TripSetup } from './trip-setup.js';
import type { TripBasics } from './trip-input.js';

/** A traveller who leaves this share of the money for the ground unspent could have slept and eaten better. */
const IDLE_SHARE = 0.2;
/** The better version leaves the rest of the whole budget for what nobody plans. */
const MAX_BUDGET_SHARE = 0.95;

/** The tier above this one; undefined for the highest. */
export const nextTier = (tier: Tier): Tier | undefined => TIERS[TIERS.indexOf(tier) + 1];

/** True when so much is left that a better tier should be tried; a tier that the traveller asked for stays. */
export function leavesMuchUnspent({ groundBudget, tierIsWish }: TripBasics, costs: Costs): boolean {
  if (tierIsWish || groundBudget === null || groundBudget <= 0) return false;
  return toCents(groundTotal(costs)) <= toCents(groundBudget * (1 - IDLE_SHARE));
}

/** True when the whole trip, flights included, leaves a reserve of its budget. */
export function keepsReserve({ groundBudget }: TripBasics, costs: Costs): boolean {
  return groundBudget !== null && toCents(costs.total) <= toCents((groundBudget + (costs.byCategory.flights ?? 0)) * MAX_BUDGET_SHARE);
}

/** What may become better, the most first: stay and meals, else one of them; the stay in the same area rather than in another one. */
function betterSpendings(setup: TripSetup, { stay, mealTier }: Spending): Partial<Spending>[] {
  const tier = nextTier(stay.tier);
  const areas = tier && setup.frame.nights > 0 ? [stay.area, ...rankedAreas(setup.input.city, setup.places, tier).slice(0, 1)] : [];
  const betterMeals = nextTier(mealTier);
  const stays: Partial<Spending>[] = tier ? [...new Set(areas)].map((area) => ({ stay: { area, tier } })) : [];
  const meals: Partial<Spending>[] = betterMeals ? [{ mealTier: betterMeals }] : [];
  return [...stays.flatMap((better) => meals.map((also) => ({ ...better, ...also }))), ...stays, ...meals];
}

/**
 * The draft made better with what is left of the budget, a reserve apart: stay and meals one tier up when much is left, then tables of
 * the next tier for meals that no other fits. Nothing changes when the traveller asked for the tier.
 */
export function withMoneyLeft(setup: TripSetup, draft: TripDraft): TripDraft {
  return setup.input.tierIsWish ? draft : withMoreTables(setup, withBetterTier(setup, draft));
}

function withBetterTier(setup: TripSetup, draft: TripDraft): TripDraft {
  if (!leavesMuchUnspent(setup.input, draft.costs)) return draft;
  for (const better of betterSpendings(setup, draft.spending)) {
    const raised = draftTrip(setup, { ...draft.spending, ...better }, draft);
    if (keepsReserve(setup.input, raised.costs)) return raised;
  }
  return draft;
}

const openMeals = ({ days }: TripDraft): number => days.flatMap((day) => day.meals ?? []).filter(({ place }) => place === null).length;

function withMoreTables(setup: TripSetup, draft: TripDraft): TripDraft {
  if (openMeals(draft) === 0) return draft;
  const seated = draftTrip(setup, { ...draft.spending, tables: 'generous' }, draft);
  return openMeals(seated) < openMeals(draft) && keepsReserve(setup.input, seated.costs) ? seated : draft;
}

/** What became better, in sentences; empty when nothing did. */
export function betterNotes({ spending: before }: TripDraft, { spending: after }: TripDraft): string[] {
  const raised = {
    stay: after.stay.tier === before.stay.tier ? null : `from ${before.stay.tier} to ${after.stay.tier}`,
    meals: after.mealTier === before.mealTier ? null : `from ${before.mealTier} to ${after.mealTier}`,
  };
  const what = raised.stay && raised.meals ? 'stay and meals were' : raised.stay ? 'the stay was' : 'the meals were';
  const steps = raised.stay ?? raised.meals;
  return [
    ...(steps ? [`Much of the budget was left, so ${what} raised ${steps}.`] : []),
    ...(after.tables === 'generous' ? ['Where no table of the tier fits, one of the next tier is named; the budget has room for it.'] : []),
  ];
}
