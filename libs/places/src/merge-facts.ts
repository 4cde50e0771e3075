import { MAX_FOUND_HOUSES, MAX_FOUND_SIGHTS, MAX_FOUND_TABLES } from '@app/contracts';
import type { FactOrigins, FoundHouse, FoundSight, FoundTable, FoundTown, PlaceOrigin } from '@app/contracts';
import { distanceKm, foldName } from '@app/guide';
import type { Coordinates } from '@app/guide';
import type { PlaceFacts } from '@app/ports';

/** Two entries of one name within this distance are one place; so are two this near whose names share a word. */
const SAME_NAME_KM = 0.5;
const SAME_SPOT_KM = 0.12;
const MIN_WORD_CHARS = 4;
/** A place that several sources list is better known than one says alone. */
const MAX_RANK = 5;

export interface SourcedFacts {
  readonly origin: PlaceOrigin;
  readonly facts: PlaceFacts;
}

export interface MergeRules {
  /** Whose word counts where sources differ, the most trusted first. */
  readonly trust: readonly PlaceOrigin[];
  /** Nearer places come first among equals. */
  readonly at: Coordinates;
}

interface Named extends Coordinates {
  readonly name: string;
  readonly origins: FactOrigins;
  readonly wikidataId?: string | null;
}

const wordsOf = (name: string): ReadonlySet<string> =>
  new Set(
    foldName(name)
      .split(' ')
      .filter((word) => word.length >= MIN_WORD_CHARS),
  );

function isSame(one: Named, other: Named): boolean {
  // Two items of Wikidata are two things, however near they lie.
  if (one.wikidataId && other.wikidataId) return one.wikidataId === other.wikidataId;
  const apartKm = distanceKm(one, other);
  if (apartKm > SAME_NAME_KM) return false;
  if (foldName(one.name) === foldName(other.name)) return true;
  if (apartKm > SAME_SPOT_KM) return false;
  const words = wordsOf(one.name);
  return [...wordsOf(other.name)].some((word) => words.has(word));
}

const trustOf = (origin: PlaceOrigin, trust: readonly PlaceOrigin[]): number => (trust.includes(origin) ? trust.indexOf(origin) : trust.length);

/** Each place once; the entries of one place in the order of trust. */
function grouped<P extends Named>(places: readonly P[], trust: readonly PlaceOrigin[]): P[][] {
  const groups: P[][] = [];
  for (const place of [...places].sort((a, b) => trustOf(a.origins.place, trust) - trustOf(b.origins.place, trust))) {
    const group = groups.find((members) => members.some((member) => isSame(member, place)));
    if (group) group.push(place);
    else groups.push([place]);
  }
  return groups;
}

/** The first entry that says the fact, with who says it. */
function stated<P extends Named, T>(group: readonly P[], read: (place: P) => T | null): { readonly value: T; readonly origin: PlaceOrigin } | null {
  for (const place of group) {
    const value = read(place);
    if (value !== null) return { value, origin: place.origins.place };
  }
  return null;
}

const unlessFirst = (first: FoundSight, fact: 'hours' | 'cost' | 'rank', origin: PlaceOrigin | undefined): Partial<FactOrigins> =>
  origin && origin !== first.origins.place ? { [fact]: origin } : {};

function oneSight(group: readonly FoundSight[]): FoundSight[] {
  const [first] = group;
  if (!first) return [];
  const value = <T>(read: (sight: FoundSight) => T | null): T | null => stated(group, read)?.value ?? null;
  const hours = stated(group, (sight) => sight.hours);
  const paid = stated(group, ({ price, isFree }) => (price || isFree !== null ? { price, isFree } : null));
  const best = [...group].sort((a, b) => b.rank - a.rank)[0] ?? first;
  return [
    {
      ...first,
      interests: [...new Set(group.flatMap(({ interests }) => interests))].slice(0, 6),
      rank: Math.min(MAX_RANK, best.rank + Number(group.length > 2)),
      hours: hours?.value ?? null,
      ...(paid?.value ?? { price: null, isFree: null }),
      stepFree: value((sight) => sight.stepFree),
      wikidataId: value((sight) => sight.wikidataId),
      url: value((sight) => sight.url),
      origins: {
        place: first.origins.place,
        ...unlessFirst(first, 'hours', hours?.origin),
        ...unlessFirst(first, 'cost', paid?.origin),
        ...unlessFirst(first, 'rank', best.origins.place),
      },
    },
  ];
}

function oneTable(group: readonly FoundTable[]): FoundTable[] {
  const [first] = group;
  if (!first) return [];
  const hours = stated(group, ({ hours: said }) => said);
  return [
    {
      ...first,
      cuisines: [...new Set(group.flatMap(({ cuisines }) => cuisines))].slice(0, 6),
      diets: [...new Set(group.flatMap(({ diets }) => diets))],
      hours: hours?.value ?? null,
      origins: { ...first.origins, ...(hours && hours.origin !== first.origins.place ? { hours: hours.origin } : {}) },
    },
  ];
}

const byDistance =
  (at: Coordinates) =>
  (a: Coordinates, b: Coordinates): number =>
    distanceKm(at, a) - distanceKm(at, b);

/** What several sources say of a town as one list: a place is there once, each of its facts from the most trusted source that states it. */
export function mergeFacts(answers: readonly SourcedFacts[], { trust, at }: MergeRules): Pick<FoundTown, 'sights' | 'tables' | 'houses'> {
  const near = byDistance(at);
  const sights = grouped(
    answers.flatMap(({ facts }) => facts.sights),
    trust,
  ).flatMap(oneSight);
  const tables = grouped<FoundTable>(
    answers.flatMap(({ facts }) => facts.tables),
    trust,
  ).flatMap(oneTable);
  const houses = grouped<FoundHouse>(
    answers.flatMap(({ facts }) => facts.houses),
    trust,
  ).flatMap(([first]) => first ?? []);
  const knownHours = ({ hours }: FoundTable): number => Number(hours !== null);
  return {
    sights: sights.sort((a, b) => b.rank - a.rank || near(a, b)).slice(0, MAX_FOUND_SIGHTS),
    tables: tables.sort((a, b) => knownHours(b) - knownHours(a) || near(a, b)).slice(0, MAX_FOUND_TABLES),
    houses: houses.sort(near).slice(0, MAX_FOUND_HOUSES),
  };
}
