import { TerminalError, toCents } from '@app/contracts';
import type { GuidePlace, Tier } from '@app/guide';
import { foldName } from '@app/guide';
import { MEAL_SHARES } from '../meal-slots.js';
import { TIERS } from '../meals.js';
import { mealPrice } from '../pricing.js';
import type { Pricing } from '../pricing.js';
import { rankedAreas } from '../stays.js';
import type { StayChoice } from '../stays.js';
import type { ReviseTripInput } from './revise-input.js';

/** Where and how the trip sleeps now; what a new plan would choose when its stay is none of the guide's. */
export function stayChoiceOf({ city, present, preferences }: ReviseTripInput, places: readonly GuidePlace[]): StayChoice {
  const [stay] = present.stays;
  const tier = stay?.tier ?? preferences.accommodationPreference;
  const known = city.stayAreas.find((area) => foldName(area.name) === foldName(stay?.area ?? ''));
  const area = known ?? rankedAreas(city, places, tier)[0];
  if (!area) throw new TerminalError('VALIDATION_ERROR', `the guide has no area to stay in ${city.name}`);
  return { area, tier };
}

/** The tier that the meals were planned at: by the price of a meal without a table, else by most of the tables. */
export function mealTierOf({ city, present, preferences }: ReviseTripInput, pricing: Pricing): Tier {
  const meals = present.days.flatMap((day) => day.meals ?? []);
  const open = meals.find(({ place }) => place === null);
  const byPrice =
    open && TIERS.find((tier) => toCents(mealPrice(pricing, city.daily.food[tier] * MEAL_SHARES[open.meal]).amount) === toCents(open.cost.amount));
  if (byPrice) return byPrice;
  const counts = TIERS.map((tier) => ({
    tier,
    count: meals.filter(({ place }) => place && city.eateries.some((eatery) => eatery.name === place.name && eatery.tier === tier)).length,
  }));
  const most = counts.reduce((top, one) => (one.count > top.count ? one : top));
  return most.count > 0 ? most.tier : preferences.accommodationPreference;
}
