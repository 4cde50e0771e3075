import { addDays, dateRange, daysBetween } from '@app/contracts';
import type { FlightOption } from '@app/contracts';
import { toHhmm, toMinutes } from '@app/guide';

const MINUTES_PER_DAY = 1440;
/** Plans speak in steps of five minutes. */
const STEP_MINUTES = 5;
const INTERCONTINENTAL_MINUTES = 360;
/** Border, baggage and the way out of the airport. */
const LANDING_MINUTES = 45;
const REST_MINUTES = { short: 60, long: 90 };
const AIRPORT_LEAD_MINUTES = { short: 120, long: 180 };
/** People who land before this hour still sleep that night in the city. */
const NIGHT_ENDS_MINUTE = 300;
/** Who goes to bed in the small hours sleeps this long, but not until noon. */
const NIGHT_SLEEP_MINUTES = 420;
const LATEST_RISE_MINUTE = 570;
const WAKING = { from: 450, to: 1380 };
/** Without a flight nobody knows when the travellers come and go. */
const UNKNOWN_TRAVEL = { arriveMinute: 630, leaveMinute: 1020 };

export type DayKind = 'before_arrival' | 'arrival' | 'full' | 'departure' | 'after_departure';

/** The part of one date that the travellers spend in the city, in minutes after midnight; empty when `toMinute <= fromMinute`. */
export interface DayFrame {
  readonly index: number;
  readonly date: string;
  readonly kind: DayKind;
  readonly fromMinute: number;
  readonly toMinute: number;
}

/** Minutes from the airport to the city on the way in and out. */
export interface Transfers {
  readonly arrivalMinutes: number;
  readonly departureMinutes: number;
}

/** When the city part of a trip begins and ends, and its nights. Moments are minutes after midnight of the first date. */
export interface TripFrame {
  readonly days: DayFrame[];
  readonly checkInDate: string;
  readonly checkOutDate: string;
  readonly nights: number;
}

const isLong = (flight: FlightOption): boolean => flight.durationMinutes > INTERCONTINENTAL_MINUTES;

/** Minutes from midnight of `startDate` to a local date and time. */
const momentOf = (startDate: string, localDateTime: string): number =>
  daysBetween(startDate, localDateTime.slice(0, 10)) * MINUTES_PER_DAY + toMinutes(localDateTime.slice(11, 16));

/** Local date and HH:MM of a moment. */
export function dateTimeAt(startDate: string, moment: number): { readonly date: string; readonly time: string } {
  const days = Math.floor(moment / MINUTES_PER_DAY);
  return { date: addDays(startDate, days), time: toHhmm(moment - days * MINUTES_PER_DAY) };
}

/** When the travellers stand at the exit of the airport, and when they have checked in and rested. */
export function arrivalMoments(
  startDate: string,
  outbound: FlightOption,
  transferMinutes: number,
): { readonly exit: number; readonly checkIn: number; readonly ready: number } {
  const exit = momentOf(startDate, outbound.arrivalAt) + LANDING_MINUTES;
  const checkIn = exit + transferMinutes;
  return { exit, checkIn, ready: Math.max(checkIn + (isLong(outbound) ? REST_MINUTES.long : REST_MINUTES.short), riseAfter(checkIn)) };
}

/** When people get up who check in at night; for others the check-in itself. */
function riseAfter(checkIn: number): number {
  const midnight = Math.floor(checkIn / MINUTES_PER_DAY) * MINUTES_PER_DAY;
  return checkIn - midnight < NIGHT_ENDS_MINUTE ? Math.min(checkIn + NIGHT_SLEEP_MINUTES, midnight + LATEST_RISE_MINUTE) : checkIn;
}

/** When the transfer to the airport starts and ends, two hours before departure, three for intercontinental flights. */
export function departureMoments(startDate: string, inbound: FlightOption, transferMinutes: number): { readonly leave: number; readonly atAirport: number } {
  const atAirport = momentOf(startDate, inbound.departureAt) - (isLong(inbound) ? AIRPORT_LEAD_MINUTES.long : AIRPORT_LEAD_MINUTES.short);
  return { leave: atAirport - transferMinutes, atAirport };
}

export interface TripDates {
  readonly startDate: string;
  readonly endDate: string;
  readonly outbound: FlightOption | null;
  readonly inbound: FlightOption | null;
}

/** One frame for each date of the trip, and the nights between the arrival and the departure. */
export function tripFrame({ startDate, endDate, outbound, inbound }: TripDates, transfers: Transfers): TripFrame {
  const dates = dateRange(startDate, endDate);
  const lastDay = dates.length - 1;
  const arrival = outbound ? arrivalMoments(startDate, outbound, transfers.arrivalMinutes) : { checkIn: 0, ready: UNKNOWN_TRAVEL.arriveMinute };
  const leave = inbound ? departureMoments(startDate, inbound, transfers.departureMinutes).leave : lastDay * MINUTES_PER_DAY + UNKNOWN_TRAVEL.leaveMinute;
  const days = dates.map((date, index) => dayFrame(date, index, { arrivalMoment: arrival.checkIn, readyMoment: arrival.ready, leaveMoment: leave }));
  const clampedDay = (moment: number): number => Math.max(0, Math.min(lastDay, Math.floor(moment / MINUTES_PER_DAY)));
  const checkInDay = clampedDay(arrival.checkIn - NIGHT_ENDS_MINUTE);
  const checkOutDay = Math.max(checkInDay, clampedDay(leave));
  return { days, checkInDate: addDays(startDate, checkInDay), checkOutDate: addDays(startDate, checkOutDay), nights: checkOutDay - checkInDay };
}

interface TripMoments {
  readonly arrivalMoment: number;
  readonly readyMoment: number;
  readonly leaveMoment: number;
}

function dayFrame(date: string, index: number, { arrivalMoment, readyMoment, leaveMoment }: TripMoments): DayFrame {
  const midnight = index * MINUTES_PER_DAY;
  const fromMinute = Math.max(WAKING.from, Math.ceil((readyMoment - midnight) / STEP_MINUTES) * STEP_MINUTES);
  const toMinute = Math.min(WAKING.to, leaveMoment - midnight);
  const frame = { index, date, fromMinute, toMinute };
  if (arrivalMoment >= midnight + MINUTES_PER_DAY) return { ...frame, kind: 'before_arrival' };
  if (leaveMoment < midnight) return { ...frame, kind: 'after_departure' };
  if (readyMoment > midnight) return { ...frame, kind: 'arrival' };
  return { ...frame, kind: leaveMoment < midnight + MINUTES_PER_DAY ? 'departure' : 'full' };
}
