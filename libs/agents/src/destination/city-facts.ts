import { daysBetween, monthIndex } from '@app/contracts';
import type { Preferences, UserRequest } from '@app/contracts';
import { distanceKm } from '@app/guide';
import type { Airport, GuideCity, Interest } from '@app/guide';
import { interestsOf } from '@app/planner';

/** What speaks for or against one city of the guide on this trip. */
export interface CityFacts {
  readonly name: string;
  readonly country: string;
  readonly iataCode: string;
  readonly cityCode: string;
  readonly matchedInterests: readonly Interest[];
  readonly wantedInterests: number;
  /** Usual weather of the month the trip starts in. */
  readonly highC: number;
  readonly lowC: number;
  readonly rainyDays: number;
  /** From the origin; null when it is not known. */
  readonly distanceKm: number | null;
  /** Bed, meals and rides of one person in the currency of the request; null without a rate. */
  readonly costPerPersonDay: number | null;
}

export interface TripNeeds {
  readonly request: UserRequest;
  readonly preferences: Preferences;
  readonly origin: Airport | undefined;
  /** Units of the request's currency for one unit of each city currency; absent when no rate was to be had. */
  readonly rates: ReadonlyMap<string, number>;
}

const PEOPLE_PER_ROOM = 2;

/** The facts of one city; deterministic, only from the guide and the request. */
export function cityFacts(city: GuideCity, { request, preferences, origin, rates }: TripNeeds): CityFacts {
  const wanted = [...new Set(preferences.prioritizedInterests.flatMap(interestsOf))];
  const month = city.climate[monthIndex(request.travelStartDate)];
  const tier = preferences.accommodationPreference;
  const rate = rates.get(city.currency);
  const cheapestBed = Math.min(...city.stayAreas.map((area) => area.nightly[tier])) / Math.min(PEOPLE_PER_ROOM, request.adults + request.children);
  return {
    name: city.name,
    country: city.country,
    iataCode: city.airports[0]?.iata ?? city.cityCode,
    cityCode: city.cityCode,
    matchedInterests: wanted.filter((interest) => city.bestFor.includes(interest)),
    wantedInterests: wanted.length,
    highC: month?.highC ?? 20,
    lowC: month?.lowC ?? 10,
    rainyDays: month?.rainyDays ?? 10,
    distanceKm: origin ? Math.round(distanceKm(origin, city)) : null,
    costPerPersonDay: rate === undefined ? null : Math.round((cheapestBed + city.daily.food[tier] + city.daily.localTransport) * rate),
  };
}

/** Pleasant by day is 18 to 27 °C; each degree off and each rainy day over six counts against a city. */
const PLEASANT_C = { from: 18, to: 27 };
const ACCEPTED_RAINY_DAYS = 6;
/** Flying farther than this for each day of the trip is too far. */
const KM_PER_TRIP_DAY = 1_200;

export interface TripSize {
  readonly days: number;
  /** The whole budget for one person and day, in the currency of the facts. */
  readonly moneyPerPersonDay: number;
}

/** How well a city fits, higher is better; interests and money weigh most, then weather and distance. */
function fitOf(facts: CityFacts, trip: TripSize): number {
  const interests = facts.wantedInterests > 0 ? facts.matchedInterests.length / facts.wantedInterests : 0.5;
  const tooCold = Math.max(0, PLEASANT_C.from - facts.highC);
  const tooHot = Math.max(0, facts.highC - PLEASANT_C.to);
  const climate = -(tooCold + tooHot) / 10 - Math.max(0, facts.rainyDays - ACCEPTED_RAINY_DAYS) / 10;
  const money = facts.costPerPersonDay === null ? 0 : Math.min(1, trip.moneyPerPersonDay / facts.costPerPersonDay) - 1;
  const distance = facts.distanceKm === null ? 0 : -Math.max(0, facts.distanceKm / (KM_PER_TRIP_DAY * trip.days) - 1);
  return 3 * interests + 3 * money + climate + distance;
}

/** The cities that fit best come first; equal ones by name. */
export const rankByFit = (cities: readonly CityFacts[], trip: TripSize): CityFacts[] =>
  [...cities].sort((a, b) => fitOf(b, trip) - fitOf(a, trip) || a.name.localeCompare(b.name));

/** Calendar days of a trip. */
export const tripDays = (trip: Pick<UserRequest, 'travelStartDate' | 'travelEndDate'>): number => daysBetween(trip.travelStartDate, trip.travelEndDate) + 1;
