import type { DateWindow, ParsedRequest, RequestedRoute, RequestedStop, RequestedWays, Wish } from '@app/contracts';
import { MAX_TRIP_DAYS, MAX_WISHES, addDays, modesWanted } from '@app/contracts';
import type { SaidTrip } from './read-trip.js';

type TripFields = Pick<ParsedRequest, 'route' | 'ways' | 'dateWindow' | 'wishes' | 'leftToUs' | 'language'>;

const NO_WAYS: RequestedWays = { never: [], home: [], between: [] };

const stopOf = (place: string): RequestedStop => ({ place, nights: null, nightsRule: 'exactly', role: 'stay' });

/** The route of a request whose places were said one by one: what this message lists, else what is known of the destinations. */
function routeOf(said: SaidTrip, destinations: readonly string[], previous: ParsedRequest | null): RequestedRoute | null {
  const { route } = said.route;
  const names = new Set(destinations);
  const isMeant = route.stops.some(({ place, role }) => role === 'stay' && names.has(place));
  const flags = { oneBase: route.oneBase, ownWayThere: route.ownWayThere };
  if (isMeant) return route;
  const old = previous?.route ?? null;
  if (old && old.stops.some(({ place }) => names.has(place)))
    return { ...old, oneBase: old.oneBase || flags.oneBase, ownWayThere: old.ownWayThere || flags.ownWayThere };
  if (destinations.length === 0 && !flags.oneBase && !flags.ownWayThere) return old;
  return { stops: destinations.slice(0, 20).map(stopOf), order: 'free', ...flags };
}

function waysOf(said: RequestedWays | null, old: RequestedWays | null): RequestedWays | null {
  if (!said || !old) return said ?? old;
  const wanted = modesWanted(said);
  const never = [...new Set([...old.never.filter((mode) => !wanted.has(mode)), ...said.never])];
  return {
    ...NO_WAYS,
    ...old,
    ...said,
    never,
    home: (said.home.length > 0 ? said.home : old.home).filter((mode) => !never.includes(mode)),
    between: (said.between.length > 0 ? said.between : old.between).filter((mode) => !never.includes(mode)),
    ...(said.home.length > 0 ? { back: said.back ?? null } : {}),
    ...(said.between.length > 0 ? { legs: said.legs ?? null } : {}),
  };
}

const keyOf = ({ kind, targets, time, count }: Wish): string => JSON.stringify([kind, targets, time ?? null, count ?? null]);

function wishesOf(said: readonly Wish[], old: readonly Wish[]): Wish[] {
  const known = new Set(old.map(keyOf));
  const added = said.filter((wish) => !known.has(keyOf(wish)));
  return [...old, ...added].slice(0, MAX_WISHES).map((wish, i) => ({ ...wish, id: `w${i + 1}` }));
}

/** Times of the ways home belong to the ways as well as to the ledger. */
function withTimes(ways: RequestedWays | null, wishes: readonly Wish[]): RequestedWays | null {
  // "We work until 4, so no flight before 6": all of them are kept.
  const timesOf = (kind: Wish['kind']): string[] => wishes.flatMap((wish) => (wish.kind === kind && wish.time ? [wish.time] : [])).sort();
  const times = {
    arriveAfter: timesOf('arrive_after').at(-1) ?? null,
    departAfter: timesOf('depart_after').at(-1) ?? null,
    backBy: timesOf('back_by')[0] ?? null,
  };
  const said = Object.fromEntries(Object.entries(times).filter(([, time]) => time !== null));
  return Object.keys(said).length === 0 ? ways : { ...(ways ?? NO_WAYS), ...said };
}

/** A new time of the trip says anew whether its length is open. */
const leftBefore = ({ window }: SaidTrip, previous: ParsedRequest | null): string[] =>
  (previous?.leftToUs ?? []).filter((field) => field !== 'travelEndDate' || window === null);

/** A length that is said later holds in the window that is known. */
function withLength(window: DateWindow | null, days: number | null): DateWindow | null {
  if (!window || days === null || days > MAX_TRIP_DAYS || (days >= window.minDays && days <= window.maxDays)) return window;
  const last = addDays(window.from, days - 1);
  return { ...window, minDays: days, maxDays: days, to: last > window.to ? last : window.to };
}

/** Lays route, ways, open dates and wishes of a message over what was known. */
export function settleTrip(said: SaidTrip, parsed: ParsedRequest, previous: ParsedRequest | null): TripFields {
  const wishes = wishesOf(said.wishes, previous?.wishes ?? []);
  const hasDates = parsed.travelStartDate !== null && parsed.travelEndDate !== null;
  const isNewWindow = said.window !== null;
  const dateWindow = hasDates && !isNewWindow ? null : (said.window ?? withLength(previous?.dateWindow ?? null, parsed.durationDays));
  const isKnown: Readonly<Record<string, boolean>> = {
    budget: parsed.budget !== null,
    destinationHint: parsed.destinationHint !== null,
    originCity: parsed.originCity !== null || parsed.originIata !== null,
    travelStartDate: parsed.travelStartDate !== null,
    travelEndDate: parsed.travelEndDate !== null || (parsed.durationDays !== null && dateWindow !== null),
  };
  const left = [...new Set([...leftBefore(said, previous), ...said.leftToUs])].filter((field) => !isKnown[field]);
  return {
    route: routeOf(said, parsed.destinations, previous),
    ways: withTimes(waysOf(said.ways, previous?.ways ?? null), wishes),
    dateWindow,
    wishes,
    leftToUs: left,
    language: previous?.language ?? said.language,
  };
}
