import type { ParsedRequest } from '@app/contracts';
import { daysBetween } from '@app/contracts';
import { occurs } from '../languages/compile.js';
import { LANGUAGES } from '../languages/languages.js';
import type { Contradiction } from '../reading.js';
import { foldKeepingPositions } from '../text/scan.js';
import { told } from './told.js';
import type { SaidTrip } from './read-trip.js';

/** Months (1 to 12) in which there is hardly snow north and south of the tropics. */
const NO_SNOW_NORTH: ReadonlySet<number> = new Set([6, 7, 8, 9]);
const NO_SNOW_SOUTH: ReadonlySet<number> = new Set([12, 1, 2, 3]);
const TROPICS = 23.5;
const SNOW = new Set(['skiing', 'snow']);

function latOf(trip: SaidTrip): number | null {
  const place = trip.route.stops[0];
  return place?.cities[0]?.lat ?? null;
}

/** Skiing in July: either the date or the wish is wrong, so it is asked once. */
function seasonDoubt(trip: SaidTrip, { travelStartDate, wishes }: ParsedRequest): Contradiction[] {
  const lat = latOf(trip);
  const wish = (wishes ?? []).find(({ kind, targets }) => kind === 'activity' && targets.some((target) => SNOW.has(target)));
  if (!wish || travelStartDate === null || lat === null) return [];
  const month = Number(travelStartDate.slice(5, 7));
  const isOff = lat > TROPICS ? NO_SNOW_NORTH.has(month) : lat < -TROPICS && NO_SNOW_SOUTH.has(month);
  if (!isOff) return [];
  const message = told(trip.language, 'doubt.no_snow', { said: wish.said, start: travelStartDate });
  return [
    { field: 'travelStartDate', message },
    { field: 'travelEndDate', message },
  ];
}

function peopleDoubt({ party, language }: SaidTrip): Contradiction[] {
  if (!party?.conflict) return [];
  const { first, second } = party.conflict;
  return [{ field: 'adults', message: told(language, 'doubt.people', { first, second }) }];
}

/** More nights are asked for than the dates hold. */
function nightsDoubt({ route, language }: SaidTrip, { travelStartDate: start, travelEndDate: end, requestText }: ParsedRequest): Contradiction[] {
  const nights = route.route.stops.reduce((sum, stop) => sum + (stop.role === 'stay' ? (stop.nights ?? 0) : 0), 0);
  const words = LANGUAGES[language];
  // Who only counts days counts the first and the last one too.
  const spare = occurs(words, `{N} ?(?:${words.calendar.nights})`, foldKeepingPositions(requestText)) ? 0 : 1;
  if (start === null || end === null || nights <= daysBetween(start, end) + spare) return [];
  return [{ field: 'travelEndDate', message: told(language, 'doubt.nights', { nights, start, end, room: daysBetween(start, end) }) }];
}

/** Statements of one message about different things that cannot both hold. */
export function tripDoubts(trip: SaidTrip, parsed: ParsedRequest): Contradiction[] {
  return [...seasonDoubt(trip, parsed), ...peopleDoubt(trip), ...nightsDoubt(trip, parsed)];
}
