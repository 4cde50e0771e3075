import type {
  DestinationCandidate,
  Preferences,
  RequestContext,
  RequestedRoute,
  RequestedStop,
  RequestedWays,
  TravelMode,
  UserRequest,
  Wish,
} from '@app/contracts';
import { daysBetween, NOTHING_ASKED_OF_WAYS } from '@app/contracts';
import { bestNamed, distanceKm, findAirport, findGuideCity, findTown, foldName, wideRegionNamed } from '@app/guide';
import type { Airport, TownSummary } from '@app/guide';
import { mayTravelBy, rankDestinations, wantedThemes } from '@app/planner';
import type { Home, RankedDestination, TripBrief } from '@app/planner';
import type { KnownPlace } from '@app/reader';
import { countryNamed } from './country-hint.js';
import { currencyOf } from './currency-of.js';
import { spokenLanguage } from './spoken-language.js';
import { tierAsked } from './style-words.js';
import { placeNamed } from './trip-places.js';

const ANYWHERE: RequestedRoute = { stops: [], order: 'free', oneBase: false, ownWayThere: false };

const stopNamed = (place: string): RequestedStop => ({ place, nights: null, nightsRule: 'exactly', role: 'stay' });

/** Where the travellers live, from the names and codes of the request; null when nobody said it or the name is unknown. */
export function homeOf({ originCity, originIata }: Pick<UserRequest, 'originCity' | 'originIata'>): Home | null {
  const airport = originIata ? findAirport(originIata) : undefined;
  const name = originCity ?? airport?.city;
  return name ? homeNamed(name, originIata ?? null, airport) : null;
}

const OUTSKIRTS_KM = 8;

/** The place itself where the gazetteer keeps it under a region around it: who lives in Pescara does not live "in Abruzzo". */
const homePoint = (place: KnownPlace | null, town: TownSummary | undefined): KnownPlace | TownSummary | undefined =>
  place && (!town || distanceKm(place, town) > OUTSKIRTS_KM) ? place : town;

function homeNamed(name: string, originIata: string | null, airport: Airport | undefined): Home | null {
  const place = placeNamed(name);
  const town = findTown(name, place ?? airport);
  const point = homePoint(place, town);
  const at = point ?? airport;
  if (!at) return null;
  return {
    name: point?.name ?? name,
    townId: town?.id ?? null,
    iata: originIata ?? place?.iata ?? null,
    countryCode: at.countryCode,
    timezone: (town ?? airport)?.timezone ?? 'UTC',
    lat: at.lat,
    lng: at.lng,
  };
}

const NIGHTS_PER_STOP = 3;
const MAX_STOPS_IN_COUNTRY = 4;
/** A place this much farther away than another must be this much better. */
const KM_PER_POINT = 250;
/** What lies this near is seen from the same bed. */
const NEAR_KM = 20;

const WEEK_NIGHTS = 8;
const SOMEWHERE = /(?<!\p{L})(?:somewhere|irgendwo|quelque part|en alg[uú]n (?:sitio|lugar)|da qualche parte|(?:em|n)algum (?:lugar|s[ií]tio))(?!\p{L})/iu;

const SOMEWHERE_CHARS = 40;

/** "A beach week somewhere in Italy" looks for one place there; "Vietnam, somewhere nice to eat" does not. */
function isSomewhereIn({ place, said }: RequestedStop, requestText: string): boolean {
  const at = requestText.search(SOMEWHERE);
  return at >= 0 && requestText.slice(at, at + SOMEWHERE_CHARS).includes(said ?? place);
}

/** Who comes for the beach or the snow does not move on after three nights, nor do parents of small children. */
function isForOnePlace(brief: TripBrief, requestText: string): boolean {
  const { sea, snow } = wantedThemes(brief, requestText);
  return sea || snow || brief.party.childrenAges.some((age) => age < 3);
}

/** A country or a part of one. */
interface Area {
  readonly countryCodes: readonly string[];
  /** Ids of its towns; absent for a whole country. */
  readonly townIds?: ReadonlySet<string>;
}

