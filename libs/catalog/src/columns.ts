import { CATALOG_ROWS } from '@app/contracts';
import type { CatalogTable } from '@app/contracts';

/** Other names that people give the columns, without regard to capitals, spaces and underscores. */
const ALIASES: Readonly<Record<CatalogTable, Readonly<Record<string, string>>>> = {
  cities: { city: 'name', latitude: 'lat', longitude: 'lng', lon: 'lng' },
  flights: {
    flightnumber: 'number',
    origin: 'from',
    destination: 'to',
    dep: 'departure',
    departuretime: 'departure',
    arr: 'arrival',
    arrivaltime: 'arrival',
    flightdate: 'date',
    duration: 'durationMinutes',
  },
  ground: { origin: 'from', destination: 'to', duration: 'durationMinutes', distance: 'distanceKm', price: 'cost' },
  accommodations: { pricepernight: 'price', maximumoccupancy: 'capacity', latitude: 'lat', longitude: 'lng', lon: 'lng' },
  restaurants: { cuisine: 'cuisines', price: 'averageCost', latitude: 'lat', longitude: 'lng', lon: 'lng' },
  attractions: { latitude: 'lat', longitude: 'lng', lon: 'lng', price: 'cost' },
};

const plain = (name: string): string => name.toLowerCase().replace(/[\s_-]+/g, '');

export const columnsOf = (table: CatalogTable): string[] => Object.keys(CATALOG_ROWS[table].shape);

/** The column that a name stands for; null when the table has none. */
export function columnNamed(table: CatalogTable, name: string): string | null {
  const wanted = plain(name);
  return columnsOf(table).find((column) => plain(column) === wanted) ?? ALIASES[table][wanted] ?? null;
}

const isOptional = (table: CatalogTable, column: string): boolean => {
  const field = (CATALOG_ROWS[table].shape as Readonly<Record<string, { safeParse(value: unknown): { success: boolean } }>>)[column];
  return field?.safeParse(undefined).success ?? false;
};

/** Columns without which no row of the table is any good. */
export const requiredColumns = (table: CatalogTable): string[] => columnsOf(table).filter((column) => !isOptional(table, column));
