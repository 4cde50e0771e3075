import type { Constraints } from '@app/contracts';
import type { Evidence } from '../reading.js';
import { COUNT, toNumber } from '../text/number-words.js';
import type { Scan } from '../text/scan.js';
import { takeCuisines } from './read-cuisines.js';
import { readNeeds } from './read-needs.js';
import { readTransport } from './read-transport.js';
import { readAvoid, readMustSee } from './read-wishes.js';
import { readHouseRule, takeRoomType } from './stay-rules.js';

const CITY_COUNT = new RegExp(`\\b(${COUNT}) (?:[a-z]+ ){0,2}(?:cities|towns|stadte|villes|ciudades|destinations|stops)\\b`);
const MAX_CITIES = 20;

/** A sight is no city: names the person must see are read before places, so that the Louvre is not looked up as a town. */
export interface SaidConstraints {
  readonly constraints: Constraints | null;
  readonly evidence: readonly Evidence[];
}

function takeCityCount(scan: Scan): { value: number; words: string } | null {
  const found = scan.find(CITY_COUNT);
  const value = found ? toNumber(found.match[1] ?? '') : null;
  if (!found || value === null || value < 1 || value > MAX_CITIES) return null;
  return { value, words: scan.words(found.start, found.end) };
}

const listOrNothing = (items: readonly string[]): string[] | undefined => (items.length > 0 ? [...items] : undefined);

/** Takes what the trip must respect besides dates and money; null when nothing of it is said. */
export function takeConstraints(scan: Scan): SaidConstraints {
  const cities = takeCityCount(scan);
  const transportation = readTransport(scan);
  const houseRule = readHouseRule(scan);
  const roomType = takeRoomType(scan);
  const { wanted, refused } = takeCuisines(scan);
  const needs = readNeeds(scan);
  const all: Constraints = {
    cities: cities?.value,
    cuisines: listOrNothing(wanted),
    roomType: roomType?.value,
    houseRule: houseRule?.value,
    transportation: transportation?.value,
    diet: listOrNothing(needs.diet),
    mobility: needs.mobility ?? undefined,
    pace: needs.pace ?? undefined,
    mustSee: listOrNothing(readMustSee(scan)),
    avoid: listOrNothing([...readAvoid(scan), ...refused.map((name) => `${name} food`)]),
  };
  const said = Object.entries(all).filter(([, value]) => value !== undefined);
  const sources: Readonly<Record<string, string | undefined>> = {
    cities: cities?.words,
    roomType: roomType?.words,
    houseRule: houseRule?.words,
    transportation: transportation?.words,
  };
  const evidence = said.map(([key, value]) => ({ field: `constraints.${key}`, value: String(value), words: sources[key] ?? String(value) }));
  return { constraints: said.length > 0 ? (Object.fromEntries(said) as Constraints) : null, evidence };
}
