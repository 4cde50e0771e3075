import { compile, occurs } from '../languages/compile.js';
import type { LanguageWords } from '../languages/language-words.js';
import { leftOf, LEFT_CHARS, rightOf } from './find-modes.js';
import type { ModeGroup } from './find-modes.js';

/** A place of the text and its part in the trip; `index` counts the stops, from 0. */
export interface WayPlace {
  readonly start: number;
  readonly end: number;
  readonly name: string;
  readonly part: 'origin' | 'stop' | 'excursion' | 'region' | 'other';
  readonly index: number;
}

export interface WaysContext {
  /** Every place of the text in its order. */
  readonly places: readonly WayPlace[];
  readonly stopCount: number;
  /** Where the origin's name stands, as a mode beside it is one of the way from home. */
  readonly originAt: number | null;
}

/** Which ways of the trip some modes are meant for; `all` was said, `both` is what is left to think. */
export type WayRole =
  | { readonly kind: 'home' | 'out' | 'back' | 'between' | 'all' | 'both' | 'none' }
  /** The way to one stop; `isTold` where the ride itself is what they look forward to. */
  | { readonly kind: 'leg'; readonly to: string; readonly isTold?: boolean };

const role = (kind: Exclude<WayRole['kind'], 'leg'>): WayRole => ({ kind });

