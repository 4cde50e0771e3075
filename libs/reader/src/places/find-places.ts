import type { LanguageWords } from '../languages/language-words.js';
import type { Scan } from '../text/scan.js';
import { foldPlace } from './fold-place.js';
import { hasCapitals, hasCase, tokensOf } from './tokens.js';
import type { Token } from './tokens.js';
import { ORDINARY_WORDS, ordinaryWordsOf } from './ordinary-words.js';
import { asksForRegion, cueOf } from './place-cues.js';
import type { Cue } from './place-cues.js';
import type { KnownPlace, PlaceIndex } from './place-index.js';
import { isForeignWord } from './foreign-word.js';
import { countsNights, isTownDespiteWord } from './town-despite-word.js';
import type { WordHere } from './town-despite-word.js';
import { LARGE_CITY, isAbbreviation, isCalendarWord, isKnownInLowerCase, isKnownWithCapital, isNameOfSight, mayEndInLowerCase } from './known-by-spelling.js';
import { isNameTail } from './name-tail.js';
import { IS_PART, isNickname, isNicknameHere, isSaidAsGoal } from './nicknames.js';
import { CAPITALS_ONLY } from './place-names.js';
import { isIn, regionsNamed, stateOfCode } from './regions.js';
import type { Region } from './regions.js';

/** A place in the text: a city with everything it may be, or a region. */
export interface PlaceMention {
  readonly start: number;
  readonly end: number;
  /** Likeliest first; empty for a region. */
  readonly cities: readonly KnownPlace[];
  readonly region: Region | null;
  readonly cue: Cue;
  /** Read as a typing error of the name. */
  readonly isGuess?: boolean;
}

const MAX_WORDS = 5;
const MAX_CODE_CHARS = 3;
const CUE_CHARS = 60;

interface Text {
  readonly scan: Scan;
  readonly tokens: readonly Token[];
  readonly places: PlaceIndex;
  /** Nothing but capitals or no capitals at all: capitals then say nothing. */
  readonly hasCase: boolean;
  /** Some words are in capitals, be they only codes. */
  readonly hasCapitals: boolean;
  readonly language: LanguageWords | undefined;
}

/** A word of another language is an ordinary one too, unless the guide knows a town of that name: "Ella 2 nights" in English. */
const isOrdinary = ({ language }: Text, key: string, best: KnownPlace | undefined): boolean =>
  ORDINARY_WORDS.has(key) &&
  !(language !== undefined && best?.isInGuide === true && !ordinaryWordsOf(language.code).has(key) && !ordinaryWordsOf('en').has(key));

