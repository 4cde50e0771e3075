import { SMALL_TOWN, isTownBehind } from './known-by-spelling.js';
import type { Cue } from './place-cues.js';
import type { KnownPlace } from './place-index.js';

/** What stands around a word that may be a town. */
export interface WordHere {
  /** Nothing but capitals or no capitals at all: capitals then say nothing. */
  readonly hasCase: boolean;
  /** Folded. */
  readonly before: string;
  readonly behind: string;
  readonly asWritten: string;
}

const NIGHTS_CHARS = 12;
/** "Split 2", "Nice: 3 nights": who counts nights means the town. */
const NIGHTS_BEHIND = /^:? (?:\d{1,2} ?n[aiou]?\w*|1?\d ?(?:,|\.|\(|$|(?:and|und|et|y|e)\b))/;
export const countsNights = ({ behind }: WordHere): boolean => NIGHTS_BEHIND.test(behind.slice(0, NIGHTS_CHARS));
/** "Golden Gai": a capital right behind makes the word part of a longer name. */
const goesOn = ({ asWritten }: WordHere): boolean => /^ \p{Lu}\p{Ll}/u.test(asWritten);

/** Only a town stands behind it: "day trip london to bath". */
const TOWN_AHEAD = /\b(?:day ?-?trip|nights?|days?|weekend|break|markets?|festival|getaway|staying|trip|holiday)(?: \p{L}+){0,2} (?:to|in) $/u;

const LEADS_TO_NAME = /^ (?:to|nach|a|à|para|-|–|→|->|>) \p{Lu}\p{Ll}/u;

interface Spelling {
  readonly cue: Cue;
  readonly key: string;
  readonly isCapital: boolean;
  readonly isFirst: boolean;
}

/** "Split 2"; "Cork to Nice" begins in the town. */
const isSaidAsTown = (here: WordHere, { isCapital }: Spelling, best: KnownPlace): boolean =>
  (best.isMajor && countsNights(here)) ||
  (isCapital && best.population >= SMALL_TOWN && LEADS_TO_NAME.test(here.asWritten)) ||
  (!here.hasCase && isTownBehind(here.before, best));

/** An everyday word is a town only with a capital inside a sentence, or where nothing has a capital and an airport bears the name. */
export function isTownDespiteWord(here: WordHere, word: Spelling, best: KnownPlace): boolean {
  const { cue, isCapital, isFirst, key } = word;
  if (isSaidAsTown(here, word, best)) return true;
  if (cue.role === null || (best.population < SMALL_TOWN && !best.isInGuide) || goesOn(here)) return false;
  if (isCapital) return !isFirst;
  return !here.hasCase && key.length > 3 && (best.iata !== undefined || (best.isInGuide && TOWN_AHEAD.test(here.before)));
}
