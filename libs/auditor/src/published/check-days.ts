import type { DayStrings } from '@app/contracts';
import { checkFirstDay } from './check-cities.js';
import { MEALS, attractionsOf, citiesOf, isBlank, modeOf } from './day-words.js';
import { firstFault } from './published-case.js';
import type { Fault, PublishedRule } from './published-case.js';

/** What comes a second time among the words of the days. */
function repeated(days: readonly DayStrings[], wordsOf: (day: DayStrings) => readonly string[]): Fault | null {
  const seen = new Set<string>();
  return firstFault(days, (day) => {
    for (const words of wordsOf(day)) {
      if (seen.has(words)) return `${words.trim()} comes again`;
      seen.add(words);
    }
    return null;
  });
}

/** No restaurant comes twice. */
export const checkRestaurants: PublishedRule = ({ days }) => repeated(days, (day) => MEALS.flatMap((meal) => (isBlank(day[meal]) ? [] : [day[meal]])));

/** No attraction comes twice. */
export const checkAttractions: PublishedRule = ({ days }) => repeated(days, attractionsOf);

/** Each accommodation is kept for its minimum nights; a name that stands for several houses is not judged. */
export const checkMinimumNights: PublishedRule = ({ days, tables }) => {
  let nights = 0;
  return firstFault(days, (day, index) => {
    if (!('accommodation' in day)) return 'the day does not tell of an accommodation';
    const words = day.accommodation;
    nights = index > 0 && days[index - 1]?.accommodation === words ? nights + 1 : 1;
    if (isBlank(words) || (index + 1 < days.length && days[index + 1]?.accommodation === words)) return null;
    const [house, ...others] = tables.accommodations(words);
    return house && others.length === 0 && nights < house.minimumNights ? `${words} takes guests for ${house.minimumNights} nights at least` : null;
  });
};

/** The first day names its transport, and nobody drives their own car and also flies or takes a taxi. */
export const checkTransport: PublishedRule = ({ days }) => {
  if (isBlank(days[0]?.transportation)) return { detail: 'the first day names no transport', day: 1 };
  const modes = new Set(days.flatMap(({ transportation }) => (isBlank(transportation) ? [] : [modeOf(transportation)])));
  return modes.has('self-driving') && (modes.has('flight') || modes.has('taxi')) ? { detail: 'a car of their own does not go with flights or taxis' } : null;
};

/**
 * Everything of a day is in a city of that day.
 *
 * Where the travellers do not move, the published rules compare with the single letters of the city's name, so they find little.
 */
export const checkDayCities: PublishedRule = ({ days }) =>
  firstFault(days, (day) => {
    const cities = citiesOf(day);
    if (!cities) return 'the day names no city';
    const within = cities.length === 2 ? cities : [...(cities[0] ?? '')];
    const isIn = (words: string): boolean => within.some((city) => words.includes(city));
    const { transportation, accommodation } = day;
    if (!isBlank(transportation) && !within.every((city) => transportation.includes(city))) return 'the transport is between other cities';
    const meal = MEALS.find((name) => !isBlank(day[name]) && !isIn(day[name] ?? ''));
    if (meal) return `${meal} is in another city`;
    const attraction = attractionsOf(day).find((words) => !isIn(words));
    if (attraction !== undefined) return `${attraction.trim()} is in another city`;
    return !isBlank(accommodation) && !accommodation.includes(within.at(-1) ?? ' ') ? 'the accommodation is in another city' : null;
  });

/** Everything is in the catalog. */
export const checkCatalog: PublishedRule = ({ days, tables }) =>
  firstFault(days, (day) => {
    if (!isBlank(day.transportation)) {
      const way = tables.way(day);
      if (way && (!way.row || (way.mode === 'flight' && !way.fits))) return 'the transport is not in the catalog';
    }
    const meal = MEALS.find((name) => !isBlank(day[name]) && !tables.restaurant(day[name] ?? ''));
    if (meal) return `the restaurant of ${meal} is not in the catalog`;
    const attraction = attractionsOf(day).find((words) => !tables.attraction(words));
    if (attraction !== undefined) return `${attraction.trim()} is not in the catalog`;
    return isBlank(day.accommodation) || tables.accommodations(day.accommodation).length > 0 ? null : 'the accommodation is not in the catalog';
  });

const FIELDS = ['transportation', ...MEALS, 'attraction', 'accommodation'] as const;
/** Said in so many words; null says nothing at all, which the published rules let pass. */
const isEmpty = (words: string | null | undefined): boolean => words === '' || words === '-';
const saidIn = (day: DayStrings): number => Object.values(day).filter((value) => value && value !== '-').length;

/** No day, no city and no part of a day is missing. */
export const checkAbsence: PublishedRule = (one) => {
  const { days, dayCount, origin, cityCount } = one;
  if (days.length !== dayCount || days.some((day) => Object.keys(day).length === 0)) return { detail: `the plan has not the ${dayCount} days of the trip` };
  const unsaid = checkFirstDay(one);
  if (unsaid) return unsaid;
  const visited = new Set(days.flatMap((day) => citiesOf(day) ?? []).filter((city) => city !== origin));
  if (cityCount !== null && visited.size !== cityCount) return { detail: `${visited.size} cities are visited, not ${cityCount}` };
  const missing = firstFault(days, (day, index) => missingPart(day, index === dayCount - 1));
  if (missing) return missing;
  return days.reduce((sum, day) => sum + saidIn(day), 0) / (FIELDS.length * dayCount) < 0.5 ? { detail: 'more than half of the plan is empty' } : null;
};

function missingPart(day: DayStrings, isLastDay: boolean): string | null {
  const field = FIELDS.find((name) => !(name in day));
  if (field) return `the day does not tell of ${field}`;
  const city = day.current_city ?? '';
  const leaves = city.includes('from ');
  if ((leaves || city.includes('to ')) && isEmpty(day.transportation)) return 'a day of travelling has no transport';
  if (!leaves && !city.includes(' to ') && isEmpty(day.attraction)) return 'a day in the city has no attraction';
  if (!isLastDay && isEmpty(day.accommodation)) return 'the night has no accommodation';
  return !leaves && MEALS.some((meal) => isEmpty(day[meal])) ? 'a day in the city lacks a meal' : null;
}