/** A country is no place to plan days in: some of its best places that lie near each other, as many as there are nights for. */
function stopsIn({ countryCodes, townIds }: Area, brief: TripBrief, requestText: string, isSomewhere: boolean): RequestedStop[] {
  const rank = (from: Home | null): RankedDestination[] =>
    rankDestinations({ ...brief, home: from, route: ANYWHERE, budget: null }, wantedThemes(brief, requestText), () => 1, new Set(countryCodes)).filter(
      ({ town }) => !townIds || townIds.has(town.id),
    );
  const reachable = rank(brief.home);
  // A named country is gone to, however long the way there takes by the modes asked for.
  const ranked = reachable.length > 0 ? reachable : rank(null);
  const [first, ...others] = ranked;
  if (!first) return [];
  const asked = brief.constraints?.cities;
  const nights = daysOf(brief) - 1;
  const isOneStay = brief.route.oneBase || isSomewhere || (nights <= WEEK_NIGHTS && isForOnePlace(brief, requestText));
  const count = isOneStay
    ? 1
    : Math.max(1, typeof asked === 'number' ? Math.min(asked, nights) : Math.min(MAX_STOPS_IN_COUNTRY, Math.round(nights / NIGHTS_PER_STOP)));
  const chosen = [first];
  while (chosen.length < count) {
    const worth = (one: RankedDestination): number => one.score - Math.min(...chosen.map(({ town }) => distanceKm(town, one.town))) / KM_PER_POINT;
    const far = others.filter(
      (one) =>
        chosen.every(({ town }) => town.id !== one.town.id && distanceKm(town, one.town) > (town.radiusKm + one.town.radiusKm) / 2 + 25) &&
        ['city', 'town', 'island'].includes(one.town.kind),
    );
    const [next] = far.sort((a, b) => worth(b) - worth(a));
    if (!next) break;
    chosen.push(next);
  }
  return chosen.map(({ town }) => stopNamed(town.name.includes(',') ? town.name : `${town.name}, ${town.country}`));
}

function areaNamed(place: string): Area | null {
  const country = countryNamed(place);
  return country ? { countryCodes: [country.code] } : (wideRegionNamed(place) ?? null);
}

/** The route with every country and wide region replaced by places in it. */
function withoutCountries(brief: TripBrief, requestText: string): TripBrief {
  const stops = brief.route.stops.flatMap((stop) => {
    const area = stop.role === 'day_trip' || findTown(stop.place) ? null : areaNamed(stop.place);
    const within = area ? stopsIn(area, brief, requestText, isSomewhereIn(stop, requestText)) : [];
    return area ? within : [stop];
  });
  const named = new Set(brief.route.stops);
  const chosen = stops.filter((stop) => !named.has(stop)).map(({ place }) => foldName(place));
  return { ...brief, route: { ...brief.route, stops }, chosen: new Set([...(brief.chosen ?? []), ...chosen]) };
}

/** An airport code, a country or a district says more of the destination; it is no stop of its own. A name that nobody knows stays, so that it is reported. */
function isPlaceOf(name: string, candidate: DestinationCandidate | undefined): boolean {
  if (findTown(name)) return false;
  if (findAirport(name) || areaNamed(name)) return true;
  const city = candidate && findGuideCity(candidate.country ? `${candidate.name}, ${candidate.country}` : candidate.name);
  const place = placeNamed(name);
  return city !== undefined && (bestNamed(name, city.places) !== undefined || (place !== null && distanceKm(place, city) <= NEAR_KM));
}

/** Names of one town, in whatever language, once. */
const withoutNamesakes = (names: readonly string[]): string[] => {
  const keys = names.map((name) => findTown(name)?.id ?? foldName(name.split(',')[0] ?? name));
  return names.filter((_, index) => keys.indexOf(keys[index] ?? '') === index);
};

/** The route that was asked for; where only destinations are named, those, and for an open request the best candidate. */
function routeAsked(request: UserRequest, [first]: readonly DestinationCandidate[]): RequestedRoute {
  const route = request.route ?? ANYWHERE;
  if (route.stops.some(({ role }) => role !== 'day_trip')) return route;
  const named = Array.isArray(request.constraints?.cities) ? request.constraints.cities : [];
  const candidate = first ? (first.country && !first.name.includes(',') ? `${first.name}, ${first.country}` : first.name) : null;
  const names = [...(candidate ? [candidate] : []), ...named.filter((name) => !isPlaceOf(name, first))];
  return { ...route, stops: [...withoutNamesakes(names).map(stopNamed), ...route.stops] };
}

