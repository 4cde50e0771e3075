import type { Language } from '@app/contracts';
import { distanceKm } from '@app/guide';
import type { Scan } from '../text/scan.js';
import { findPlaces } from './find-places.js';
import type { PlaceMention } from './find-places.js';
import { foldPlace } from './fold-place.js';
import { endsInDe, isBareWay, isList, leadsTo } from './place-cues.js';
import type { LanguageWords } from '../languages/language-words.js';
import type { PlaceRole } from './place-cues.js';
import type { KnownPlace, PlaceIndex } from './place-index.js';
import { withTownsOfEvents } from './demonyms.js';
import { inNamedCountries } from './named-countries.js';
import { likelyPlaces } from './likely-places.js';
import { HOME_COUNTRIES } from './home-countries.js';
import { withUnknownStops } from './unknown-stops.js';
import { withoutParts } from './place-parts.js';
import { namesakesOf } from './namesakes.js';
import { isIn } from './regions.js';

/** One place as it goes into a request. */
export interface SaidPlace {
  readonly name: string;
  readonly iata: string | null;
  readonly cityCode: string | null;
  readonly words: string;
  /** No word beside it said whether it is where the trip starts or where it goes. */
  readonly isUncertain: boolean;
  /** Places of that name it may as well be, itself among them; empty when one is clearly meant. */
  readonly mayMean: readonly string[];
}

export interface SaidPlaces {
  readonly origin: SaidPlace | null;
  readonly destinations: readonly SaidPlace[];
  /** "Bali or Crete": one of the destinations, not all. */
  readonly areAlternatives: boolean;
  /** Places that no word gives a role, in order. */
  readonly open: readonly SaidPlace[];
  /** Every place of the text from left to right, and the countries that are certain. */
  readonly mentions: readonly PlaceMention[];
  /** Those of them that the words beside them make the origin. */
  readonly origins: ReadonlySet<PlaceMention>;
  readonly countries: ReadonlySet<string>;
}

interface Placed {
  readonly mention: PlaceMention;
  readonly role: PlaceRole | null;
  readonly isWeak: boolean;
}

/** What tells namesakes apart: the countries of the other places, and the language of the text. */
export interface Surroundings {
  readonly countries: ReadonlySet<string>;
  readonly language?: Language | undefined;
}

const HOME_TOWN = 10_000;

/** Who writes Spanish and starts in Valencia lives in Spain, wherever the trip goes. */
function cityAtHome({ cities }: PlaceMention, role: PlaceRole | null, { countries, language }: Surroundings): KnownPlace | null {
  const [first, ...others] = cities;
  if (!first || !language || language === 'en') return null;
  const home = HOME_COUNTRIES[language];
  // "Desde León a Galicia" leaves the one in Spain, however large the one in Mexico is.
  const inCountry = countries.size === 1 && others.find((city) => city.isInGuide && home.has(city.countryCode) && countries.has(city.countryCode));
  if (inCountry && !countries.has(first.countryCode)) return inCountry;
  if (home.has(first.countryCode)) return first.isInGuide ? first : null;
  return (role === 'origin' && others.find((city) => home.has(city.countryCode) && city.population >= HOME_TOWN)) || null;
}

const MILLION = 1_000_000;
const NEARBY_KM = 600;
const FAR_KM = 2_500;

/**
 * "The Colonia day trip" of who lives in Buenos Aires is not Cologne: a name of another language yields to the town near home that is called so.
 */
function nearHome(mention: PlaceMention, words: string, home: KnownPlace | undefined): PlaceMention {
  const [first, ...others] = mention.cities;
  if (!first || !home || foldPlace(first.name) === foldPlace(words) || distanceKm(first, home) < FAR_KM) return mention;
  const near = others.find((city) => city.isInGuide && distanceKm(city, home) <= NEARBY_KM);
  return near ? { ...mention, cities: [near, ...mention.cities.filter((city) => city !== near)] } : mention;
}

/**
 * How large a namesake in the country of the other places must be: who leaves Manchester for New York hardly lives in New Hampshire, and
 * London is never the one in Ontario.
 */
function leastPeople({ population, isMajor }: KnownPlace, role: PlaceRole | null): number {
  if (population > MILLION) return Infinity;
  return role === 'origin' && isMajor ? population / 3 : 5000;
}

