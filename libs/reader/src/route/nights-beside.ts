import { compile, numberIn, occurs, partsOf } from '../languages/compile.js';
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
const WITHIN_CHARS = 70;
const MAX_NIGHTS = 59;
/** "From Philadelphia, 6 nights total". */
const OF_WHOLE_TRIP = /^ ?(?:total|in total|all in all|altogether|overall|in all|insgesamt|au total|en tout|en total|in tutto|ao todo|no total)(?!\p{L})/u;
/** "Panajachel or one of the villages, 3 nights". */
const OR_BESIDE =
  '(?:or|oder|ou|o) (?:nearby|somewhere (?:near|close)|around there|one of the (?:other )?\\p{L}+|in der nahe|in einem der \\p{L}+|drumherum|dans les environs|un des \\p{L}+|alrededores|cerca|uno de los \\p{L}+|nei dintorni|uno dei \\p{L}+|por perto|um dos \\p{L}+)(?!\\p{L})';
const UNIT_CHARS = 200;
const MOST_SHARED_NIGHTS = 14;

interface Pieces {
  readonly before: RegExp;
  /** "Two nights in a ger camp in Terelj": where they sleep stands between. */
  readonly within: RegExp;
  readonly after: RegExp;
  /** "To Austin Wed Mar 17, 4 nights": a date stands between, blanked out. */
  readonly afterDate: RegExp;
  readonly bare: RegExp;
  /** "Two nights in Madrid and 3 in Barcelona". */
  readonly shared: RegExp;
}

/** "Seoul 4 nights and then Busan 3 on the fast train": the unit that was said before holds. */
const BARE_ON =
  /^ (\d{1,2})(?= (?:on|by|with|before|after|where|mit|per|vor|nach|en|par|avec|avant|apres|con|antes|despues|in|prima|dopo|de|com|depois)(?!\p{L}))/u;

const PIECES = new Map<LanguageWords, Pieces>();

