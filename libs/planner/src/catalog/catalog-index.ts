import type { Catalog, CatalogAccommodation, CatalogAttraction, CatalogCity, CatalogFlight, CatalogGround, CatalogRestaurant } from '@app/contracts';
import { foldName } from '@app/guide';

/** Everything the catalog has for one city. */
export interface IndexedCity {
  readonly name: string;
  readonly state: string | null;
  readonly country: string | null;
  readonly rooms: CatalogAccommodation[];
  readonly restaurants: CatalogRestaurant[];
  readonly attractions: CatalogAttraction[];
}

/** A catalog by city and by way. */
export interface CatalogIndex {
  readonly catalog: Catalog;
  /** By folded name. */
  readonly cities: ReadonlyMap<string, IndexedCity>;
  flightsOn(from: string, to: string, date: string): readonly CatalogFlight[];
  groundBetween(from: string, to: string): readonly CatalogGround[];
  /** Folded names of the cities that some way leads to. */
  nextFrom(from: string): ReadonlySet<string>;
}

const indexes = new WeakMap<Catalog, CatalogIndex>();
const NOTHING: readonly never[] = [];
const NOWHERE: ReadonlySet<string> = new Set();

const wayKey = (from: string, to: string): string => `${foldName(from)}|${foldName(to)}`;

function grouped<T>(rows: readonly T[], keyOf: (row: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const row of rows) {
    const key = keyOf(row);
    const group = groups.get(key);
    if (group) group.push(row);
    else groups.set(key, [row]);
  }
  return groups;
}

/** More rows than this are only held against equal names: comparing each with each would take too long. */
const MAX_COMPARED_ROWS = 2_000;

/** A name that is part of another name of the city would be taken for that one by a reader of the plan; of equal names the first row counts. */
function tellable<T extends { readonly name: string }>(rows: readonly T[]): T[] {
  const folded = rows.map(({ name }) => foldName(name));
  const firstAt = new Map<string, number>();
  folded.forEach((name, at) => firstAt.has(name) || firstAt.set(name, at));
  const first = rows.filter((_, at) => firstAt.get(folded[at] ?? '') === at);
  if (first.length > MAX_COMPARED_ROWS) return first;
  const names = [...firstAt.keys()];
  return first.filter(({ name }) => !names.some((other) => other !== foldName(name) && other.includes(foldName(name))));
}

function collectCities(catalog: Catalog): Map<string, IndexedCity> {
  const listed = new Map(catalog.cities.map((city): [string, CatalogCity] => [foldName(city.name), city]));
  const named = [
    ...catalog.cities.map(({ name }) => name),
    ...catalog.flights.flatMap(({ from, to }) => [from, to]),
    ...catalog.ground.flatMap(({ from, to }) => [from, to]),
    ...[...catalog.accommodations, ...catalog.restaurants, ...catalog.attractions].map(({ city }) => city),
  ];
  const rooms = grouped(catalog.accommodations, ({ city }) => foldName(city));
  const restaurants = grouped(catalog.restaurants, ({ city }) => foldName(city));
  const attractions = grouped(catalog.attractions, ({ city }) => foldName(city));
  const cities = new Map<string, IndexedCity>();
  for (const name of named) {
    const key = foldName(name);
    if (cities.has(key)) continue;
    const city = listed.get(key);
    cities.set(key, {
      name: city?.name ?? name,
      state: city?.state ?? null,
      country: city?.country ?? null,
      rooms: tellable(rooms.get(key) ?? []),
      restaurants: tellable(restaurants.get(key) ?? []),
      attractions: attractions.get(key) ?? [],
    });
  }
  return cities;
}

/** The catalog, sorted for planning; made once for each catalog object. */
export function indexCatalog(catalog: Catalog): CatalogIndex {
  const known = indexes.get(catalog);
  if (known) return known;
  const flights = grouped(catalog.flights, ({ from, to, date }) => `${wayKey(from, to)}|${date}`);
  const ground = grouped(catalog.ground, ({ from, to }) => wayKey(from, to));
  const next = new Map<string, Set<string>>();
  for (const { from, to } of [...catalog.flights, ...catalog.ground]) {
    const key = foldName(from);
    const set = next.get(key) ?? new Set<string>();
    next.set(key, set.add(foldName(to)));
  }
  const index: CatalogIndex = {
    catalog,
    cities: collectCities(catalog),
    flightsOn: (from, to, date) => flights.get(`${wayKey(from, to)}|${date}`) ?? NOTHING,
    groundBetween: (from, to) => ground.get(wayKey(from, to)) ?? NOTHING,
    nextFrom: (from) => next.get(foldName(from)) ?? NOWHERE,
  };
  indexes.set(catalog, index);
  return index;
}