/** Cities of one name are told apart by the country the other places of the text lie in. */
function chosenCity(mention: PlaceMention, words: string, role: PlaceRole | null, { countries, language }: Surroundings): KnownPlace | undefined {
  const [first, ...others] = mention.cities;
  const own = cityAtHome(mention, role, { countries, language });
  if (own) return own;
  if (!first) return undefined;
  const least = leastPeople(first, role);
  const asWritten = others.find((city) => city.isMajor && countries.has(city.countryCode) && city.name.toLowerCase() === words.toLowerCase());
  if (
    asWritten &&
    !countries.has(first.countryCode) &&
    (role !== 'origin' || asWritten.population >= least || first.name.toLowerCase() !== words.toLowerCase())
  )
    return asWritten;
  if (countries.size !== 1 || countries.has(first.countryCode)) return first;
  return others.find((city) => countries.has(city.countryCode) && city.population >= least) ?? first;
}

/** Countries of the places that can only mean one. */
function certainCountries(mentions: readonly PlaceMention[]): ReadonlySet<string> {
  const clear = mentions.filter(({ cities, region }) => region !== null || new Set(cities.map((city) => city.countryCode)).size === 1);
  return new Set(clear.map(({ cities, region }) => region?.countryCode ?? cities[0]?.countryCode ?? ''));
}

/** The place behind a mention, told apart from its namesakes by the countries of the text. */
export function saidPlace(scan: Scan, mention: PlaceMention, role: PlaceRole | null, around: Surroundings): SaidPlace {
  const words = scan.words(mention.start, mention.end);
  const base = { words, isUncertain: role === null, mayMean: [] };
  if (mention.region) return { ...base, name: mention.region.name, iata: mention.region.iata ?? null, cityCode: mention.region.iata ?? null };
  const city = chosenCity(mention, words, role, around);
  const mayMean = city ? namesakesOf(city, mention.cities, around.countries) : [];
  return { ...base, mayMean, name: city?.name ?? words, iata: city?.iata ?? null, cityCode: city?.cityCode ?? null };
}

const EITHER = /^\s{0,2},?\s{0,2}(?:or|oder|ou|o)(?: \p{L}+){0,3}\s*$/u;
/** Longer gaps connect nothing, and are not looked at. */
const MAX_GAP_CHARS = 40;

const gapOf = (scan: Scan, left: PlaceMention, right: PlaceMention): string =>
  right.start - left.end > MAX_GAP_CHARS ? '?' : scan.rest.slice(left.end, right.start);

/** Two places joined by a dash are a way, three and more a list of stops: "Rome - Florence - Venice". */
const DASH = /^ ?[-–—] ?$/;
const gapBehind = (scan: Scan, mentions: readonly PlaceMention[], i: number): string => {
  const [at, next] = [mentions[i], mentions[i + 1]];
  return at && next ? gapOf(scan, at, next) : '';
};

/** Stands in a row of three or more places with dashes between them. */
function isInChain(scan: Scan, mentions: readonly PlaceMention[], i: number, before: Placed | undefined): boolean {
  const isAfter = DASH.test(gapBehind(scan, mentions, i));
  const isBefore = DASH.test(gapBehind(scan, mentions, i - 1));
  return isAfter ? isBefore || DASH.test(gapBehind(scan, mentions, i + 1)) : isBefore && before?.role === 'destination';
}

const SENTENCE_START = /(?:^|[.!?:\n] ?)$/;
const WAY = /^ ?(?:to|nach|->|→|-|–) ?$/;

/** "A week in Madeira. Amsterdam to Funchal": a way that opens a sentence starts at home. */
function opensWay(scan: Scan, mentions: readonly PlaceMention[], i: number): boolean {
  const at = mentions[i];
  const opens = at !== undefined && SENTENCE_START.test(scan.text.slice(Math.max(0, at.start - 4), at.start));
  return opens && WAY.test(gapBehind(scan, mentions, i)) && !WAY.test(gapBehind(scan, mentions, i + 1));
}

/** The role of a name without a cue that its place in a row of names gives it. */
function bareRole(scan: Scan, mentions: readonly PlaceMention[], i: number, before: Placed | undefined): PlaceRole | null {
  if (isInChain(scan, mentions, i, before)) return 'destination';
  return opensWay(scan, mentions, i) ? 'origin' : null;
}

/** The role of the list that it goes on. */
function listRole(scan: Scan, mentions: readonly PlaceMention[], i: number, before: Placed | undefined): PlaceRole | null {
  if (!before || !isList(gapBehind(scan, mentions, i - 1))) return null;
  return before.role === 'origin' ? 'destination' : before.role;
}

