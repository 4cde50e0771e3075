import { addDays, daysBetween } from '@app/contracts';
import type { TimedWay } from '../ways/timed-way.js';
import { splitNights } from './split-nights.js';
import type { TripOutline } from './outline-trip.js';

/** Who arrives before this hour still sleeps that night. */
const NIGHT_ENDS_MINUTE = 300;

/** A stop's nights as dates. */
export interface StopDates {
  readonly arrive: string;
  readonly leave: string;
  readonly nights: number;
}

export interface DatedStops {
  readonly dates: readonly StopDates[];
  /** Nights asked for that the dates do not have. */
  readonly missingNights: number;
}

/** The night that a traveller who arrives at that moment sleeps. */
export const firstNight = ({ arrive }: Pick<TimedWay, 'arrive'>): string => (arrive.minute < NIGHT_ENDS_MINUTE ? addDays(arrive.date, -1) : arrive.date);

/** Gives each stop its nights between the arrival and the end of the trip; `out` is the way there where it is known. */
export function dateStops({ brief, stops }: TripOutline, out: TimedWay | null): DatedStops {
  const first = out ? firstNight(out) : brief.startDate;
  const start = first > brief.endDate ? brief.endDate : first;
  const { nights, missing } = splitNights(stops, daysBetween(start, brief.endDate));
  let at = start;
  const dates = nights.map((count): StopDates => {
    const arrive = at;
    at = addDays(arrive, count);
    return { arrive, leave: at, nights: count };
  });
  return { dates, missingNights: missing };
}
