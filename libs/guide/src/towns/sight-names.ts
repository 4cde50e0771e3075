import { readFileSync } from 'node:fs';
import { foldName } from '../names.js';
import { dataFile } from './data-files.js';
import type { Town } from './town.js';

type NamesOfTown = ReadonlyMap<string, readonly string[]>;

/** Rows `town id | place name | other name; other name`; blank lines and rows that begin with # say nothing. */
function load(): ReadonlyMap<string, NamesOfTown> {
  const byTown = new Map<string, Map<string, readonly string[]>>();
  for (const row of readFileSync(dataFile('sight-names.txt'), 'utf8').split('\n')) {
    if (row.trim() === '' || row.startsWith('#')) continue;
    const [town = '', place = '', names = ''] = row.split('|').map((cell) => cell.trim());
    const known = byTown.get(town) ?? new Map<string, readonly string[]>();
    known.set(
      foldName(place),
      names.split(';').map((name) => name.trim()),
    );
    byTown.set(town, known);
  }
  return byTown;
}

let names: ReadonlyMap<string, NamesOfTown> | undefined;

/** The town with what travellers of six languages call its sights; the first call reads the file. */
export function withSightNames(town: Town): Town {
  const known = (names ??= load()).get(town.id);
  if (!known) return town;
  const places = town.places.map((place) => {
    const alsoCalled = known.get(foldName(place.name));
    return alsoCalled ? { ...place, alsoCalled } : place;
  });
  return Object.assign(Object.create(Object.getPrototypeOf(town) as object) as Town, town, { places });
}
