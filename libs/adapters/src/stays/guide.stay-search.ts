import { daysBetween, fromCents, toCents } from '@app/contracts';
import type { ExchangeRatePort, StayOption, StayQuery, StaySearchPort, StayTier } from '@app/ports';
import { roomsFor } from './rooms.js';
import { STAY_TIERS } from './stay-city.js';
import type { StayArea, StayCity } from './stay-city.js';

/** What of a town is needed to tell its usual prices. */
type PricedCity = Pick<StayCity, 'name' | 'currency' | 'stayAreas'>;

export interface GuideStaySearchOptions {
  readonly findCity: (name: string) => PricedCity | undefined;
  readonly exchangeRates: ExchangeRatePort;
}

const TIER_WORDS: Readonly<Record<StayTier, string>> = { budget: 'Simple room', midrange: 'Midrange hotel', premium: 'Premium hotel' };

/**
 * Usual prices of a guide's neighbourhoods, for planning without a provider. Marked `guide`: areas and prices, no houses and nothing to
 * book. Empty for unknown cities and for stays without a night.
 */
export function createGuideStaySearch({ findCity, exchangeRates }: GuideStaySearchOptions): StaySearchPort {
  return {
    async search(query, signal) {
      signal.throwIfAborted();
      const city = findCity(query.city);
      if (!city || daysBetween(query.checkInDate, query.checkOutDate) < 1) return [];
      const { rate } = await exchangeRates.rate(city.currency, query.currency, signal);
      const tiers = query.tier ? [query.tier] : STAY_TIERS;
      return city.stayAreas
        .flatMap((area) => tiers.map((tier) => toStay({ city, area, tier, rate }, query)))
        .sort((a, b) => a.totalPrice.amount - b.totalPrice.amount || a.id.localeCompare(b.id))
        .slice(0, query.maxResults);
    },
  };
}

interface Priced {
  readonly city: PricedCity;
  readonly area: StayArea;
  readonly tier: StayTier;
  /** Units of the query's currency for one of the city's. */
  readonly rate: number;
}

function toStay({ city, area, tier, rate }: Priced, query: StayQuery): StayOption {
  const nights = daysBetween(query.checkInDate, query.checkOutDate);
  const rooms = roomsFor(query.adults, query.children);
  return {
    id: `stay_${area.id}_${tier}`,
    name: `${TIER_WORDS[tier]} in ${area.name}`,
    city: city.name,
    area: area.name,
    lat: area.lat,
    lng: area.lng,
    checkInDate: query.checkInDate,
    checkOutDate: query.checkOutDate,
    nights,
    rooms,
    tier,
    totalPrice: { amount: fromCents(toCents(area.nightly[tier] * rooms * nights * rate)), currency: query.currency },
    note: area.note,
    source: 'guide',
    priceSource: 'guide',
    sourceName: 'NaviGo guide',
  };
}