const SCOPE_CHARS = 48;
const PLACE_CHARS = 28;
/** Between a mode and the place that it leads to. */
const LEADS_TO =
  /^ (?:(?!and|then|und|dann|et|puis|y|luego|e|poi|from|depois|von|de\b|da\b|through)\p{L}+ ){0,2}(?:to|into|for|nach|a|ad|al|alla|au|aux|hasta|para|pra|vers|pour|jusqu'a|fino a|ate|zu|per)(?: la| le| les| el| the)? $/u;
const LEADS_FROM = /^ (?:\p{L}+ ){0,2}(?:from|von|ab|de|depuis|desde|da)(?: la| le)? $/u;
/** Between a place and the mode that one comes by: "Seville (3 nights) by train". */
const REACHED_BY = /^ (?:\(?\d{1,2} ?\p{L}+\)? )?(?:(?!(?:and|then|und|dann|et|puis|y|luego|e|poi|depois|with|plus) )\p{L}+ ){1,3}$/u;
/** Compounds that say it themselves. */
const BACK_ITSELF = /^(?:ruck|zuruck|heim)/;

type Finder = (folded: string, words: LanguageWords, group: ModeGroup, context: WaysContext) => WayRole | null;

function toPlace({ part, index, name }: WayPlace, isTold = false): WayRole {
  if (part === 'origin') return role('back');
  if (part !== 'stop') return role('none');
  return index === 0 ? role('out') : { kind: 'leg', to: name, isTold };
}

const placeAfter = ({ places }: WaysContext, at: number): WayPlace | undefined => places.find(({ start }) => start >= at && start - at <= PLACE_CHARS);

/** "Train to Budapest", "the ride from Kandy to Ella"; "a train out to Sopot" is an outing. */
const ledTo: Finder = (folded, words, group, context) => {
  const next = placeAfter(context, group.end);
  if (!next) return null;
  const gap = folded.slice(group.end, next.start);
  // "Fly to Reykjavik, a car there: Vik three nights, Reykjavik two": nothing is said of another stop before.
  const isFirstNamed = !context.places.some(({ part, end }) => part === 'stop' && end <= group.start);
  if (LEADS_TO.test(gap)) return ledToPlace(folded, words, group, { next, isFirstNamed });
  const last = LEADS_FROM.test(gap) ? placeAfter(context, next.end) : undefined;
  if (!last || last.part === 'origin' || !LEADS_TO.test(folded.slice(next.end, last.start))) return null;
  return next.part === 'origin' && last.index === 0 ? role('home') : toPlace(last, true);
};

function ledToPlace(folded: string, words: LanguageWords, group: ModeGroup, { next, isFirstNamed }: { next: WayPlace; isFirstNamed: boolean }): WayRole | null {
  if (next.part === 'stop' && isFirstNamed) return role('out');
  if (next.part === 'stop' || next.part === 'origin') return toPlace(next);
  const isFlight = group.wanted.some(({ mode }) => mode === 'flight');
  if (next.part === 'region' || isFlight) return null;
  // "Train down to Avignon and then a car" is the way there; "a train out to Sopot" is one of the wishes.
  const isWay = next.part === 'other' ? mayStandAlone(folded, group, words) : /[.!?;\n] *$/.test(folded.slice(Math.max(0, group.start - 3), group.start));
  return role(isWay ? 'home' : 'none');
}

/** Nothing but joining words between two places. */
const JOINED = /^(?:[\s,&/>→–-]|(?:to|nach|bis|au?|al|alla|aux|en|in|para|hasta|ate|ad|and|und|et|y|e|then|dann|puis|luego|poi|depois)(?!\p{L}))+$/u;

/** "New York to Montreal and Quebec City by train": the mode stands behind the whole chain from home. */
function isChainFromHome(folded: string, places: readonly WayPlace[], last: WayPlace): boolean {
  const chain = places.slice(0, places.indexOf(last) + 1);
  const from = chain.findLastIndex(({ part }) => part === 'origin');
  return from >= 0 && chain.slice(from + 1).every((place, i) => JOINED.test(folded.slice(chain[from + i]?.end ?? 0, place.start)));
}

/** "Seville by train", "a day in Sintra by train". */
const reached: Finder = (folded, words, group, { places }) => {
  const last = places.findLast(({ end }) => end <= group.start && group.start - end <= PLACE_CHARS);
  if (!last) return null;
  const gap = folded.slice(last.end, group.start);
  if (!REACHED_BY.test(gap) || !compile(words, words.ways.by, 'left').test(gap)) return null;
  if (last.part === 'excursion') return role('none');
  if (last.part !== 'stop') return null;
  // "Regreso desde Santa Marta en avión" leaves it.
  if (compile(words, words.route.returnFrom, 'left').test(leftOf(folded, last.start))) return role('back');
  if (last.index === 0) return role('home');
  return isChainFromHome(folded, places, last) || startsAtHome(folded, words, group) ? role('all') : { kind: 'leg', to: last.name };
};

/** "Return flights", "hin und zurück mit dem Flieger". */
const roundTrip: Finder = (folded, words, { start, end }) => {
  const [right] = rightOf(folded, end).split(/[.,;:!?\n]/);
  return occurs(words, words.ways.roundTrip, `${leftOf(folded, start)}${folded.slice(start, end)}${right ?? ''}`) ? role('home') : null;
};

const everyWay: Finder = (folded, words, group) => {
  const { everyWay: every } = words.ways;
  const isEvery = compile(words, every, 'left').test(leftOf(folded, group.start)) || compile(words, every, 'right').test(rightOf(folded, group.end));
  if (isEvery) return role('all');
  return /^ ?:/.test(rightOf(folded, group.end)) ? role('both') : null;
};

const isBeside = (folded: string, words: LanguageWords, { start, end }: ModeGroup, [before, behind]: readonly [string, string]): boolean =>
  compile(words, before, 'left').test(leftOf(folded, start)) || compile(words, behind, 'right').test(rightOf(folded, end));

const oneWay: Finder = (folded, words, group) => {
  if (BACK_ITSELF.test(folded.slice(group.start, group.end)) || isBeside(folded, words, group, words.ways.homeward)) return role('back');
  return isBeside(folded, words, group, words.ways.outward) ? role('out') : null;
};

/** "TGV depuis Rennes", "Flug ab Köln": from home, or between two stops where the place behind is one of them. */
const fromHome: Finder = (folded, words, group, { originAt, stopCount }) => {
  const isNear = originAt !== null && originAt >= group.end && originAt - group.end <= PLACE_CHARS;
  if (isNear && group.wanted.some(({ mode }) => mode === 'flight')) return role('home');
  if (!startsAtHome(folded, words, group)) return null;
  return stopCount < 2 || originAt === null || isNear ? role('home') : role('between');
};

export const startsAtHome = (folded: string, words: LanguageWords, { end }: Pick<ModeGroup, 'end'>): boolean =>
  compile(words, `(?:\\p{L}+ )?(?:${words.route.origin})`, 'right').test(rightOf(folded, end));

/** A mode between two marks, or one that is allowed. */
const STANDS_ALONE = /^ *(?:[,.;!)+&]|$)|^(?: \p{L}+){0,2} (?:is fine|is ok|ok|okay|fine|geht|va bene|va bien|esta bien|serve)(?!\p{L})/u;

