import { daysBetween } from '@app/contracts';
import type { RequestedStop } from '@app/contracts';
import { distanceKm, foldName, knownWaysOf } from '@app/guide';
import { wordsIn } from '@app/messages';
import { groundWishes } from '../wishes/ground.js';
import type { TripBrief, WayOption } from '../trip-types.js';
import { allowedModes, wantsFlight } from '../ways/choose-way.js';
import type { AllowedModes, WayPart } from '../ways/choose-way.js';
import { spotOfHome, spotOfTown } from '../ways/spot.js';
import type { Spot } from '../ways/spot.js';
import { surfaceOptions } from '../ways/way-options.js';
import { orderStops } from './order-stops.js';
import { resolveRoute } from './resolve-route.js';
import type { PlaceFinder, ResolvedRoute, ResolvedStop } from './resolve-route.js';

/** People who live this near to a stop need no way there. */
const AT_HOME_KM = 20;

/** A way there and back that takes more of the trip than this leaves none. */
const MOST_ON_THE_WAY = 0.75;
const MINUTES_PER_DAY = 1440;

/** One way of the trip before its date and its flights are known. */
export interface LegOutline {
  readonly index: number;
  readonly part: WayPart;
  readonly from: Spot;
  readonly to: Spot;
  readonly surface: readonly WayOption[];
  readonly allowed: AllowedModes;
  /** True when flights are worth looking up for it. */
  readonly seeksFlight: boolean;
}

/** The stops in order and the ways between them; leg `i` leads to stop `i`, the last one home. Without a home there are no first and last leg. */
export interface TripOutline {
  readonly brief: TripBrief;
  readonly stops: readonly ResolvedStop[];
  readonly spots: readonly Spot[];
  readonly home: Spot | null;
  /** Null where no way is needed or wanted. */
  readonly outLeg: LegOutline | null;
  readonly betweenLegs: readonly LegOutline[];
  readonly homeLeg: LegOutline | null;
  readonly dayTrips: readonly RequestedStop[];
  readonly unknown: readonly RequestedStop[];
  readonly dropped: readonly RequestedStop[];
}

/** Folded words that the traveller used for places; they decide between the bases of a region. */
function mentionedIn(brief: TripBrief): ReadonlySet<string> {
  const names = [
    ...brief.wishes.flatMap(({ kind, targets }) => (kind === 'avoid' ? [] : targets)),
    ...brief.route.stops.flatMap(({ place, said }) => [place, said ?? '']),
    ...(brief.constraints?.mustSee ?? []),
  ];
  return new Set(names.map(foldName).filter((name) => name !== ''));
}

const refusedIn = ({ wishes }: TripBrief): ReadonlySet<string> =>
  new Set(wishes.flatMap(({ kind, targets }) => (kind === 'avoid' ? targets.map(foldName) : [])));

/** The towns of a request in the order of the trip. */
export function routeOf(brief: TripBrief, find: PlaceFinder): ResolvedRoute {
  const resolved = resolveRoute(brief.route, {
    home: brief.home,
    totalNights: daysBetween(brief.startDate, brief.endDate),
    mentioned: mentionedIn(brief),
    refused: refusedIn(brief),
    chosen: brief.chosen,
    words: wordsIn(brief.language),
    find,
  });
  return { ...resolved, stops: orderStops(resolved.stops, brief.route, brief.route.ownWayThere ? null : brief.home) };
}

/** Every currency that a price of this route may be in, so that rates can be asked for before anything is priced. */
export function currenciesOf({ stops }: ResolvedRoute, brief: TripBrief): string[] {
  const ids = [...stops.map(({ town }) => town.id), ...(brief.home?.townId ? [brief.home.townId] : [])];
  const near = ids.flatMap((id) => knownWaysOf(id).map(({ currency }) => currency));
  const atHome = brief.home ? spotOfHome(brief.home).airports.map(({ currency }) => currency) : [];
  return [...new Set(['EUR', ...stops.map(({ town }) => town.currency), ...near, ...atHome, 'GBP', 'USD', 'CHF'])].filter(
    (currency) => currency !== brief.currency,
  );
}

export function outlineTrip(asked: TripBrief, route: ResolvedRoute, rateFrom: (currency: string) => number): TripOutline {
  const brief = {
    ...asked,
    wishes: groundWishes(
      asked.wishes,
      route.stops.map(({ town }) => town),
    ),
  };
  const pricing = { party: brief.party, rateFrom, words: wordsIn(brief.language) };
  const { stops } = route;
  const spots = stops.map(({ town }) => spotOfTown(town));
  const home = brief.home && !brief.route.ownWayThere ? spotOfHome(brief.home) : null;
  const longestWay = ((daysBetween(brief.startDate, brief.endDate) + 1) * MINUTES_PER_DAY * MOST_ON_THE_WAY) / 2;
  const leg = (index: number, part: WayPart, from: Spot | undefined, to: Spot | undefined): LegOutline | null => {
    if (!from || !to || distanceKm(from, to) < (part === 'home' ? AT_HOME_KM : 1)) return null;
    const stop = stops[index];
    const names = stop ? [stop.asked.place, stop.asked.said ?? '', stop.town.name].map(foldName) : [];
    const allowed = allowedModes(brief.ways, part, { names, isHomeward: index === spots.length });
    const surface = surfaceOptions(from, to, pricing).filter(({ minutes }) => part === 'between' || minutes <= longestWay);
    return { index, part, from, to, surface, allowed, seeksFlight: wantsFlight(surface, allowed) && from.airports.length > 0 && to.airports.length > 0 };
  };
  return {
    brief,
    stops,
    spots,
    home,
    outLeg: leg(0, 'home', home ?? undefined, spots[0]),
    betweenLegs: spots.slice(1).flatMap((spot, index) => leg(index + 1, 'between', spots[index], spot) ?? []),
    homeLeg: leg(spots.length, 'home', spots.at(-1), home ?? undefined),
    dayTrips: route.dayTrips,
    unknown: route.unknown,
    dropped: route.dropped,
  };
}
