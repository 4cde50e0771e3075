import type { LanguageWords } from '../languages/language-words.js';
import type { Cue } from './place-cues.js';
import type { KnownPlace } from './place-index.js';

export const SMALL_TOWN = 15_000;
export const LARGE_CITY = 200_000;

/** "hanoi - hue - hoi an": between dashes or arrows a short name is a stop too. */
const IN_CHAIN = /\p{L}\s?(?:[-–—→>]|->)\s?$/u;

const ROMANCE: ReadonlySet<string> = new Set(['fr', 'es', 'it', 'pt']);
/** "Pays basque", "Costa brava": in these languages adjectives of a name are written small. */
export const mayEndInLowerCase = (language: LanguageWords | undefined): boolean => language !== undefined && ROMANCE.has(language.code);

/** A name without a capital: places of the guide and large towns, and where a word such as "to" stands before them smaller ones. */
export function isKnownInLowerCase({ key, cue, left }: { readonly key: string; readonly cue: Cue; readonly left: string }, best: KnownPlace): boolean {
  if (best.isInGuide && (key.length > 3 || IN_CHAIN.test(left))) return true;
  if (cue.role !== null) return key.length > 2 && (best.isMajor || best.population >= SMALL_TOWN);
  return key.length > 3 && best.isMajor && (best.population >= LARGE_CITY || best.iata !== undefined);
}

/** What the spelling of a name may be judged by. */
interface Spelling {
  readonly key: string;
  readonly words: string;
  readonly cue: Cue;
  readonly wordCount: number;
}

/** A name with a capital: well-known towns, any behind a word that leads to a place, and longer names. */
export const isKnownWithCapital = ({ cue, wordCount }: Pick<Spelling, 'cue' | 'wordCount'>, best: KnownPlace): boolean =>
  cue.isStrong || best.isMajor || (wordCount > 1 && best.population >= SMALL_TOWN);

/** "UB" is short for the city that was named before, not a town called so. */
export const isAbbreviation = ({ key, words }: Pick<Spelling, 'key' | 'words'>, best: KnownPlace): boolean =>
  key.length === 2 && words === words.toUpperCase() && !best.isInGuide;

/** "Mo", "Mars" and "Noël" are towns too, but not in a German or French date. */
export const isCalendarWord = (language: LanguageWords | undefined, key: string): boolean =>
  key === 'noel' || (language !== undefined && [...language.calendar.weekdays, ...language.calendar.months].some((names) => names.split('|').includes(key)));

const SIGHT_CHARS = 24;
const SIGHT_AHEAD =
  /^ (?:mountain|mount|museum|castle|palace|beach|bridge|tower|falls|waterfalls?|pond|park|gardens?|zoo|market|street|square|cathedral|abbey|glacier|canyon|gorge|cave|tour|opera|stadium|gallery|winery|distillery|brewery)s?(?!\p{L})/u;

/** "Cadillac Mountain", "the Louisiana museum": a sight that bears the name of a small town or a region. */
export const isNameOfSight = (folded: string, end: number): boolean => SIGHT_AHEAD.test(folded.slice(end, end + SIGHT_CHARS));

/** "Driving from reading", "train from bath": without any capitals a way leads away from towns only. */
const WAY_FROM =
  /\b(?:driv(?:e|ing)|trains?|coach|bus|fly(?:ing)?|flights?|leaving|travel(?:l)?ing|sett?ing off|car|ferry)(?: (?:up|down|over|out|across))? from $/;
/** "1 night cork". */
const NIGHTS_AHEAD = /\b(?:\d{1,2}|one|two|three|four|five|six|seven) nights? (?:in )?$/;

/** In a text without any capitals an everyday word is a town where a way leads from it, or nights stand before it. */
export const isTownBehind = (left: string, { isMajor, population }: KnownPlace): boolean =>
  (population >= SMALL_TOWN && WAY_FROM.test(left)) || (isMajor && NIGHTS_AHEAD.test(left));
