import { AsyncLocalStorage } from 'node:async_hooks';
import { closeSync, openSync, readFileSync, readSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { GUIDE_CITIES } from '../guide-cities.js';
import { distanceKm, isBeyond } from '../distance.js';
import { withSpots } from '../spots/spot-registry.js';
import type { Coordinates } from '../distance.js';
import { foldName } from '../names.js';
import { isCountryName } from './country-names.js';
import { dataFile } from './data-files.js';
import { townOfCity } from './guide-town.js';
import { countryOf, townOf } from './read-town.js';
import { decodeIndex } from './index-file.js';
import { buildTownIndex } from './town-index.js';
import type { TownIndex } from './town-index.js';
import { recordsOf } from './town-records.js';
import { withSightNames } from './sight-names.js';
import { isOwnName, overlaid, spellingsOf } from './town-registry.js';
import type { TownRegistry } from './town-registry.js';
import type { Town, TownSummary } from './town.js';

/** As many opened towns as one plan may touch, several times over. */
const MAX_OPEN_TOWNS = 200;

const sizeOf = ({ kind, radiusKm }: TownSummary): number => (kind === 'city' ? 3 : kind === 'region' || kind === 'park' ? 1 : 2) * 1000 + radiusKm;

function readIndex(): TownIndex {
  try {
    return decodeIndex(readFileSync(dataFile('index.json'), 'utf8'));
  } catch {
    return buildTownIndex(dirname(dataFile('index.json')));
  }
}

function readBlock({ file, offset, length }: TownIndex['towns'][number]['at']): string {
  const handle = openSync(join(dirname(dataFile('index.json')), file), 'r');
  try {
    const bytes = Buffer.alloc(length);
    readSync(handle, bytes, 0, length, offset);
    return bytes.toString('utf8');
  } finally {
    closeSync(handle);
  }
}

function load(): TownRegistry {
  const index = readIndex();
  const cities = new Map(GUIDE_CITIES.map((city) => [city.id, city]));
  const inFile = new Map(index.towns.map((town) => [town.summary.id, town.at]));
  const summaries = [...index.cities, ...index.towns.map(({ summary }) => summary).filter(({ id }) => !cities.has(id))];
  const byName = new Map<string, TownSummary[]>();
  for (const summary of [...summaries].sort((a, b) => sizeOf(b) - sizeOf(a))) {
    for (const spelling of spellingsOf(summary)) byName.set(spelling, [...(byName.get(spelling) ?? []), summary]);
  }
  for (const [spelling, found] of byName) {
    if (found.length > 1)
      byName.set(
        spelling,
        [...found].sort((a, b) => Number(isOwnName(b, spelling)) - Number(isOwnName(a, spelling))),
      );
  }
  const opened = new Map<string, Town>();
  const open = (id: string): Town | undefined => {
    const known = opened.get(id);
    if (known) return known;
    const city = cities.get(id);
    const at = inFile.get(id);
    const town = city
      ? townOfCity(city)
      : at && townOf(countryOf((index.countries[at.file] ?? '').split('|').map((cell) => cell.trim())), recordsOf(readBlock(at)));
    if (!town) return undefined;
    const named = withSightNames(town);
    if (opened.size >= MAX_OPEN_TOWNS) opened.delete(opened.keys().next().value ?? '');
    opened.set(id, named);
    return named;
  };
  const byId = new Map(summaries.map((summary) => [summary.id, summary]));
  return { summaries, named: (folded) => byName.get(folded) ?? [], summary: (id) => byId.get(id), open };
}

let registry: TownRegistry | undefined;
const gazetteer = (): TownRegistry => (registry ??= withSpots(load()));
const scope = new AsyncLocalStorage<TownRegistry>();
const towns = (): TownRegistry => scope.getStore() ?? gazetteer();

/**
 * What `work` returns; while it runs, also in what it awaits, every look-up of towns finds `towns` too: new ones under their names, those of a
 * known id in the place of the gazetteer's. Nothing outside of `work` sees them.
 */
export const withTowns = <T>(known: readonly Town[], work: () => T): T => (known.length === 0 ? work() : scope.run(overlaid(towns(), known), work));

/** The town with that id as {@link withTowns} has it; undefined outside of it. */
export const townAbove = (id: string): Town | undefined => scope.getStore()?.open(id);

/** Stands for the towns that are known here and now; what is computed from them may be kept as long as it is the same. */
export const townsInScope = (): object => towns();

/** Every known destination; the first call reads the index (a few milliseconds). */
export const townSummaries = (): readonly TownSummary[] => towns().summaries;

export const townSummary = (id: string): TownSummary | undefined => towns().summary(id);

/** All towns of that name in any language that is read, the largest first; "Córdoba, Argentina" takes the country into account. */
export function findTowns(name: string): readonly TownSummary[] {
  const direct = towns().named(foldName(name));
  if (direct.length > 0) return direct;
  const [head = '', ...tail] = name.split(',');
  const country = foldName(tail.at(-1) ?? '');
  if (country === '') return [];
  return towns()
    .named(foldName(head))
    .filter((town) => foldName(town.country) === country || isCountryName(country, town.countryCode));
}

/** The town of that name; of several the one nearest to `near`, else the largest. */
export function findTown(name: string, near?: Coordinates): TownSummary | undefined {
  const found = findTowns(name);
  return near && found.length > 1 ? [...found].sort((a, b) => distanceKm(near, a) - distanceKm(near, b))[0] : found[0];
}

/** Everything known of the town with that id; read from its file at the first call. */
export const openTown = (id: string): Town | undefined => towns().open(id);

type NearTown = TownSummary & { readonly distanceKm: number };

/** A trip asks what is around its stops for each of its wishes. */
const near = new WeakMap<readonly TownSummary[], Map<string, readonly NearTown[]>>();
const MAX_NEAR = 100;
/** Longer lists are asked for once. */
const MAX_NEAR_TOWNS = 300;

/** Known towns by great-circle distance from a point, the nearest first. */
export function townsNear(point: Coordinates, withinKm: number): readonly NearTown[] {
  const { summaries } = towns();
  const known = near.get(summaries) ?? new Map<string, readonly NearTown[]>();
  near.set(summaries, known);
  const key = `${point.lat} ${point.lng} ${withinKm}`;
  const before = known.get(key);
  if (before) return before;
  const found = summaries
    .filter((town) => !isBeyond(point, town, withinKm))
    .map((town) => ({ ...town, distanceKm: distanceKm(point, town) }))
    .filter((town) => town.distanceKm <= withinKm)
    .sort((a, b) => a.distanceKm - b.distanceKm);
  if (found.length > MAX_NEAR_TOWNS) return found;
  if (known.size >= MAX_NEAR) known.clear();
  known.set(key, found);
  return found;
}
