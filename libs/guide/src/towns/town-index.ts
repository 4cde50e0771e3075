import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { GUIDE_CITIES } from '../guide-cities.js';
import { townOfCity } from './guide-town.js';
import { countryOf, townOf } from './read-town.js';
import type { CountryFacts } from './read-town.js';
import { recordsOf } from './town-records.js';
import type { Town, TownSummary } from './town.js';

const WAYS = /^ways-.*\.txt$/;
/** A file for each country, by its ISO code; the largest are cut in parts. */
const TOWNS = /^[a-z]{2}(?:-[a-z]+)?\.txt$/;

/** Where a town's lines lie: the file, the country's record, and the bytes of the block. */
interface TownPlaceInFile {
  readonly file: string;
  readonly offset: number;
  readonly length: number;
}

export interface IndexedTown {
  readonly summary: TownSummary;
  readonly at: TownPlaceInFile;
}

export interface TownIndex {
  /** The first record of each file, as it is written. */
  readonly countries: Readonly<Record<string, string>>;
  readonly towns: readonly IndexedTown[];
  /** The cities of the guide, so that none has to be opened to be found. */
  readonly cities: readonly TownSummary[];
}

const MIDRANGE = 1;

export function summaryOf(town: Town): TownSummary {
  const nightly = town.stayAreas.map((area) => area.nightly.midrange).sort((a, b) => a - b);
  return {
    id: town.id,
    name: town.name,
    names: town.names,
    aliases: town.aliases,
    country: town.country,
    countryCode: town.countryCode,
    continent: town.continent,
    lat: town.lat,
    lng: town.lng,
    radiusKm: town.radiusKm,
    kind: town.kind,
    timezone: town.timezone,
    currency: town.currency,
    good: town.good,
    bestMonths: town.bestMonths,
    airports: town.airports.map(({ iata }) => iata),
    hasStation: town.stations.length > 0,
    nightlyMidrange: nightly[Math.min(MIDRANGE, nightly.length - 1)] ?? 0,
    foodMidrange: town.daily.food.midrange,
    highs: town.climate.map(({ highC }) => highC),
    rainyDays: town.climate.map(({ rainyDays }) => rainyDays),
    bases: town.bases,
    summary: town.summary,
  };
}

/** The blocks of a file, each beginning with its `town` record. */
function* blocksOf(bytes: Buffer): Generator<{ readonly offset: number; readonly length: number; readonly text: string }> {
  const marker = Buffer.from('\ntown | ');
  let from = bytes.indexOf(marker);
  while (from >= 0) {
    const next = bytes.indexOf(marker, from + 1);
    const offset = from + 1;
    const length = (next < 0 ? bytes.length : next) - offset;
    yield { offset, length, text: bytes.toString('utf8', offset, offset + length) };
    from = next;
  }
}

/** Reads every data file of the folder; what `index.json` is made from. @throws when a record is malformed. */
export function buildTownIndex(folder: string): TownIndex {
  const countries: Record<string, string> = {};
  const towns: IndexedTown[] = [];
  for (const file of readdirSync(folder)
    .filter((name) => TOWNS.test(name))
    .sort()) {
    const bytes = readFileSync(join(folder, file));
    const head = recordsOf(bytes.toString('utf8')).find(({ type }) => type === 'country');
    if (!head) throw new Error(`${file} has no country record`);
    countries[file] = head.cells.join(' | ');
    const country: CountryFacts = countryOf(head.cells);
    for (const { offset, length, text } of blocksOf(bytes)) towns.push({ summary: summaryOf(townOf(country, recordsOf(text))), at: { file, offset, length } });
  }
  return { countries, towns, cities: GUIDE_CITIES.map((city) => summaryOf(townOfCity(city))) };
}

/** The names of the files that hold ways. */
export const wayFiles = (folder: string): string[] =>
  readdirSync(folder)
    .filter((name) => WAYS.test(name))
    .sort();
