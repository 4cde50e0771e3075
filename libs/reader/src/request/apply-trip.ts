import { compile } from '../languages/compile.js';
import { LANGUAGES } from '../languages/languages.js';
import { currencyOfCountry } from '../money/country-currency.js';
import { localCurrency } from '../money/currencies.js';
import type { SaidBudget } from '../money/read-budget.js';
import type { PlaceMention } from '../places/find-places.js';
import { withoutOtherWays } from './other-ways.js';
import { isLoneWriter } from '../party/lone-writer.js';
import type { SaidParty } from '../party/read-party.js';
import type { SaidDuration } from '../dates/read-duration.js';
import { saidPlace } from '../places/read-places.js';
import type { SaidPlace } from '../places/read-places.js';
import type { SaidTravellers } from '../travellers/read-travellers.js';
import type { SaidTrip } from './read-trip.js';
import type { SaidWords } from './read-words.js';
import type { SettledPlaces } from './settle-places.js';

const nightsIn = (trip: SaidTrip): number | null => {
  const stays = trip.route.route.stops.filter(({ role }) => role === 'stay');
  const known = stays.flatMap(({ nights }) => (nights === null ? [] : [nights]));
  return stays.length > 0 && known.length === stays.length ? known.reduce((sum, nights) => sum + nights, 0) : null;
};

const CAR_CHARS = 40;
const ALTERNATIVE_CHARS = 20;

/** "A rental car for three days" is no length of the trip. */
function isOfCar({ duration, rest }: SaidWords, { language }: SaidTrip): boolean {
  const at = duration ? rest.text.indexOf(duration.words) : -1;
  const words = LANGUAGES[language];
  return (
    at > 0 && compile(words, `(?:${words.ways.rentalCar})(?:[ ,]\\p{L}+){0,3}(?: \\d+ ?-)?`, 'left').test(rest.folded.slice(Math.max(0, at - CAR_CHARS), at))
  );
}

/** A length of its own, not the sum of what was said for the stops. */
const isLonger = (duration: SaidDuration | null, nights: number): boolean => duration !== null && !duration.isLoose && duration.nights >= nights;

/** "Disney at least 3 days" is no length of a trip whose dates are known. */
function isOfPart({ duration, dates, rest }: SaidWords, { language }: SaidTrip): boolean {
  const at = duration && dates?.start && dates.end ? rest.text.indexOf(duration.words) : -1;
  return at > 0 && compile(LANGUAGES[language], LANGUAGES[language].route.atLeast, 'left').test(rest.folded.slice(Math.max(0, at - CAR_CHARS), at));
}

/** "7 to 11 May ... a day trip to Sintra": the day is none of the trip's length. */
const isOfDayOut = ({ duration, dates }: SaidWords): boolean => duration?.days === 1 && dates?.start != null && dates.end !== null && dates.start !== dates.end;

const isOfElse = (said: SaidWords, trip: SaidTrip): boolean => isOfCar(said, trip) || isOfPart(said, trip) || isOfDayOut(said);

const staysOf = (trip: SaidTrip): SaidTrip['route']['route']['stops'] => trip.route.route.stops.filter(({ role }) => role === 'stay');
const areDatesSaid = ({ dates }: SaidWords): boolean => dates?.start != null && dates.end !== null;

/** As many nights as one of several stops is given. */
function isOfOneStop(duration: SaidDuration | null, trip: SaidTrip): boolean {
  const all = staysOf(trip);
  return all.length > 1 && all.some(({ nights }) => nights !== null && nights === duration?.nights);
}

/** Nights of single stops are no length of the trip; together they are. */
function durationOf(said: SaidWords, trip: SaidTrip): SaidDuration | null {
  const duration = isOfElse(said, trip) ? null : said.duration;
  const stays = staysOf(trip).filter(({ nights }) => nights !== null);
  if (areDatesSaid(said) && isOfOneStop(duration, trip)) return null;
  if (stays.length < 2) return duration;
  const longest = Math.max(...stays.map(({ nights }) => nights ?? 0));
  const total = nightsIn(trip);
  const isOfStop = duration !== null && duration.nights <= longest + 1;
  if (areDatesSaid(said)) return isOfStop || total !== null || duration?.isLoose ? null : duration;
  if (total === null) return isOfStop ? null : duration;
  if (!isOfStop && isLonger(duration, total)) return duration;
  return { days: total + 1, nights: total, isLoose: true, words: stays.map(({ said: words, nights }) => `${words ?? ''} ${nights ?? ''}`).join(', ') };
}

