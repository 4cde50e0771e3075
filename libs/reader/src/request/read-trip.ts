import type { DateWindow, Language, ParsedRequest, RequestedRoute, RequestedWays, Wish } from '@app/contracts';
import { daysBetween } from '@app/contracts';
import { EVENT_CUE } from '../dates/date-cues.js';
import { LANGUAGES } from '../languages/languages.js';
import type { LanguageWords } from '../languages/language-words.js';
import { compile, occurs } from '../languages/compile.js';
import { onlyDatesOf } from '../open-dates/only-dates.js';
import type { TripDates } from '../open-dates/only-dates.js';
import { readWindow } from '../open-dates/read-window.js';
import type { SaidWindow } from '../open-dates/read-window.js';
import { isSouthern, usualDays } from '../open-dates/usual-length.js';
import { readParty } from '../party/read-party.js';
import type { SaidParty } from '../party/read-party.js';
import type { PlaceMention } from '../places/find-places.js';
import { readRoute } from '../route/read-route.js';
import type { SaidRoute } from '../route/read-route.js';
import { readWays } from '../ways/read-ways.js';
import type { SaidWays, WayPlace } from '../ways/read-ways.js';
import { withCampsites } from '../wishes/camper.js';
import { readWishes } from '../wishes/read-wishes.js';
import type { SaidWords } from './read-words.js';

/** What a message says beyond single fields: its route, ways, open dates, people and wishes. */
export interface SaidTrip {
  readonly language: Language;
  readonly party: SaidParty | null;
  readonly route: SaidRoute;
  readonly window: DateWindow | null;
  /** The only days that a time and its weekdays leave: "Whitsun, Friday to Monday". */
  readonly onlyDates: TripDates | null;
  readonly ways: RequestedWays | null;
  readonly wishes: readonly Wish[];
  readonly leftToUs: readonly string[];
}

type Range = readonly [number, number];

/** Days that are named in full, with their place in the text. */
function daysOf({ named }: SaidWords, today: string): { start: number; end: number; iso: string }[] {
  return [...named]
    .sort((a, b) => a.start - b.start)
    .flatMap((mention) => {
      const year = named.find((one) => one.year !== undefined)?.year;
      const first = mention.first({ today, from: today }, year);
      const last = mention.last?.({ today, from: first ?? today }, year) ?? null;
      return [first, last].flatMap((iso) => (iso === null ? [] : [{ start: mention.start, end: mention.end, iso }]));
    });
}

/** Stretches of the text that other readers took: dates, money, lengths. */
function takenRanges(rest: string): Range[] {
  const ranges: Range[] = [];
  let from = -1;
  for (let i = 0; i <= rest.length; i++) {
    const isTaken = rest.charAt(i) === '\u0001';
    if (isTaken && from < 0) from = i;
    if (!isTaken && from >= 0) {
      ranges.push([from, i]);
      from = -1;
    }
  }
  return ranges;
}

const WEEKDAY_CHARS = 16;

/** "To Sun Oct 24": the weekday of a date asks for no sun. */
const weekdaysAhead = ({ named, rest: { folded } }: SaidWords, words: LanguageWords): Range[] =>
  named.flatMap(({ start }): Range[] => {
    const match = compile(words, '{W},?', 'left').exec(folded.slice(Math.max(0, start - WEEKDAY_CHARS), start));
    return match ? [[start - match[0].length, start]] : [];
  });

function nightsOf({ stops }: RequestedRoute): number | null {
  const stays = stops.filter(({ role }) => role === 'stay');
  const known = stays.flatMap(({ nights }) => (nights === null ? [] : [nights]));
  return known.length === stays.length && known.length > 1 ? known.reduce((sum, nights) => sum + nights, 0) : null;
}

