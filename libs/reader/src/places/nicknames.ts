import type { LanguageWords } from '../languages/language-words.js';
import { ORDINARY_WORDS } from './ordinary-words.js';
import { WORDED_NIGHTS_BEHIND } from './place-cues.js';
import type { KnownPlace } from './place-index.js';

/** Short forms of cities that travellers write without capitals; each is another name in `place-names.ts`. */
const NICKNAMES = ['hk', 'nyc', 'ny', 'sf', 'la', 'dc', 'kl', 'bkk', 'cdmx', 'bcn', 'ams', 'ba', 'bsas', 'hcmc', 'ub', 'cpt', 'edi', 'nola', 'slc', 'sd'];
const KNOWN: ReadonlySet<string> = new Set(NICKNAMES);
/** Words of their own in other languages. */
const ENGLISH_ONLY: ReadonlySet<string> = new Set(['la', 'ba', 'sd', 'ub', 'edi']);

const ANY = NICKNAMES.join('|');
const JOINT = '(?:,|/|&|\\+|-|–|→|->|>|\\band|\\bthen|\\bto|\\bund|\\bet|\\by)';
const LED_TO =
  /(?:^|[\s(:])(?:from|ex|to|in|out of|see|visit(?:ing)?|leaving|around|near|via|for|do|doing|nach|von|ab|depuis|vers|desde|hacia|para|da|per)(?: \d{1,2} (?:nights?|days?) in)? $/;
const NIGHTS_BEFORE = /\d ?(?:n|nts?|nights?|days?|nachte|tage|nuits?|jours?|noches?|dias?|notti|giorni|noites?)(?: (?:in|en|a|em))? $/;
const NIGHTS_BEHIND = /^:? ?\(?\d{1,2} ?(?:n|x\b|d)/;
const GOES_ON_AS_REQUEST = /^(?:,|:|!| ?[-–→>]| (?:from|for|with|w\/?|in|over|next|this|weekend|trip|city|please|and|to|\d))/;
const JOINED_BEFORE = new RegExp(`(?:^|[^\\p{L}])(?:${ANY}) ?${JOINT} ?(?:then )?$`, 'u');
const JOINED_BEHIND = new RegExp(`^ ?${JOINT} ?(?:then )?(?:${ANY})(?!\\p{L})`, 'u');

/** A word behind that goes on with the name: "La Jolla". */
export const IS_PART = /^ (?!(?:from|for|with|in|over|next|this|and|to|then|via|on|or|trip|weekend|please|via|by|area|again|at|we|i|is|was)(?!\p{L}))\p{L}/u;

const OPENING = /^(?:,|:|!| (?:from|for|with|w\/?|in|over|ab|von|mit|fur|im|desde|con|para|por|en|depuis|avec|pour|da|de|do|per|\d))(?!\p{L})/u;
/** "triest, alleine, zug ab salzburg": a request that opens with where it goes. */
export const opensRequest = (before: string, behind: string): boolean => before.trim() === '' && OPENING.test(behind);

export const isNickname = (key: string): boolean => KNOWN.has(key);

/**
 * True where the words beside a short form say that it is a place: "hk from manila", "3 nights sf", "sf and la"; never "la" in a Spanish sentence.
 *
 * `before` and `behind` are the folded text on both sides.
 */
export function isNicknameHere(key: string, { before, behind }: { readonly before: string; readonly behind: string }, language?: LanguageWords): boolean {
  if (!KNOWN.has(key) || (ENGLISH_ONLY.has(key) && language !== undefined && language.code !== 'en')) return false;
  // "In La Jolla": a part of another name.
  if (key === 'la' && IS_PART.test(behind)) return false;
  if (NIGHTS_BEFORE.test(before) || NIGHTS_BEHIND.test(behind) || JOINED_BEFORE.test(before) || JOINED_BEHIND.test(behind)) return true;
  return LED_TO.test(before) || (before.trim() === '' && GOES_ON_AS_REQUEST.test(behind));
}

/** What stands around says that it is a place to go to, however it is written: "Bath three nights", "triest, alone". */
export const isSaidAsGoal = (
  { isCapital, key }: { readonly isCapital: boolean; readonly key: string },
  { isInGuide }: KnownPlace,
  { before, behind }: { readonly before: string; readonly behind: string },
): boolean => (isCapital && WORDED_NIGHTS_BEHIND.test(behind)) || (isInGuide && key.length > 3 && !ORDINARY_WORDS.has(key) && opensRequest(before, behind));
