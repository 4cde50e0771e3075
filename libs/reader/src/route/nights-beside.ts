import { compile, numberIn, partsOf } from '../languages/compile.js';
import type { LanguageWords } from '../languages/language-words.js';
import type { PlaceMention } from '../places/find-places.js';

/** Nights that the words beside a place give it. */
export interface SaidNights {
  readonly nights: number;
  readonly isAtLeast: boolean;
  /** Said in days: "two days in Rome". */
  readonly isInDays: boolean;
  readonly start: number;
  readonly end: number;
}

const WINDOW_CHARS = 50;
const MAX_NIGHTS = 59;

interface Pieces {
  readonly before: RegExp;
  readonly after: RegExp;
  readonly bare: RegExp;
  /** "Two nights in Madrid and 3 in Barcelona". */
  readonly shared: RegExp;
}

const PIECES = new Map<LanguageWords, Pieces>();

function piecesOf(words: LanguageWords): Pieces {
  const known = PIECES.get(words);
  if (known) return known;
  const { nights, days } = words.calendar;
  const { destination, near, filler, atLeast, then } = words.route;
  const { number } = partsOf(words);
  const range = '(?: ?(?:-|to|or|bis|oder|a|ou|o) ?(\\d{1,2}))?';
  const unit = `(?:(${nights})|(${days}))`;
  const soft = `(?:\\s|,|:|\\(|-|${filler}|${atLeast})*`;
  const pieces = {
    before: new RegExp(
      `(?:(${atLeast}) )?(?<![\\p{L}\\p{N}])(${number})${range}[ -]?(?:\\p{L}+ )?${unit}(?!\\p{L})(?: (${atLeast}))?(?:\\s|(?:${near})(?!\\p{L})|(?:${destination})(?!\\p{L})|['’])*$`,
      'u',
    ),
    after: new RegExp(`^(?:${soft})(?<![\\p{L}\\p{N}])(${number})${range}[ -]?(?:\\p{L}+ )?${unit}(?!\\p{L})(?:\\s{0,2}(${atLeast}|\\+))?`, 'u'),
    shared: new RegExp(`^[ ,]*(?:${then}|[ ,])* ?(?<![\\p{L}\\p{N}])(${number}) (?:${near}|${destination})(?!\\p{L})[\\s'’]*$`, 'u'),
    bare: new RegExp(`^(?:[\\s:(x]|${filler}(?!\\p{L}))*(?<![\\p{L}\\p{N}])(\\d{1,2})(?:[)x]|(?=\\s{0,2}(?:$|[,.;:)→>&+]|-|(?:${then})(?!\\p{L}))))`, 'u'),
  };
  PIECES.set(words, pieces);
  return pieces;
}

function nightsBefore(folded: string, words: LanguageWords, from: number, to: number): SaidNights | null {
  const match = piecesOf(words).before.exec(folded.slice(from, to));
  const count = match ? numberIn(words, match[2]) : null;
  if (!match || count === null) return null;
  const start = from + match.index + match[0].indexOf(match[2] ?? '');
  return { nights: count, isAtLeast: [match[1], match[6], match[3]].some(Boolean), isInDays: match[4] === undefined, start, end: to };
}

function nightsAfter(folded: string, words: LanguageWords, from: number, to: number): SaidNights | null {
  const { each, atLeast } = words.route;
  const match = piecesOf(words).after.exec(folded.slice(from, to).split(/[.!?;\n]/)[0] ?? '');
  const count = match ? numberIn(words, match[1]) : null;
  if (!match || count === null) return null;
  const end = from + match[0].length;
  const isInDays = match[3] === undefined;
  // "Rome and Milan, 9 days" is the length of the trip, "two nights each" that of every stop.
  const isOfTrip = isInDays && /^\s{0,2},/.test(match[0]);
  if (isOfTrip || compile(words, each, 'right').test(folded.slice(end, end + WINDOW_CHARS))) return null;
  // "Marrakesh, one night in the desert" gives the night to the desert.
  const isElsewhere = /,/.test(match[0]) && compile(words, `(?:${words.route.destination})`, 'right').test(folded.slice(end, end + WINDOW_CHARS));
  if (isElsewhere) return null;
  const isAtLeast = match[2] !== undefined || match[5] !== undefined || compile(words, atLeast).test(match[0]);
  return { nights: count, isAtLeast, isInDays, start: from + match[0].lastIndexOf(match[1] ?? ''), end };
}

/** The unit said before holds: "2 nights in Madrid and 3 in Barcelona". */
function sharedNights(folded: string, words: LanguageWords, from: number, to: number): SaidNights | null {
  const match = to - from > WINDOW_CHARS ? null : piecesOf(words).shared.exec(folded.slice(from, to));
  const count = match ? numberIn(words, match[1]) : null;
  return match && count !== null ? { nights: count, isAtLeast: false, isInDays: false, start: from + match[0].indexOf(match[1] ?? ''), end: to } : null;
}

function bareNights(folded: string, words: LanguageWords, from: number, to: number): SaidNights | null {
  const match = piecesOf(words).bare.exec(folded.slice(from, to));
  return match && { nights: Number(match[1]), isAtLeast: false, isInDays: false, start: from + match.index, end: from + match[0].length };
}

/** Nights by index of the mention: "3 nights on Skye", "Kyoto 4", "Hoi An 4 nuits", "2 nights each". */
export function nightsBeside(folded: string, words: LanguageWords, mentions: readonly PlaceMention[]): Map<number, SaidNights> {
  const found = new Map<number, SaidNights>();
  const used = new Set<number>();
  const look = (read: (i: number, mention: PlaceMention) => SaidNights | null): void => {
    for (const [i, mention] of mentions.entries()) {
      const nights = found.has(i) ? null : read(i, mention);
      if (!nights || nights.nights < 1 || nights.nights > MAX_NIGHTS || used.has(nights.start)) continue;
      used.add(nights.start);
      found.set(i, nights);
    }
  };
  const endOf = (i: number, { end }: PlaceMention): number => Math.min(mentions[i + 1]?.start ?? folded.length, end + WINDOW_CHARS);
  look((i, { start }) => nightsBefore(folded, words, Math.max(mentions[i - 1]?.end ?? 0, start - WINDOW_CHARS), start));
  look((i, { start }) => (found.has(i - 1) ? sharedNights(folded, words, mentions[i - 1]?.end ?? 0, start) : null));
  look((i, mention) => nightsAfter(folded, words, mention.end, endOf(i, mention)));
  if (mentions.length > 1) look((i, mention) => bareNights(folded, words, mention.end, endOf(i, mention)));
  return found;
}
