import type { FlightOption } from '@app/contracts';
import type { ExchangeRatePort, FlightQuery, FlightSearchPort } from '@app/ports';
import { byPrice } from './by-price.js';
import { adultFareEur, dateFactor, paidFares } from './fare-model.js';
import { greatCircleKm } from './great-circle.js';
import { localArrival } from './local-arrival.js';
import { lowCostShare } from './low-cost-routes.js';

const CRUISE_KM_PER_HOUR = 800;
const TAXI_AND_CLIMB_MINUTES = 40;
const DIRECT_UP_TO_KM = 9500;
const STOP_MINUTES = 150;

/** Nobody flies shorter than this. */
const MIN_DISTANCE_KM = 100;
const STEP_MINUTES = 5;
const STEPS_PER_WINDOW = 25;

/** Three usual times of day: when the window opens, as minutes after midnight, and how its fares compare. */
const WINDOWS = [
  { opensAtMinute: 6 * 60 + 30, priceFactor: 0.96 },
  { opensAtMinute: 12 * 60, priceFactor: 1.12 },
  { opensAtMinute: 17 * 60 + 30, priceFactor: 1.04 },
] as const;

export interface Airport {
  readonly iata: string;
  readonly name: string;
  readonly city: string;
  readonly lat: number;
  readonly lng: number;
  /** IANA name. */
  readonly timezone: string;
}

export interface EstimateFlightSearchOptions {
  /** The airport of an IATA code, undefined when it is not known. */
  readonly airportOf: (iata: string) => Airport | undefined;
  readonly exchangeRates: ExchangeRatePort;
}

/**
 * An estimate from the great-circle distance, for planning without a provider: three ways to fly, the same for the same route and
 * date. Marked `estimate`; no airline, no flight number, nothing to book.
 *
 * 800 km/h plus 40 minutes; beyond 9500 km one stop of 2 h 30. Fares by {@link adultFareEur}, less by {@link lowCostShare}, rounded to whole units of
 * `query.currency`. Empty for unknown airports and for less than 100 km.
 */
export function createEstimateFlightSearch({ airportOf, exchangeRates }: EstimateFlightSearchOptions): FlightSearchPort {
  return {
    async search(query, signal) {
      signal.throwIfAborted();
      const origin = airportOf(query.originIata);
      const destination = airportOf(query.destinationIata);
      if (!origin || !destination) return [];
      const distanceKm = greatCircleKm(origin, destination);
      if (distanceKm < MIN_DISTANCE_KM) return [];
      const { rate } = await exchangeRates.rate('EUR', query.currency, signal);
      const options = WINDOWS.map((_window, index) => estimate({ query, origin, destination, distanceKm, rate }, index));
      return options.sort(byPrice).slice(0, query.maxResults);
    },
  };
}

interface Route {
  readonly query: FlightQuery;
  readonly origin: Airport;
  readonly destination: Airport;
  readonly distanceKm: number;
  /** Units of the query's currency for one EUR. */
  readonly rate: number;
}

function estimate({ query, origin, destination, distanceKm, rate }: Route, index: number): FlightOption {
  const { opensAtMinute, priceFactor } = WINDOWS[index] ?? WINDOWS[0];
  const offerId = `est_${origin.iata}_${destination.iata}_${query.departureDate}_${index + 1}`;
  const chance = hash32(offerId);
  const stops = distanceKm > DIRECT_UP_TO_KM ? 1 : 0;
  const durationMinutes = roundToStep((distanceKm / CRUISE_KM_PER_HOUR) * 60 + TAXI_AND_CLIMB_MINUTES + stops * STOP_MINUTES);
  const departureAt = `${query.departureDate}T${clockTime(opensAtMinute + (chance % STEPS_PER_WINDOW) * STEP_MINUTES)}`;
  const usual = adultFareEur(distanceKm) * lowCostShare(origin.iata, destination.iata, query.departureDate);
  const farePerAdult = usual * dateFactor(query.departureDate) * priceFactor * jitter(chance);
  return {
    offerId,
    originIata: origin.iata,
    destinationIata: destination.iata,
    departureAt,
    arrivalAt: localArrival({ local: departureAt, timezone: origin.timezone }, durationMinutes, destination.timezone),
    durationMinutes,
    stops,
    carrier: 'Estimate',
    flightNumbers: [],
    price: { amount: Math.max(1, Math.round(farePerAdult * paidFares(query) * rate)), currency: query.currency },
    source: 'estimate',
  };
}

const roundToStep = (minutes: number): number => Math.round(minutes / STEP_MINUTES) * STEP_MINUTES;

const clockTime = (minuteOfDay: number): string => `${String(Math.floor(minuteOfDay / 60)).padStart(2, '0')}:${String(minuteOfDay % 60).padStart(2, '0')}`;

/** 0.97 to 1.03, so that two dates do not cost exactly the same. */
const jitter = (chance: number): number => 0.97 + (Math.floor(chance / STEPS_PER_WINDOW) % 61) / 1000;

/** FNV-1a: the same text always gives the same number, which is all the chance an estimate may have. */
function hash32(text: string): number {
  let hash = 0x811c9dc5;
  for (const char of text) hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 0x01000193);
  return hash >>> 0;
}