/** The stop of an open request: no text, form or list named a place. */
function chosenIn({ stops }: RequestedRoute, { destinationHint, destinationIata, destinationCityCode, route, constraints }: UserRequest): ReadonlySet<string> {
  const isNamed = [destinationHint, destinationIata, destinationCityCode].some(Boolean) || Array.isArray(constraints?.cities) || (route?.stops.length ?? 0) > 0;
  return new Set(isNamed ? [] : stops.map(({ place }) => foldName(place)));
}

/** Modes that a request may rule out or ask for in one phrase, as that phrase names them. */
const PHRASED: readonly (readonly [TravelMode, Parameters<typeof mayTravelBy>[0]])[] = [
  ['flight', 'flight'],
  ['train', 'train'],
  ['bus', 'bus'],
  ['ferry', 'ferry'],
  ['drive', 'self-driving'],
  ['taxi', 'taxi'],
];

/** They take people the last miles to a place that trains do not reach. */
const LOCAL_MODES: ReadonlySet<TravelMode> = new Set(['bus', 'ferry', 'taxi']);

/** What is asked of the ways, a phrase such as "no flights" or "train" among the constraints included. */
function waysAsked({ ways: asked, constraints }: UserRequest): RequestedWays {
  const ways = asked ?? NOTHING_ASKED_OF_WAYS;
  const phrase = constraints?.transportation ?? null;
  const refused = PHRASED.flatMap(([mode, words]) => (mayTravelBy(words, phrase) ? [] : [mode]));
  if (refused.length === 0) return ways;
  const left = PHRASED.flatMap(([mode]) => (refused.includes(mode) ? [] : [mode]));
  const isOwnCar = left.length === 1 && left[0] === 'drive';
  // A rented car waits at the destination: "by car" then says nothing of the way there.
  if (isOwnCar && ways.car === 'rental') return ways;
  // "Mit dem Zug an den Gardasee" asks for the train there: on the lake people go by boat or bus.
  const isWayThere = left.length === 1 && left.some((mode) => ways.home.includes(mode) && !ways.between.includes(mode));
  const ruledOut = isWayThere ? refused.filter((mode) => !LOCAL_MODES.has(mode)) : refused;
  return { ...ways, never: [...new Set([...ways.never, ...ruledOut])], ...(isOwnCar && !ways.car ? { car: 'own' as const } : {}) };
}

export interface BriefSource {
  readonly userRequest: UserRequest;
  readonly preferences: Preferences;
  readonly destinationCandidates: readonly DestinationCandidate[];
  readonly context?: RequestContext | null | undefined;
}

/** A place that is called otherwise in the travellers' language: "Pompeya" is looked for as Pompeii too. */
function withTownName(wish: Wish): Wish {
  const [target, ...others] = wish.targets;
  if (wish.kind !== 'place' || target === undefined || others.length > 0) return wish;
  const name = findTown(target)?.name ?? target;
  return foldName(name) === foldName(target) ? wish : { ...wish, targets: [target, name] };
}

/** What the planner is told of a request. */
export function tripBrief({ userRequest, preferences, destinationCandidates, context }: BriefSource): TripBrief {
  const { adults, children, childrenAges, leftToUs } = userRequest;
  const wishes = (userRequest.wishes ?? []).map(withTownName);
  const route = routeAsked(userRequest, destinationCandidates);
  const brief: TripBrief = {
    startDate: userRequest.travelStartDate,
    endDate: userRequest.travelEndDate,
    party: { adults, children, childrenAges: childrenAges ?? [] },
    currency: currencyOf(userRequest, context),
    budget: leftToUs?.includes('budget') ? null : userRequest.budget,
    home: homeOf(userRequest),
    route,
    chosen: chosenIn(route, userRequest),
    ways: waysAsked(userRequest),
    wishes,
    interests: userRequest.interests,
    preferences,
    tierIsWish: tierAsked(userRequest) !== null,
    constraints: userRequest.constraints ?? null,
    language: spokenLanguage(userRequest, context),
  };
  return withoutCountries(brief, userRequest.requestText);
}

/** Calendar days of the trip. */
export const daysOf = ({ startDate, endDate }: Pick<TripBrief, 'startDate' | 'endDate'>): number => daysBetween(startDate, endDate) + 1;
