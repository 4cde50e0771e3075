import type { Wish, WishKind } from '@app/contracts';
import { foldName, isDish } from '@app/guide';
import type { Town, TownPlace } from '@app/guide';
import { conceptsOf, rareTokens, targetsOf } from './match.js';
import { COMMON, isSameWord } from './same-word.js';

type KnownTown = Pick<Town, 'name' | 'places' | 'foods' | 'eateries'>;

/** Kinds under which the reader leaves a name that it does not know. */
const NAMES: ReadonlySet<WishKind> = new Set(['place', 'activity', 'food', 'other']);
/** Kinds of things that say where rather than what. */
const WHERE: ReadonlySet<string> = new Set(['old_town', 'market', 'beach', 'village', 'park', 'river', 'lake']);
const LEAST_CHARS = 4;
/** A word of this length in common is no chance, however much else was said. */
const LONG_CHARS = 7;

const wordsOf = (text: string): string[] =>
  foldName(text)
    .split(' ')
    .filter((word) => word.length >= LEAST_CHARS);

/** How many of the wished words a name holds, and whether that is enough to mean it. */
function holds(wished: readonly string[], name: string): number {
  const own = wordsOf(name);
  const shared = wished.filter((word) => own.some((other) => isSameWord(word, other)));
  const telling = shared.filter((word) => !COMMON.has(word));
  if (telling.length === 0) return 0;
  const isEnough = shared.length * 2 >= wished.length || telling.some((word) => word.length >= LONG_CHARS);
  return isEnough ? telling.reduce((sum, word) => sum + word.length, 0) : 0;
}

function best<T>(entries: readonly T[], points: (entry: T) => number): T | undefined {
  const [top] = entries.map((entry) => ({ entry, at: points(entry) })).sort((a, b) => b.at - a.at);
  return top && top.at > 0 ? top.entry : undefined;
}

const SURE_SHARE = 0.66;

/** True when most of the words of a name, the telling ones among them, are in one of the others. */
export function namesOne(name: string, others: readonly string[]): boolean {
  const wished = rareTokens(name).filter((word) => word.length >= LEAST_CHARS);
  return wished.length > 0 && others.some((other) => holds(wished, other) > 0 && shareIn(wished, other) >= SURE_SHARE);
}

const shareIn = (wished: readonly string[], name: string): number =>
  wished.filter((word) => wordsOf(name).some((other) => isSameWord(word, other))).length / wished.length;

/** The sight of a town that the words name, in whatever language and however it is cut short. */
function namedSight(wished: readonly string[], towns: readonly KnownTown[]): string | undefined {
  const ofTowns = new Set(towns.flatMap(({ name }) => wordsOf(name)));
  const telling = wished.filter((word) => !ofTowns.has(word));
  const places = towns.flatMap((town) => town.places);
  const points = ({ name, alsoCalled = [], rank }: TownPlace): number => {
    const held = Math.max(...[name, ...alsoCalled].map((other) => holds(telling, other)));
    return held === 0 ? 0 : held * 10 + rank;
  };
  return best(places, points)?.name;
}

/** The dish or table of a town that the words name. */
function namedDish(wished: readonly string[], towns: readonly KnownTown[]): string | undefined {
  const kitchen = towns.flatMap(({ foods, eateries }) => [...foods, ...eateries.flatMap(({ name, cuisines }) => [name, ...cuisines])]);
  return best(kitchen, (dish) => holds(wished, dish));
}

const isServed = (wish: Wish, towns: readonly KnownTown[]): boolean => targetsOf(wish).some((target) => namedDish(wordsOf(target), towns) !== undefined);

/** The sight that bears just this name; it may be a word for a kind of thing elsewhere: Tivoli, the Zoo, the Citadel. */
function calledJustThat(name: string, towns: readonly KnownTown[]): string | undefined {
  const folded = foldName(name);
  const isCalled = ({ name: own, alsoCalled = [] }: TownPlace): boolean => [own, ...alsoCalled].some((other) => foldName(other) === folded);
  return towns.flatMap(({ places }) => places).find(isCalled)?.name;
}

const OF_HOUSES: ReadonlySet<string> = new Set(['balcony', 'pool', 'pets', 'sea view']);
const LODGING =
  /hotel|hostel|motel|room|apartment|flat|villa|house|stay|zimmer|unterkunft|wohnung|haus|chambre|appartement|logement|habitacion|alojamiento|piso|casa|camera|alloggio|quarto|hospedagem|alojamento/;

/** "Juliet's balcony" is no room with a balcony. */
function notOfHouse(wish: Wish, towns: readonly KnownTown[]): Wish {
  const said = foldName(wish.said);
  if (!targetsOf(wish).every((target) => OF_HOUSES.has(target)) || LODGING.test(said)) return wish;
  const sight = namedSight(wordsOf(said), towns);
  return sight === undefined ? wish : { ...wish, kind: 'place', targets: [sight] };
}

const isTown = (name: string, towns: readonly KnownTown[]): boolean => towns.some((town) => foldName(town.name) === foldName(name));

function grounded(wish: Wish, towns: readonly KnownTown[]): Wish {
  if (wish.kind === 'stay') return notOfHouse(wish, towns);
  const [first = wish.said] = targetsOf(wish);
  if (!NAMES.has(wish.kind)) return wish;
  const called = wish.kind === 'food' ? undefined : calledJustThat(first, towns);
  if (called !== undefined) return { ...wish, kind: 'place', targets: [...new Set([called, ...wish.targets])] };
  const wished = rareTokens(first);
  // "Avignon and Arles" are stops, though Arles has a sausage called so.
  if (wished.length === 0 || isTown(first, towns)) return wish;
  const concepts = conceptsOf(first);
  if (concepts.length > 0) return concepts.every(({ id }) => WHERE.has(id)) ? asDish(wish, wished, towns) : wish;
  if (wish.kind === 'food' && isServed(wish, towns)) return wish;
  const sight = namedSight(wished, towns);
  if (sight !== undefined) return { ...wish, kind: 'place', targets: [...new Set([sight, ...wish.targets])] };
  return wish.kind === 'food' ? wish : asDish(wish, wished, towns);
}

/** "Socca in the old town" is eaten. */
function asDish(wish: Wish, wished: readonly string[], towns: readonly KnownTown[]): Wish {
  const dish = namedDish(wished, towns) ?? (isDish(wished) ? wished.join(' ') : undefined);
  return dish === undefined ? wish : { ...wish, kind: 'food', targets: [...new Set([dish, ...wish.targets])] };
}

/**
 * Wishes read again by what the towns of the trip have: "the top of the mole" is no sauce in Turin, and "black balsam" is no sight of Riga.
 *
 * Only names that no kind of thing explains are looked up; ids, words and order stay as they are.
 */
export const groundWishes = (wishes: readonly Wish[], towns: readonly KnownTown[]): Wish[] => wishes.map((wish) => grounded(wish, towns));
