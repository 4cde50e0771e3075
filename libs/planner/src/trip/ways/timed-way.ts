import type { FlightOption, RequestedWays, Source, TransportLeg, TravelMode } from '@app/contracts';
import { findAirport, toMinutes } from '@app/guide';
import type { WayOption } from '../trip-types.js';
import { momentOf, shifted, timeOf } from './moments.js';
import type { Moment } from './moments.js';
import type { Spot, SpotAirport } from './spot.js';
import { fares } from './way-options.js';
import type { WayPricing } from './way-options.js';

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
const NIGHT = { from: 30, to: 300 };
/** A taxi costs about this many times the fare of public transport, for the whole car. */
const NIGHT_TAXI_FACTOR = 3;
const HOUR = 60;
const EARLIEST_START = 6 * HOUR;
const UNKNOWN_TRANSFER_EUR_PER_MINUTE = 0.18;
const FUEL_EUR_PER_MINUTE = 0.14;
const HOME_TRANSFER_SHOWN_FROM_MINUTES = 60;
const LATEST_HOME = 21 * HOUR + 30;

const floorTo5 = (minute: number): number => Math.floor(minute / STEP_MINUTES) * STEP_MINUTES;
const ceilTo5 = (minute: number): number => Math.ceil(minute / STEP_MINUTES) * STEP_MINUTES;
const clamp = (value: number, low: number, high: number): number => Math.max(low, Math.min(high, value));

/** When a way over land is begun, in minutes after midnight of its date. */
function startMinute({ purpose, ways, notBeforeMinute, notAfterMinute }: WayTimes, minutes: number): number {
  const rise = clamp(notBeforeMinute - HOUR, 0, 10 * HOUR);
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
      return ceilTo5(
        Math.max(Math.min(usualStart + (minutes < 3 * HOUR ? 0 : 0), 10 * HOUR), minutes > 6 * HOUR ? 0 : rise, departAfter, arriveAfter - minutes),
      );
    case 'on':
      return ceilTo5(Math.max(minutes > 5 * HOUR ? 8 * HOUR + 30 : minutes > 3 * HOUR ? 9 * HOUR + 30 : 10 * HOUR, minutes > 6 * HOUR ? 0 : notBeforeMinute));
    default: {
      const latest = Math.min(backBy, LATEST_HOME) - minutes;
      return floorTo5(Math.max(EARLIEST_START, Math.min(16 * HOUR, latest)));
    }
  }
}

const withAirport = (city: string, iata: string): string => (city.includes(iata) ? city : `${city} (${iata})`);

/** A way over land or sea on its date. */
export function timedSurfaceWay(way: WayOption, id: string, times: WayTimes, currency: string): TimedWay {
  const start: Moment = { date: times.date, minute: startMinute(times, way.minutes) };
  const end = shifted(start, way.minutes);
  const frequency = way.perDay > 0 ? `about ${way.perDay} a day` : '';
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
    description: details.join('; ') || 'Usual duration',
    cost: { amount: way.price, currency },
    source: way.source,
    offerId: null,
  };
  return { legs: [leg], leave: shifted(start, way.mode === 'drive' ? -15 : -30), arrive: shifted(end, way.mode === 'drive' ? 0 : 15) };
}

const MODES: readonly (readonly [RegExp, TravelMode])[] = [
  [/taxi|ride|cab/i, 'taxi'],
  [/drive|car/i, 'drive'],
  [/train|rail|express/i, 'train'],
  [/bus|shuttle|coach/i, 'bus'],
  [/ferry|boat/i, 'ferry'],
  [/walk/i, 'walk'],
];
const modeOf = (words: string): TravelMode => MODES.find(([pattern]) => pattern.test(words))?.[1] ?? 'transit';

interface TransferPlan {
  readonly id: string;
  readonly from: string;
  readonly to: string;
  readonly start: Moment;
  readonly end: Moment;
  readonly airport: SpotAirport;
  readonly mayDrive: boolean;
  /** A rented car is picked up and given back at the airport. */
  readonly byRentalCar: boolean;
  readonly never: readonly TravelMode[];
}

