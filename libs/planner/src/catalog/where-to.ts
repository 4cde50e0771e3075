import { daysBetween } from '@app/contracts';
import { foldName } from '@app/guide';
import type { CatalogIndex, IndexedCity } from './catalog-index.js';
import type { CatalogTripRequest, NoCatalogTrip } from './catalog-trip.js';
import { isNamedIn } from './wishes.js';

const NIGHTS_PER_CITY = 2;
const MAX_UNASKED_CITIES = 3;

/** Where a trip starts, and which cities it may or must visit. */
export interface WhereTo {
  readonly origin: string;
  /** Folded names, in the order of the catalog. */
  readonly pool: readonly string[];
  readonly required: readonly string[];
  /** How many cities, the best number first. */
  readonly counts: readonly number[];
}

const no = (reason: string, ...relaxations: string[]): { noTrip: NoCatalogTrip } => ({ noTrip: { reason, relaxations } });
const examples = (names: readonly string[]): string => `${names.slice(0, 5).join(', ')}${names.length > 5 ? ', …' : ''}`;

/** The places of the catalog that the request means, or why there are none. */
export function whereTo(index: CatalogIndex, request: CatalogTripRequest): WhereTo | { noTrip: NoCatalogTrip } {
  const names = [...index.cities.values()].map(({ name }) => name);
  const origin = request.originCity === null ? '' : foldName(request.originCity);
  if (request.originCity === null) return no('The request does not say where the trip starts.', `Name a city of the catalog, such as ${examples(names)}.`);
  if (!index.cities.has(origin))
    return no(`The catalog has no way from ${request.originCity}.`, `Start from a city that it knows, such as ${examples(names)}.`);
  const listed = Array.isArray(request.cities) ? request.cities.map(foldName) : [];
  const unknown = Array.isArray(request.cities) ? request.cities.filter((name) => !index.cities.has(foldName(name))) : [];
  if (unknown.length > 0) return no(`The catalog does not know ${unknown.join(', ')}.`, `It has ${examples(names)}.`);
  const meant = placesMeant(index, request);
  if (!meant) return no(`The catalog has nothing in ${request.destination}.`, `It has ${examples(names)}.`);
  const pool = [...new Set([...listed, ...meant.pool])].filter((city) => city !== origin);
  const required = [...new Set([...listed, ...meant.required])].filter((city) => city !== origin);
  if (pool.length === 0) return no(`${request.destination ?? 'The destination'} is where the trip starts.`);
  const counts = cityCounts(request, required.length, listed.length > 0 || meant.required.length > 0).filter((count) => count <= pool.length);
  if (counts.length > 0) return { origin, pool, required, counts };
  return no(
    `The catalog has ${pool.length} place(s) to visit in ${request.destination ?? 'all'}, not ${String(request.cities)}.`,
    `Ask for ${pool.length} city or cities.`,
  );
}

const isIn = (city: IndexedCity, region: string): boolean => [city.state, city.country].some((name) => name !== null && foldName(name) === region);

function placesMeant(index: CatalogIndex, { destination, cities, avoid }: CatalogTripRequest): { pool: string[]; required: string[] } | null {
  const visitable = [...index.cities].filter(([, city]) => city.rooms.length > 0 && !isNamedIn(avoid, city.name));
  const everywhere = visitable.map(([key]) => key);
  if (destination === null) return { pool: Array.isArray(cities) ? [] : everywhere, required: [] };
  const [wanted = '', ...around] = destination.split(',').map(foldName);
  const region = visitable.filter(([, city]) => isIn(city, wanted)).map(([key]) => key);
  const several = typeof cities === 'number' && cities > 1;
  const isCity = index.cities.has(wanted);
  if (region.length > 0 && (several || !isCity)) return { pool: region, required: [] };
  if (!isCity) return null;
  if (!several) return { pool: [wanted], required: [wanted] };
  const home = index.cities.get(wanted);
  const near = visitable.filter(([, city]) => [...around, foldName(home?.state ?? '')].some((name) => name !== '' && isIn(city, name))).map(([key]) => key);
  return { pool: [...new Set([wanted, ...(near.length > 1 ? near : everywhere)])], required: [wanted] };
}

/** Asked for a number: that one. Else all named cities, or as many as the days are good for, fewer when that does not work out. */
function cityCounts({ cities, startDate, endDate }: CatalogTripRequest, required: number, isNamed: boolean): number[] {
  if (typeof cities === 'number') return cities >= required ? [cities] : [];
  if (isNamed) return [required];
  const nights = daysBetween(startDate, endDate);
  const most = Math.max(1, Math.min(MAX_UNASKED_CITIES, Math.floor(nights / NIGHTS_PER_CITY)));
  return Array.from({ length: most }, (_, fewer) => most - fewer);
}
