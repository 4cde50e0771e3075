import type { RequestedWays, TravelMode } from '@app/contracts';
import { compile, occurs } from '../languages/compile.js';
import type { LanguageWords } from '../languages/language-words.js';

/** How the travellers move, and where the text says so. */
export interface SaidWays {
  readonly ways: RequestedWays;
  readonly isSaid: boolean;
  readonly taken: readonly (readonly [start: number, end: number])[];
}

export interface WaysContext {
  /** Where the stops behind the first one are named: "then a bus to Pokhara" is the way between two of them. */
  readonly laterStops: readonly number[];
  readonly stopCount: number;
  /** Where the origin's name stands, as a mode beside it is one of the way from home. */
  readonly originAt: number | null;
}

const LEFT_CHARS = 32;
const SCOPE_CHARS = 48;
/** A mode between two marks, or one that is allowed. */
const STANDS_ALONE = /^ *(?:[,.;!)+]|$)|^(?: \p{L}+){0,2} (?:is fine|is ok|ok|okay|fine|geht|va bene|va bien|esta bien|serve)(?!\p{L})/u;

type Scope = 'never' | 'home' | 'between' | 'both' | 'none';

interface Found {
  readonly mode: TravelMode;
  readonly start: number;
  readonly end: number;
  readonly isOuting: boolean;
}

function modesIn(folded: string, words: LanguageWords): Found[] {
  const rows = [
    ...words.ways.modes.map(([pattern, mode]) => ({ pattern, mode, isOuting: false })),
    { pattern: words.ways.boats, mode: 'ferry' as const, isOuting: true },
  ];
  return rows
    .flatMap(({ pattern, mode, isOuting }) =>
      [...folded.matchAll(compile(words, pattern))].map((match) => ({ mode, isOuting, start: match.index, end: match.index + match[0].length })),
    )
    .sort((a, b) => a.start - b.start);
}

/** Text left of a mode up to the clause's begin, other modes of the same list skipped. */
function leftOf(folded: string, { start }: Found): string {
  const left = folded.slice(Math.max(0, start - LEFT_CHARS), start);
  return left.slice(Math.max(left.lastIndexOf('.'), left.lastIndexOf(';'), left.lastIndexOf('!'), left.lastIndexOf('\n'), left.lastIndexOf(',')) + 1);
}

/** "TGV depuis Rennes", "Flug ab Köln". */
const startsAtHome = (folded: string, words: LanguageWords, { end }: Found): boolean =>
  compile(words, `(?:\\p{L}+ )?(?:${words.route.origin})`, 'right').test(folded.slice(end, end + LEFT_CHARS));

