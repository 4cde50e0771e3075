import type { RequestedRoute, RequestedStop } from '@app/contracts';
import { compile, numberIn, occurs } from '../languages/compile.js';
import type { LanguageWords } from '../languages/language-words.js';
import type { PlaceMention } from '../places/find-places.js';
import { homeOf, isBesideHome, isLived } from './home-of.js';
import type { HomeText } from './home-of.js';
import { withDaysOut, withPurposes } from './days-out.js';
import { areWiderRegions, isClose, isFarFrom, isInside, isNear, isPassingRegion, isTownOfPassingRegion, isWithinDay } from './near-places.js';
import { holdsWholeTrip, landingsIn, withoutAreas, withoutLandings } from './passing-stays.js';
import { withoutSightsOfStops } from './sights-of-stops.js';
import type { SaidNights } from './nights-beside.js';
import { originOf } from './origin-of.js';
import { stopMentions } from './stop-mentions.js';
import type { StopContext, StopMention } from './stop-mentions.js';
import { withoutTripLength } from './trip-length.js';

/** Where the trip goes, read with the words of one language. */
export interface SaidRoute {
  /** The whole trip is a day out. */
  readonly isDayOut: boolean;
  readonly route: RequestedRoute;
  readonly origin: PlaceMention | null;
  readonly stops: readonly PlaceMention[];
  /** Places that are visited and not slept in. */
  readonly excursions: readonly PlaceMention[];
  readonly refused: readonly PlaceMention[];
  /** Other choices for a stop: "Bali or the Maldives". */
  readonly alternatives: readonly PlaceMention[];
  /** Places that are meant as sights or wishes near a stop. */
  readonly others: readonly PlaceMention[];
  readonly taken: readonly (readonly [start: number, end: number])[];
  /** The parts were listed with nights or as several places. */
  readonly isExplicit: boolean;
}

const NO_ROUTE: RequestedRoute = { stops: [], order: 'free', oneBase: false, ownWayThere: false };

/** It goes on the list that the stay before it stands in. */
function continuesList(one: StopMention, before: StopMention | undefined, previous: StopMention | undefined): boolean {
  return one.isListed && before !== undefined && (previous === before || (previous?.isAlternative ?? false));
}

/** An item of a list is a stop of its own, in a region too, unless it lies beside another. */
const isOfOwn = (one: StopMention, stays: readonly StopMention[]): boolean =>
  !stays.some((stay) => isClose(stay.mention, one.mention) || stay.name === one.name);

/** The first place without nights is a stay, unless others have nights and it is a region around them or a place that merely comes up. */
function mayBegin(one: StopMention, places: readonly StopMention[], hasNights: boolean): boolean {
  const others = places.filter((other) => other !== one && other.nights !== null);
  if (!hasNights || !others.some((other) => !isInside(one.mention, other.mention))) return true;
  const next = places[places.indexOf(one) + 1];
  // "The Dolomites, Ortisei, 7 nights" names the place within the wider one.
  if (next?.isListed && next.nights !== null && !one.mention.region) return !(others.length === 1 && isClose(next.mention, one.mention));
  return one.isTarget && !one.mention.region && !others.some((other) => isNear(other.mention, one.mention));
}

