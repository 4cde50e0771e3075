import type { FlightOption } from '@app/contracts';
import { toMinutes } from '@app/guide';
import type { LegOutline, TripOutline } from '../route/outline-trip.js';
import type { WayOption } from '../trip-types.js';
import { homeBy } from '../wishes/home-by.js';
import { chooseWay } from './choose-way.js';
import { chooseHomeward, chooseOutward } from './choose-flight.js';
import { airportOf } from './airport-transfers.js';
import { endOf } from './spot.js';
import type { Spot } from './spot.js';
import { timedFlightWay, timedSurfaceWay } from './timed-way.js';
import type { TimedWay, WayPurpose, WayTimes } from './timed-way.js';
import type { WayPricing } from './way-options.js';

export interface LegTiming {
  readonly date: string;
  readonly purpose: WayPurpose;
  readonly flights: readonly FlightOption[];
  readonly pricing: WayPricing;
}

/** A way of the trip as it will be gone, with the options that it was chosen from. */
export interface ChosenLeg {
  readonly outline: LegOutline;
  readonly timed: TimedWay;
  readonly way: WayOption;
  /** True when none of the modes asked for is known there. */
  readonly missesWish: boolean;
}

const timeOfWish = (outline: TripOutline, kind: 'not_before' | 'not_after', fallback: number): number => {
  const times = outline.brief.wishes.flatMap((wish) => (wish.kind === kind && wish.time ? [toMinutes(wish.time)] : []));
  return kind === 'not_before' ? Math.max(fallback, ...times) : Math.min(fallback, ...times);
};

/** Most airports are within this reach; what lies beyond it is part of the way. */
const USUAL_TRANSFER_MINUTES = 60;
const beyond = (spot: Spot, iata: string): number => Math.max(0, airportOf(spot, iata).minutes - USUAL_TRANSFER_MINUTES);

function flightWay({ from, to }: LegOutline, flight: FlightOption): WayOption {
  return {
    mode: 'flight',
    from: endOf(from),
    to: endOf(to),
    minutes: flight.durationMinutes + beyond(from, flight.originIata) + beyond(to, flight.destinationIata),
    price: flight.price.amount,
    source: flight.source,
    note: '',
    operators: flight.carrier,
    perDay: 1,
    overnight: false,
    flight,
  };
}

const BIG_FARE_SHARE = 0.4;
const LITTLE_COMFORT = 0.15;

/** Fares that take a big part of the budget leave no money for better hours. */
function comfortOf({ brief: { budget } }: TripOutline, flights: readonly FlightOption[]): number {
  const thereAndBack = 2 * Math.min(...flights.map(({ price }) => price.amount));
  return budget !== null && flights.length > 0 && thereAndBack > budget * BIG_FARE_SHARE ? LITTLE_COMFORT : 1;
}

/** When a leg may be gone. Wishes about the hours of coming and going are about home, not about the ways between. */
export function wayTimes(outline: TripOutline, { part }: LegOutline, { date, purpose }: Pick<WayTimes, 'date' | 'purpose'>): WayTimes {
  const { ways, wishes } = outline.brief;
  return {
    date,
    purpose,
    ways: part === 'home' ? { ...ways, backBy: homeBy(ways.backBy, wishes) } : { ...ways, arriveAfter: null, departAfter: null, backBy: null },
    notBeforeMinute: timeOfWish(outline, 'not_before', 0),
    notAfterMinute: timeOfWish(outline, 'not_after', 1440),
  };
}

/** The best way for a leg on its date among the flights offered and the ways over land; null when no way is left. */
export function timeLeg(outline: TripOutline, leg: LegOutline, { date, purpose, flights, pricing }: LegTiming): ChosenLeg | null {
  const { brief } = outline;
  const homeward = purpose === 'home' || purpose === 'day_home';
  const times = wayTimes(outline, leg, { date, purpose });
  const { ways, notBeforeMinute } = times;
  const comfort = comfortOf(outline, flights);
  const flight = homeward ? chooseHomeward(flights, ways, { comfort }) : chooseOutward(flights, ways, { notBeforeMinute, comfort });
  const options = [...leg.surface, ...(flight ? [flightWay(leg, flight)] : [])];
  const chosen = chooseWay(options, leg.allowed, brief.party, pricing.rateFrom('EUR'));
  if (!chosen) return null;
  const id = leg.part === 'home' ? (homeward ? `${chosen.way.mode}-inbound` : `${chosen.way.mode}-outbound`) : `${chosen.way.mode}-${leg.index}`;
  const timed = chosen.way.flight
    ? timedFlightWay(
        {
          flight: chosen.way.flight,
          from: leg.from,
          to: leg.to,
          id,
          fromHome: leg.part === 'home' && !homeward,
          toHome: leg.part === 'home' && homeward,
          mayDrive: leg.allowed.mayDrive || brief.ways.car === 'rental',
          byRentalCar: brief.ways.car === 'rental',
          never: leg.allowed.never,
        },
        pricing,
        brief.currency,
      )
    : timedSurfaceWay(chosen.way, id, times, { currency: brief.currency, words: pricing.words });
  return { outline: leg, timed, way: chosen.way, missesWish: chosen.missedModes.length > 0 };
}
