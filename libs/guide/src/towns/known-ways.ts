import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { dataFile } from './data-files.js';
import { wayFiles } from './town-index.js';
import { numberOf, recordsOf } from './town-records.js';
import type { KnownWay } from './town.js';

function wayOf([from = '', to = '', mode, minutes, price = '', operators = '', perDay, note = '']: readonly string[]): KnownWay {
  const [amount, currency = 'EUR'] = price.split(' ');
  return { from, to, mode: mode as KnownWay['mode'], minutes: numberOf(minutes), price: numberOf(amount), currency, operators, perDay: numberOf(perDay), note };
}

function load(): ReadonlyMap<string, readonly KnownWay[]> {
  const folder = dirname(dataFile('index.json'));
  const byTown = new Map<string, KnownWay[]>();
  for (const file of wayFiles(folder))
    for (const { cells } of recordsOf(readFileSync(join(folder, file), 'utf8')).filter(({ type }) => type === 'way')) {
      const way = wayOf(cells);
      for (const town of [way.from, way.to]) byTown.set(town, [...(byTown.get(town) ?? []), way]);
    }
  return byTown;
}

let ways: ReadonlyMap<string, readonly KnownWay[]> | undefined;

/** Usual surface connections that begin or end in the town; the first call reads the tables. */
export const knownWaysOf = (townId: string): readonly KnownWay[] => (ways ??= load()).get(townId) ?? [];

/** Usual surface connections between the two towns, in either direction. */
export const knownWaysBetween = (oneId: string, otherId: string): readonly KnownWay[] =>
  knownWaysOf(oneId).filter(({ from, to }) => from === otherId || to === otherId);