/** Which of the places are slept in. Nights or a list make a stop; a place near one that merely comes up is a wish. */
function staysOf(all: readonly StopMention[], origin: StopMention | null): StopMention[] {
  const isHomeRegion = ({ isOrigin, mention }: StopMention): boolean => isOrigin && origin !== null && isInside(mention, origin.mention);
  const places = all.filter(
    (one) =>
      !isHomeRegion(one) &&
      one !== origin &&
      !one.isRefused &&
      !one.isAlternative &&
      !one.isDayTrip &&
      !one.isVia &&
      !one.isAround &&
      !isLived(one, all, false) &&
      !(one.isPast && all.some((other) => other !== one && !other.isPast && !other.isOrigin)) &&
      !isBesideHome(one, origin) &&
      one.name !== origin?.name,
  );
  const hasNights = places.some(({ nights }) => nights !== null && !nights.isInDays);
  const stays: StopMention[] = [];
  // "Argentina again: Mendoza or Salta" goes to one of the two.
  const offered = new Set(all.filter((_, i) => all[i + 1]?.isAlternative));
  // "Egypt for my family ... Cairo and Luxor, you can divide the nights".
  const isListItem = (one: StopMention): boolean => one.isListed || (all[all.indexOf(one) + 1]?.isListed ?? false);
  const isTownOfRegion = (one: StopMention): boolean => isTownOfPassingRegion(one, stays) || (isListItem(one) && areWiderRegions(stays, one));
  const isStay = (one: StopMention): boolean => {
    if (offered.has(one) && stays.some((stay) => isInside(stay.mention, one.mention))) return true;
    if (one.nights !== null || one.isShare || one.isLastNight || continuesList(one, stays.at(-1), all[all.indexOf(one) - 1])) return true;
    if (stays.length === 0) return mayBegin(one, places, hasNights);
    if (isTownOfRegion(one)) return true;
    return one.isReturn || one.isAgain || (!hasNights && ((one.isTarget && isFarFrom(one, stays)) || (one.isItem && isOfOwn(one, stays))));
  };
  for (const one of places) if (isStay(one)) stays.push(one);
  return withoutRepeats(withoutAreas(withoutWiderRegions(withoutAirports(stays), offered)));
}

/** "A week in Tuscany, flying Copenhagen to Florence" stays in Tuscany. */
function withoutAirports(stays: readonly StopMention[]): StopMention[] {
  const hasNights = stays.some(({ nights }) => nights !== null);
  const isNearStay = (one: StopMention): boolean => stays.some((other) => other !== one && other.nights !== null && isNear(other.mention, one.mention));
  const isAirport = (one: StopMention): boolean =>
    (!one.isLastNight && (one.isWayThere || one.isStart || one.isReturn) && one.nights === null && hasNights && isNearStay(one)) ||
    ((one.isWayThere || one.isStart) &&
      one.nights === null &&
      stays.some((other) => !isPassingRegion(other) && isInside(other.mention, one.mention) && other.mention.start < one.mention.start));
  return stays.filter((one) => !isAirport(one));
}

/** "Italy: Rome and Florence" goes to two cities; "Kerala, tea hills round Munnar" goes to Kerala. */
function withoutWiderRegions(stays: readonly StopMention[], offered: ReadonlySet<StopMention>): StopMention[] {
  const isWider = (one: StopMention): boolean =>
    one.mention.region !== null &&
    ((one.nights?.isInDays ?? true) || holdsWholeTrip(one, stays)) &&
    stays.some((other) => other !== one && isInside(one.mention, other.mention));
  const isSmaller = (one: StopMention): boolean =>
    one.nights === null && stays.some((other) => other !== one && other.mention.region !== null && isInside(other.mention, one.mention));
  const inner = stays.filter((one) => stays.some((other) => other !== one && other.mention.region !== null && isInside(other.mention, one.mention)));
  const isListOfCities = stays.some(isPassingRegion) || inner.length > 1 || inner.some((one) => one.nights !== null || one.isListed || offered.has(one));
  return stays.filter((one) => !(isListOfCities ? isWider(one) : isSmaller(one)));
}

function stopOf(one: StopMention, text: string, isLast: boolean, isSeveral: boolean): RequestedStop {
  const { nights, isLastNight, name, mention } = one;
  const count =
    nights && (isSeveral || !nights.isInDays) ? (nights.isInDays && isLast ? Math.max(1, nights.nights - 1) : nights.nights) : isLastNight ? 1 : null;
  return { place: name, said: text.slice(mention.start, mention.end), nights: count, nightsRule: nights?.isAtLeast ? 'at_least' : 'exactly', role: 'stay' };
}

const dayTripOf = ({ name, mention }: StopMention, text: string): RequestedStop => ({
  place: name,
  said: text.slice(mention.start, mention.end),
  nights: 0,
  nightsRule: 'exactly',
  role: 'day_trip',
});

/** "Banff 2 nights, Lake Louise 1": two names of one place of the guide share its nights. */
function nightsOfBoth(one: StopMention, other: StopMention): SaidNights | null {
  const isOtherName = one.mention.cities[0] !== other.mention.cities[0];
  if (!one.nights || !other.nights || !isOtherName) return one.nights ?? other.nights;
  return { ...one.nights, nights: one.nights.nights + other.nights.nights };
}

