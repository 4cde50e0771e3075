import type { TransportLeg } from '@app/contracts';
import { findAirport } from '@app/guide';

/** A way with both ends on one line of time, in minutes. */
export interface LegSpan {
  readonly leg: TransportLeg;
  readonly startsAt: number;
  readonly endsAt: number;
}

const MINUTE_MS = 60_000;
const formats = new Map<string, Intl.DateTimeFormat>();

/** Minutes that the clocks of a zone are ahead of UTC at about that time. */
function offsetMinutes(timezone: string, utcMs: number): number {
  const format = formats.get(timezone) ?? new Intl.DateTimeFormat('en', { timeZone: timezone, timeZoneName: 'longOffset' });
  formats.set(timezone, format);
  const name = format.formatToParts(utcMs).find(({ type }) => type === 'timeZoneName')?.value ?? '';
  const [, sign, hours, minutes] = /GMT([+-])(\d{2}):(\d{2})/.exec(name) ?? [];
  return sign ? (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) : 0;
}

/** Minutes since 1970 of a local time; where the zone is not known, of the same time in UTC. */
function instantOf(date: string, time: string, timezone: string | undefined): number {
  const utcMs = Date.parse(`${date}T${time}:00Z`);
  return utcMs / MINUTE_MS - (timezone ? offsetMinutes(timezone, utcMs) : 0);
}

/**
 * When a timed way begins and ends; null for one without times, or without a zone for one end only.
 *
 * Flights are instants in the zones of their airports, so those over the date line compare rightly. Other ways keep to the clock of
 * their city.
 */
export function legSpan(leg: TransportLeg): LegSpan | null {
  if (leg.departureTime === null || leg.arrivalTime === null || leg.arrivalDate === null || leg.mode !== 'flight') return null;
  const [from, to] = [findAirport(leg.from)?.timezone, findAirport(leg.to)?.timezone];
  if ((from === undefined) !== (to === undefined)) return null;
  return { leg, startsAt: instantOf(leg.date, leg.departureTime, from), endsAt: instantOf(leg.arrivalDate, leg.arrivalTime, to) };
}
