import { Temporal } from 'temporal-polyfill';
import type { ActionPolicy } from '@app/contracts';

type Windows = NonNullable<ActionPolicy['quietHours']>['windows'];

/** A window may begin where another ends; so many in a row are followed. */
const MAX_CHAINED = 15;

/** When the window that holds `at` ends; null when none does. A window that goes past midnight belongs to the day it begins on. */
function endOfWindow(windows: Windows, at: Temporal.ZonedDateTime): Temporal.ZonedDateTime | null {
  const ends = windows.flatMap(({ weekdays, from, to }) =>
    [0, 1].flatMap((daysBefore) => {
      const day = at.toPlainDate().subtract({ days: daysBefore });
      if (!weekdays.includes(day.dayOfWeek)) return [];
      const zone = at.timeZoneId;
      const start = day.toZonedDateTime({ timeZone: zone, plainTime: Temporal.PlainTime.from(from) });
      const end = day.add({ days: to <= from ? 1 : 0 }).toZonedDateTime({ timeZone: zone, plainTime: Temporal.PlainTime.from(to) });
      return Temporal.ZonedDateTime.compare(start, at) <= 0 && Temporal.ZonedDateTime.compare(at, end) < 0 ? [end] : [];
    }),
  );
  return ends.sort(Temporal.ZonedDateTime.compare).at(-1) ?? null;
}

/** The moment at which it is quiet no more; null when it is not quiet. Clocks of the zone count, changes to summer time included. */
export function quietUntil({ quietHours, timezone }: Pick<ActionPolicy, 'quietHours' | 'timezone'>, now: Date): Date | null {
  if (!quietHours) return null;
  let at = Temporal.Instant.fromEpochMilliseconds(now.getTime()).toZonedDateTimeISO(timezone);
  let end: Temporal.ZonedDateTime | null = null;
  for (let links = 0; links < MAX_CHAINED; links += 1) {
    const next = endOfWindow(quietHours.windows, at);
    if (!next) break;
    end = next;
    at = next;
  }
  return end ? new Date(end.epochMilliseconds) : null;
}

/** Midnight of the day and of the month's first day, by the clocks of the zone. */
export function spendingPeriods(timezone: string, now: Date): { readonly dayStart: Date; readonly monthStart: Date } {
  const today = Temporal.Instant.fromEpochMilliseconds(now.getTime()).toZonedDateTimeISO(timezone).toPlainDate();
  const midnight = (day: Temporal.PlainDate): Date => new Date(day.toZonedDateTime(timezone).epochMilliseconds);
  return { dayStart: midnight(today), monthStart: midnight(today.with({ day: 1 })) };
}