/** The stays without mentions that name a stop once more: a second stay has nights of its own, or words such as "back to". */
function withoutRepeats(stays: readonly StopMention[]): StopMention[] {
  const out: StopMention[] = [];
  for (const one of stays) {
    const before = out.findIndex(({ name }) => name === one.name);
    const earlier = out[before];
    if (!earlier) out.push(one);
    else if (before === out.length - 1) out[before] = { ...one, ...earlier, nights: nightsOfBoth(earlier, one) };
    else if (one.nights !== null && earlier.nights === null && !one.isAgain) out.splice(before, 1, ...out.splice(before + 1), one);
    else if (one.nights !== null || one.isAgain || one.isLastNight) out.push(one);
  }
  return out;
}

/** "About 3 nights each at least" holds for every stop without nights of its own. */
function withEach(stops: readonly RequestedStop[], folded: string, words: LanguageWords): RequestedStop[] {
  const { each, atLeast } = words.route;
  const match = compile(
    words,
    `(?:(${atLeast}) )?{N} (?:${words.calendar.nights}) (?:${each})(?: (${atLeast}))?|(?:${each}) (?:(${atLeast}) )?{N} (?:${words.calendar.nights})`,
  ).exec(folded);
  const count = match ? numberIn(words, match[2] ?? match[5]) : null;
  if (!match || count === null) return [...stops];
  const isAtLeast = [match[1], match[3], match[4]].some(Boolean) || occurs(words, atLeast, folded.slice(match.index, match.index + match[0].length + 12));
  return stops.map((stop) => (stop.nights === null ? { ...stop, nights: count, nightsRule: isAtLeast ? 'at_least' : 'exactly' } : stop));
}

/** "Tbilisi, then Kutaisi, then Yerevan - 4 nights, 2 nights and 3": as many counts in a row as there are stops, in their order. */
function withListedNights(stops: readonly RequestedStop[], folded: string, words: LanguageWords): RequestedStop[] {
  if (stops.length < 2 || stops.every((stop) => stop.nights !== null)) return [...stops];
  const { nights } = words.calendar;
  const unit = `(?: (?:${nights}))?`;
  const row = compile(words, `{N}${unit}(?: ?(?:,|/|\\+|-|(?:${words.people.and})(?!\\p{L}))+ ?{N}${unit}){${stops.length - 1}}`);
  const match = [...folded.matchAll(row)].find(([found]) => compile(words, nights).test(found));
  if (!match) return [...stops];
  const counts = match[0].split(new RegExp(`[,/+-]| (?:${words.people.and}) `, 'u')).flatMap((part) => {
    const [said] = compile(words, '{N}').exec(part) ?? [];
    return said === undefined ? [] : [numberIn(words, said) ?? 0];
  });
  return counts.length === stops.length && counts.every((count) => count > 0) ? stops.map((stop, i) => ({ ...stop, nights: counts[i] ?? null })) : [...stops];
}

const SEQUENCE = /→|->|>/;

function orderOf(folded: string, words: LanguageWords, stays: readonly StopMention[]): RequestedRoute['order'] {
  if (occurs(words, words.route.inThatOrder, folded)) return 'given';
  const gaps = stays.slice(1).map(({ mention }, i) => folded.slice(stays[i]?.mention.end ?? 0, mention.start).slice(-80));
  const sequence = gaps.some(
    (gap) =>
      SEQUENCE.test(gap) ||
      /(?<!\p{L})(?:then|after that|from there|dann|danach|anschliessend|puis|ensuite|luego|despues|poi|dopo|depois|em seguida)(?!\p{L})/u.test(gap),
  );
  const isStarted = stays.some(({ isStart }, i) => isStart && i === 0) && stays.some(({ isReturn }) => isReturn);
  return sequence || isStarted ? 'given' : 'free';
}

export interface RouteContext extends StopContext {
  /** The whole trip is one day. */
  readonly isOneDay: boolean;
  /** The text leaves the place to us. */
  readonly isOpen: boolean;
  /** Nights between the first and the last day; null while these are not known. */
  readonly tripNights: number | null;
  /** One day is named and no length. */
  readonly isSingleDate: boolean;
}

