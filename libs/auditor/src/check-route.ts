import { daysBetween } from '@app/contracts';
import type { FinalPlan, RequestedStop, RouteStop, TransportLeg } from '@app/contracts';
import { distanceKm, findTown, foldName, toMinutes, wideRegionNamed } from '@app/guide';
import type { AuditViolation, Check } from './audit-input.js';
import { isDayTripLeg, isMove } from './route-days.js';

const MINUTES_PER_DAY = 1440;
/** Public transport within a town rests in these hours. */
const SMALL_HOURS = { from: 60, to: 270 };
const LOCAL_PUBLIC: ReadonlySet<TransportLeg['mode']> = new Set(['transit', 'train', 'bus']);
const LONG_WAY_MINUTES = 120;

/** The same place under two spellings. */
function samePlace(a: string, b: string): boolean {
  const [one, other] = [foldName(a), foldName(b)];
  if (one === other || ` ${one} `.includes(` ${other} `) || ` ${other} `.includes(` ${one} `)) return true;
  const known = findTown(a)?.id;
  return known !== undefined && known === findTown(b)?.id;
}

/** Nights in the place or, for a region, in one of its bases. */
const nightsIn = (plan: FinalPlan, place: string): number => {
  const bases = findTown(place)?.bases ?? [...(wideRegionNamed(place)?.townIds ?? [])];
  return plan.stays
    .filter(({ city, area }) => samePlace(city, place) || (area !== null && samePlace(area, place)) || bases.includes(findTown(city)?.id ?? '-'))
    .reduce((sum, { nights }) => sum + nights, 0);
};

/** A country or region that was named without a town of it is kept by any stop that lies in it. */
const liesIn = (plan: FinalPlan, place: string): boolean => (plan.route ?? []).some(({ country }) => foldName(country) === foldName(place));

function missingStop(plan: FinalPlan, { place, nights, role }: RequestedStop): string | null {
  if (role === 'stay' && liesIn(plan, place) && findTown(place) === undefined) return null;
  const there = nightsIn(plan, place);
  const seen = plan.itinerary.some((day) =>
    [day.city, day.theme, ...day.activities.flatMap(({ title, place: at }) => [title, at.name])].some((text) => samePlace(text, place)),
  );
  if (role !== 'stay')
    return seen || there > 0 || plan.transport.some((leg) => isDayTripLeg(leg) && samePlace(leg.to, place)) ? null : `${place} is not visited`;
  const wanted = nights ?? 1;
  if (wanted === 0) return seen ? null : `${place} is not visited`;
  if (there === 0 && !seen) return `${place} is not on the trip`;
  // Nights to spare have to be slept somewhere; only fewer than were asked for are a fault.
  if (nights !== null && there < nights) return `${there} nights in ${place} instead of ${nights}`;
  return null;
}

const ownWay = ({ request }: Parameters<Check>[1]): boolean => request.route?.ownWayThere === true || !(request.originCity ?? request.originIata);

/** A region and the town in its middle. */
const SAME_PLACE_KM = 1;

/** Stops that follow one another and no timed way joins. */
function missingWays(plan: FinalPlan): AuditViolation[] {
  const route = plan.route ?? [];
  const moves = plan.transport.filter(isMove);
  return route.slice(1).flatMap((stop, index): AuditViolation[] => {
    const before = route[index];
    if (!before || samePlace(before.city, stop.city) || distanceKm(before, stop) < SAME_PLACE_KM) return [];
    const way = moves.some(
      (leg) =>
        leg.departureTime !== null &&
        leg.arrivalTime !== null &&
        daysBetween(before.leave, leg.date) >= -1 &&
        leg.date <= stop.arrive &&
        joins(leg, before.city, stop.city, moves),
    );
    return way ? [] : [{ code: 'WAY_MISSING', detail: `no timed way from ${before.city} to ${stop.city}` }];
  });
}

