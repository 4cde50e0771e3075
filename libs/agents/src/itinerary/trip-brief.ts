import type { DestinationCandidate, Preferences, RequestContext, RequestedRoute, RequestedStop, UserRequest } from '@app/contracts';
import { daysBetween, NOTHING_ASKED_OF_WAYS } from '@app/contracts';
import { findAirport, findTown, foldName } from '@app/guide';
import type { Home, TripBrief } from '@app/planner';
import { currencyOf } from '../request-kit/currency-of.js';
import { tierInWords } from '../request-kit/style-words.js';
import { placeNamed } from '../request-kit/trip-places.js';

const ANYWHERE: RequestedRoute = { stops: [], order: 'free', oneBase: false, ownWayThere: false };

const stopNamed = (place: string): RequestedStop => ({ place, nights: null, nightsRule: 'exactly', role: 'stay' });

/** Where the travellers live, from the names and codes of the request; null when nobody said it or the name is unknown. */
export function homeOf({ originCity, originIata }: Pick<UserRequest, 'originCity' | 'originIata'>): Home | null {
  const airport = originIata ? findAirport(originIata) : undefined;
  const name = originCity ?? airport?.city;
  if (!name) return null;
  const place = placeNamed(name);
  const town = findTown(name, place ?? airport);
  const at = town ?? place ?? airport;
  if (!at) return null;
  return {
    name: town?.name ?? place?.name ?? name,
    townId: town?.id ?? null,
    iata: originIata ?? place?.iata ?? null,
    countryCode: at.countryCode,
    timezone: town?.timezone ?? airport?.timezone ?? 'UTC',
    lat: at.lat,
    lng: at.lng,
  };
}

/** The route that was asked for; where only destinations are named, those, and for an open request the best candidate. */
function routeAsked(request: UserRequest, [first]: readonly DestinationCandidate[]): RequestedRoute {
  const route = request.route ?? ANYWHERE;
  if (route.stops.some(({ role }) => role !== 'day_trip')) return route;
  const named = Array.isArray(request.constraints?.cities) ? request.constraints.cities : [];
  const candidate = first ? (first.country && !first.name.includes(',') ? `${first.name}, ${first.country}` : first.name) : null;
  const others = named.filter((name) => !first || foldName(name) !== foldName(first.name));
  const stops = [...(candidate ? [candidate] : []), ...others.filter((name) => findTown(name) !== undefined)];
  return { ...route, stops: [...stops.map(stopNamed), ...route.stops] };
}

export interface BriefSource {
  readonly userRequest: UserRequest;
  readonly preferences: Preferences;
  readonly destinationCandidates: readonly DestinationCandidate[];
  readonly context?: RequestContext | null | undefined;
}

/** What the planner is told of a request. */
export function tripBrief({ userRequest, preferences, destinationCandidates, context }: BriefSource): TripBrief {
  const { adults, children, childrenAges, leftToUs } = userRequest;
  const wishes = userRequest.wishes ?? [];
  return {
    startDate: userRequest.travelStartDate,
    endDate: userRequest.travelEndDate,
    party: { adults, children, childrenAges: childrenAges ?? [] },
    currency: currencyOf(userRequest, context),
    budget: leftToUs?.includes('budget') ? null : userRequest.budget,
    home: homeOf(userRequest),
    route: routeAsked(userRequest, destinationCandidates),
    ways: userRequest.ways ?? NOTHING_ASKED_OF_WAYS,
    wishes,
    interests: userRequest.interests,
    preferences,
    tierIsWish: tierInWords(userRequest.requestText) !== null,
    constraints: userRequest.constraints ?? null,
    language: userRequest.language ?? 'en',
  };
}

/** Calendar days of the trip. */
export const daysOf = ({ startDate, endDate }: Pick<TripBrief, 'startDate' | 'endDate'>): number => daysBetween(startDate, endDate) + 1;
