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
    after: new RegExp(`^(?:${soft})(?<![\\p{L}\\p{N}])(${number})${range}[ -]?(?:\\p{L}+ )?${unit}(?!\\p{L})(?:\\s*(${atLeast}|\\+))?`, 'u'),
    bare: new RegExp(`^(?:[\\s:(x]|${filler}(?!\\p{L}))*(?<![\\p{L}\\p{N}])(\\d{1,2})(?:[)x]|(?=\\s*(?:$|[,.;:)→>&+]|-|(?:${then})(?!\\p{L}))))`, 'u'),
  };
  PIECES.set(words, pieces);
  return pieces;
}

/** Nights by index of the mention: "3 nights on Skye", "Kyoto 4", "Hoi An 4 nuits", "2 nights each". */
export function nightsBeside(folded: string, words: LanguageWords, mentions: readonly PlaceMention[]): Map<number, SaidNights> {
  const found = new Map<number, SaidNights>();
  const used: number[] = [];
  const { before, after, bare } = piecesOf(words);
  const add = (i: number, nights: SaidNights): void => {
    if (nights.nights < 1 || nights.nights > MAX_NIGHTS || used.includes(nights.start)) return;
    used.push(nights.start);
    found.set(i, nights);
  };
  for (const [i, mention] of mentions.entries()) {
    const from = Math.max(mentions[i - 1]?.end ?? 0, mention.start - WINDOW_CHARS);
    const match = before.exec(folded.slice(from, mention.start));
    if (!match) continue;
    const count = numberIn(words, match[2]);
    if (count !== null)
      add(i, {
        nights: count,
        isAtLeast: Boolean(match[1] ?? match[6] ?? match[3]),
        isInDays: match[4] === undefined,
        start: from + match.index + match[0].indexOf(match[2] ?? ''),
        end: mention.start,
      });
  }
  for (const [i, mention] of mentions.entries()) {
    if (found.has(i)) continue;
    const right = folded.slice(mention.end, Math.min(mentions[i + 1]?.start ?? folded.length, mention.end + WINDOW_CHARS)).split(/[.!?;\n]/)[0] ?? '';
    const match = after.exec(right);
    const count = match ? numberIn(words, match[1]) : null;
    // "Rome and Milan, 9 days" is the length of the trip.
    const isOfTrip = match !== null && match[3] === undefined && /^\s*,/.test(match[0]);
    if (match && count !== null && !isOfTrip) {
      const at = mention.end + match[0].lastIndexOf(match[1] ?? '');
      if (compile(words, words.route.each, 'right').test(folded.slice(mention.end + match[0].length, mention.end + match[0].length + WINDOW_CHARS))) continue;
      const isAtLeast = match[2] !== undefined || match[5] !== undefined || compile(words, words.route.atLeast).test(match[0]);
      add(i, { nights: count, isAtLeast, isInDays: match[3] === undefined, start: at, end: mention.end + match[0].length });
    }
  }
  if (mentions.length > 1) {
    for (const [i, mention] of mentions.entries()) {
      if (found.has(i)) continue;
      const right = folded.slice(mention.end, mentions[i + 1]?.start ?? mention.end + WINDOW_CHARS);
      const match = bare.exec(right);
      if (match) add(i, { nights: Number(match[1]), isAtLeast: false, isInDays: false, start: mention.end + match.index, end: mention.end + match[0].length });
    }
  }
  return found;
}
