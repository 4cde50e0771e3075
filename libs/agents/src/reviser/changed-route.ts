import { addDays, daysBetween, isRouteChange, modesWanted } from '@app/contracts';
import type { ItineraryDay, RequestedRoute, RequestedWays, RevisionChange, RouteChange, RouteStop, UserRequest } from '@app/contracts';
import { findTown, foldName, openTown } from '@app/guide';
import { changeStops, lockConflict, townOfStop, worthOf } from '@app/planner';
import type { NightsAt } from '@app/planner';
import { homeOf } from '../request-kit/trip-brief.js';

/** The plan whose route is to change, with what its person locked. */
export interface RoutedPlan {
  readonly request: UserRequest;
  readonly route: readonly RouteStop[];
  readonly days: readonly ItineraryDay[];
  readonly locks: readonly string[];
}

/** The request that asks for the new route; `notes` say what could not be done and why. */
export interface ChangedRoute {
  readonly request: UserRequest;
  /** False when nothing of the route could be changed. */
  readonly isChanged: boolean;
  readonly notes: readonly string[];
}

const nightsAt = (stop: RouteStop): NightsAt => {
  const town = townOfStop(stop);
  return { city: stop.city, country: stop.country, lat: stop.lat, lng: stop.lng, nights: stop.nights, worth: town ? worthOf(town) : 0 };
};

const namedStop = (name: string): Omit<NightsAt, 'nights'> | null => {
  const found = findTown(name);
  const town = found && openTown(found.id);
  return town ? { city: town.name, country: town.country, lat: town.lat, lng: town.lng, worth: worthOf(town) } : null;
};

/** Days that the trip becomes longer by a change of its dates in the same wish. */
function daysLonger(changes: readonly RevisionChange[], request: UserRequest): number {
  const dates = changes.find((change) => change.kind === 'dates');
  return dates ? daysBetween(dates.startDate, dates.endDate) - daysBetween(request.travelStartDate, request.travelEndDate) : 0;
}

/** "One night more in Rome, and the trip a day longer" is one wish said in two: the night is the day's. */
function joined(changes: readonly RouteChange[], longer: number): RouteChange[] {
  const unpaired = changes.reduce((sum, change) => sum + (change.kind === 'stop_nights' && change.other === null ? change.by : 0), 0);
  if (longer === 0 || unpaired !== longer) return [...changes];
  return changes.map((change) => (change.kind === 'stop_nights' && change.other === null ? { ...change, dates: 'move_end' as const } : change));
}

const hasWaysChange = (changes: readonly RouteChange[]): boolean => changes.some(({ kind }) => kind === 'ways');

function routeAsked(stops: readonly NightsAt[], before: RequestedRoute | null | undefined): RequestedRoute {
  return {
    stops: [
      ...stops.map(({ city, country, nights }) => ({
        place: country ? `${city}, ${country}` : city,
        nights,
        nightsRule: 'exactly' as const,
        role: nights === 0 ? ('pass' as const) : ('stay' as const),
      })),
      ...(before?.stops ?? []).filter(({ role, place }) => role === 'day_trip' && !stops.some(({ city }) => foldName(city) === foldName(place))),
    ],
    order: 'given',
    oneBase: false,
    ownWayThere: before?.ownWayThere ?? false,
  };
}

/** The ways asked for now. A mode that was ruled out earlier is allowed again when it is asked for. */
function waysAsked(before: RequestedWays | null | undefined, asked: readonly RequestedWays[]): RequestedWays {
  return asked.reduce<RequestedWays>(
    (ways, now) => {
      const wanted = modesWanted(now);
      const never = [...new Set([...ways.never.filter((mode) => !wanted.has(mode)), ...now.never])];
      const allowed = (modes: RequestedWays['home']): RequestedWays['home'] => modes.filter((mode) => !never.includes(mode));
      return {
        ...ways,
        ...now,
        never,
        home: allowed(now.home.length > 0 ? now.home : ways.home),
        between: allowed(now.between.length > 0 ? now.between : ways.between),
        ...(now.home.length > 0 ? { back: now.back ?? null } : {}),
        ...(now.between.length > 0 ? { legs: now.legs ?? null } : {}),
      };
    },
    before ?? { never: [], home: [], between: [] },
  );
}