function leftFields(folded: string, words: LanguageWords, said: { hasBudget: boolean; hasPlace: boolean; hasDates: boolean }): string[] {
  const fields: string[] = [];
  if (!said.hasBudget && occurs(words, words.wishes.anyBudget, folded)) fields.push('budget');
  if (!said.hasPlace && occurs(words, words.wishes.anyPlace, folded)) fields.push('destinationHint');
  if (!said.hasDates && occurs(words, words.calendar.anyDates, folded)) fields.push('travelStartDate', 'travelEndDate');
  return fields;
}

/** Nobody names more places in one request; what repeats for pages is not looked at. */
const MAX_PLACES = 60;

export interface TripContext {
  readonly said: SaidWords;
  readonly text: string;
  readonly language: Language;
  readonly today: string;
  readonly previous: ParsedRequest | null;
}

const placeOf = (mention: PlaceMention, text: string): { start: number; end: number; name: string } => ({
  start: mention.start,
  end: mention.end,
  name: mention.region?.name ?? mention.cities[0]?.name ?? text.slice(mention.start, mention.end),
});

const OPENING_CHARS = 60;
const DAY_OUT =
  /(?<!\p{L})(?:day (?:out|trip)|just (?:the|a) day|tages(?:ausflug|trip|fahrt)|nur (?:ein|den) tag|(?:sortie|excursion|viree) (?:d.une|a la) journee|(?:excursion|escapada|salida) de un dia|gita (?:di|in) (?:un )?giorn\p{L}{1,4}|bate e volta|passeio de um dia)(?!\p{L})/u;
/** "Day out in Liverpool for dad's birthday, Saturday 20 March": the only date is the trip's own, whatever is celebrated. */
const saysDayOut = (said: SaidWords): boolean => isSingleDate(said) && said.named.length === 1 && DAY_OUT.test(said.rest.folded.slice(0, OPENING_CHARS));

function routeIn(said: SaidWords, words: LanguageWords, mentions: readonly PlaceMention[]): SaidRoute {
  const { folded, text } = said.rest;
  const { dates, duration, places } = said;
  const isShort = !occurs(words, `{N} ?(?:${words.calendar.nights})`, folded) && !occurs(words, words.calendar.weekend, folded);
  const isOneDate = isShort && dates !== null && dates.start !== null && dates.start === dates.end;
  // "7 to 11 May ... a day trip to Sintra" takes five days.
  // Dates the wrong way round are asked about and are no length.
  const hasDays = dates !== null && dates.start !== null && dates.end !== null && dates.start < dates.end;
  const isOneDay = isOneDate || (isShort && saysDayOut(said)) || (duration?.days === 1 && !duration.isPart && !hasDays);
  return readRoute({
    folded,
    undated: withoutWishes(said),
    text,
    words,
    mentions,
    origins: places.origins,
    isOneDay,
    isOpen: occurs(words, words.wishes.anyPlace, folded),
    isSingleDate: isShort && isSingleDate(said),
    tripNights: hasDays ? daysBetween(dates.start, dates.end) : null,
  });
}

const nameOf = ({ region, cities }: PlaceMention): string => region?.name ?? cities[0]?.name ?? '';

/** The places of a text with their part in the trip; a stop that is named again is the same one. */
function wayPlaces({ origin, stops, excursions }: SaidRoute, mentions: readonly PlaceMention[]): WayPlace[] {
  const names = [...new Set(stops.map(nameOf))];
  return mentions.map((mention): WayPlace => {
    const { start, end, region } = mention;
    const name = nameOf(mention);
    const index = names.indexOf(name);
    const isOrigin = mention === origin || (origin !== null && name === nameOf(origin));
    if (isOrigin && index < 0) return { start, end, name, index: -1, part: 'origin' };
    if (index >= 0) return { start, end, name, index, part: 'stop' };
    return { start, end, name, index: -1, part: excursions.includes(mention) ? 'excursion' : region ? 'region' : 'other' };
  });
}

