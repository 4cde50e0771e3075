import { daysBetween, fromCents, toCents } from '@app/contracts';
import type { ExchangeRatePort, StayOption, StayQuery, StaySearchPort, StayTier } from '@app/ports';
import type { HttpClient } from '../http/http-client.js';
import { DEFAULT_TIMEOUT_MS } from '../http/request-json.js';
import { DEFAULT_BASE_URLS, joinUrl } from '../provider-hosts.js';
import { StaySearchAnswer } from './duffel.stay-schemas.js';
import type { DuffelStay } from './duffel.stay-schemas.js';
import { roomsFor } from './rooms.js';
import { STAY_TIERS, nearestArea } from './stay-city.js';
import type { StayCity } from './stay-city.js';

/** Offers come unpaged, each with the description of its house. */
const MAX_BYTES = 16 * 1024 * 1024;
const SEARCH_RADIUS_KM = 5;
/** Ages are not asked for when stays are looked up; most houses price school children alike. */
const USUAL_CHILD_AGE = 8;
const MAX_NAME_CHARS = 160;
const PREMIUM_STARS = 4;
const MIDRANGE_STARS = 3;

export interface DuffelStaySearchOptions {
  readonly http: HttpClient;
  readonly apiKey: string;
  readonly baseUrl?: string | undefined;
  readonly findCity: (name: string) => StayCity | undefined;
  /** For rates in another currency than the traveller's. */
  readonly exchangeRates: ExchangeRatePort;
  readonly timeoutMs?: number;
  readonly retries?: number;
}

/**
 * Houses with a rate that can be booked, marked `live`. What is due on arrival is part of the price. Empty for cities that the gazetteer lacks,
 * because Duffel searches around a point.
 *
 * @see Duffel API v2, POST /stays/search
 */
export function createDuffelStaySearch(options: DuffelStaySearchOptions): StaySearchPort {
  const { http, apiKey, baseUrl = DEFAULT_BASE_URLS.duffel, findCity, exchangeRates, timeoutMs = DEFAULT_TIMEOUT_MS, retries } = options;
  return {
    async search(query, signal) {
      signal.throwIfAborted();
      const city = findCity(query.city);
      if (!city || daysBetween(query.checkInDate, query.checkOutDate) < 1) return [];
      const answer = await http.requestJson({
        ...{ provider: 'Duffel Stays', url: joinUrl(baseUrl, 'stays/search'), body: searchRequest(query, city) },
        headers: { authorization: `Bearer ${apiKey}`, 'duffel-version': 'v2' },
        ...{ schema: StaySearchAnswer, timeoutMs, maxBytes: MAX_BYTES, signal },
        ...(retries === undefined ? {} : { retries }),
      });
      const { results } = answer.data;
      const rateOf = await ratesTo(query.currency, [...currenciesOf(results), city.currency], (from) => exchangeRates.rate(from, query.currency, signal));
      return results
        .flatMap((stay) => toOption(stay, { query, city, rateOf }))
        .filter(({ tier }) => query.tier === null || tier === query.tier)
        .sort((a, b) => a.totalPrice.amount - b.totalPrice.amount || a.id.localeCompare(b.id))
        .slice(0, query.maxResults);
    },
  };
}

function searchRequest({ checkInDate, checkOutDate, adults, children }: StayQuery, { lat, lng }: StayCity): unknown {
  const guests = [
    ...Array.from({ length: adults }, () => ({ type: 'adult' })),
    ...Array.from({ length: children }, () => ({ type: 'child', age: USUAL_CHILD_AGE })),
  ];
  const location = { radius: SEARCH_RADIUS_KM, geographic_coordinates: { latitude: lat, longitude: lng } };
  return { data: { check_in_date: checkInDate, check_out_date: checkOutDate, rooms: roomsFor(adults, children), guests, location } };
}

/** Units of the traveller's currency for one of another. */
type RateOf = (currency: string) => number;

const currenciesOf = (stays: readonly DuffelStay[]): string[] =>
  stays.flatMap((stay) => [stay.cheapest_rate_currency, stay.cheapest_rate_due_at_accommodation_currency ?? stay.cheapest_rate_currency]);

/** Nothing is asked for the traveller's own currency. */
async function ratesTo(currency: string, used: readonly string[], rate: (from: string) => Promise<{ readonly rate: number }>): Promise<RateOf> {
  const foreign = [...new Set(used)].filter((code) => code !== currency);
  const rates = new Map(await Promise.all(foreign.map(async (code) => [code, (await rate(code)).rate] as const)));
  return (code) => rates.get(code) ?? 1;
}

interface Asked {
  readonly query: StayQuery;
  readonly city: StayCity;
  readonly rateOf: RateOf;
}

/** One option; none for a house without a position. */
function toOption(stay: DuffelStay, { query, city, rateOf }: Asked): StayOption[] {
  const { name, rating, location } = stay.accommodation;
  const at = location.geographic_coordinates;
  if (!at) return [];
  const point = { lat: at.latitude, lng: at.longitude };
  const nights = daysBetween(query.checkInDate, query.checkOutDate);
  const rooms = stay.rooms ?? roomsFor(query.adults, query.children);
  const onArrival = Number(stay.cheapest_rate_due_at_accommodation_amount ?? 0) * rateOf(stay.cheapest_rate_due_at_accommodation_currency ?? query.currency);
  const amount = Number(stay.cheapest_rate_total_amount) * rateOf(stay.cheapest_rate_currency) + onArrival;
  return [
    {
      ...{ id: stay.id, name: name.slice(0, MAX_NAME_CHARS), city: city.name, area: nearestArea(city, point)?.name ?? city.name, ...point },
      ...{ checkInDate: query.checkInDate, checkOutDate: query.checkOutDate, nights, rooms },
      tier: tierOf(rating ?? null, { nightly: amount / rateOf(city.currency) / (nights * rooms), usual: nearestArea(city, point)?.nightly }),
      totalPrice: { amount: fromCents(toCents(amount)), currency: query.currency },
      note: onArrival > 0 ? 'A rate that can be booked; a part of it is paid on arrival.' : 'A rate that can be booked.',
      ...{ source: 'live', priceSource: 'live', sourceName: 'Duffel' },
    },
  ];
}

interface NightPrices {
  /** Of the offer, in the city's currency. */
  readonly nightly: number;
  readonly usual: Readonly<Record<StayTier, number>> | undefined;
}

/** By stars; without any, the class whose usual price there is nearest. */
function tierOf(stars: number | null, { nightly, usual }: NightPrices): StayTier {
  if (stars !== null) return stars >= PREMIUM_STARS ? 'premium' : stars >= MIDRANGE_STARS ? 'midrange' : 'budget';
  if (!usual) return 'midrange';
  return [...STAY_TIERS].sort((a, b) => Math.abs(usual[a] - nightly) - Math.abs(usual[b] - nightly))[0] ?? 'midrange';
}
