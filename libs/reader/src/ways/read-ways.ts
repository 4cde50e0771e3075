import type { RequestedWays, TravelMode } from '@app/contracts';
import { compile, occurs } from '../languages/compile.js';
import type { LanguageWords } from '../languages/language-words.js';
import { leftOf, modeGroups, rightOf } from './find-modes.js';
import type { ModeGroup } from './find-modes.js';
import { roleOf, startsAtHome } from './way-role.js';
import type { WayRole, WaysContext } from './way-role.js';

export type { WayPlace, WaysContext } from './way-role.js';

type Range = [start: number, end: number];

/** How the travellers move, and where the text says so. */
export interface SaidWays {
  readonly ways: RequestedWays;
  readonly isSaid: boolean;
  readonly taken: readonly (readonly [start: number, end: number])[];
}

interface Sets {
  readonly never: Set<TravelMode>;
  readonly home: Set<TravelMode>;
  readonly out: Set<TravelMode>;
  readonly back: Set<TravelMode>;
  readonly between: Set<TravelMode>;
  /** Modes of every way, as was said, and those that nothing tells a way of. */
  readonly all: Set<TravelMode>;
  readonly both: Set<TravelMode>;
  readonly legs: Map<string, Set<TravelMode>>;
  /** "A rental car or the bus": no car has to be rented. */
  isCarOneOfSeveral: boolean;
}

const newSets = (): Sets => ({
  never: new Set(),
  home: new Set(),
  out: new Set(),
  back: new Set(),
  between: new Set(),
  all: new Set(),
  both: new Set(),
  legs: new Map(),
  isCarOneOfSeveral: false,
});

const LIST_CHARS = 20;

function legSet({ legs }: Sets, to: string): Set<TravelMode> {
  const set = legs.get(to) ?? new Set<TravelMode>();
  legs.set(to, set);
  return set;
}

function setsOf(sets: Sets, role: WayRole): Set<TravelMode>[] {
  if (role.kind === 'leg') return [legSet(sets, role.to)];
  if (role.kind === 'none') return [];
  return role.kind === 'all' || role.kind === 'both' ? [sets[role.kind], sets.between] : [sets[role.kind]];
}

/** A boat that goes nowhere is an outing. */
const isOuting = ({ wanted }: ModeGroup, { kind }: WayRole): boolean => kind !== 'leg' && wanted.length > 0 && wanted.every((one) => one.isOuting);

/** Adds the modes of a group to the ways they are said of; flights that nothing more is said of bring people there and home. */
function addWanted(sets: Sets, { wanted }: ModeGroup, role: WayRole): void {
  for (const set of setsOf(sets, role)) for (const { mode } of wanted) if (role.kind !== 'both' || mode !== 'flight' || set !== sets.between) set.add(mode);
}

function addModes(sets: Sets, folded: string, words: LanguageWords, context: WaysContext): Range[] {
  const taken: Range[] = [];
  let flightFromHomeEnd = Infinity;
  for (const group of modeGroups(folded, words)) {
    // "The carnival in Cologne from Milan by train": what stands before a place is not about the way.
    const placeEnd = context.places.findLast(({ end }) => end <= group.start)?.end ?? 0;
    const range: Range = [Math.max(group.start - leftOf(folded, group.start).length, placeEnd), group.end];
    for (const { mode } of group.refused) sets.never.add(mode);
    if (group.refused.length > 0) taken.push(range);
    if (isCarOrAnother(group)) sets.isCarOneOfSeveral = true;
    const role = roleOf(folded, words, group, context);
    if (role.kind === 'none' || group.wanted.length === 0 || isOuting(group, role)) continue;
    if (role.kind === 'home') {
      // "Flying from Curitiba to Porto Alegre, from there a bus or a car": what follows the way from home is a transfer.
      if (group.start - flightFromHomeEnd > LIST_CHARS) continue;
      if (startsAtHome(folded, words, group) && hasFlight(group)) flightFromHomeEnd = group.end;
    }
    if (role.kind !== 'leg' || !role.isTold) taken.push(range);
    addWanted(sets, group, role);
  }
  return taken;
}

const isCarOrAnother = ({ wanted, isChoice }: ModeGroup): boolean =>
  isChoice && wanted.some(({ mode }) => mode === 'drive') && wanted.some(({ mode }) => mode === 'bus' || mode === 'train');

const hasFlight = ({ wanted }: ModeGroup): boolean => wanted.some(({ mode }) => mode === 'flight');

/** Adds what is refused in a whole clause: "I don't fly". */
function addRefused(sets: Sets, folded: string, words: LanguageWords): Range[] {
  return words.ways.never.flatMap(([pattern, modes]) =>
    [...folded.matchAll(compile(words, pattern))].map((match): Range => {
      for (const mode of modes) sets.never.add(mode);
      return [match.index, match.index + match[0].length];
    }),
  );
}

/** A car of one's own starts at home and goes on ferries, a rented one starts at the first stop. */
function addCar(sets: Sets, car: RequestedWays['car'], stopCount: number): void {
  if (car === 'none') sets.never.add('drive');
  if (car !== 'own' && car !== 'rental') return;
  sets.never.delete('drive');
  if (car === 'own') for (const set of [sets.home, sets.out, sets.back, sets.all, sets.both, sets.between]) set.delete('ferry');
  if (car === 'own' && !sets.home.has('flight') && !sets.out.has('flight')) sets.home.add('drive');
  if (car === 'rental') for (const set of [sets.home, sets.out, sets.back, sets.all, sets.both]) set.delete('drive');
  if (stopCount > 1) sets.between.add('drive');
}

const isSame = (a: readonly TravelMode[], b: readonly TravelMode[]): boolean => a.length === b.length && a.every((mode) => b.includes(mode));