function waysIn(said: SaidWords, words: LanguageWords, route: SaidRoute, mentions: readonly PlaceMention[]): SaidWays {
  const stopCount = new Set(route.route.stops.map(({ place }) => place)).size;
  const places = wayPlaces(route, mentions);
  return readWays(said.rest.folded, words, { stopCount, originAt: route.origin?.start ?? null, places });
}

interface Parts {
  readonly mentions: readonly PlaceMention[];
  readonly party: SaidParty | null;
  readonly route: SaidRoute;
  readonly window: SaidWindow | null;
  readonly ways: SaidWays;
}

function wishesIn({ said, previous }: TripContext, words: LanguageWords, { mentions, party, route, window, ways }: Parts): Wish[] {
  const { folded, text } = said.rest;
  const { start = null, end = null } = window ? {} : (said.dates ?? { end: previous?.travelEndDate ?? null });
  return readWishes({
    folded,
    text,
    words,
    start,
    end: route.isDayOut ? (end ?? start) : end,
    taken: [
      ...takenRanges(withoutWishes(said)),
      ...weekdaysAhead(said, words),
      ...(party?.taken ?? []),
      ...said.people.taken,
      ...route.taken,
      ...namesOfRoute(route, mentions),
      ...ways.taken,
      ...(window?.taken ?? []),
      ...phrases(folded, words),
    ],
    people: said.people.introduced,
    excursions: route.excursions.filter((one) => !route.stops.includes(one)).map((one) => placeOf(one, text)),
    refused: route.refused.map((one) => placeOf(one, text)),
    towns: mentions.flatMap((one) => (one === route.origin ? [] : one.cities.slice(0, 1))),
  });
}

/** "In June, leaving on the 12th": a day with its number is the start, a mere weekday may be that of a market. */
const isDayNamed = ({ dates }: SaidWords): boolean => dates !== null && dates.start !== null && !dates.isWindow && /\d/.test(dates.startWords);

const EVENT_CHARS = 45;

/** The only date of the text is that of an event, so that the trip lies around it; null where it is the trip's own. */
function eventDayOf({ named, dates, rest }: SaidWords, days: ReturnType<typeof daysOf>): string | null {
  const [mention, more] = named;
  const isOnly = mention !== undefined && more === undefined && !mention.last && dates?.end === null;
  if (isOnly && DAY_OUT.test(rest.folded.slice(0, OPENING_CHARS))) return null;
  if (!isOnly || dates.startWords !== rest.words(mention.start, mention.end)) return null;
  return EVENT_CUE.test(rest.folded.slice(Math.max(0, mention.start - EVENT_CHARS), mention.start)) ? (days[0]?.iso ?? null) : null;
}

/** First and last day are named with their numbers. */
const areBothNamed = (said: SaidWords): boolean => isDayNamed(said) && /\d/.test(said.dates?.endWords ?? '');

const hasDates = (previous: TripContext['previous']): boolean => previous !== null && previous.travelStartDate !== null && previous.travelEndDate !== null;

/** A length that was said before holds for the time that is said now; dates that are fixed are not opened by the name of a month. */
function windowIn({ said, today, previous }: TripContext, words: LanguageWords, route: SaidRoute, days: ReturnType<typeof daysOf>): SaidWindow | null {
  const window = readWindow(said.rest.folded, words, {
    today,
    nightsOfRoute: nightsOf(route.route),
    usualDays: previous?.durationDays ?? previous?.dateWindow?.maxDays ?? usualDays(route),
    isSouth: isSouthern(route),
    days,
    areDaysSaid: days.length > 0 && areBothNamed(said),
    eventDay: eventDayOf(said, days),
  });
  if (days.length === 0 && isDayNamed(said)) return null;
  if (!window?.isLengthOpen) return window;
  return hasDates(previous) ? null : { ...window, isLengthOpen: previous?.durationDays == null };
}