/** "We are 71 and 68" are ages. */
const MAX_GROUP = 30;
/** Where others are named, "we're 22" is an age long before. */
const MAX_BESIDE_NAMED = 17;

const sizeOf = ({ adults, children }: { readonly adults: number | null; readonly children: number | null }): number => (adults ?? 0) + (children ?? 0);

const namesMore = (party: SaidParty, { adults, travellers }: SaidTravellers): boolean =>
  (party.adults ?? 0) > (adults ?? 0) && sizeOf(party) >= (travellers ?? 0);

/** "Family of five ... three little tornadoes: 9, 7 and 3": the children are among them. */
const tellsApart = (party: SaidParty, { travellers, children }: SaidTravellers): boolean =>
  travellers !== null && children === null && party.children !== null && sizeOf(party) === travellers;

/** "2 adults and kids 7 & 9": children that only their ages count come on top. */
const withUncounted = ({ adults, children }: SaidTravellers, party: SaidTravellers): SaidTravellers | null =>
  children === null && adults !== null && party.children !== null ? { ...party, adults, travellers: adults + party.children } : null;

/** "A 6-year-old son and a 3-month-old baby" are two, with their ages. */
const withAllChildren = (old: SaidTravellers, { children, childrenAges }: SaidTravellers): SaidTravellers | null =>
  old.adults !== null && old.children !== null && children !== null && children > old.children && childrenAges?.length === children
    ? { ...old, children, childrenAges, travellers: old.adults + children }
    : null;

/** Everybody is named: a parent and a child, a row of people, or those whom the trip is for. */
const isWhole = ({ isPair, isRow, isForOthers, isSum, isWhole: isCountedWhole }: SaidParty): boolean =>
  isPair || isRow || isForOthers || isSum || isCountedWhole;

const saysMore = (party: SaidParty, old: SaidTravellers): boolean =>
  (old.isImplied === true && party.isExact) || isWhole(party) || tellsApart(party, old) || (party.isNamed && namesMore(party, old));

/** "Vienna 3 nights, then Budapest for 4": where people are named and nights are counted, a bare "for 4" counts nights too. */
const BARE_FOR = /^for (?:the )?(?:\d{1,2}|\p{L}+)(?:,|$)/iu;
const countsNights = ({ words }: SaidTravellers, { adults, children }: SaidParty, folded: string): boolean =>
  adults !== null && children === null && BARE_FOR.test(words) && /\bnights?\b/.test(folded);

/** English is read by both: the general rules count, and the others add who was named beside. */
function inEnglish(old: SaidTravellers | null, party: SaidParty, ofParty: SaidTravellers, folded: string): SaidTravellers | null {
  if (!old) return party.isExact ? ofParty : null;
  if (saysMore(party, old) || countsNights(old, party, folded)) return ofParty;
  const withKids = withUncounted(old, ofParty) ?? withAllChildren(old, ofParty);
  if (withKids) return withKids;
  const isSettled = old.travellers !== null && party.ages === null;
  if (isSettled || (old.adults === null && !party.isExact)) return old;
  const isRicher = party.isExact && old.adults === null && sizeOf(party) > sizeOf(old);
  return isRicher ? ofParty : { ...old, childrenAges: old.childrenAges ?? party.ages };
}

/** "A flight on Monday" is only the beginning of a request; with a length or money beside the time it would name who comes along. */
function isWholeRequest({ dates, duration, budget }: SaidWords, { window }: SaidTrip): boolean {
  const parts = [dates?.start, dates?.end ?? duration, budget].filter((part) => part !== null && part !== undefined);
  return window !== null || parts.length > 1;
}

const LONE: SaidTravellers = { travellers: 1, adults: 1, children: null, childrenAges: null, words: '' };

/** The rules of a language know more of its ways to name people than the general ones. */
function travellersOf(said: SaidWords, trip: SaidTrip, isFirst: boolean): SaidTravellers | null {
  const { party, language } = trip;
  const most = party?.isExact ? MAX_BESIDE_NAMED : MAX_GROUP;
  const old = (said.travellers?.adults ?? 0) > most ? null : said.travellers;
  if (!party) return old ?? (isFirst && isWholeRequest(said, trip) && isLoneWriter(said.rest.folded, LANGUAGES[language]) ? LONE : null);
  const { children, ages } = party;
  const counted = (adults: number | null, kids: number | null): SaidTravellers => ({
    adults,
    children,
    childrenAges: ages,
    travellers: adults === null ? null : adults + (kids ?? 0),
    words: old?.words ?? '',
  });
  const ofParty = counted(party.adults, children);
  if (language === 'en') return inEnglish(old, party, ofParty, said.rest.folded);
  return party.adults === null && old ? counted(old.adults, children ?? old.children) : ofParty;
}

