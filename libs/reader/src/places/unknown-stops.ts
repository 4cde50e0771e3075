import { compile, partsOf } from '../languages/compile.js';
import type { LanguageWords } from '../languages/language-words.js';
import type { Scan } from '../text/scan.js';
import type { PlaceMention } from './find-places.js';
import { foldPlace } from './fold-place.js';
import { isCalendarWord } from './known-by-spelling.js';
import { ORDINARY_WORDS } from './ordinary-words.js';
import { hasCase } from './tokens.js';

const WORD = "\\p{Lu}\\p{L}[\\p{L}'’]+";
const NAME = `${WORD}(?:[ -](?:(?:de|del|da|do|di|la|le|les|of|the|sur|an|am|der|y)[ -])?${WORD}){0,3}`;
const NAME_HERE = new RegExp(`^${NAME}`, 'u');
const NAME_BEFORE = new RegExp(`(?<![\\p{L}-])${NAME}$`, 'u');
const NAME_CHARS = 60;
/** What stands before a name that nights follow: a mark, or a word that goes on a list or leads to a place. */
const ITEM_AHEAD = /(?:^|[,;:(→>+&.!?\n–-]|(?:^| )(?:then|and|to|in|at|on|und|dann|nach|puis|et|a|y|luego|en|e|poi|depois|em|up|near)) ?$/;
/** "…, Mallaig 1, …": an item of a list with its bare nights. */
const BARE_ITEM = new RegExp(`(?<=[,;:→>+-] |then |and )(${NAME}) \\d{1,2}(?=[,.;)]| ?[→>-]|$)`, 'gu');
/** "A night in der Wüste": a place has no article. */
const ARTICLE = /(?:^| )(?:the|der|die|das|dem|den|la|le|les|el|los|las|il|lo|gli|a|an|o|os|as|na|no|nel|nella) $/;
const LODGING =
  /(?:^| )(?:hotels?|hostels?|airbnb|resort|spa|lodges?|camp(?:ing)?|ryokan|pension|riad|ferienwohnung|zwischenstopp|aufenthalt|urlaub|strand|halbpension|vollpension|board|inclusive|breakfast|zelt|hutte|boat|cruise|minimum|maximum|total|nights?|nachte|nuits|noches|notti|noites|weekend|wochenende)(?: |$)/;

interface Pieces {
  readonly nightsBefore: RegExp;
  readonly nightsBehind: RegExp;
}

const PIECES = new Map<LanguageWords, Pieces>();

function piecesOf(words: LanguageWords): Pieces {
  const known = PIECES.get(words);
  if (known) return known;
  const { number } = partsOf(words);
  const { nights } = words.calendar;
  const led = `(?: (?:${words.route.near}|${words.route.destination}))?`;
  const pieces = {
    nightsBefore: new RegExp(`(?<![\\p{L}\\p{N}])(?:${number}) ?(?:${nights})${led} $`, 'u'),
    nightsBehind: new RegExp(`^(?::|,| -| –)? ?\\(?(?:${number}) ?(?:${nights})(?!\\p{L})`, 'u'),
  };
  PIECES.set(words, pieces);
  return pieces;
}

const isFree = (mentions: readonly PlaceMention[], start: number, end: number): boolean =>
  mentions.every((mention) => mention.end <= start || mention.start >= end);

/** "Hermanus 1 night, Wilderness 2": with a capital in the middle of a list an everyday word is a name; German writes every noun so. */
const isItemOfList = (scan: Scan, words: LanguageWords, start: number, end: number): boolean =>
  words.code !== 'de' && /[\p{Ll}\d], $/u.test(scan.text.slice(0, start)) && /^ \d/.test(scan.text.slice(end));

/** A name of the text that may be a place: no word that anybody else reads, no everyday word, no house. */
function mayBeName(scan: Scan, words: LanguageWords, start: number, end: number): boolean {
  const key = foldPlace(scan.text.slice(start, end));
  const isRead = scan.rest.slice(start, end).includes('\u0001');
  const parts = key.split(' ');
  const isWord = parts.some((word) => isCalendarWord(words, word)) || parts.every((word) => ORDINARY_WORDS.has(word));
  return !isRead && !LODGING.test(key) && (!isWord || isItemOfList(scan, words, start, end));
}

interface Stretch {
  readonly start: number;
  readonly end: number;
}

/** The sentence around gives nights to some place, or bare numbers to several. */
function countsNights({ text, folded }: Scan, words: LanguageWords, at: number): boolean {
  const ends = /[.!?;\n](?!\d)/g;
  const left = Math.max(...[...text.slice(0, at).matchAll(ends)].map(({ index }) => index + 1), 0);
  const right = text.slice(at).search(ends);
  const to = right < 0 ? text.length : at + right;
  const isCounted = compile(words, `{N} ?(?:${words.calendar.nights})`).test(folded.slice(left, to));
  return isCounted || [...text.slice(left, to).matchAll(/(?<!\p{L})\p{Lu}[\p{L}'’]{1,40} \d{1,2}(?=[,.;)]| ?[→>-]|$)/gu)].length > 1;
}

/** Where nights stand in the text, each with the name right behind or right before it. */
function namesBesideNights(scan: Scan, words: LanguageWords): Stretch[] {
  const { number } = partsOf(words);
  const found: Stretch[] = [];
  for (const match of scan.folded.matchAll(compile(words, `(?:${number}) ?(?:${words.calendar.nights})`))) {
    const end = match.index + match[0].length;
    const led = new RegExp(`^(?: (?:${words.route.near}|${words.route.destination}))? `, 'u').exec(scan.folded.slice(end, end + NAME_CHARS));
    const behind = led && NAME_HERE.exec(scan.text.slice(end + led[0].length, end + led[0].length + NAME_CHARS));
    if (led && behind && !ARTICLE.test(led[0])) found.push({ start: end + led[0].length, end: end + led[0].length + behind[0].length });
    const left = scan.text.slice(Math.max(0, match.index - NAME_CHARS), match.index).replace(/(?::|,| [-–])? ?\(?$/, '');
    const before = NAME_BEFORE.exec(left);
    const base = Math.max(0, match.index - NAME_CHARS) + left.length;
    const start = base - (before?.[0].length ?? 0);
    if (before && ITEM_AHEAD.test(scan.folded.slice(Math.max(0, start - NAME_CHARS), start))) found.push({ start, end: base });
  }
  for (const match of scan.text.matchAll(BARE_ITEM)) {
    // "Must see: Comuna 13, the Gold Museum" counts nothing.
    if (!countsNights(scan, words, match.index)) continue;
    const start = match.index + match[0].indexOf(match[1] ?? '');
    found.push({ start, end: start + (match[1] ?? '').length });
  }
  return found;
}

/** Nights stand beside the place. */
function hasNights(scan: Scan, words: LanguageWords, { start, end }: Stretch): boolean {
  const { nightsBefore, nightsBehind } = piecesOf(words);
  return nightsBefore.test(scan.folded.slice(Math.max(0, start - NAME_CHARS), start)) || nightsBehind.test(scan.folded.slice(end, end + NAME_CHARS));
}

/**
 * The places with the names that nobody knows among them, where nights say that they are stops: "Ullapool 3 nights and Lochinver 2 nights".
 *
 * Only beside a known stop with nights: a lone unknown name is asked about.
 */
export function withUnknownStops(scan: Scan, mentions: readonly PlaceMention[], words: LanguageWords | undefined): PlaceMention[] {
  if (!words || !hasCase(scan.text) || !mentions.some((mention) => hasNights(scan, words, mention))) return [...mentions];
  const all = [...mentions];
  for (const { start, end } of namesBesideNights(scan, words))
    if (isFree(all, start, end) && mayBeName(scan, words, start, end))
      all.push({ start, end, cities: [], region: null, cue: { role: 'destination', isWeak: false, isStrong: true } });
  return all.sort((a, b) => a.start - b.start);
}