/** "A day at Legoland" from San Diego is not the one in Denmark. */
const isDayTripFrom = (stays: readonly StopMention[], one: StopMention): boolean =>
  !stays.some(({ name }) => name === one.name) && (stays.length === 0 || stays.some((stay) => isWithinDay(stay.mention, one.mention)));

const endsOf = (back: StopMention | undefined, start: StopMention | undefined): Pick<RequestedRoute, 'returnFrom' | 'startAt'> => ({
  ...(back ? { returnFrom: back.name } : {}),
  ...(start ? { startAt: start.name } : {}),
});

/** Where the trip starts: as words say, or where they live. */
function startOf(named: readonly StopMention[], text: HomeText): StopMention | null {
  const said = originOf(named);
  // "The beach from Ella" behind a list that holds Ella begins no trip.
  const isStop = said !== null && named.some((other) => other !== said && other.name === said.name && other.isListed);
  return (isStop ? homeOf(named, text) : null) ?? said ?? homeOf(named, text);
}

/** Reads stops, their nights and order, excursions and the origin from the places of a text. */
export function readRoute({ folded, undated, text, words, mentions, origins, isOneDay, isSingleDate, isOpen, tripNights }: RouteContext): SaidRoute {
  const all = withDaysOut(withPurposes(stopMentions({ folded, undated, text, words, mentions, origins }), folded));
  const refusedNames = new Set(all.filter(({ isRefused }) => isRefused).map(({ name }) => name));
  const named = all.filter(({ name }) => !refusedNames.has(name));
  let origin = startOf(named, { folded, words, isOpen });
  let stays = withoutSightsOfStops(withoutLandings(withoutTripLength(staysOf(named, origin), folded, words), tripNights), text);
  let isDayOut = isOneDay;
  let excursions = named.filter((one) => one.isDayTrip && isDayTripFrom(stays, one));
  if (stays.length === 0 && excursions.length > 0) {
    isDayOut = isOneDay || isSingleDate;
    if (origin && !isDayOut) [stays, origin] = [[origin], null];
    else [stays, excursions] = [excursions.slice(0, 1), excursions.slice(1)];
  }
  const isSeveral = new Set(stays.map(({ name }) => name)).size > 1;
  const stops = withEach(
    withListedNights(
      stays.map((one, i) => stopOf(one, text, i === stays.length - 1, isSeveral)),
      undated,
      words,
    ),
    folded,
    words,
  );
  const dayTrips = excursions.map((one) => dayTripOf(one, text));
  const back = named.find(({ isReturn, name }) => isReturn && stops.some(({ place }) => place === name));
  const start = isSeveral ? named.find(({ isStart, name }) => isStart && stops.some(({ place }) => place === name)) : undefined;
  const used = new Set([origin, ...stays, ...excursions]);
  const others = named.filter((one) => !used.has(one));
  const own = occurs(words, words.route.ownWayThere, folded);
  const route: RequestedRoute = {
    ...NO_ROUTE,
    stops: [...(isDayOut ? stops.map((stop) => ({ ...stop, nights: 0 })) : stops), ...dayTrips].slice(0, 20),
    order: orderOf(folded, words, stays),
    oneBase: occurs(words, words.route.oneBase, folded),
    ownWayThere: own,
    ...endsOf(back && isSeveral ? back : undefined, start),
  };
  const taken = [...stays, ...(origin ? [origin] : [])].flatMap(({ mention, nights, saidFrom }): (readonly [number, number])[] => [
    [mention === origin?.mention && words.code !== 'en' ? saidFrom : mention.start, mention.end],
    ...(nights ? [[nights.start, nights.end] as const] : []),
  ]);
  return {
    route,
    origin: origin?.mention ?? null,
    stops: stays.map(({ mention }) => mention),
    excursions: excursions.map(({ mention }) => mention),
    alternatives: all.filter(({ isAlternative }) => isAlternative).map(({ mention }) => mention),
    refused: all.filter(({ name }) => refusedNames.has(name)).map(({ mention }) => mention),
    others: others.map(({ mention }) => mention),
    taken: [...taken, ...landingsIn(folded, words, others)],
    isDayOut,
    isExplicit: isSeveral || stays.some(({ nights }) => nights !== null) || excursions.length > 0,
  };
}
