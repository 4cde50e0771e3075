import type { FlightOption, Source, TransportLeg, TravelMode } from '@app/contracts';
import { findAirport } from '@app/guide';
import type { Words } from '@app/messages';
import { timeOf } from './moments.js';
import type { Moment } from './moments.js';
import type { Spot, SpotAirport } from './spot.js';
import { fares } from './way-options.js';
import type { WayPricing } from './way-options.js';

const NIGHT = { from: 30, to: 300 };
/** A taxi costs about this many times the fare of public transport, for the whole car. */
const NIGHT_TAXI_FACTOR = 3;
const LEAST_TAXI = 5;
const UNKNOWN_TRANSFER_EUR_PER_MINUTE = 0.18;
const FUEL_EUR_PER_MINUTE = 0.14;
const SHOWN_FROM_HOME_MINUTES = 60;

const MODES: readonly (readonly [RegExp, TravelMode])[] = [
  [/taxi|ride|cab/i, 'taxi'],
  [/drive|car/i, 'drive'],
  [/train|rail|express/i, 'train'],
  [/bus|shuttle|coach/i, 'bus'],
  [/ferry|boat/i, 'ferry'],
  [/walk/i, 'walk'],
];
const usualMode = ({ mode: words }: SpotAirport): TravelMode => MODES.find(([pattern]) => pattern.test(words))?.[1] ?? 'transit';

/** What the travellers allow on the way to an airport and from it. */
interface TransferRules {
  readonly mayDrive: boolean;
  /** A rented car is picked up and given back at the airport. */
  readonly byRentalCar: boolean;
  readonly never: readonly TravelMode[];
}

interface Transfer extends TransferRules {
  readonly id: string;
  readonly from: string;
  readonly to: string;
  readonly start: Moment;
  readonly end: Moment;
  readonly airport: SpotAirport;
}

const isAtNight = ({ start: { minute } }: Transfer): boolean => minute >= NIGHT.from && minute < NIGHT.to;

/** The usual way, a taxi where that does not go or is ruled out, and whatever else goes where taxis are ruled out too. */
function modeOf(transfer: Transfer): TravelMode {
  const { airport, mayDrive, byRentalCar, never } = transfer;
  if (byRentalCar) return 'drive';
  const usual = usualMode(airport);
  const needsTaxi = isAtNight(transfer) || never.includes(usual) || (usual === 'drive' && !mayDrive);
  if (!needsTaxi) return usual;
  return never.includes('taxi') ? 'transit' : 'taxi';
}

const isPriced = ({ cost, currency }: SpotAirport, { rateFrom }: WayPricing): boolean => cost !== null && rateFrom(currency) > 0;

function priceOf({ airport, byRentalCar }: Transfer, mode: TravelMode, pricing: WayPricing): number {
  const { minutes, cost, currency } = airport;
  const eur = pricing.rateFrom('EUR');
  if (byRentalCar) return minutes * FUEL_EUR_PER_MINUTE * eur;
  const one = cost !== null && isPriced(airport, pricing) ? cost * pricing.rateFrom(currency) : minutes * UNKNOWN_TRANSFER_EUR_PER_MINUTE * eur;
  if (mode === 'taxi' && usualMode(airport) !== 'taxi') return Math.max(one, LEAST_TAXI * eur) * NIGHT_TAXI_FACTOR;
  return one * (mode === 'taxi' || mode === 'drive' ? 1 : fares(pricing.party));
}

function transferLeg(transfer: Transfer, pricing: WayPricing, currency: string): TransportLeg {
  const { id, from, to, start, end, airport, byRentalCar } = transfer;
  const mode = modeOf(transfer);
  const isUsual = mode === usualMode(airport);
  const source: Source = isUsual && isPriced(airport, pricing) ? 'guide' : 'estimate';
  const { say, language } = pricing.words;
  // The table's own words for a way are English; other languages name the mode.
  const how = byRentalCar ? say('way.rental_car') : isUsual && language === 'en' ? airport.mode : say(`mode.${mode}`);
  const words = say(isAtNight(transfer) ? 'way.transfer_night' : 'way.transfer', { how, minutes: airport.minutes });
  return {
    id,
    mode,
    from,
    to,
    date: start.date,
    departureTime: timeOf(start),
    arrivalDate: end.date,
    arrivalTime: timeOf(end),
    description: source === 'estimate' ? say('way.estimated', { words }) : words,
    cost: { amount: Math.round(priceOf(transfer, mode, pricing) * 100) / 100, currency },
    source,
    offerId: null,
  };
}

/** A flight with what is known of the ways at both ends of it. */
export interface FlightTransfers extends TransferRules {
  readonly id: string;
  readonly flight: FlightOption;
  readonly from: Spot;
  readonly to: Spot;
  readonly fromHome: boolean;
  readonly toHome: boolean;
  readonly times: { readonly leave: Moment; readonly atAirport: Moment; readonly exit: Moment; readonly arrive: Moment };
}

export const airportOf = ({ airports }: Spot, iata: string): SpotAirport =>
  airports.find((airport) => airport.iata === iata) ?? { iata, mode: 'transit', minutes: 60, cost: null, currency: 'EUR' };

const nameOf = (iata: string, { say }: Words): string => say('way.airport', { name: findAirport(iata)?.name ?? iata });

/** The ways to the airport and from it, each empty where it is a short way from home that nobody needs to be told. */
export function airportTransfers(
  { id, flight, from, to, fromHome, toHome, mayDrive, byRentalCar, never, times }: FlightTransfers,
  pricing: WayPricing,
  currency: string,
): { readonly before: TransportLeg[]; readonly after: TransportLeg[] } {
  const [airportOut, airportIn] = [airportOf(from, flight.originIata), airportOf(to, flight.destinationIata)];
  const leg = (isHome: boolean, part: Omit<Transfer, keyof TransferRules>): TransportLeg[] =>
    isHome && part.airport.minutes < SHOWN_FROM_HOME_MINUTES
      ? []
      : [transferLeg({ ...part, mayDrive: mayDrive || isHome, byRentalCar: byRentalCar && !isHome, never }, pricing, currency)];
  return {
    before: leg(fromHome, {
      id: `transfer-${id}-out`,
      from: from.city,
      to: nameOf(flight.originIata, pricing.words),
      start: times.leave,
      end: times.atAirport,
      airport: airportOut,
    }),
    after: leg(toHome, {
      id: `transfer-${id}-in`,
      from: nameOf(flight.destinationIata, pricing.words),
      to: to.city,
      start: times.exit,
      end: times.arrive,
      airport: airportIn,
    }),
  };
}
