import type { DateWindow } from '@app/contracts';
import { addDays, weekdayIndex } from '@app/contracts';

/** First and last day of a trip, and the words that say them. */
export interface TripDates {
  readonly start: string;
  readonly end: string;
  readonly said: string;
}

/** The days of a window in which its weekdays leave room for one trip only; null where there are several. */
export function onlyDatesOf({ from, to, minDays, maxDays, startWeekdays, said }: DateWindow): TripDates | null {
  if (minDays !== maxDays || startWeekdays.length !== 1) return null;
  const starts: string[] = [];
  for (let start = from; addDays(start, maxDays - 1) <= to && starts.length < 2; start = addDays(start, 1))
    if (startWeekdays.includes(weekdayIndex(start) + 1)) starts.push(start);
  const [start, other] = starts;
  return start === undefined || other !== undefined ? null : { start, end: addDays(start, maxDays - 1), said };
}