/** True when the way, or a chain that begins with it on those dates, leads from one place to the other. */
function joins(leg: TransportLeg, from: string, to: string, moves: readonly TransportLeg[]): boolean {
  if (!samePlace(leg.from, from)) return false;
  return (
    samePlace(leg.to, to) || moves.some((next) => next !== leg && next.date >= leg.date && samePlace(next.to, to) && daysBetween(leg.date, next.date) <= 1)
  );
}

/** Who lives this near to a stop needs no way there. */
const AT_HOME_KM = 20;

/** The first way of the trip leaves home on the first dates, and the last one comes home. */
function missingHomeWays(plan: FinalPlan, context: Parameters<Check>[1]): AuditViolation[] {
  if (ownWay(context)) return [];
  const moves = plan.transport.filter(isMove).filter(({ departureTime }) => departureTime !== null);
  const route = plan.route ?? [];
  const [first, last] = [route[0], route.at(-1)];
  const home = findTown(context.request.originCity ?? '', first);
  const atHome = (stop: RouteStop | undefined): boolean => home !== undefined && stop !== undefined && distanceKm(home, stop) <= AT_HOME_KM;
  const away = atHome(first) || moves.some(({ date }) => first !== undefined && date <= first.arrive);
  const back = atHome(last) || moves.some(({ date, id }) => last !== undefined && date >= last.leave && (route.length > 1 || moves[0]?.id !== id));
  return [
    ...(away ? [] : [{ code: 'WAY_MISSING' as const, detail: 'no timed way from home' }]),
    ...(back ? [] : [{ code: 'WAY_MISSING' as const, detail: 'no timed way home' }]),
  ];
}

/** Local clock times on one line; good for ways that follow one another in one place. */
const moment = (date: string, time: string, origin: string): number => daysBetween(origin, date) * MINUTES_PER_DAY + toMinutes(time);

function impossible(plan: FinalPlan): AuditViolation[] {
  const origin = plan.itinerary[0]?.date ?? '';
  const timed = plan.transport
    .flatMap((leg) =>
      leg.departureTime === null || leg.arrivalTime === null
        ? []
        : [{ leg, from: moment(leg.date, leg.departureTime, origin), to: moment(leg.arrivalDate ?? leg.date, leg.arrivalTime, origin) }],
    )
    .sort((a, b) => a.from - b.from);
  return timed.flatMap(({ leg, from, to }, index): AuditViolation[] => {
    const before = timed.slice(0, index).findLast((other) => samePlace(other.leg.to, leg.from));
    const day = plan.itinerary.findIndex(({ date }) => date === leg.date) + 1;
    const at = day > 0 ? { day } : {};
    if (before && before.to > from)
      return [
        {
          code: 'CONNECTION',
          detail: `${leg.mode} to ${leg.to} leaves ${leg.from} at ${leg.departureTime}, before the ${before.leg.mode} arrives there at ${before.leg.arrivalTime}`,
          ...at,
        },
      ];
    const minute = from % MINUTES_PER_DAY;
    const local = LOCAL_PUBLIC.has(leg.mode) && to - from < LONG_WAY_MINUTES;
    return local && minute >= SMALL_HOURS.from && minute < SMALL_HOURS.to
      ? [{ code: 'CONNECTION', detail: `no ${leg.mode} from ${leg.from} to ${leg.to} runs at ${leg.departureTime}`, ...at }]
      : [];
  });
}

/** Everything that was named is on the route, and the route can be travelled; a plan without stops was not made as a route. */
export const checkRoute: Check = (plan, context) => {
  const cities = (context.request.route?.stops ?? []).flatMap((stop): AuditViolation[] => {
    const fault = missingStop(plan, stop);
    return fault === null ? [] : [{ code: 'CITY_MISSING', detail: fault }];
  });
  return (plan.route ?? []).length === 0 ? cities : [...cities, ...missingWays(plan), ...missingHomeWays(plan, context), ...impossible(plan)];
};
