import type { KnownPlace } from './place-index.js';
import { stateOfCode } from './regions.js';

/** A namesake with fewer people, or more than so many times fewer, is hardly meant. */
const LEAST_POPULATION = 100_000;
const CLEARLY_LARGER = 3;
const SAME_PLACE_KM = 110;
const KM_PER_DEGREE = 111;
const MAX_NAMESAKES = 5;

const isNear = (a: KnownPlace, b: KnownPlace): boolean =>
  Math.hypot((a.lat - b.lat) * KM_PER_DEGREE, (a.lng - b.lng) * KM_PER_DEGREE * Math.cos((a.lat * Math.PI) / 180)) < SAME_PLACE_KM;

/** "Springfield, Missouri", "Córdoba, Argentina": the name with what tells it from others of that name. */
function labelOf({ name, country, countryCode, adminCode }: KnownPlace): string {
  const state = countryCode === 'US' ? stateOfCode(adminCode)?.name : undefined;
  return `${name}, ${state ?? country}`;
}

/**
 * The places that a name may as well mean, the chosen one first; empty when one is clearly meant.
 *
 * The guide's city is meant wherever it is one of them; `countries` are those of the other places of the text.
 */
export function namesakesOf(chosen: KnownPlace, cities: readonly KnownPlace[], countries: ReadonlySet<string>): string[] {
  if (chosen.isInGuide) return [];
  const isTold = countries.has(chosen.countryCode);
  const rivals = cities.filter(
    (city) =>
      !isNear(city, chosen) &&
      city.population >= LEAST_POPULATION &&
      city.population * CLEARLY_LARGER >= chosen.population &&
      (!isTold || countries.has(city.countryCode)),
  );
  const labels = [...new Set([chosen, ...rivals].map(labelOf))];
  return labels.length > 1 ? labels.slice(0, MAX_NAMESAKES) : [];
}