function piecesOf(words: LanguageWords): Pieces {
  const known = PIECES.get(words);
  if (known) return known;
  const { nights, days } = words.calendar;
  const { destination, near, filler, atLeast, then } = words.route;
  const { number, weekday } = partsOf(words);
  const range = '(?: ?(?:-|to|or|bis|oder|a|ou|o) ?(\\d{1,2}))?';
  const unit = `(?:(${nights})|(${days}))`;
  const soft = `(?:\\s|,|:|\\(|\\)|-|${filler}|${atLeast}|${OR_BESIDE})*`;
  const pieces = {
    before: new RegExp(
      `(?:(${atLeast}) )?(?<![\\p{L}\\p{N}])(${number})${range}[ -]?(?:\\p{L}+ )?${unit}(?!\\p{L})(?: (${atLeast}))?(?:\\s|(?:${near})(?!\\p{L})|(?:${destination})(?!\\p{L})|['’])*$`,
      'u',
    ),
    within: new RegExp(
      `(?:(${atLeast}) )?(?<![\\p{L}\\p{N}])(${number})[ -]?(?:\\p{L}+ )?(?:${nights})((?: \\p{L}[\\p{L}'’-]{0,14}){1,5}) (?:${near}|${destination})(?!\\p{L})[\\s'’]{0,2}$`,
      'u',
    ),
    after: new RegExp(`^(?:${soft})(?<![\\p{L}\\p{N}])(${number})${range}[ -]?(?:\\p{L}+ )?${unit}(?!\\p{L})(?:\\s{0,2}(${atLeast}|\\+))?`, 'u'),
    shared: new RegExp(
      `(?:^|[ ,;.(])(?<!(?:for|fur|pour|para|per|at|um|us|by|les?|las?(?! \\p{L}+ ultim)|a) )(?:(${atLeast}) )?(${number})(?: (?:letzten|last|dernieres|ultim[aeio]s?|more|up|over|down|out|back|mehr|weitere|autres?|mas|altre|altri|mais|outras))? (?:${near}|${destination}|by)(?!\\p{L})[\\s'’]{0,2}$`,
      'u',
    ),
    afterDate: new RegExp(`^\\s{0,2}(?:${weekday})? ?\\u0001+(?=[ ,])`, 'u'),
    bare: new RegExp(`^(?:[\\s:(x]|${filler}(?!\\p{L}))*(?<![\\p{L}\\p{N}])(\\d{1,2})(?:[)x]|(?=\\s{0,2}(?:$|[,.;:()→>&+]|-|(?:${then})(?!\\p{L}))))`, 'u'),
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
  if (isOfTrip || OF_WHOLE_TRIP.test(folded.slice(end)) || compile(words, each, 'right').test(folded.slice(end, end + WINDOW_CHARS))) return null;
  // "Marrakesh, one night in the desert" gives the night to the desert.
  const isElsewhere = /,/.test(match[0]) && compile(words, `(?:${words.route.destination})`, 'right').test(folded.slice(end, end + WINDOW_CHARS));
  if (isElsewhere) return null;
  const isAtLeast = match[2] !== undefined || match[5] !== undefined || compile(words, atLeast).test(match[0]);
  return { nights: count, isAtLeast, isInDays, start: from + match[0].lastIndexOf(match[1] ?? ''), end };
}

function nightsAfterDate(folded: string, words: LanguageWords, from: number, to: number): SaidNights | null {
  const date = piecesOf(words).afterDate.exec(folded.slice(from, to))?.[0].length;
  return date === undefined ? null : nightsAfter(folded, words, from + date, to);
}

/** The unit said before holds: "2 nights in Madrid and 3 in Barcelona", "three nights in Tbilisi, then two up in Kazbegi". */
function sharedNights(folded: string, words: LanguageWords, from: number, to: number): SaidNights | null {
  const unit = compile(words, words.calendar.nights).exec(folded.slice(Math.max(0, from - UNIT_CHARS), from));
  const match = unit ? piecesOf(words).shared.exec(folded.slice(from, to)) : null;
  const count = match ? numberIn(words, match[2]) : null;
  if (!match || count === null || count > MOST_SHARED_NIGHTS) return null;
  return { nights: count, isAtLeast: match[1] !== undefined, isInDays: false, start: from + match.index + match[0].indexOf(match[2] ?? ''), end: to };
}

/** Words between nights and a place that say it is another place: "two nights and then on to". */
function nightsWithin(folded: string, words: LanguageWords, from: number, to: number): SaidNights | null {
  const match = piecesOf(words).within.exec(folded.slice(from, to));
  const count = match ? numberIn(words, match[2]) : null;
  if (!match || count === null || occurs(words, `${words.people.and}|then|before|after|dann|danach|puis|avant|luego|antes|poi|prima|depois`, match[3] ?? ''))
    return null;
  return { nights: count, isAtLeast: match[1] !== undefined, isInDays: false, start: from + match.index + match[0].indexOf(match[2] ?? ''), end: to };
}

function bareNights(folded: string, words: LanguageWords, from: number, to: number): SaidNights | null {
  const match = piecesOf(words).bare.exec(folded.slice(from, to));
  return match && { nights: Number(match[1]), isAtLeast: false, isInDays: false, start: from + match.index, end: from + match[0].length };
}

function bareSharedNights(folded: string, words: LanguageWords, from: number, to: number): SaidNights | null {
  const match = BARE_ON.exec(folded.slice(from, to));
  const isShared = match !== null && compile(words, `{N} ?(?:${words.calendar.nights})`).test(folded.slice(Math.max(0, from - UNIT_CHARS), from));
  if (!match || !isShared || Number(match[1]) > MOST_SHARED_NIGHTS) return null;
  return { nights: Number(match[1]), isAtLeast: false, isInDays: false, start: from + 1, end: from + match[0].length };
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
  look((i, { start }) => nightsWithin(folded, words, Math.max(mentions[i - 1]?.end ?? 0, start - WITHIN_CHARS), start));
  look((i, { start }) => sharedNights(folded, words, Math.max(mentions[i - 1]?.end ?? 0, start - WINDOW_CHARS), start));
  look((i, mention) => nightsAfter(folded, words, mention.end, endOf(i, mention)));
  if (mentions.length > 1) {
    look((i, mention) => nightsAfterDate(folded, words, mention.end, endOf(i, mention)));
    look((i, mention) => bareNights(folded, words, mention.end, endOf(i, mention)));
    look((i, mention) => bareSharedNights(folded, words, mention.end, endOf(i, mention)));
  }
  return found;
}
