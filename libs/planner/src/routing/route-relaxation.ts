import type { RouteRelaxation, RouteRequest } from './route-request.js';

/** Tells whether a request has a route at all. */
export type HasRoute = (request: RouteRequest) => boolean;

/** Total days are tried up to this far from the wish. */
const MAX_DAYS_MORE_OR_LESS = 14;

interface Option {
  readonly relaxation: RouteRelaxation;
  readonly request: RouteRequest;
}

/** Lengths of the trip, the nearest to the wish first. */
function otherLengths(request: RouteRequest): Option[] {
  return Array.from({ length: MAX_DAYS_MORE_OR_LESS }, (_, index) => index + 1)
    .flatMap((days) => [request.totalDays - days, request.totalDays + days])
    .filter((totalDays) => totalDays >= 1)
    .map((totalDays) => ({ relaxation: { change: 'total_days', totalDays }, request: { ...request, totalDays } }));
}

const withoutOneEvent = (request: RouteRequest): Option[] =>
  request.stops
    .filter(({ event }) => event)
    .map(({ city }) => ({
      relaxation: { change: 'event', city },
      request: { ...request, stops: request.stops.map((stop) => (stop.city === city ? { ...stop, event: undefined } : stop)) },
    }));

function withOneMoreWay(request: RouteRequest): Option[] {
  const known = new Set(request.connections.map(([from, to]) => JSON.stringify([from, to])));
  const cities = [...request.stops.map(({ city }) => city), ...(request.home === undefined ? [] : [request.home])];
  return cities.flatMap((from) =>
    cities
      .filter((to) => to !== from && !known.has(JSON.stringify([from, to])))
      .map((to): Option => ({ relaxation: { change: 'connection', from, to }, request: { ...request, connections: [...request.connections, [from, to]] } })),
  );
}

const withoutOneCity = (request: RouteRequest): Option[] =>
  request.stops.map(({ city }) => ({
    relaxation: { change: 'city', city },
    request: { ...request, stops: request.stops.filter((stop) => stop.city !== city) },
  }));

/**
 * The smallest single change that gives a route: another length of the trip, then an event given up, a way more, a city less.
 *
 * Null when no single change is enough.
 */
export function smallestRelaxation(request: RouteRequest, hasRoute: HasRoute): RouteRelaxation | null {
  const kinds = [otherLengths, withoutOneEvent, withOneMoreWay, withoutOneCity];
  for (const options of kinds) {
    const helping = options(request).find((option) => hasRoute(option.request));
    if (helping) return helping.relaxation;
  }
  return null;
}
