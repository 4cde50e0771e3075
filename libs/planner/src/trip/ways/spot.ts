import { findTown, openTown, nearestAirports } from '@app/guide';
import type { Coordinates, Town, TownSummary } from '@app/guide';
import type { Home, WayEnd } from '../trip-types.js';

/** An airport farther away serves nobody's weekend. */
const AIRPORT_REACH_KM = 160;

/** A place that ways begin or end at. */
export interface Spot extends Coordinates {
  readonly city: string;
  readonly townId: string | null;
  readonly countryCode: string;
  readonly isIsland: boolean;
  readonly isRoadless?: boolean;
  /** Whether trains stop there; null where that is not known. */
  readonly hasRail: boolean | null;
  /** IATA codes, the most useful first. */
  readonly airports: readonly SpotAirport[];
}

export interface SpotAirport {
  readonly iata: string;
  readonly mode: string;
  readonly minutes: number;
  /** For one adult, in `currency`; null where it is not known. */
  readonly cost: number | null;
  readonly currency: string;
}

export const spotOfTown = (town: Town | (TownSummary & { readonly airportsKnown?: never })): Spot => {
  const open = 'places' in town ? town : openTown(town.id);
  const listed = (open?.airports ?? []).map(({ iata, transfer }) => ({
    iata,
    mode: transfer.mode,
    minutes: transfer.minutes,
    cost: transfer.cost,
    currency: town.currency,
  }));
  return {
    city: town.name,
    townId: town.id,
    countryCode: town.countryCode,
    lat: town.lat,
    lng: town.lng,
    isIsland: town.kind === 'island',
    ...(open?.isRoadless ? { isRoadless: true } : {}),
    hasRail: railOf(town.kind, open?.stations ?? []),
    airports: listed.length > 0 ? listed : airportsNear(town),
  };
};

/** A region has its stations in its towns; of some cities the tables hold none though every train stops there. */
const railOf = (kind: Town['kind'], stations: Town['stations']): boolean | null => stations.length > 0 || (kind === 'region' || kind === 'city' ? null : false);

const TRANSFER_KM_PER_HOUR = 45;
const TRANSFER_BASE_MINUTES = 20;

/** The nearest airports within reach, with a usual way by their distance. */
const airportsNear = ({ lat, lng }: Coordinates): SpotAirport[] =>
  nearestAirports(lat, lng, 2)
    .filter(({ distanceKm }) => distanceKm <= AIRPORT_REACH_KM)
    .map(({ iata, distanceKm }) => ({
      iata,
      mode: 'transit',
      minutes: Math.round(TRANSFER_BASE_MINUTES + (distanceKm / TRANSFER_KM_PER_HOUR) * 60),
      cost: null,
      currency: 'EUR',
    }));

/** Where the travellers live: the town of that name where one is known, else its position and the nearest airports. */
export function spotOfHome(home: Home): Spot {
  const town = home.townId === null ? undefined : findTown(home.townId);
  const known = town ? spotOfTown(town) : null;
  const near = airportsNear(home);
  const listed = known?.airports ?? [];
  const own = home.iata
    ? ([...listed, ...near].find(({ iata }) => iata === home.iata) ?? { iata: home.iata, mode: 'transit', minutes: 45, cost: null, currency: 'EUR' })
    : null;
  const airports = [...(own ? [own] : []), ...listed, ...near];
  return {
    city: home.name,
    townId: home.townId,
    countryCode: home.countryCode,
    lat: home.lat,
    lng: home.lng,
    isIsland: known?.isIsland ?? false,
    hasRail: known?.hasRail ?? null,
    airports: airports.filter((airport, index) => airports.findIndex(({ iata }) => iata === airport.iata) === index),
  };
}

export const endOf = (spot: Spot, station: string | null = null): WayEnd => ({ city: spot.city, townId: spot.townId, station, lat: spot.lat, lng: spot.lng });