type Modes = Pick<RequestedWays, 'never' | 'home' | 'back' | 'between' | 'legs'>;

/** The modes without those refused. What is said of one way home holds for the other one too unless that is said apart; so does the only mode between stops. */
function modesOf(sets: Sets): Modes {
  const allowed = (set: Iterable<TravelMode>): TravelMode[] => [...set].filter((mode) => !sets.never.has(mode));
  const firstSaid = (...choices: readonly Set<TravelMode>[]): TravelMode[] => choices.map(allowed).find((modes) => modes.length > 0) ?? [];
  const there = firstSaid(sets.out, sets.home, sets.all, sets.back, sets.both);
  const homeward = firstSaid(sets.back, sets.home, sets.all, sets.out, sets.both);
  const between = allowed(sets.between);
  const legs = [...sets.legs].map(([to, modes]) => ({ to, modes: allowed(modes) })).filter(({ modes }) => modes.length > 0);
  const ofLegs = [...new Set(legs.flatMap(({ modes }) => modes))];
  const said = between.length > 0 || ofLegs.length > 1 ? between : ofLegs;
  // Who does not fly and leaves home by train goes on by train; who takes the coach looks at the money.
  const goesOn =
    said.length === 0 && legs.length === 0 && (sets.never.has('flight') || isSame(there, ['bus']))
      ? there.filter((mode) => mode === 'train' || mode === 'bus')
      : [];
  const others = said.length > 0 ? said : goesOn;
  const special = legs.filter(({ modes }) => !isSame(modes, others));
  return {
    never: [...sets.never],
    home: there,
    ...(isSame(there, homeward) ? {} : { back: homeward }),
    between: others,
    ...(special.length > 0 ? { legs: special } : {}),
  };
}

const isByCar = (modes: readonly TravelMode[]): boolean => modes.includes('drive') && modes.every((mode) => mode === 'drive' || mode === 'ferry');

/** Who drives from home goes on by car: "in macchina da Padova, Lubiana 2 notti, Pirano 1", "a week in Croatia by car and ferry". */
function inOwnCar(modes: Modes, car: RequestedWays['car'] | null): Modes {
  const isDriven = isByCar(modes.home) && isByCar(modes.back ?? modes.home);
  return isDriven && car === null && modes.between.length === 0 ? { ...modes, between: ['drive'] } : modes;
}

/** Modes that are wanted and refused, for the ways from home and back, between the stops and to single ones. */
export function readWays(folded: string, words: LanguageWords, context: WaysContext): SaidWays {
  const sets = newSets();
  const taken = [...addModes(sets, folded, words, context), ...addRefused(sets, folded, words)];
  const said = carOf(folded, words, taken);
  const car = said === 'rental' && sets.isCarOneOfSeveral ? null : said;
  if (car === null && said !== null) for (const set of [sets.home, sets.both]) for (const mode of ['drive', 'bus', 'train'] as const) set.delete(mode);
  addCar(sets, car, context.stopCount);
  const isDirect = takeAll(folded, words, words.ways.direct, taken, isOfFlights) && !sets.never.has('flight');
  const hasOneStop = takeAll(folded, words, words.ways.oneStop, taken);
  const modes = inOwnCar(modesOf(sets), said);
  const maxFlightStops = hasOneStop ? 1 : isDirect ? 0 : null;
  const ways: RequestedWays = { ...modes, ...(car ? { car } : {}), ...(maxFlightStops === null ? {} : { maxFlightStops }) };
  const isSaid = [modes.never, modes.home, modes.between, modes.legs ?? []].some((list) => list.length > 0);
  return { ways, isSaid: isSaid || car !== null || maxFlightStops !== null, taken };
}

/** "Directly on the beach", "a direct train", "straight from the airport to the hotel". */
const DIRECT_ELSEWHERE =
  /^ (?:trains?|bus(?:es)?|ferry|zug|zuge|tren|treno|trem|comboio|onibus|access|view|am|an|auf|im|in|ins|on|at|by|beside|next|neben|beim|bei|sur|au|a|al|alla|sul|sulla|junto|em|na|no|en|to|nach|zum|zur|pra|para|ao|(?:from|vom|von|ab|depuis|desde|d[eo]|del|du|da|dal|dall')(?: the| l'| la| dem)? ?(?:airport|flughafen|aeroport|aeropuerto|aeroporto|station|bahnhof|gare|estacion|stazione|estacao|hotel))(?!\p{L})/u;

function isOfFlights(folded: string, { index, 0: said }: RegExpExecArray, words: LanguageWords): boolean {
  if (!/^dir[ei][ck]?t\p{L}*$/u.test(said) || !DIRECT_ELSEWHERE.test(rightOf(folded, index + said.length))) return true;
  const flights = words.ways.modes.filter(([, mode]) => mode === 'flight').map(([pattern]) => pattern);
  return occurs(words, flights.join('|'), leftOf(folded, index));
}

type Means = (folded: string, match: RegExpExecArray, words: LanguageWords) => boolean;

function takeAll(folded: string, words: LanguageWords, pattern: string, taken: Range[], means: Means = () => true): boolean {
  const matches = [...folded.matchAll(compile(words, pattern))].filter((match) => means(folded, match, words));
  for (const match of matches) taken.push([match.index, match.index + match[0].length]);
  return matches.length > 0;
}

function carOf(folded: string, words: LanguageWords, taken: Range[]): 'own' | 'rental' | 'none' | null {
  const { noCar, ownCar, rentalCar } = words.ways;
  if (takeAll(folded, words, noCar, taken)) return 'none';
  if (takeAll(folded, words, ownCar, taken)) return 'own';
  return takeAll(folded, words, rentalCar, taken) ? 'rental' : null;
}
