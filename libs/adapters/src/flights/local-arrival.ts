import { Temporal } from 'temporal-polyfill';

export interface Departure {
  /** YYYY-MM-DDTHH:MM at the place of departure. */
  readonly local: string;
  /** IANA name. */
  readonly timezone: string;
}

/** Wall-clock time of arrival in `arrivalTimezone`, as YYYY-MM-DDTHH:MM; over the date line and changes to summer time too. */
export function localArrival(departure: Departure, flightMinutes: number, arrivalTimezone: string): string {
  return Temporal.PlainDateTime.from(departure.local)
    .toZonedDateTime(departure.timezone)
    .add({ minutes: flightMinutes })
    .withTimeZone(arrivalTimezone)
    .toPlainDateTime()
    .toString({ smallestUnit: 'minute' });
}
