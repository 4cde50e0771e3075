import type { GuidePlace, Tier } from '@app/guide';
import type { TripDraft } from './draft-trip.js';
import { TIERS } from './meals.js';
import { entrancePrice } from './pricing.js';
import { cheapestArea, rankedAreas } from './stays.js';
import type { StayChoice } from './stays.js';
import type { TripSetup } from './trip-setup.js';

/** Tiers below this one, the nearest first. */
export const lowerTiers = (tier: Tier): Tier[] => TIERS.slice(0, TIERS.indexOf(tier)).reverse();

/** Ways to sleep for less, the smallest change first: another area, then a lower tier. Each is cheaper than the one before. */
export function cheaperStays(setup: TripSetup, current: StayChoice): StayChoice[] {
  const { city } = setup.input;
  const options = [current.tier, ...lowerTiers(current.tier)].flatMap((tier) => {
    const [best] = tier === current.tier ? [] : rankedAreas(city, setup.places, tier);
    return [best, cheapestArea(city, tier)].flatMap((area) => (area ? [{ area, tier }] : []));
  });
  let price = current.area.nightly[current.tier];
  return options.filter(({ area, tier }) => {
    const cheaper = area.nightly[tier] < price;
    if (cheaper) price = area.nightly[tier];
    return cheaper;
  });
}

/** Places that could be left out to save money: they cost something and nobody must see them. */
export const droppable = (setup: TripSetup, places: readonly GuidePlace[]): GuidePlace[] =>
  places.filter((place) => place.cost > 0 && !setup.taste.mustSeeIds.has(place.id));

/** The next visits to leave out: the dearest ones until the gap is closed. */
export function visitsToDrop(setup: TripSetup, draft: TripDraft, gap: number): GuidePlace[] {
  const paid = droppable(
    setup,
    draft.filled.flatMap((day) => day.plan.order),
  )
    .map((place) => ({ place, price: entrancePrice(setup.pricing, place.cost, place.childCost).amount }))
    .sort((a, b) => b.price - a.price || a.place.id.localeCompare(b.place.id));
  let saved = 0;
  return paid
    .filter(({ price }) => {
      const needed = saved < gap;
      saved += price;
      return needed;
    })
    .map(({ place }) => place);
}
