import { Temporal } from 'temporal-polyfill';
import type { ScheduleRule } from '@app/contracts';

/** More than a week, so that some weekday of the rule is among them. */
const DAYS_TRIED = 8;

/** The first time of the rule after a moment, by the clocks of its zone; an hour that a change to summer time leaves out is told an hour later. */
export function nextTime({ weekdays, at, timezone }: ScheduleRule, after: Date): Date {
  const from = Temporal.Instant.fromEpochMilliseconds(after.getTime()).toZonedDateTimeISO(timezone).toPlainDate();
  const plainTime = Temporal.PlainTime.from(at);
  for (let days = 0; days <= DAYS_TRIED; days += 1) {
    const day = from.add({ days });
    const moment = day.toZonedDateTime({ timeZone: timezone, plainTime }).epochMilliseconds;
    if (weekdays.includes(day.dayOfWeek) && moment > after.getTime()) return new Date(moment);
  }
  throw new RangeError(`No day of the week is among ${weekdays.join(', ')}.`);
}