const countryOf = (mention: PlaceMention | null | undefined): string | null => mention?.region?.countryCode ?? mention?.cities[0]?.countryCode ?? null;

const PESOS: ReadonlySet<string> = new Set(['ARS', 'CLP', 'COP']);

/** "38k pesos" from Manila are Philippine ones; "kroner" are those of where the travellers live, else of where they go. */
function inLocalCurrency({ budget }: SaidWords, { route, language }: SaidTrip): SaidBudget | null {
  if (!budget) return budget;
  const [home, there] = [countryOf(route.origin), countryOf(route.stops[0])].map((country) => (country === null ? null : currencyOfCountry(country)));
  // "$1,500" in English are no pesos of where the trip goes.
  const isForeign = language === 'en' && there != null && PESOS.has(there) && !/peso/i.test(budget.words);
  const locals = [home, isForeign ? null : there].flatMap((code) => code ?? []);
  const meant = locals.map((local) => localCurrency(budget.words, local)).find((code) => code !== null);
  return meant ? { ...budget, currency: meant } : budget;
}

/** What one message says of single fields, corrected by what it says as a whole. */
export function withTrip(said: SaidWords, trip: SaidTrip, isFirst: boolean): SaidWords {
  const duration = durationOf(said, trip);
  const isOpen = trip.window !== null;
  const { onlyDates } = trip;
  return {
    ...said,
    constraints: { ...said.constraints, constraints: withoutOtherWays(said.constraints.constraints, trip.ways) },
    budget: inLocalCurrency(said, trip),
    duration: isOpen || onlyDates ? null : duration,
    dates: isOpen
      ? null
      : onlyDates
        ? { ...onlyDates, startWords: onlyDates.said, endWords: onlyDates.said, isWindow: false }
        : trip.route.isDayOut && said.dates?.end === null
          ? { ...said.dates, end: said.dates.start, endWords: said.dates.startWords }
          : said.dates,
    travellers: travellersOf(said, trip, isFirst),
  };
}

/** "Bali or Crete" leaves the stop open; "flying to Florence or Pisa" does not, where the trip stays in Tuscany. */
const areOfStops = ({ stops, alternatives }: SaidTrip['route']): boolean =>
  alternatives.length === 0 || alternatives.some((other) => stops.some((stop) => stop.start < other.start && other.start - stop.end < ALTERNATIVE_CHARS));

/** Origin and destinations of a route that was said as such; of single places the general reading stands. */
export function placesOfTrip(settled: SettledPlaces, trip: SaidTrip, said: SaidWords, isFirst: boolean): SettledPlaces {
  const { route } = trip;
  const { countries } = said.places;
  const placeOf = (mention: Parameters<typeof saidPlace>[1], role: 'origin' | 'destination'): SaidPlace =>
    saidPlace(said.rest, mention, role, { countries, language: trip.language });
  // "Not Cancún" names the place that the trip must not go to.
  const refused = new Set(route.refused.map((mention) => placeOf(mention, 'destination').name));
  const home = route.stops.length === 0 && route.origin ? placeOf(route.origin, 'origin').name : null;
  const destinationsLeft = settled.destinations.filter(({ name }) => !refused.has(name) && name !== home);
  if (!isFirst && !route.isExplicit) return { ...settled, destinations: destinationsLeft };
  const origin = route.origin ? placeOf(route.origin, 'origin') : null;
  if (route.stops.length === 0 || (said.places.areAlternatives && !route.isExplicit && areOfStops(route)))
    return { destinations: destinationsLeft, origin: settled.origin && !refused.has(settled.origin.name) ? settled.origin : origin };
  const stops = route.stops.map((mention) => placeOf(mention, 'destination'));
  const destinations = stops.filter((place, i) => stops.findIndex(({ name }) => name === place.name) === i);
  const isStop = (place: SaidPlace | null): boolean => place !== null && destinations.some(({ name }) => name === place.name);
  return { origin: origin ?? (isStop(settled.origin) ? null : settled.origin), destinations };
}