function transferLeg({ id, from, to, start, end, airport, mayDrive, byRentalCar, never }: TransferPlan, pricing: WayPricing, currency: string): TransportLeg {
  const atNight = start.minute >= NIGHT.from && start.minute < NIGHT.to;
  const usual = modeOf(airport.mode);
  const needsTaxi = atNight || never.includes(usual) || (usual === 'drive' && !mayDrive);
  const mode: TravelMode = byRentalCar ? 'drive' : !needsTaxi ? usual : never.includes('taxi') ? 'transit' : 'taxi';
  const isPriced = airport.cost !== null && pricing.rateFrom(airport.currency) > 0;
  const perHead =
    airport.cost === null || !isPriced
      ? airport.minutes * UNKNOWN_TRANSFER_EUR_PER_MINUTE * pricing.rateFrom('EUR')
      : airport.cost * pricing.rateFrom(airport.currency);
  const fuel = airport.minutes * FUEL_EUR_PER_MINUTE * pricing.rateFrom('EUR');
  const amount = byRentalCar
    ? fuel
    : mode === 'taxi' && usual !== 'taxi'
      ? Math.max(perHead, 5) * NIGHT_TAXI_FACTOR
      : perHead * (mode === 'taxi' || mode === 'drive' ? 1 : fares(pricing.party));
  const source: Source = !isPriced || mode !== usual ? 'estimate' : 'guide';
  return {
    id,
    mode,
    from,
    to,
    date: start.date,
    departureTime: timeOf(start),
    arrivalDate: end.date,
    arrivalTime: timeOf(end),
    description: `Airport transfer${atNight ? ' by night' : ''}, ${byRentalCar ? 'rental car' : mode === usual ? airport.mode : mode}, about ${airport.minutes} minutes${source === 'estimate' ? ' (estimate)' : ''}`,
    cost: { amount: Math.round(amount * 100) / 100, currency },
    source,
    offerId: null,
  };
}

export interface FlightWay {
  readonly flight: FlightOption;
  readonly from: Spot;
  readonly to: Spot;
  readonly id: string;
  readonly fromHome: boolean;
  readonly toHome: boolean;
  readonly mayDrive: boolean;
  readonly byRentalCar: boolean;
  readonly never: readonly TravelMode[];
}

const airportOf = ({ airports }: Spot, iata: string): SpotAirport =>
  airports.find((airport) => airport.iata === iata) ?? { iata, mode: 'transit', minutes: 60, cost: null, currency: 'EUR' };

/** A flight with the ways to and from its airports. A short way from home to the airport is not shown. */
export function timedFlightWay(
  { flight, from, to, id, fromHome, toHome, mayDrive, byRentalCar, never }: FlightWay,
  pricing: WayPricing,
  currency: string,
): TimedWay {
  const departs = momentOf(flight.departureAt);
  const lands = momentOf(flight.arrivalAt);
  const lead = flight.durationMinutes > LONG_FLIGHT_MINUTES ? LEAD_MINUTES.long : LEAD_MINUTES.short;
  const [airportOut, airportIn] = [airportOf(from, flight.originIata), airportOf(to, flight.destinationIata)];
  const atAirport = shifted(departs, -lead);
  const leave = shifted(atAirport, -airportOut.minutes);
  const exit = shifted(lands, LANDING_MINUTES);
  const arrive = shifted(exit, airportIn.minutes);
  const name = (iata: string): string => findAirport(iata)?.name ?? iata;
  const stops = flight.stops === 0 ? 'direct' : `${flight.stops} ${flight.stops === 1 ? 'stop' : 'stops'}`;
  const main: TransportLeg = {
    id,
    mode: 'flight',
    from: withAirport(from.city, flight.originIata),
    to: withAirport(to.city, flight.destinationIata),
    date: departs.date,
    departureTime: timeOf(departs),
    arrivalDate: lands.date,
    arrivalTime: timeOf(lands),
    description: `${flight.carrier} ${flight.flightNumbers.join(', ')}`.trim() + `, ${stops}`,
    cost: flight.price,
    source: flight.source,
    offerId: flight.offerId,
  };
  const before =
    fromHome && airportOut.minutes < HOME_TRANSFER_SHOWN_FROM_MINUTES
      ? []
      : [
          transferLeg(
            {
              id: `transfer-${id}-out`,
              from: from.city,
              to: `${name(flight.originIata)} Airport`,
              start: leave,
              end: atAirport,
              airport: airportOut,
              mayDrive: mayDrive || fromHome,
              byRentalCar: byRentalCar && !fromHome,
              never,
            },
            pricing,
            currency,
          ),
        ];
  const after =
    toHome && airportIn.minutes < HOME_TRANSFER_SHOWN_FROM_MINUTES
      ? []
      : [
          transferLeg(
            {
              id: `transfer-${id}-in`,
              from: `${name(flight.destinationIata)} Airport`,
              to: to.city,
              start: exit,
              end: arrive,
              airport: airportIn,
              mayDrive: mayDrive || toHome,
              byRentalCar: byRentalCar && !toHome,
              never,
            },
            pricing,
            currency,
          ),
        ];
  return { legs: [...before, main, ...after], leave: shifted(leave, -15), arrive };
}