/** Reads everything of a message that stands in more than one word or number. */
export function readTrip(context: TripContext): SaidTrip {
  const { said, language, today, previous } = context;
  const words = LANGUAGES[language];
  const { folded } = said.rest;
  const mentions: readonly PlaceMention[] = said.places.mentions.slice(0, MAX_PLACES);
  const days = daysOf(said, today);
  const party = readParty(withoutWishes(said), words, said.people);
  const route = routeIn(said, words, mentions);
  const window = windowIn(context, words, route, days);
  const onlyDates = window && onlyDatesOf(window.window);
  const ways = waysIn(said, words, route, mentions);
  const isPlaceKnown = mentions.some((one) => one !== route.origin && !route.refused.includes(one)) || (previous?.destinationHint ?? null) !== null;
  return {
    language,
    party,
    route,
    window: onlyDates ? null : (window?.window ?? null),
    onlyDates,
    ways: ways.isSaid ? ways.ways : null,
    wishes: withCampsites(wishesIn(context, words, { mentions, party, route, window, ways }), ways.ways, folded, said.rest.text),
    leftToUs: [
      ...leftFields(folded, words, { hasBudget: said.budget !== null, hasPlace: isPlaceKnown, hasDates: window !== null || days.length > 0 }),
      ...(window?.isLengthOpen ? ['travelEndDate'] : []),
    ],
  };
}

/** Regions around the stops and stops that are named once more are no wish of their own; the Vatican is one in Rome. */
function namesOfRoute(route: SaidRoute, mentions: readonly PlaceMention[]): Range[] {
  const stops = new Set([...route.stops, ...(route.origin ? [route.origin] : [])].map(nameOf));
  const isListed = (mention: PlaceMention): boolean => route.alternatives.includes(mention);
  const countries = new Set(
    [...route.stops, ...(route.origin ? [route.origin] : [])].map((mention) => mention.region?.countryCode ?? mention.cities[0]?.countryCode),
  );
  const isAround = ({ region }: PlaceMention): boolean => region !== null && (countries.size === 0 || countries.has(region.countryCode));
  return mentions.filter((mention) => isAround(mention) || stops.has(nameOf(mention)) || isListed(mention)).map(({ start, end }): Range => [start, end]);
}

/** The text names one day and no length: "a day in Segovia from Madrid, Saturday 20 March". */
const isSingleDate = ({ dates, duration }: SaidWords): boolean => dates?.start != null && dates.end === null && (duration === null || duration.isPart === true);

/** Phrases about the request itself, which wish nothing. */
function phrases(folded: string, words: LanguageWords): Range[] {
  const { youChoose, anyBudget, anyPlace } = words.wishes;
  const { inThatOrder, ownWayThere, oneBase } = words.route;
  const patterns = [
    youChoose,
    anyBudget,
    anyPlace,
    inThatOrder,
    ownWayThere,
    oneBase,
    words.calendar.anyDates,
    words.calendar.cheapest,
    words.people.ages,
    `{W}${words.calendar.weekdayTo}{W}`,
    // Short ones are words of their own: "mar" is the sea as well as a Tuesday.
    '(?=\\p{L}{5}){W}',
    '{W}(?=,? (?:the |den |dem |le |el |il |dia )?\\d)',
  ];
  return patterns.flatMap((pattern) => [...folded.matchAll(compile(words, pattern))].map((match): Range => [match.index, match.index + match[0].length]));
}

/** The text without what was read as dates, money and people; cuisines and rooms stay, as they are wishes too. */
function withoutWishes({ rest, budget, named }: SaidWords): string {
  const units = Array.from({ length: rest.folded.length }, (_, i) => rest.folded.charAt(i));
  const blank = (start: number, end: number): void => void units.fill('\u0001', start, end);
  for (const { start, end } of named) blank(start, end);
  const at = budget ? rest.text.indexOf(budget.words) : -1;
  if (budget && at >= 0) blank(at, at + budget.words.length);
  return units.join('');
}
