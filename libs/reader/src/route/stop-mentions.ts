import { compile, occurs } from '../languages/compile.js';
import type { LanguageWords } from '../languages/language-words.js';
import type { PlaceMention } from '../places/find-places.js';
import { isInAsideOfPeople, isWhereTheyAre } from './said-home.js';
import { nightsBeside } from './nights-beside.js';
import type { SaidNights } from './nights-beside.js';

/** A place of the text with what the words beside it say about its part in the trip. */
export interface StopMention {
  readonly mention: PlaceMention;
  /** English or usual name. */
  readonly name: string;
  readonly isOrigin: boolean;
  /** "A couple in Seoul": somebody lives there. */
  readonly isHome: boolean;
  /** "(retired, Linz)", "we're in Plymouth, so boat or plane". */
  readonly isHomeForSure: boolean;
  /** "Was a kid in Korea": somebody was there long ago. */
  readonly isPast: boolean;
  /** A word such as "from" says so. */
  readonly isSaidOrigin: boolean;
  /** More than a bare "from" says so: "flying out of". */
  readonly isClearOrigin: boolean;
  /** "Lyon → Turin": an arrow behind it may imply the origin or join two stops. */
  readonly isBeforeArrow: boolean;
  readonly isReturn: boolean;
  readonly isStart: boolean;
  readonly isDayTrip: boolean;
  readonly isRefused: boolean;
  /** "Via Paris", "(ferry to Nanaimo)": only passed on the way. */
  readonly isVia: boolean;
  /** "Albarracín (in Aragon)": in brackets, where the place before it lies. */
  readonly isAround: boolean;
  /** "Copenhagen to Florence": where the way from home ends. */
  readonly isWayThere: boolean;
  /** "Half the week in Siena". */
  readonly isShare: boolean;
  readonly isLastNight: boolean;
  /** "Back to": it may be a stop a second time. */
  readonly isAgain: boolean;
  /** It stands beside the place before it as one more of a list. */
  readonly isListed: boolean;
  /** "Interlaken or Lauterbrunnen": another choice for the place before it. */
  readonly isAlternative: boolean;
  /** One of the items of a sentence that lists places: "Marrakesh, a night in the desert, Essaouira". */
  readonly isItem: boolean;
  /** A word of going or being stands before it. */
  readonly isTarget: boolean;
  /** Nothing of its clause stands before it: "Melbourne in the school holidays". */
  readonly isHead: boolean;
  /** Where the words begin that make it the origin; the place itself without such words. */
  readonly saidFrom: number;
  readonly nights: SaidNights | null;
}

const LEFT_CHARS = 60;
const RIGHT_CHARS = 40;
const MAX_LIST_WORDS = 3;

interface Gap {
  readonly left: string;
  readonly right: string;
}

function gapAround(folded: string, mentions: readonly PlaceMention[], i: number): Gap {
  const at = mentions[i];
  if (!at) return { left: '', right: '' };
  const from = Math.max(mentions[i - 1]?.end ?? 0, at.start - LEFT_CHARS);
  const to = Math.min(mentions[i + 1]?.start ?? folded.length, at.end + RIGHT_CHARS);
  const left = folded.slice(from, at.start);
  const right = folded.slice(at.end, to);
  const cut = Math.max(left.lastIndexOf('.'), left.lastIndexOf('!'), left.lastIndexOf('?'), left.lastIndexOf('\n'), left.lastIndexOf(';')) + 1;
  const stop = right.search(/[.!?;\n]/);
  return { left: left.slice(cut), right: stop < 0 ? right : right.slice(0, stop) };
}

/** Words of a gap that are no joining words, numbers or nights. */
function strayWords(gap: string, words: LanguageWords): number {
  const { then, filler, destination, atLeast, near } = words.route;
  const { nights, days } = words.calendar;
  let rest = ` ${gap} `;
  for (const pattern of [`{N}(?: ?(?:-|or|oder|ou|o|a|bis|to) ?\\d)?[ -]?(?:${nights}|${days})?`, then, atLeast, near, filler, destination])
    rest = rest.replaceAll(compile(words, pattern), ' ');
  return (rest.match(/\p{L}+/gu) ?? []).length;
}

function isListedAfter(folded: string, words: LanguageWords, before: PlaceMention | undefined, at: PlaceMention): boolean {
  if (!before) return false;
  const gap = folded.slice(before.end, at.start);
  // "Three in Moab for Arches" goes to Arches from Moab.
  if (/(?<!\p{L})(?:for|fur|pour|para|per)(?!\p{L})/u.test(gap)) return false;
  if (gap.length > 80 || /[.!?;\n]/.test(gap.replace(/\.(?=\s{0,2}\p{Ll})/u, ''))) return false;
  return strayWords(gap, words) <= (/,|→|->|>/.test(gap) || compile(words, words.route.then).test(gap) ? MAX_LIST_WORDS - 2 : 0);
}

