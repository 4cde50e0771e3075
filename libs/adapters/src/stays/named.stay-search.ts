import { daysBetween, fromCents, toCents } from '@app/contracts';
import type { FoundHouse, PlaceOrigin } from '@app/contracts';
import type { ExchangeRatePort, PlaceSourcePort, StayOption, StayQuery, StaySearchPort } from '@app/ports';
import { roomsFor } from './rooms.js';
import { nearestArea } from './stay-city.js';
import type { StayCity } from './stay-city.js';

/** Sources of places ask each other's servers one at a time, and a search for stays has a few seconds. */
const DEFAULT_TIMEOUT_MS = 8_000;
const USUAL_TIER = 'midrange';
const NOTE = 'A house by name; its price is the usual one of the area and has to be asked for.';
const SOURCE_NAMES: Readonly<Partial<Record<PlaceOrigin, string>>> = { openstreetmap: 'OpenStreetMap', wikivoyage: 'Wikivoyage' };

export interface NamedStaySearchOptions {
  readonly placeSource: Pick<PlaceSourcePort, 'town'>;
  readonly findCity: (name: string) => StayCity | undefined;
  readonly exchangeRates: ExchangeRatePort;
  /** Houses that are not known by then are left out. */
  readonly timeoutMs?: number;
}

/**
 * Houses that live sources name, each with the usual price of the nearest neighbourhood: the house is marked `live`, its price `guide`. Empty
 * where none is known in time.
 */
export function createNamedStaySearch({ placeSource, findCity, exchangeRates, timeoutMs = DEFAULT_TIMEOUT_MS }: NamedStaySearchOptions): StaySearchPort {
  return {
    async search(query, signal) {
      signal.throwIfAborted();
      const city = findCity(query.city);
      if (!city || daysBetween(query.checkInDate, query.checkOutDate) < 1) return [];
      const patience = AbortSignal.timeout(timeoutMs);
      const houses = await housesOf(city, placeSource, AbortSignal.any([signal, patience])).catch((error: unknown) => {
        signal.throwIfAborted();
        if (!patience.aborted) throw error;
        return [];
      });
      if (houses.length === 0) return [];
      const { rate } = await exchangeRates.rate(city.currency, query.currency, signal);
      return houses
        .flatMap((house) => toOption(house, { query, city, rate }))
        .sort((a, b) => a.totalPrice.amount - b.totalPrice.amount || a.id.localeCompare(b.id))
        .slice(0, query.maxResults);
    },
  };
}

async function housesOf(city: StayCity, placeSource: Pick<PlaceSourcePort, 'town'>, signal: AbortSignal): Promise<readonly FoundHouse[]> {
  const { id, name, lat, lng, country, countryCode } = city;
  const town = await placeSource.town({ name, townId: id, at: { lat, lng, country, countryCode } }, signal);
  return town?.houses ?? [];
}

interface Asked {
  readonly query: StayQuery;
  readonly city: StayCity;
  /** Units of the query's currency for one of the city's. */
  readonly rate: number;
}

function toOption({ id, name, lat, lng, origins }: FoundHouse, { query, city, rate }: Asked): StayOption[] {
  const area = nearestArea(city, { lat, lng });
  if (!area) return [];
  const tier = query.tier ?? USUAL_TIER;
  const nights = daysBetween(query.checkInDate, query.checkOutDate);
  const rooms = roomsFor(query.adults, query.children);
  return [
    {
      ...{ id: `stay_${id}`, name, city: city.name, area: area.name, lat, lng, tier, note: NOTE },
      ...{ checkInDate: query.checkInDate, checkOutDate: query.checkOutDate, nights, rooms },
      totalPrice: { amount: fromCents(toCents(area.nightly[tier] * rooms * nights * rate)), currency: query.currency },
      ...{ source: 'live', priceSource: 'guide', sourceName: SOURCE_NAMES[origins.place] ?? origins.place },
    },
  ];
}