const joins = (gap: string): boolean => gap.length <= 2 && /^(?: ?| ?-|'|\. )$/.test(gap);

function sliceOf(text: Text, from: number, count: number): Token | null {
  const [first, last] = [text.tokens[from], text.tokens[from + count - 1]];
  if (!first || !last) return null;
  for (let i = from; i < from + count - 1; i++) {
    const gap = text.scan.text.slice(text.tokens[i]?.end ?? 0, text.tokens[i + 1]?.start ?? 0);
    if (!joins(gap)) return null;
  }
  return { start: first.start, end: last.end };
}

interface Candidate extends Token {
  readonly words: string;
  readonly key: string;
  readonly cue: Cue;
  readonly left: string;
  readonly isCapital: boolean;
  readonly isFirst: boolean;
  readonly wordCount: number;
}

function candidateAt(text: Text, at: Token, wordCount: number): Candidate {
  const { scan } = text;
  const words = scan.text.slice(at.start, at.end);
  const left = scan.rest.slice(Math.max(0, at.start - CUE_CHARS), at.start);
  const sayCapitals = text.hasCase || (text.hasCapitals && /^\p{Lu}{2,}$/u.test(words));
  const isCapital = sayCapitals && /^\p{Lu}/u.test(words) && (/(?:^|[\s-])\p{Lu}[^\s-]*$/u.test(words) || mayEndInLowerCase(text.language));
  return {
    ...at,
    words,
    key: foldPlace(words),
    left,
    isCapital,
    wordCount,
    cue: cueOf(
      left,
      scan.rest.slice(at.end, at.end + CUE_CHARS),
      text.language && { words: text.language, left: scan.folded.slice(Math.max(0, at.start - CUE_CHARS), at.start) },
    ),
    isFirst: at.start === 0 || /[.!?:;\n]\s{0,2}$/.test(scan.text.slice(Math.max(0, at.start - 4), at.start)) || scan.text.slice(0, at.start).trim() === '',
  };
}

/** "The Prado" is a sight: towns have no article. */
const isSight = ({ left, isCapital, wordCount }: Candidate): boolean => isCapital && wordCount === 1 && /\b(?:the|la|il|lo|el|l')\s{0,2}$/.test(left);

/** What stands around a candidate, as the rules for words look at it. */
const aroundOf = ({ scan, hasCase }: Text, { start, end }: Candidate): WordHere => ({
  hasCase,
  before: scan.folded.slice(Math.max(0, start - CUE_CHARS), start),
  behind: scan.folded.slice(end, end + CUE_CHARS),
  asWritten: scan.text.slice(end, end + CUE_CHARS),
});

/** The first part of a longer name that begins a sentence. */
const isPartOfName = (text: Text, { isFirst, wordCount, cue, end }: Candidate): boolean =>
  text.hasCase && isFirst && wordCount > 1 && cue.role === null && IS_PART.test(text.scan.text.slice(end));

/** Short names must earn being a place; large cities need little. */
function isAcceptable(text: Text, candidate: Candidate, best: KnownPlace): boolean {
  const { key, words, isCapital, wordCount, start } = candidate;
  const here = aroundOf(text, candidate);
  if (wordCount === 1 && isNicknameHere(key, here, text.language)) return true;
  if (CAPITALS_ONLY.has(key) && text.hasCapitals) return /^[^a-z]+$/.test(words);
  if (isAbbreviation(candidate, best)) return false;
  if (isSaidAsGoal(candidate, best, { before: text.scan.folded.slice(0, start), behind: here.behind })) return true;
  if (wordCount === 1 && isOrdinary(text, key, best)) return isTownDespiteWord(here, candidate, best);
  if ((isCapital || best.isMajor) && countsNights(here)) return true;
  if (isCapital) return isKnownWithCapital(candidate, best);
  return !isPartOfName(text, candidate) && !(text.hasCase && isForeignWord(text.language, candidate, best)) && isKnownInLowerCase(candidate, best);
}

/** "Portland, OR", "Sydney, Australia", "Paris Texas": a region beside the name that holds such a city. */
function qualify(
  text: Text,
  from: number,
  cities: readonly KnownPlace[],
): { readonly cities: readonly KnownPlace[]; readonly next: number; readonly end: number } | null {
  const before = text.tokens[from - 1];
  const first = text.tokens[from];
  if (!before || !first || !/^[ ,(]{1,3}$/.test(text.scan.text.slice(before.end, first.start))) return null;
  const hasComma = text.scan.text.slice(before.end, first.start).includes(',');
  for (let count = 3; count >= 1; count--) {
    const at = sliceOf(text, from, count);
    if (!at) continue;
    const words = text.scan.text.slice(at.start, at.end);
    const isCode = count === 1 && (/^[A-Z]{2,3}$/.test(words) || (hasComma && /^[A-Za-z]{2}$/.test(words) && !ORDINARY_WORDS.has(words.toLowerCase())));
    // "Surprise us" is no town in the United States.
    const isName = hasComma || words.length > MAX_CODE_CHARS || /^[A-Z.]+$/.test(words);
    const wanted = [isCode ? stateOfCode(words.toUpperCase()) : undefined, ...(isName ? regionsNamed(words) : [])].filter(
      (region): region is Region => region !== undefined,
    );
    const inside = cities.filter((city) => wanted.some((region) => isIn(region, city.countryCode, city.adminCode)));
    if (inside.length > 0) return { cities: inside, next: from + count, end: at.end };
  }
  return null;
}

const isRegion = (region: Region | undefined): region is Region => region !== undefined;
function namedRegion({ words, left, wordCount }: Candidate, preferredCountry: string | null): Region | undefined {
  const wantsRegion = asksForRegion(left);
  const isCode = wantsRegion && wordCount === 1 && /^[A-Z]{2}$/.test(words);
  const named = [...regionsNamed(words), isCode ? stateOfCode(words) : undefined].filter(isRegion);
  return named.find((one) => one.countryCode === preferredCountry) ?? (wantsRegion ? named.find((one) => one.adminCode !== undefined) : undefined) ?? named[0];
}

function isWrittenAsRegion({ isCapital, cue, key, words }: Candidate): boolean {
  if (key.length === 2) return /^[A-Z.]+$/.test(words);
  if (cue.role === null && ORDINARY_WORDS.has(key)) return false;
  return isCapital || (cue.role !== null && key.length > 3) || (key.length > 4 && !ORDINARY_WORDS.has(key));
}

/** Washington and New York are cities first, Texas and Bali are not, whatever towns bear their names. */
function cityWins(best: KnownPlace | undefined, region: Region, left: string): boolean {
  if (!best || asksForRegion(left)) return false;
  const isTravelRegion = region.adminCode?.startsWith('~') ?? false;
  return best.iata !== undefined || (best.population >= LARGE_CITY && !isTravelRegion);
}

function regionOf(candidate: Candidate, cities: readonly KnownPlace[], preferredCountry: string | null): Region | null {
  const region = namedRegion(candidate, preferredCountry);
  if (!region || !isWrittenAsRegion(candidate)) return null;
  return cityWins(cities[0], region, candidate.left) ? null : region;
}

/** "In Jo's car": the genitive of a name. */
const IN_THEIR_OWN = /^\p{Lu}\p{Ll}{1,2}['’]s$/u;

const isPlainWord = (text: Text, key: string, words: string): boolean =>
  IN_THEIR_OWN.test(words) || (text.hasCase && isOrdinary(text, key, text.places.find(key)[0]) && !isNickname(key) && !/^\p{Lu}/u.test(words));

interface Step {
  readonly mention: PlaceMention;
  readonly next: number;
}

function readAt(text: Text, from: number, preferredCountry: string | null): Step | null {
  for (let count = MAX_WORDS; count >= 1; count--) {
    const at = sliceOf(text, from, count);
    if (!at) continue;
    const words = text.scan.text.slice(at.start, at.end);
    const key = foldPlace(words);
    const mayBePlace =
      key.length > 1 &&
      !(count === 1 && isPlainWord(text, key, words)) &&
      !isCalendarWord(text.language, key) &&
      (text.places.find(key).length > 0 || regionsNamed(words).length > 0 || /^(?:[A-Z]{2}|[A-Za-z]{3})$/.test(words));
    if (!mayBePlace) continue;
    const candidate = candidateAt(text, at, count);
    const step = asCode(text, candidate, from + count) ?? asPlace(text, candidate, { next: from + count, preferredCountry });
    if (step) return step;
  }
  return null;
}

/** Written carelessly a code still counts after a word that only a place follows. */
const CODE_CUE = /\b(?:from|to|von|nach)\s{1,2}$/;

/** Short names of weekdays are codes of airports too. */
const NO_CODES: ReadonlySet<string> = new Set(['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun']);

function isWrittenAsCode(text: Text, { wordCount, words, key, left }: Candidate): boolean {
  if (wordCount > 1 || !/^[A-Za-z]{3}$/.test(words) || (NO_CODES.has(key) && !/^[A-Z]{3}$/.test(words))) return false;
  if (text.hasCapitals && /^[A-Z]{3}$/.test(words)) return true;
  return CODE_CUE.test(left) && !ORDINARY_WORDS.has(key) && !(text.hasCase && /^[a-z]/.test(words));
}

/** An airport code, such as ZRH. */
function asCode(text: Text, candidate: Candidate, next: number): Step | null {
  if (!isWrittenAsCode(text, candidate)) return null;
  const city = text.places.ofCode(candidate.words.toUpperCase());
  if (!city || (candidate.cue.role === null && ORDINARY_WORDS.has(candidate.key))) return null;
  return { mention: { start: candidate.start, end: candidate.end, cities: [city], region: null, cue: candidate.cue }, next };
}

function asPlace(text: Text, candidate: Candidate, { next, preferredCountry }: { next: number; preferredCountry: string | null }): Step | null {
  const cities = text.places.find(candidate.key);
  const base = { start: candidate.start, cue: candidate.cue };
  const qualified = cities.length > 0 ? qualify(text, next, cities) : null;
  if (qualified) return { mention: { ...base, end: qualified.end, cities: qualified.cities, region: null }, next: qualified.next };
  const region = regionOf(candidate, cities, preferredCountry);
  if ((region ?? !cities[0]?.isMajor) && isNameOfSight(text.scan.folded, candidate.end)) return null;
  if (region) return { mention: { ...base, end: candidate.end, cities: [], region }, next };
  const best = cities[0];
  if (!best || (isSight(candidate) && !(best.isInGuide || best.iata !== undefined || best.population >= LARGE_CITY)) || !isAcceptable(text, candidate, best))
    return null;
  return { mention: { ...base, end: candidate.end, cities, region: null }, next };
}

/** A list goes on: "lisbon and ..." */
const AFTER_PLACE = /(?:\band|\bund|\bet|\by|,|&)\s{1,2}$/;
const LEAST_BARE_LENGTH = 7;

/** A lone word says that it is a place only at the head of a message, or where it goes on a list of places. */
const isEnglish = ({ language }: Text): boolean => language === undefined || language.code === 'en';

function mayBeBare(text: Text, candidate: Candidate, hasPlaceBefore: boolean): boolean {
  if (!isEnglish(text) || candidate.wordCount > 1 || candidate.key.length < LEAST_BARE_LENGTH) return false;
  return candidate.isFirst || (hasPlaceBefore && AFTER_PLACE.test(candidate.left));
}

/** Only after these a word without a capital may be a misspelt city. */
const CLEAR_CUE = /\b(?:from|to|in|visit\w*|explor\w*|leaving|near|nach|von|desde|vers)\s{1,2}(?:the\s{1,2})?$/;

const NAME_PARTS: ReadonlySet<string> = new Set(['san', 'santa', 'santo', 'los', 'las', 'la', 'el', 'new', 'rio', 'port', 'fort', 'city', 'salt', 'lake']);

/** Cheap tests first: nearly every word of a text comes by here. */
function mayBeMisspelt(text: Text, at: Token): boolean {
  if (at.end - at.start < 5) return false;
  const words = text.scan.text.slice(at.start, at.end);
  if (!/^\p{Lu}/u.test(words) && (words.length < 6 || (at.start > 0 && text.scan.rest.charAt(at.start - 1) !== ' '))) return false;
  const parts = foldPlace(words).split(' ');
  return !parts.some((word) => ORDINARY_WORDS.has(word) && !(parts.length > 1 && NAME_PARTS.has(word)));
}

/** Ordinary words are known for English; elsewhere a word without a capital is hardly a misspelt city. */
const mayBeLowerCase = (text: Text, { left }: Candidate): boolean => isEnglish(text) && CLEAR_CUE.test(left);

/** The major city that a word after "to", "from" or the like is a typing error of. */
function misspeltAt(text: Text, from: number, hasPlaceBefore: boolean): Step | null {
  for (let count = 3; count >= 1; count--) {
    const at = sliceOf(text, from, count);
    if (!at || !mayBeMisspelt(text, at)) continue;
    const candidate = candidateAt(text, at, count);
    const isBare = mayBeBare(text, candidate, hasPlaceBefore);
    if (!isBare && (candidate.cue.role === null || isSight(candidate) || (!candidate.isCapital && !mayBeLowerCase(text, candidate)))) continue;
    const city = text.places.guess(candidate.key);
    const isLarge = city !== null && (city.population >= LARGE_CITY || city.iata !== undefined);
    if (!city || ((isBare || !candidate.isCapital) && !isLarge)) continue;
    return { mention: { start: candidate.start, end: candidate.end, cities: [city], region: null, cue: candidate.cue, isGuess: true }, next: from + count };
  }
  return null;
}

/** Every place of the text from left to right; the longest name wins, a region beside a city is part of it. */
export function findPlaces(scan: Scan, places: PlaceIndex, language?: LanguageWords): PlaceMention[] {
  const text: Text = { scan, tokens: tokensOf(scan), places, hasCase: hasCase(scan.text), hasCapitals: hasCapitals(scan.text), language };
  const mentions: PlaceMention[] = [];
  for (let from = 0; from < text.tokens.length;) {
    const preferred = mentions.at(-1)?.cities[0]?.countryCode ?? null;
    const step = isNameTail(scan.folded, text.tokens[from]?.start ?? 0, mentions.at(-1)?.end)
      ? null
      : (readAt(text, from, preferred) ?? misspeltAt(text, from, mentions.length > 0));
    if (step) mentions.push(step.mention);
    from = step?.next ?? from + 1;
  }
  return mentions;
}
