import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { PROJECT_ROOT } from '../launcher/paths.mjs';
import { randomFrom } from './draw.mjs';

/** `npm run coverage:facts -- [seed]`: prints two sights each of 25 towns of the gazetteer, drawn by the seed (1), to be held against public pages. */
const TOWNS = 25;
const FACTS_OF_A_TOWN = 2;
const DATA = join(PROJECT_ROOT, 'libs/guide/data');
const COUNTRY_FILE = /^[a-z]{2}(-[a-z]+)?\.txt$/;

/** Every town's line with those of its sights. @param {string} file */
function townsOf(file) {
  const towns = [];
  for (const line of readFileSync(join(DATA, file), 'utf8').split('\n')) {
    if (line.startsWith('town |')) towns.push({ head: line, sights: [] });
    else if (line.startsWith('see |')) towns.at(-1)?.sights.push(line);
  }
  return towns;
}

const random = randomFrom(Number(process.argv[2] ?? 1));
/** @template T @param {T[]} rows @param {number} count */
const drawn = (rows, count) => Array.from({ length: Math.min(count, rows.length) }, () => rows.splice(Math.floor(random() * rows.length), 1)[0]);
const towns = readdirSync(DATA)
  .filter((file) => COUNTRY_FILE.test(file))
  .sort()
  .flatMap(townsOf);
for (const { head, sights } of drawn(towns, TOWNS)) {
  process.stdout.write(`${head}\n`);
  for (const sight of drawn(sights, FACTS_OF_A_TOWN)) process.stdout.write(`  ${sight}\n`);
}
