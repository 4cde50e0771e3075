import { addDays, daysBetween } from '@app/contracts';
import { toHhmm, toMinutes } from '@app/guide';

const MINUTES_PER_DAY = 1440;

/** A local date and minute of the day. */
export interface Moment {
  readonly date: string;
  readonly minute: number;
}

/** The moment that many minutes later or earlier, over midnight. */
export function shifted({ date, minute }: Moment, minutes: number): Moment {
  const total = minute + minutes;
  const days = Math.floor(total / MINUTES_PER_DAY);
  return { date: addDays(date, days), minute: total - days * MINUTES_PER_DAY };
}

/** Minutes from one moment to another. */
export const minutesBetween = (from: Moment, to: Moment): number => daysBetween(from.date, to.date) * MINUTES_PER_DAY + to.minute - from.minute;

export const momentOf = (localDateTime: string): Moment => ({ date: localDateTime.slice(0, 10), minute: toMinutes(localDateTime.slice(11, 16)) });

export const timeOf = ({ minute }: Moment): string => toHhmm(minute);