/** "Saímos quinta 4 de fevereiro de Lisboa": the verb stands farther left, and no word of coming back between. */
function isLeftWithDate(words: LanguageWords, left: string): boolean {
  const [verb, from] = words.route.leaving;
  const match = compile(words, `(?:${verb})(?:[ ,]{1,2}[^\\s,;!?]{1,20}){0,8}[ ,]{1,2}(?:${from})`, 'left').exec(left);
  return match !== null && !occurs(words, words.route.returnFrom, match[0]);
}

/** "(ferry to Nanaimo)" names the way, "(train to Kyoto, 3 nights)" a stop. */
function isWayInBrackets(words: LanguageWords, left: string): boolean {
  const modes = words.ways.modes.map(([pattern]) => pattern).join('|');
  return new RegExp(`\\((?:${modes})(?: \\p{L}{1,6}){0,3} ?$`, 'u').test(left);
}

const PORT_CHARS = 30;

/** "The ferry at Ancona for Split": only boarded there, where a place to sail to follows. */
function isPort(folded: string, words: LanguageWords, mentions: readonly PlaceMention[], i: number): boolean {
  const [at, next] = [mentions[i], mentions[i + 1]];
  if (!at || !next || i === 0 || next.start - at.end > PORT_CHARS) return false;
  const ferry = words.ways.modes.flatMap(([pattern, mode]) => (mode === 'ferry' ? [pattern] : [])).join('|');
  const isBoarded = compile(words, `(?:${ferry})(?: \\p{L}{1,4}){1,2}`, 'left').test(folded.slice(Math.max(0, at.start - LEFT_CHARS), at.start));
  return isBoarded && compile(words, words.route.destination, 'left').test(folded.slice(at.end, next.start));
}

