import type { Catalog, CatalogAttraction } from '@app/contracts';
import { foldName } from '@app/guide';
import type { Hours } from '@app/guide';
import type { SourceCity } from './audit-input.js';
import { rowsUnder } from './rows-under.js';

const ALL_WEEK = 'Mon-Sun';

const pointOf = ({ lat, lng }: { readonly lat?: number | null | undefined; readonly lng?: number | null | undefined }) =>
  typeof lat === 'number' && typeof lng === 'number' ? { lat, lng } : {};

/** A place that closes after midnight is open to the end of the day. */
const hoursOf = ({ opens, closes }: CatalogAttraction): Hours | null =>
  opens && closes ? [{ days: ALL_WEEK, from: opens, to: closes > opens ? closes : '24:00' }] : null;

const cityKey = ({ city }: { readonly city: string }): string => foldName(city);
const nameKey = ({ name }: { readonly name: string }): string => foldName(name);

/** Looks cities up in a catalog, which knows no diets and often no hours; undefined where it lists nothing in a city of that name. */
export function catalogCityFinder(catalog: Catalog): (name: string) => SourceCity | undefined {
  const cities = new Map<string, SourceCity | undefined>();
  return (name) => {
    const folded = foldName(name);
    if (!cities.has(folded)) cities.set(folded, cityOf(catalog, folded));
    return cities.get(folded);
  };
}

function cityOf(catalog: Catalog, folded: string): SourceCity | undefined {
  const [city] = rowsUnder(catalog.cities, nameKey, folded);
  const places = rowsUnder(catalog.attractions, cityKey, folded).map((row) => ({ name: row.name, hours: hoursOf(row), ...pointOf(row) }));
  const eateries = rowsUnder(catalog.restaurants, cityKey, folded).map((row) => ({
    ...{ name: row.name, hours: null, diets: null, cuisines: row.cuisines },
    ...pointOf(row),
  }));
  if (!city && places.length === 0 && eateries.length === 0) return undefined;
  return { places, eateries, ...(city ? pointOf(city) : {}) };
}