/** "Two friends, train." */
const mayStandAlone = (folded: string, { start, end }: ModeGroup, words: LanguageWords): boolean => {
  const isBegin = /(?:^|[,.;:(!?+&\n-]) *$/.test(folded.slice(Math.max(0, start - 3), start));
  return (
    isBegin && (STANDS_ALONE.test(rightOf(folded, end)) || compile(words, `(?:\\p{L}+ )?(?:${words.route.destination})`, 'right').test(rightOf(folded, end)))
  );
};

/** "Rather fly than spend nine hours on a train", "musée de l'auto". */
const NO_WAY_BEFORE = /(?:^| )(?:than(?: [\p{L}\d]+){0,5}|muse(?:um|e|o|u)(?: of| de| du| del| della| do| da| der)?(?: the)?) ?(?:l')?$/u;
/** "The train through the tea country", "le train des Highlands", "the car museum". */
const NO_WAY_BEHIND =
  /^ (?:(?:ride|trip|journey|line) )?(?:des|through|durch|of the|across|along|museums?|tours?|stations?|rall(?:y|ies)|shows?|park|factory|simulator|collection)(?!\p{L})/u;
const WITH_FARES =
  /(?:^| )(?:inc|incl\.?|including|inkl\.?|inklusive|einschliesslich|inclus|compris|incluyendo|incluid[oa]s?|con|com|avec|mit|inclus[oi]|incluindo)(?: the| les| los| i| os| den)? $/;

/** What neither a place nor a word beside the modes tells: the clause decides. */
const byClause: Finder = (folded, words, group, { stopCount, originAt }) => {
  const isWay = group.wanted.length > 1 || standsAlone(folded, group) || compile(words, words.ways.by, 'left').test(leftOf(folded, group.start));
  const isFlight = group.wanted.every(({ mode }) => mode === 'flight');
  if (isFlight && WITH_FARES.test(leftOf(folded, group.start))) return role('home');
  if (stopCount > 1 && occurs(words, words.ways.between, clauseAround(folded, group))) return role(isWay || !isFlight ? 'between' : 'none');
  if (!isWay || NO_WAY_BEFORE.test(leftOf(folded, group.start)) || NO_WAY_BEHIND.test(rightOf(folded, group.end))) return role('none');
  return role(stopCount < 2 || (originAt !== null && isInReach(folded, group.start, originAt)) ? 'home' : 'both');
};

const standsAlone = (folded: string, { start, end, wanted }: ModeGroup): boolean =>
  wanted.some(({ isOuting }) => !isOuting) &&
  /(?:^|[,.;:(!?+&\n-]) *$/.test(folded.slice(Math.max(0, start - 3), start)) &&
  STANDS_ALONE.test(rightOf(folded, end));

/** Near each other and in one sentence. */
function isInReach(folded: string, a: number, b: number): boolean {
  const [from, to] = a < b ? [a, b] : [b, a];
  return to - from < SCOPE_CHARS && !/[.;!?\n]/.test(folded.slice(from, to));
}

function clauseAround(folded: string, { start, end }: ModeGroup): string {
  const left = folded.slice(Math.max(0, start - LEFT_CHARS), start);
  const right = folded.slice(end, end + SCOPE_CHARS);
  const from = Math.max(...['.', ';', '!', '\n'].map((mark) => left.lastIndexOf(mark))) + 1;
  const to = right.search(/[.;!?\n]/);
  return `${left.slice(from)}${folded.slice(start, end)}${to < 0 ? right : right.slice(0, to)}`;
}

const FINDERS: readonly Finder[] = [ledTo, everyWay, oneWay, reached, roundTrip, fromHome, byClause];

/** Which ways of the trip a group of modes is said of, by the first of these that tells: places beside it, words beside it, its clause. */
export function roleOf(folded: string, words: LanguageWords, group: ModeGroup, context: WaysContext): WayRole {
  for (const find of FINDERS) {
    const found = find(folded, words, group, context);
    if (found) return found;
  }
  return role('none');
}