const IN_BRACKETS = /^(?:,? \d{1,2} ?\p{L}+)? ?\((?:\p{L}{1,4} ){0,2}$/u;

const isAroundPlaceBefore = (folded: string, before: PlaceMention | undefined, at: PlaceMention): boolean =>
  before !== undefined && IN_BRACKETS.test(folded.slice(before.end, at.start));

/** What joins the place of departure to the first place of the trip. */
const LEADS_TO = /^ ?(?:to|nach|ins?|in die|a|ad|al|alla|aux?|en|vers|para(?: [oa]s?)?|ao|hasta|bis|->|→|-|>|–) ?$/;

const nameOf = ({ cities, region }: PlaceMention, said: string): string => region?.name ?? cities[0]?.name ?? said;

/** One text and the places in it. */
export interface StopContext {
  readonly folded: string;
  /** The same with dates and money blanked out, so that "Dubai 22 to 27 January, 5 nights" is no 22 nights. */
  readonly undated: string;
  readonly text: string;
  readonly words: LanguageWords;
  readonly mentions: readonly PlaceMention[];
  /** Those that the general rules take for the origin. */
  readonly origins: ReadonlySet<PlaceMention>;
}

const ITEM_CHARS = 160;

/** It stands alone between two marks, in a sentence that begins with such a place. */
function isItem(folded: string, mentions: readonly PlaceMention[], i: number): boolean {
  const at = mentions[i];
  if (!at || !/^ *(?:[,;.!]|$)/.test(folded.slice(at.end, at.end + 3))) return false;
  const left = folded.slice(Math.max(0, at.start - ITEM_CHARS), at.start);
  const from = at.start - left.length + Math.max(left.lastIndexOf('. '), left.lastIndexOf('! '), left.lastIndexOf(': '), left.lastIndexOf('\n')) + 1;
  const first = mentions.find(({ start }) => start >= from);
  if (!first || folded.slice(from, first.start).trim() !== '' || !/^ *[,;]/.test(folded.slice(first.end, first.end + 3))) return false;
  return first === at || /, *$/.test(left);
}

type Part =
  'isHome' | 'isHomeForSure' | 'saidFrom' | 'isPast' | 'isReturn' | 'isOrigin' | 'isSaidOrigin' | 'isClearOrigin' | 'isDayTrip' | 'isVia' | 'isWayThere';

/** "From Copenhagen to Florence" ends in Florence. */
function endsWay(folded: string, words: LanguageWords, mentions: readonly PlaceMention[], i: number): boolean {
  const [before, at] = [mentions[i - 1], mentions[i]];
  if (!before || !at || !LEADS_TO.test(folded.slice(before.end, at.start))) return false;
  return compile(words, words.route.origin, 'left').test(gapAround(folded, mentions, i - 1).left);
}

const originCue = (words: LanguageWords, left: string): string => compile(words, words.route.origin, 'left').exec(left)?.[0].trim() ?? '';

/** It is only passed: a change, a ferry in brackets, a port. */
function isOnTheWay(folded: string, words: LanguageWords, mentions: readonly PlaceMention[], i: number): boolean {
  const { left } = gapAround(folded, mentions, i);
  return compile(words, words.route.via, 'left').test(left) || isWayInBrackets(words, left) || isPort(folded, words, mentions, i);
}

/** Whether somebody lives there, was there long ago, or comes from there to visit. */
function livesOf(words: LanguageWords, { left, right }: Gap, hasNights: boolean): Record<'isHome' | 'isHomeForSure' | 'isPast' | 'isOfOthers', boolean> {
  const { route } = words;
  const is = (pattern: string): boolean => compile(words, pattern, 'left').test(left);
  // "Four friends from Zaragoza" are the travellers.
  const isOfOthers = is(route.comingFrom) && !is(`{N} (?:\\p{L}+ )?(?:${route.comingFrom})`);
  const isHomeForSure = !hasNights && (BASED.test(right) || isWhereTheyAre(left, right, words));
  return { isHome: isHomeForSure || (!hasNights && is(route.homeOfPeople)), isHomeForSure, isPast: !hasNights && (isOfOthers || is(route.past)), isOfOthers };
}

const isAmong = (at: PlaceMention | undefined, origins: StopContext['origins']): boolean => at !== undefined && origins.has(at);

/** Whether words beside the place make it the beginning, and from where they stand. */
function originOfMention(
  words: LanguageWords,
  { left }: Gap,
  at: PlaceMention | undefined,
  { mayBeOrigin, isOriginByOthers }: { readonly mayBeOrigin: boolean; readonly isOriginByOthers: boolean },
): Pick<StopMention, 'saidFrom' | 'isSaidOrigin' | 'isClearOrigin' | 'isOrigin'> {
  const originWords = originCue(words, left);
  const isSaidOrigin = mayBeOrigin && (originWords !== '' || isLeftWithDate(words, left));
  const blanks = left.length - left.trimEnd().length;
  return {
    saidFrom: (at?.start ?? 0) - (isSaidOrigin ? blanks + originWords.length : 0),
    isSaidOrigin,
    isClearOrigin: isSaidOrigin && originWords.includes(' '),
    isOrigin: isSaidOrigin || (mayBeOrigin && isOriginByOthers),
  };
}

/** Whether the trip begins there, comes back from there, or only passes. */
function partOf({ folded, words, mentions, origins }: StopContext, i: number, hasNights: boolean): Pick<StopMention, Part> {
  const { route } = words;
  const gap = gapAround(folded, mentions, i);
  const at = mentions[i];
  const left = (pattern: string): boolean => compile(words, pattern, 'left').test(gap.left);
  const isReturn = left(route.returnFrom);
  const isDayTrip = left(route.dayTrip) || compile(words, route.dayTripAfter, 'right').test(gap.right);
  const { isHome, isHomeForSure, isPast, isOfOthers } = livesOf(words, gap, hasNights);
  const isAside = at !== undefined && !hasNights && isInAsideOfPeople(folded, at.start, at.end, words);
  // "Von Arequipa aus" begins a day out.
  const isBase = /^ aus(?!\p{L})/u.test(gap.right);
  const mayBeOrigin = !isReturn && !isDayTrip && !isOfOthers && !isBase;
  // "5 days in Lisbon from 10 May" goes to Lisbon, "Stuttgart from 2 August, two nights in Lucerne" starts there.
  const isAlone = !hasNights && mentions.length > 1;
  const isOriginByOthers = isAmong(at, origins) || (isAlone && compile(words, route.originAfter, 'right').test(gap.right));
  return {
    isHome: isHome || isAside,
    isHomeForSure: isHomeForSure || isAside,
    isPast,
    isReturn,
    isDayTrip,
    ...originOfMention(words, gap, at, { mayBeOrigin, isOriginByOthers }),
    isVia: !hasNights && isOnTheWay(folded, words, mentions, i),
    isWayThere: !hasNights && endsWay(folded, words, mentions, i),
  };
}

const REFUSAL_CHARS = 24;
/** "Outside Italy", "fuera de Ecuador"; a villa outside Florence is near it. */
const OUTSIDE = /(?:^|[^\p{L}])(?:outside(?: of)?|au(?:ss|ß)erhalb(?: von)?|hors d[eu]|fuera d?el?|fuori dal?(?:la)?|fuori dall'|fora d[aeo])(?: the)? ?$/u;

/** Places that the trip must not go to, by index; one refusal holds for the whole list beside it: "not Lisbon or Porto". */
function refusedAmong({ folded, words, mentions }: StopContext): ReadonlySet<number> {
  const { route, ways, wishes, people } = words;
  const sides = mentions.map(({ region }, i) => {
    const { left, right } = gapAround(folded, mentions, i);
    if (region !== null && region.adminCode === undefined && OUTSIDE.test(left)) return { before: true, after: false };
    const isNot = compile(words, `(?:${ways.not}|${wishes.not})(?: \\p{L}+)?`, 'left').test(left.slice(-REFUSAL_CHARS));
    return { before: isNot || compile(words, route.refused.before, 'left').test(left), after: compile(words, route.refused.after, 'right').test(right) };
  });
  const also = `${people.and}|${route.or}|${route.refused.nor}`;
  const joined = new RegExp(`^ *(?:,|/|&|${also})(?: (?:${also}))?(?: \\p{L}{1,3})? *$`, 'u');
  // "Not in Italy, from Cologne": the list has ended.
  const isFrom = (i: number): boolean => compile(words, route.origin, 'left').test(gapAround(folded, mentions, i).left);
  const isJoined = (i: number): boolean => joined.test(folded.slice(mentions[i - 1]?.end ?? 0, mentions[i]?.start ?? 0)) && !isFrom(i);
  const before = new Set<number>();
  const after = new Set<number>();
  for (const i of mentions.keys()) if (sides[i]?.before || (before.has(i - 1) && isJoined(i))) before.add(i);
  for (const i of [...mentions.keys()].reverse()) if (sides[i]?.after || (after.has(i + 1) && isJoined(i + 1))) after.add(i);
  return new Set([...before, ...after]);
}

/** "St Ives or very near": where they want to stay. */
const OR_NEAR =
  /^ ?,? ?(?:or|oder|ou|o) (?:(?:very|somewhere|ganz|tres|muy|molto|muito) )?(?:near|nearby|close|thereabouts|around|in der nahe|drumherum|pres|proche|a cote|cerca|vicino|nei dintorni|perto)(?!\p{L})/u;
/** "A Riga-based couple". */
const BASED = /^[- ]based(?!\p{L})/u;

/** Looks at the words around every place. */
export function stopMentions(context: StopContext): StopMention[] {
  const { folded, undated, text, words, mentions } = context;
  const { route } = words;
  const nights = nightsBeside(undated, words, mentions);
  const refused = refusedAmong(context);
  const isAlternativeGap = new RegExp(`^[ ,]*(?:${route.or}) (?:\\p{L}+ )?$`, 'u');
  const found = mentions.map((mention, i): StopMention => {
    const gap = gapAround(folded, mentions, i);
    const left = (pattern: string): boolean => compile(words, pattern, 'left').test(gap.left);
    const before = mentions[i - 1];
    return {
      mention,
      name: nameOf(mention, text.slice(mention.start, mention.end)),
      ...partOf(context, i, nights.has(i)),
      isBeforeArrow: /^\s{0,2}(?:→|->|>)/.test(gap.right),
      isStart: left(route.startAt),
      isRefused: refused.has(i),
      isAround: !nights.has(i) && isAroundPlaceBefore(folded, before, mention),
      isShare: left(route.share),
      isAgain: left(route.again),
      isLastNight: left(route.lastNight),
      isListed: isListedAfter(folded, words, before, mention),
      isAlternative: before !== undefined && isAlternativeGap.test(folded.slice(before.end, mention.start)),
      isItem: isItem(folded, mentions, i),
      isTarget:
        left(route.destination) ||
        left(`{N} (?:${words.calendar.nights}|${words.calendar.days}|${words.calendar.weeks})`) ||
        OR_NEAR.test(gap.right) ||
        mention.cue.role === 'destination',
      isHead: /(?:^|[,:(]) *$/.test(gap.left),
      nights: nights.get(i) ?? null,
    };
  });
  // "The train over to Villefranche or Menton one day".
  return found.map((one, i) => (one.nights === null && found[i + 1]?.isAlternative && found[i + 1]?.isDayTrip ? { ...one, isDayTrip: true } : one));
}
