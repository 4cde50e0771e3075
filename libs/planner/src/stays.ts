import type { Stay } from '@app/contracts';
import type { GuideCity, GuidePlace, GuideStayArea, Tier } from '@app/guide';
import type { Words } from '@app/messages';
import type { TripFrame } from './day-frame.js';
import { converted, roomsFor } from './pricing.js';
import type { Pricing } from './pricing.js';
import { travelMinutes } from './travel-time.js';

/** An area twice as dear must be this many minutes nearer on average. */
const PRICE_POINTS = 25;
const SIGHTS_CONSIDERED = 10;

export interface StayChoice {
  readonly area: GuideStayArea;
  readonly tier: Tier;
}

/** Areas from best to worst for these sights: near to them, and not dear for the tier. */
export function rankedAreas(city: Pick<GuideCity, 'stayAreas'>, sights: readonly GuidePlace[], tier: Tier): GuideStayArea[] {
  const near = sights.filter((place) => place.kind !== 'day_trip').slice(0, SIGHTS_CONSIDERED);
  const cheapest = Math.min(...city.stayAreas.map((area) => area.nightly[tier]));
  const points = (area: GuideStayArea): number =>
    near.reduce((sum, place) => sum + travelMinutes(area, place), 0) / Math.max(1, near.length) + PRICE_POINTS * (area.nightly[tier] / cheapest - 1);
  return [...city.stayAreas].sort((a, b) => points(a) - points(b) || a.id.localeCompare(b.id));
}

/** The area with the lowest price of that tier. */
export const cheapestArea = (city: GuideCity, tier: Tier): GuideStayArea | undefined =>
  [...city.stayAreas].sort((a, b) => a.nightly[tier] - b.nightly[tier] || a.id.localeCompare(b.id))[0];

/** What a stay is paid and told in. */
export interface StayTerms {
  readonly pricing: Pricing;
  readonly words: Words;
}

/** One stay for all nights, or none when the trip has no night. The guide knows areas and usual prices, no houses. */
export function stayOf(city: GuideCity, choice: StayChoice, frame: TripFrame, { pricing, words }: StayTerms): Stay[] {
  if (frame.nights === 0) return [];
  const { area, tier } = choice;
  const rooms = roomsFor(pricing.adults, pricing.children);
  return [
    {
      id: `stay-1-${area.id}`,
      name: words.say(`stay.${tier}`, { area: area.name }),
      city: city.name,
      area: area.name,
      lat: area.lat,
      lng: area.lng,
      checkInDate: frame.checkInDate,
      checkOutDate: frame.checkOutDate,
      nights: frame.nights,
      rooms,
      tier,
      cost: converted(pricing, area.nightly[tier] * rooms * frame.nights),
      source: 'guide',
    },
  ];
}