/** "Lyon Turin en train". */
const opensBareWay = (scan: Scan, mention: PlaceMention, next: PlaceMention | undefined): boolean =>
  next !== undefined && isBareWay(scan.folded.slice(mention.end, next.start), scan.folded.slice(next.end, next.end + MAX_GAP_CHARS));

/** The role of a mention from its own cue and what joins it to its neighbours. */
function roleOf(scan: Scan, mentions: readonly PlaceMention[], i: number, before: Placed | undefined): PlaceRole | null {
  const mention = mentions[i];
  if (!mention) return null;
  const cued = mention.cue.role;
  if (cued === null && !before && opensBareWay(scan, mention, mentions[i + 1])) return 'origin';
  const bare = cued === null ? bareRole(scan, mentions, i, before) : null;
  if (bare !== null) return bare;
  const left = scan.rest.slice(Math.max(0, mention.start - 12), mention.start);
  if (leadsTo(gapBehind(scan, mentions, i)) && (cued === null || endsInDe(left)) && before?.role !== 'destination') return 'origin';
  // "From Glasgow or Edinburgh" has two ways to begin.
  if (before?.role === 'origin' && EITHER.test(gapBehind(scan, mentions, i - 1))) return 'origin';
  return cued ?? listRole(scan, mentions, i, before);
}

function withRoles(scan: Scan, mentions: readonly PlaceMention[]): Placed[] {
  const placed: Placed[] = [];
  for (const [i, mention] of mentions.entries()) placed.push({ mention, role: roleOf(scan, mentions, i, placed.at(-1)), isWeak: mention.cue.isWeak });
  return placed;
}

/** A weak origin yields to a stronger one and is then the first stop. */
function originOf(placed: readonly Placed[]): Placed | null {
  const origins = placed.filter(({ role }) => role === 'origin');
  const first = origins.find(({ isWeak }) => !isWeak) ?? origins[0] ?? null;
  const region = first?.mention.region;
  // "Here in Scotland ... Edinburgh to Copenhagen" starts in Edinburgh.
  const town = region && origins.find(({ mention: { cities } }) => cities[0] && isIn(region, cities[0].countryCode, cities[0].adminCode));
  return town ?? first;
}

function unique(places: readonly SaidPlace[]): SaidPlace[] {
  return places.filter((place, i) => places.findIndex((one) => one.name === place.name) === i);
}

/** Italy is no stop of its own beside Rome and Florence. */
function withoutWiderRegions(placed: readonly Placed[]): Placed[] {
  const cities = placed.flatMap(({ mention }) => (mention.region ? [] : mention.cities.slice(0, 1)));
  return placed.filter(({ mention: { region } }) => !region || !cities.some((city) => isIn(region, city.countryCode, city.adminCode)));
}

/** Where the trip starts and where it goes, in the order of the text. */
export function readPlaces(scan: Scan, places: PlaceIndex, language?: LanguageWords): SaidPlaces {
  const likely = withoutParts(scan, likelyPlaces(scan, findPlaces(scan, places, language), language));
  const found = inNamedCountries(scan, withTownsOfEvents(scan, withUnknownStops(scan, likely, language), language, places));
  const home = originOf(withRoles(scan, found))?.mention.cities[0];
  const mentions = found.map((mention) => nearHome(mention, scan.words(mention.start, mention.end), home));
  const placed = withRoles(scan, mentions);
  const countries = certainCountries(mentions);
  const origin = originOf(placed);
  const said = ({ mention, role }: Placed): SaidPlace => saidPlace(scan, mention, role, { countries, language: language?.code });
  const originPlace = origin ? said(origin) : null;
  const going = placed.filter((one) => one !== origin && one.role !== null);
  const targets = going.filter(({ role, isWeak }) => role === 'destination' || isWeak);
  const destinations = unique(withoutWiderRegions(targets).map(said)).filter((place) => place.name !== originPlace?.name);
  const open = unique(withoutWiderRegions(placed.filter(({ role }) => role === null)).map(said));
  const areAlternatives = mentions.some((mention, i) => i > 0 && EITHER.test(gapOf(scan, mentions[i - 1] ?? mention, mention)));
  return {
    origin: originPlace,
    destinations,
    areAlternatives,
    mentions,
    origins: new Set(origin ? [origin.mention] : []),
    countries,
    open: open.filter((place) => place.name !== originPlace?.name && !destinations.some((one) => one.name === place.name)),
  };
}
