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
  /** Names of rooms and restaurants that are easily taken for others. */
  readonly mistakable: ReadonlySet<string>;
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

/** More rows than this are not compared: it would take too long. */
const MAX_COMPARED_ROWS = 500;

/** Of equal names in a city the first row counts; a plan could not say which one it means. */
function firstOfEach<T extends { readonly name: string }>(rows: readonly T[]): T[] {
  const seen = new Set<string>();
  return rows.filter(({ name }) => {
    const folded = foldName(name);
    return !seen.has(folded) && seen.add(folded);
  });
}

/** Names that are part of another name of the city: a reader of the plan may take one for the other. */
function mistakable(rows: readonly { readonly name: string }[]): ReadonlySet<string> {
  if (rows.length > MAX_COMPARED_ROWS) return NOWHERE;
  const names = rows.map(({ name }) => foldName(name));
  return new Set(rows.map(({ name }) => name).filter((_, at) => names.some((other, index) => index !== at && other.includes(names[at] ?? ''))));
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
    const [roomsHere, tablesHere] = [rooms.get(key) ?? [], restaurants.get(key) ?? []];
    cities.set(key, {
      name: city?.name ?? name,
      state: city?.state ?? null,
      country: city?.country ?? null,
      rooms: roomsHere,
      restaurants: firstOfEach(tablesHere),
      mistakable: new Set([...mistakable(roomsHere), ...mistakable(tablesHere)]),
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
