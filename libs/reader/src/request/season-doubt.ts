import type { ParsedRequest } from '@app/contracts';
import type { Contradiction } from '../reading.js';
import type { SaidTrip } from './read-trip.js';
import { told } from './told.js';

/** Months (1 to 12) in which a wish can be had: north of the tropics, south of them, and between; null where any month may do. */
interface Season {
  readonly targets: readonly string[];
  readonly north: readonly number[] | null;
  readonly south: readonly number[] | null;
  readonly tropics: readonly number[] | null;
  readonly message: 'doubt.no_snow' | 'doubt.season';
}

const SEASON = { south: null, tropics: null, message: 'doubt.season' } as const;

/** Generous at both ends, so that only what is off by months is asked about. */
const SEASONS: readonly Season[] = [
  { ...SEASON, targets: ['skiing', 'snow'], north: [10, 11, 12, 1, 2, 3, 4, 5], south: [4, 5, 6, 7, 8, 9, 10, 11], message: 'doubt.no_snow' },
  { ...SEASON, targets: ['northern lights', 'aurora'], north: [8, 9, 10, 11, 12, 1, 2, 3, 4] },
  { ...SEASON, targets: ['christmas market'], north: [11, 12, 1], south: [11, 12, 1], tropics: [11, 12, 1] },
  { ...SEASON, targets: ['cherry blossom', 'sakura'], north: [1, 2, 3, 4, 5], south: [7, 8, 9, 10, 11], tropics: [12, 1, 2, 3, 4] },
  { ...SEASON, targets: ['tulips'], north: [1, 2, 3, 4, 5, 6], south: [8, 9, 10, 11] },
  { ...SEASON, targets: ['lavender'], north: [5, 6, 7, 8, 9], south: [11, 12, 1, 2] },
  { ...SEASON, targets: ['autumn leaves', 'foliage'], north: [9, 10, 11, 12], south: [3, 4, 5, 6] },
  { ...SEASON, targets: ['Oktoberfest'], north: [9, 10], south: [9, 10, 11], tropics: [9, 10, 11] },
  { ...SEASON, targets: ['Day of the Dead'], north: [10, 11], south: [10, 11], tropics: [10, 11] },
  { ...SEASON, targets: ['carnival'], north: [1, 2, 3, 4, 7, 8, 11], south: [1, 2, 3, 4], tropics: [1, 2, 3, 4, 7, 8, 11, 12] },
];

const TROPICS = 23.5;

/** Where the place is not known, only what holds north and south counts. */
function monthsAt({ north, south, tropics }: Season, lat: number | undefined): readonly number[] | null {
  if (lat === undefined) return north && south && tropics && [...new Set([...north, ...south, ...tropics])];
  return lat > TROPICS ? north : lat < -TROPICS ? south : tropics;
}

/** Skiing in July, a Christmas market in June: either the date or the wish is wrong, so it is asked once. */
export function seasonDoubt(trip: SaidTrip, { travelStartDate, wishes }: ParsedRequest): Contradiction[] {
  const lat = (trip.route.stops[0] ?? trip.route.others[0])?.cities[0]?.lat;
  if (travelStartDate === null) return [];
  const month = Number(travelStartDate.slice(5, 7));
  for (const season of SEASONS) {
    const wish = (wishes ?? []).find(({ kind, targets }) => kind !== 'avoid' && targets.some((target) => season.targets.includes(target)));
    const months = monthsAt(season, lat);
    if (!wish || months === null || months.includes(month)) continue;
    const message = told(trip.language, season.message, { said: wish.said, start: travelStartDate });
    return [
      { field: 'travelStartDate', message },
      { field: 'travelEndDate', message },
    ];
  }
  return [];
}
