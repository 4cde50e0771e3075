import type { ParsedRequest } from '@app/contracts';
import { daysBetween } from '@app/contracts';
import { occurs } from '../languages/compile.js';
import { LANGUAGES } from '../languages/languages.js';
import type { Contradiction } from '../reading.js';
import { foldKeepingPositions } from '../text/scan.js';
import { seasonDoubt } from './season-doubt.js';
import { told } from './told.js';
import type { SaidTrip } from './read-trip.js';

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
