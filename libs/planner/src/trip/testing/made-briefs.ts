import { NOTHING_ASKED_OF_WAYS } from '@app/contracts';
import type { FlightOption, RequestedStop } from '@app/contracts';
import { findTown, openTown } from '@app/guide';
import { dateStops } from '../route/date-stops.js';
import { outlineTrip, routeOf } from '../route/outline-trip.js';
import type { TripParts } from '../assemble-trip.js';
import type { Home, TripBrief } from '../trip-types.js';
import { spotOfTown } from '../ways/spot.js';
import type { Spot } from '../ways/spot.js';
import { present } from './made-trips.js';

export const stopNamed = (place: string, more: Partial<RequestedStop> = {}): RequestedStop => ({
  place,
  nights: null,
  nightsRule: 'exactly',
  role: 'stay',
  ...more,
});

export const homeIn = (name: string): Home => {
  const town = present(findTown(name));
  return { name: town.name, townId: town.id, iata: null, countryCode: town.countryCode, timezone: town.timezone, lat: town.lat, lng: town.lng };
};

export const spotIn = (name: string): Spot => spotOfTown(present(openTown(present(findTown(name)).id)));

/** Two adults for six nights in May without a budget; a test names only what it is about. */
export const briefOf = (places: readonly (string | RequestedStop)[], more: Partial<TripBrief> = {}): TripBrief => ({
  startDate: '2027-05-10',
  endDate: '2027-05-16',
  party: { adults: 2, children: 0, childrenAges: [] },
  currency: 'EUR',
  budget: null,
  home: null,
  route: { stops: places.map((place) => (typeof place === 'string' ? stopNamed(place) : place)), order: 'free', oneBase: false, ownWayThere: false },
  ways: NOTHING_ASKED_OF_WAYS,
  wishes: [],
  interests: [],
  preferences: { travelStyle: 'balanced', prioritizedInterests: [], preferredPace: 'normal', accommodationPreference: 'midrange' },
  tierIsWish: false,
  constraints: null,
  language: 'en',
  ...more,
});

/** Everything that a trip is put together from when nothing is known of flights and weather, at a rate of 1. */
export function partsOf(brief: TripBrief): TripParts {
  const outline = outlineTrip(
    brief,
    routeOf(brief, () => null),
    () => 1,
  );
  const { dates } = dateStops(outline, null);
  return { outline, dates, legs: [...outline.stops.map(() => null), null], weather: outline.stops.map(() => []), rateFrom: () => 1 };
}

export const flightAt = (departureAt: string, arrivalAt: string, amount: number, more: Partial<FlightOption> = {}): FlightOption => ({
  offerId: `${departureAt}-${amount}`,
  originIata: 'ZRH',
  destinationIata: 'LIS',
  departureAt,
  arrivalAt,
  durationMinutes: 160,
  stops: 0,
  carrier: 'Example Air',
  flightNumbers: ['EX 1'],
  price: { amount, currency: 'EUR' },
  source: 'estimate',
  ...more,
});
