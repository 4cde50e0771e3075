import type { FlightOption, RequestedWays, TransportLeg } from '@app/contracts';
import { toMinutes } from '@app/guide';
import type { Words } from '@app/messages';
import type { WayOption } from '../trip-types.js';
import { airportOf, airportTransfers } from './airport-transfers.js';
import type { FlightTransfers } from './airport-transfers.js';
import { momentOf, shifted, timeOf } from './moments.js';
import type { Moment } from './moments.js';
import type { WayPricing } from './way-options.js';
import { zoneShift } from './zone-shift.js';

/** A way of the trip with its date and times: the legs, when the travellers leave their bed and when they stand at the next door. */
export interface TimedWay {
  readonly legs: readonly TransportLeg[];
  readonly leave: Moment;
  readonly arrive: Moment;
}

/** Why the way is gone; it decides about the time of day. */
export type WayPurpose = 'out' | 'on' | 'home' | 'day_out' | 'day_home';

export interface WayTimes {
  readonly date: string;
  readonly purpose: WayPurpose;
  readonly ways: RequestedWays;
  /** Nothing begins before, in minutes after midnight; for late risers. */
  readonly notBeforeMinute: number;
  /** Everything has ended by then. */
  readonly notAfterMinute: number;
}

const STEP_MINUTES = 5;
const LEAD_MINUTES = { short: 120, long: 180 };
const LONG_FLIGHT_MINUTES = 360;
const LANDING_MINUTES = 45;
const HOUR = 60;
const EARLIEST_START = 6 * HOUR;
const LATEST_HOME = 21 * HOUR + 30;

const floorTo5 = (minute: number): number => Math.floor(minute / STEP_MINUTES) * STEP_MINUTES;
const ceilTo5 = (minute: number): number => Math.ceil(minute / STEP_MINUTES) * STEP_MINUTES;
const clamp = (value: number, low: number, high: number): number => Math.max(low, Math.min(high, value));

/** When a way over land is begun, in minutes after midnight of its date. */
export function startMinute({ purpose, ways, notBeforeMinute, notAfterMinute }: WayTimes, minutes: number): number {
  const rise = clamp(notBeforeMinute, 0, 11 * HOUR);
  const backBy = ways.backBy ? toMinutes(ways.backBy) - 15 : LATEST_HOME;
  const arriveAfter = ways.arriveAfter ? toMinutes(ways.arriveAfter) : 0;
  const departAfter = ways.departAfter ? toMinutes(ways.departAfter) : 0;
  const usualStart = minutes > 9 * HOUR ? 7 * HOUR : minutes > 5 * HOUR ? 8 * HOUR : 9 * HOUR;
  switch (purpose) {
    case 'day_out':
      return ceilTo5(Math.max(7 * HOUR + 30, departAfter, clamp(9 * HOUR + 30 - minutes, 6 * HOUR + 30, 9 * HOUR)));
    case 'day_home':
      return floorTo5(Math.max(14 * HOUR, Math.min(19 * HOUR, backBy - minutes, Math.max(17 * HOUR, notAfterMinute - minutes))));
    case 'out':
      return ceilTo5(Math.max(Math.min(usualStart, 10 * HOUR), minutes > 6 * HOUR ? 0 : rise, departAfter, arriveAfter - minutes));
    case 'on':
      return ceilTo5(Math.max(minutes > 5 * HOUR ? 8 * HOUR + 30 : minutes > 3 * HOUR ? 9 * HOUR + 30 : 10 * HOUR, minutes > 6 * HOUR ? 0 : notBeforeMinute));
    case 'home': {
      const latest = Math.min(backBy, LATEST_HOME) - minutes;
      return floorTo5(Math.max(EARLIEST_START, Math.min(16 * HOUR, latest)));
    }
  }
}

const withAirport = (city: string, iata: string): string => (city.includes(iata) ? city : `${city} (${iata})`);

/** What a leg is paid and told in. */
export interface LegTerms {
  readonly currency: string;
  readonly words: Words;
}

interface Span {
  readonly start: Moment;
  readonly end: Moment;
}

/** A timetable counts on its own date only. */
const timetableSpan = ({ timetable }: WayOption, { date }: WayTimes): Span | null =>
  timetable?.departureAt.startsWith(date) ? { start: momentOf(timetable.departureAt), end: momentOf(timetable.arrivalAt) } : null;

function usualSpan(way: WayOption, times: WayTimes): Span {
  const start: Moment = { date: times.date, minute: startMinute(times, way.minutes) };
  return { start, end: shifted(start, way.minutes + zoneShift(way.from, way.to, times.date)) };
}

/** A way over land or sea on its date. */
export function timedSurfaceWay(way: WayOption, id: string, times: WayTimes, { currency, words: { say } }: LegTerms): TimedWay {
  const { start, end } = timetableSpan(way, times) ?? usualSpan(way, times);
  const frequency = way.perDay > 0 ? say('way.per_day', { count: way.perDay }) : '';
  const details = [way.operators, frequency, way.note].filter((part) => part !== '');
  const leg: TransportLeg = {
    id,
    mode: way.mode,
    from: way.from.station ? `${way.from.city}, ${way.from.station}` : way.from.city,
    to: way.to.station ? `${way.to.city}, ${way.to.station}` : way.to.city,
    date: start.date,
    departureTime: timeOf(start),
    arrivalDate: end.date,
    arrivalTime: timeOf(end),
    description: details.join('; ') || say('way.usual'),
    cost: { amount: way.price, currency },
    source: way.source,
    offerId: null,
  };
  return { legs: [leg], leave: shifted(start, way.mode === 'drive' ? -15 : -30), arrive: shifted(end, way.mode === 'drive' ? 0 : 15) };
}

export interface FlightWay extends Omit<FlightTransfers, 'times'> {
  readonly id: string;
}

const flightLeg = ({ flight, from, to, id }: FlightWay, departs: Moment, lands: Moment, words: Words): TransportLeg => ({
  id,
  mode: 'flight',
  from: withAirport(from.city, flight.originIata),
  to: withAirport(to.city, flight.destinationIata),
  date: departs.date,
  departureTime: timeOf(departs),
  arrivalDate: lands.date,
  arrivalTime: timeOf(lands),
  description: `${`${flight.carrier} ${flight.flightNumbers.join(', ')}`.trim()}, ${changesOf(flight, words)}`,
  cost: flight.price,
  source: flight.source,
  offerId: flight.offerId,
});

const changesOf = ({ stops }: FlightOption, { say }: Words): string => (stops === 0 ? say('way.direct') : say('way.stops', { count: stops }));

/** A flight with the ways to and from its airports. A short way from home to the airport is not shown. */
export function timedFlightWay(way: FlightWay, pricing: WayPricing, currency: string): TimedWay {
  const { flight, from, to } = way;
  const departs = momentOf(flight.departureAt);
  const lands = momentOf(flight.arrivalAt);
  const lead = flight.durationMinutes > LONG_FLIGHT_MINUTES ? LEAD_MINUTES.long : LEAD_MINUTES.short;
  const atAirport = shifted(departs, -lead);
  const leave = shifted(atAirport, -airportOf(from, flight.originIata).minutes);
  const exit = shifted(lands, LANDING_MINUTES);
  const arrive = shifted(exit, airportOf(to, flight.destinationIata).minutes);
  const { before, after } = airportTransfers({ ...way, times: { leave, atAirport, exit, arrive } }, pricing, currency);
  return { legs: [...before, flightLeg(way, departs, lands, pricing.words), ...after], leave: shifted(leave, -15), arrive };
}
