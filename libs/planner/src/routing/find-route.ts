import type { RouteLeg, RouteRequest, RouteResult, SearchLimit } from './route-request.js';
import { smallestRelaxation } from './route-relaxation.js';
import { RouteSearch, SearchExpired } from './route-search.js';

/** Visited cities are bits of one number. */
const MAX_STOPS = 24;

/**
 * In which order the cities are seen and for how long: every city once, only direct ways, each event attended, all days used.
 *
 * Complete and deterministic: the same request gives the same route, and `impossible` is proven. With a `limit` the answer may be
 * `out_of_time` instead.
 */
export function findRoute(request: RouteRequest, limit?: SearchLimit): RouteResult {
  const fault = faultOf(request);
  if (fault) return { status: 'impossible', reason: fault, relaxation: null };
  try {
    const legs = searched(request, limit);
    if (legs) return { status: 'found', legs };
    return { status: 'impossible', reason: reasonOf(request), relaxation: relaxed(request, limit) };
  } catch (error) {
    if (error instanceof SearchExpired) return { status: 'out_of_time' };
    throw error;
  }
}

const searched = (request: RouteRequest, limit: SearchLimit | undefined): RouteLeg[] | null => new RouteSearch(request, limit).run();

/** What would help; null also when the time is used up before it was found, since that there is no route is known by then. */
function relaxed(request: RouteRequest, limit: SearchLimit | undefined) {
  try {
    return smallestRelaxation(request, (option) => option.stops.length > 0 && searched(option, limit) !== null);
  } catch (error) {
    if (error instanceof SearchExpired) return null;
    throw error;
  }
}

/** What makes a request senseless before anything is searched; null when nothing does. */
function faultOf({ stops }: RouteRequest): string | null {
  if (stops.length === 0) return 'no city is named';
  if (stops.length > MAX_STOPS) return `${stops.length} cities are more than the ${MAX_STOPS} that one route can hold`;
  const twice = stops.find(({ city }, index) => stops.findIndex((stop) => stop.city === city) !== index);
  if (twice) return `${twice.city} is named twice`;
  const odd = stops.find(({ minDays, maxDays }) => minDays < 1 || maxDays < minDays);
  return odd ? `the stay in ${odd.city} has no possible length` : null;
}

/** Why a complete search found nothing, by what can be said for certain. */
function reasonOf(request: RouteRequest): string {
  const { stops, totalDays } = request;
  const least = 1 + stops.reduce((sum, { minDays }) => sum + minDays - 1, 0);
  const most = 1 + stops.reduce((sum, { maxDays }) => sum + maxDays - 1, 0);
  if (totalDays < least) return `the stays take ${least} days at least, the trip has ${totalDays}`;
  if (totalDays > most) return `the stays take ${most} days at most, the trip has ${totalDays}`;
  const long = stops.find(({ event, maxDays }) => event && event.toDay - event.fromDay + 1 > maxDays);
  if (long) return `the event in ${long.city} is longer than the stay there`;
  const late = stops.find(({ event }) => event && (event.toDay > totalDays || event.fromDay < 1));
  if (late) return `the event in ${late.city} lies outside of the trip`;
  const alone = stops.length > 1 ? stops.find(({ city }) => !request.connections.some((way) => way.includes(city))) : undefined;
  if (alone) return `no direct way leads to or from ${alone.city}`;
  return 'no order of the cities has direct ways between all neighbours and is in time for every event';
}