/** "Two friends, train." */
const standsAlone = (folded: string, { start, end, isOuting }: Found): boolean =>
  !isOuting && /(?:^|[,.;:(!?+&-]) *$/.test(folded.slice(Math.max(0, start - 3), start)) && STANDS_ALONE.test(folded.slice(end, end + LEFT_CHARS));

const LEADS_CHARS = 16;
const LEADS_TO = /^ (?:(?:up|down|over|across|on) )?(?:to|nach|a|au|aux|hasta|para|vers|pour|jusqu'a|fino a|ate|zu)(?: la| le| les| el)? $/;

const leadsToStop = (folded: string, { end, isOuting }: Found, laterStops: readonly number[]): boolean =>
  !isOuting && laterStops.some((at) => at > end && at - end <= LEADS_CHARS && LEADS_TO.test(folded.slice(end, at)));

/** "Fly home next day". */
const HOME_BEHIND = /^ (?:us )?(?:back )?(?:home|heim|nach hause|chez nous|a casa|para casa)(?!\p{L})/u;

/** Where the words right behind the mode say which way it is. */
function clearScope(folded: string, found: Found, { originAt, laterStops }: WaysContext): Scope | null {
  if (leadsToStop(folded, found, laterStops)) return 'between';
  const isHome =
    HOME_BEHIND.test(folded.slice(found.end, found.end + LEFT_CHARS)) || (found.mode === 'flight' && originAt !== null && isBeside(found, originAt));
  return isHome ? 'home' : null;
}

function scopeOf(folded: string, words: LanguageWords, found: Found, context: WaysContext): Scope {
  const { stopCount, originAt } = context;
  const left = leftOf(folded, found);
  const clear = compile(words, words.ways.not, 'left').test(left) ? 'never' : clearScope(folded, found, context);
  if (clear) return clear;
  const around = clauseAround(folded, found);
  const isOfList = /(?:^|\s)(?:or|oder|ou|o|oppure|and|und|et|y|e|,|\/|&)\s{0,2}(?:\p{L}+\s{0,2})?$/u.test(left);
  const isFromHome = startsAtHome(folded, words, found);
  // "The fast train from Tashkent to Samarkand" runs between two stops; "the train from Hamburg" leaves home.
  if (isFromHome && stopCount > 1) return homeOrBetween(found, originAt);
  const isWay = isFromHome || isOfList || isSaidAsWay(folded, words, found, left);
  const isBetween = stopCount > 1 && occurs(words, words.ways.between, around);
  if (isBetween) return isWay || found.mode !== 'flight' ? 'between' : 'none';
  if (!isWay) return 'none';
  return stopCount < 2 || (originAt !== null && isInReach(folded, found.start, originAt)) ? 'home' : 'both';
}

const homeOrBetween = (found: Found, originAt: number | null): Scope => (originAt === null || isBeside(found, originAt) ? 'home' : 'between');

const isSaidAsWay = (folded: string, words: LanguageWords, found: Found, left: string): boolean =>
  standsAlone(folded, found) || compile(words, words.ways.by, 'left').test(left);

const BESIDE_CHARS = 24;
const isBeside = ({ end }: Found, originAt: number): boolean => originAt >= end && originAt - end <= BESIDE_CHARS;

/** Near each other and in one sentence. */
function isInReach(folded: string, a: number, b: number): boolean {
  const [from, to] = a < b ? [a, b] : [b, a];
  return to - from < SCOPE_CHARS && !/[.;!?\n]/.test(folded.slice(from, to));
}

function clauseAround(folded: string, { start, end }: Found): string {
  const left = folded.slice(Math.max(0, start - SCOPE_CHARS), start);
  const right = folded.slice(end, end + SCOPE_CHARS);
  const from = Math.max(left.lastIndexOf('.'), left.lastIndexOf(';'), left.lastIndexOf('!')) + 1;
  const to = right.search(/[.;!?\n]/);
  return `${left.slice(from)}${folded.slice(start, end)}${to < 0 ? right : right.slice(0, to)}`;
}

const LIST_CHARS = 20;
const isExcursion = (found: Found, scope: Scope, others: readonly Found[]): boolean =>
  found.isOuting && scope !== 'never' && !others.some((other) => other !== found && Math.abs(other.start - found.start) < LIST_CHARS);

type Sets = Readonly<Record<'never' | 'home' | 'between', Set<TravelMode>>>;

function addModes(sets: Sets, folded: string, words: LanguageWords, context: WaysContext, taken: [number, number][]): void {
  const found = modesIn(folded, words);
  const fromHome = found.filter((one) => scopeOf(folded, words, one, context) === 'home' && startsAtHome(folded, words, one));
  for (const one of found) {
    const scope = scopeOf(folded, words, one, context);
    if (scope === 'none' || isExcursion(one, scope, found)) continue;
    // "Flying from Curitiba to Porto Alegre, from there a bus or a car": what follows the way from home is a transfer.
    if (scope === 'home' && fromHome.some((other) => other.mode === 'flight' && one.start - other.end > LIST_CHARS)) continue;
    taken.push([one.start - leftOf(folded, one).length, one.end]);
    const wanted = scope === 'both' ? [sets.home, sets.between] : [sets[scope]];
    for (const set of wanted) set.add(one.mode);
  }
  for (const [pattern, modes] of words.ways.never)
    for (const match of folded.matchAll(compile(words, pattern))) {
      for (const mode of modes) sets.never.add(mode);
      taken.push([match.index, match.index + match[0].length]);
    }
}

/** A car of one's own starts at home, a rented one at the first stop. */
function addCar(sets: Sets, car: RequestedWays['car'], stopCount: number): void {
  if (car === 'none') sets.never.add('drive');
  if (car !== 'own' && car !== 'rental') return;
  sets.never.delete('drive');
  if (car === 'own' && !sets.home.has('flight')) sets.home.add('drive');
  if (car === 'rental') sets.home.delete('drive');
  if (stopCount > 1) sets.between.add('drive');
}

/** Modes that are wanted and refused, for the way from home and between the stops. */
export function readWays(folded: string, words: LanguageWords, context: WaysContext): SaidWays {
  const taken: [number, number][] = [];
  const sets: Sets = { never: new Set(), home: new Set(), between: new Set() };
  addModes(sets, folded, words, context, taken);
  const car = carOf(folded, words, taken);
  addCar(sets, car, context.stopCount);
  const isDirect = takeAll(folded, words, words.ways.direct, taken) && !sets.never.has('flight');
  const hasOneStop = takeAll(folded, words, words.ways.oneStop, taken);
  for (const mode of sets.never) [sets.home, sets.between].forEach((set) => set.delete(mode));
  const maxFlightStops = hasOneStop ? 1 : isDirect ? 0 : null;
  const modes = { never: [...sets.never], home: [...sets.home], between: [...sets.between] };
  const ways: RequestedWays = { ...modes, ...(car ? { car } : {}), ...(maxFlightStops === null ? {} : { maxFlightStops }) };
  return { ways, isSaid: Object.values(modes).some((list) => list.length > 0) || car !== null || maxFlightStops !== null, taken };
}

function takeAll(folded: string, words: LanguageWords, pattern: string, taken: [number, number][]): boolean {
  const matches = [...folded.matchAll(compile(words, pattern))];
  for (const match of matches) taken.push([match.index, match.index + match[0].length]);
  return matches.length > 0;
}

function carOf(folded: string, words: LanguageWords, taken: [number, number][]): 'own' | 'rental' | 'none' | null {
  const { noCar, ownCar, rentalCar } = words.ways;
  if (takeAll(folded, words, noCar, taken)) return 'none';
  if (takeAll(folded, words, ownCar, taken)) return 'own';
  return takeAll(folded, words, rentalCar, taken) ? 'rental' : null;
}
