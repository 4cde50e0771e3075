import { citiesOf } from './day-words.js';
import { firstFault } from './published-case.js';
import type { Fault, PublishedCase, PublishedRule } from './published-case.js';

/** On longer trips the destination is a state, and every city has to lie in it. */
const LONGEST_ONE_CITY_DAYS = 3;
const LEAST_STOPS = 3;

/** The cities make a closed round from the origin, none is revisited or passed only once, and all lie at the destination. */
export const checkCities: PublishedRule = (one) => {
  const unsaid = checkFirstDay(one);
  if (unsaid) return unsaid;
  const cities = one.days.flatMap((day) => citiesOf(day) ?? []);
  if (cities[0] !== cities.at(-1)) return { detail: 'the trip does not end where it began' };
  if (cities.length < LEAST_STOPS) return { detail: 'the trip goes nowhere' };
  return checkRevisits(cities) ?? checkStates(cities, one);
};

/** Each day says where it is, and the first one leaves from the origin. */
export const checkFirstDay = ({ days, origin }: PublishedCase): Fault | null =>
  firstFault(days, (day, index) => {
    const cities = citiesOf(day);
    if (!cities) return 'the day names no city';
    return index === 0 && cities.length === 2 && origin !== null && cities[0] !== origin ? `the first day does not start in ${origin}` : null;
  });

/** The first and the last mention may be of the same city; in between, each comes in one row of two mentions and more. */
function checkRevisits(cities: readonly string[]): Fault | null {
  const seen = new Set<string>();
  let index = 0;
  while (index < cities.length) {
    const city = cities[index] ?? '';
    if (seen.has(city) && index !== 0 && index !== cities.length - 1) return { detail: `${city} is visited again` };
    const first = index;
    while (index < cities.length && cities[index] === city) index += 1;
    if (index - first === 1 && first > 0 && first < cities.length - 1) return { detail: `${city} is only passed` };
    seen.add(city);
  }
  return null;
}

function checkStates(cities: readonly string[], { tables, dayCount, destination }: PublishedCase): Fault | null {
  if (!tables.knowsStates) return null;
  for (const [index, city] of cities.entries()) {
    const state = tables.stateOf(city);
    if (state === undefined) return { detail: `${city} is not in the catalog` };
    const isBetween = index > 0 && index < cities.length - 1;
    if (isBetween && dayCount > LONGEST_ONE_CITY_DAYS && destination !== null && state !== destination) return { detail: `${city} is not in ${destination}` };
  }
  return null;
}