/** Wishes about a place that is left out are not wishes any more. */
function withoutWishesFor(request: UserRequest, gone: readonly RouteStop[], left: readonly NightsAt[]): UserRequest {
  if (gone.length === 0) return request;
  const stays = new Set(left.map(({ city }) => foldName(city)));
  const namesIn = (stop: RouteStop): string[] => [stop.city, ...(townOfStop(stop)?.places.map(({ name }) => name) ?? [])].map(foldName);
  const names = new Set(gone.flatMap(namesIn).filter((name) => !stays.has(name)));
  const isGone = (target: string): boolean => names.has(foldName(target));
  const { constraints } = request;
  const cities = constraints?.cities;
  return {
    ...request,
    wishes: (request.wishes ?? []).filter(({ kind, targets }) => !['place', 'activity', 'event', 'day_trip'].includes(kind) || !targets.some(isGone)),
    ...(constraints
      ? {
          constraints: {
            ...constraints,
            ...(Array.isArray(cities) ? { cities: cities.filter((city) => !isGone(city)) } : {}),
            ...(constraints.mustSee ? { mustSee: constraints.mustSee.filter((name) => !isGone(name)) } : {}),
          },
        }
      : {}),
  };
}

const sameStops = (before: readonly RouteStop[], after: readonly NightsAt[]): boolean =>
  before.length === after.length && before.every(({ city, nights }, index) => city === after[index]?.city && nights === after[index].nights);

/** The request after a person's changes of the route, their locks kept: a lock that could not stand leaves the route as it is. */
export function changedRoute(plan: RoutedPlan, all: readonly RevisionChange[]): ChangedRoute {
  const { request, route } = plan;
  const longer = daysLonger(all, request);
  const changes = joined(all.filter(isRouteChange), longer);
  const { stops, extraDays, unmet } = changeStops(route.map(nightsAt), changes, homeOf(request), namedStop);
  const notes = unmet.map(({ what, why }) => `Not done: ${what} (${why}).`);
  const asked = changes.flatMap((change) => (change.kind === 'ways' ? [change.ways] : []));
  if (sameStops(route, stops) && asked.length === 0)
    return { request, isChanged: false, notes: notes.length > 0 ? notes : ['The route is like that already.'] };
  const locked = lockConflict(plan, stops, hasWaysChange(changes));
  if (locked !== null)
    return { request, isChanged: false, notes: [...notes, `The route stays as it was: day ${locked} is locked, and it would be spent elsewhere.`] };
  const gone = route.filter(({ city }) => !stops.some((stop) => stop.city === city));
  const { transportation: _said, ...constraints } = request.constraints ?? {};
  return {
    request: {
      ...withoutWishesFor(asked.length > 0 && request.constraints ? { ...request, constraints } : request, gone, stops),
      // Other ways alone leave it open how nights are shared out: a longer way there may take one.
      ...(sameStops(route, stops) ? {} : { route: routeAsked(stops, request.route) }),
      ...(asked.length > 0 ? { ways: waysAsked(request.ways, asked) } : {}),
      ...(extraDays !== 0 && longer === 0 ? { travelEndDate: addDays(request.travelEndDate, extraDays) } : {}),
    },
    isChanged: true,
    notes,
  };
}

/** Nights of a route that was fixed before, when the trip becomes shorter: they go where most are. */
export function withFewerNights(request: UserRequest, days: number): UserRequest {
  const { route } = request;
  if (!route) return request;
  let stops = route.stops;
  for (let left = days; left > 0; left -= 1) {
    const most = stops.reduce((best, { nights }, index) => ((nights ?? 0) > (stops[best]?.nights ?? 0) ? index : best), 0);
    if ((stops[most]?.nights ?? 0) < 2) break;
    stops = stops.map((stop, index) => (index === most ? { ...stop, nights: (stop.nights ?? 1) - 1 } : stop));
  }
  return { ...request, route: { ...route, stops } };
}
