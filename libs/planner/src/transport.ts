import { TerminalError } from '@app/contracts';
import type { FlightOption, GroundMode, Source, TransportLeg } from '@app/contracts';
import type { GuideCity } from '@app/guide';
import type { Words } from '@app/messages';
import { arrivalMoments, dateTimeAt, departureMoments } from './day-frame.js';
import type { DayFrame, Transfers, TripDates } from './day-frame.js';
import { isRuledOut } from './catalog/wishes.js';
import { farePrice } from './pricing.js';
import type { Pricing } from './pricing.js';

/** Where the guide does not know the airport, an hour is a usual way into a city. */
const UNKNOWN_TRANSFER_MINUTES = 60;

/** A way between an airport and the city: its length, its price in the source's currency, and where both come from. */
export interface AirportTransfer {
  readonly mode: TransportLeg['mode'];
  /** The usual way in words; null where nobody knows it. */
  readonly words: string | null;
  readonly minutes: number;
  readonly adultCost: number;
  readonly airportName: string;
  readonly source: Source;
}

const MODES: readonly (readonly [RegExp, TransportLeg['mode']])[] = [
  [/taxi|ride|cab/i, 'taxi'],
  [/train|rail|express/i, 'train'],
  [/bus|shuttle|coach/i, 'bus'],
  [/ferry|boat/i, 'ferry'],
];
const modeOf = (words: string): TransportLeg['mode'] => MODES.find(([pattern]) => pattern.test(words))?.[1] ?? 'transit';

const GROUND_MODES: Readonly<Partial<Record<TransportLeg['mode'], GroundMode>>> = { taxi: 'taxi', train: 'train', bus: 'bus', ferry: 'ferry' };
const isUsable = (words: string, wish: string | null): boolean => {
  const mode = GROUND_MODES[modeOf(words)];
  return mode === undefined || !isRuledOut(mode, wish);
};

/** The usual way between that airport and the city; an estimate when the guide does not list the airport, or only a way that the travellers rule out. */
export function airportTransfer(city: GuideCity, iata: string | undefined, wish: string | null = null): AirportTransfer {
  const known = city.airports.find((airport) => airport.iata === iata && isUsable(airport.transfer.mode, wish));
  const { transfer, name } = known ?? city.airports[0] ?? { transfer: { mode: 'transit', minutes: UNKNOWN_TRANSFER_MINUTES, cost: 0 }, name: 'airport' };
  const { minutes, cost: adultCost } = transfer;
  if (known) return { mode: modeOf(transfer.mode), words: transfer.mode, minutes, adultCost, airportName: name, source: 'guide' };
  const estimatedMinutes = Math.max(UNKNOWN_TRANSFER_MINUTES, minutes);
  return { mode: 'transit', words: null, minutes: estimatedMinutes, adultCost, airportName: iata ?? name, source: 'estimate' };
}

/** The guide's own words for a way to the airport are English; other languages name the mode. */
function inWords({ words, mode, minutes }: AirportTransfer, { say, language }: Words): string {
  if (words === null) return say('way.estimated', { words: say('way.transfer_unknown', { minutes }) });
  return say('way.transfer', { how: language === 'en' ? words : say(`mode.${mode}`), minutes });
}

export const transfersOf = (arrival: AirportTransfer, departure: AirportTransfer): Transfers => ({
  arrivalMinutes: arrival.minutes,
  departureMinutes: departure.minutes,
});

/** A flight as a leg of the trip with the offer's own price and source. */
function flightLeg(id: string, flight: FlightOption, { pricing: { currency }, words: { say } }: Pick<TripSide, 'pricing' | 'words'>): TransportLeg {
  if (flight.price.currency !== currency)
    throw new TerminalError('VALIDATION_ERROR', `flight ${flight.offerId} is priced in ${flight.price.currency}, the trip in ${currency}; convert it first`);
  const stops = flight.stops === 0 ? say('way.direct') : say('way.stops', { count: flight.stops });
  return {
    id,
    mode: 'flight',
    from: flight.originIata,
    to: flight.destinationIata,
    date: flight.departureAt.slice(0, 10),
    departureTime: flight.departureAt.slice(11, 16),
    arrivalDate: flight.arrivalAt.slice(0, 10),
    arrivalTime: flight.arrivalAt.slice(11, 16),
    description: `${flight.carrier} ${flight.flightNumbers.join(', ')}`.trim() + `, ${stops}`,
    cost: flight.price,
    source: flight.source,
    offerId: flight.offerId,
  };
}

interface TransferMoments {
  readonly id: string;
  readonly from: string;
  readonly to: string;
  readonly startMoment: number;
  readonly endMoment: number;
}

function transferLeg(transfer: AirportTransfer, moments: TransferMoments, { startDate, pricing, words }: TripSide): TransportLeg {
  const departure = dateTimeAt(startDate, moments.startMoment);
  const arrival = dateTimeAt(startDate, moments.endMoment);
  return {
    id: moments.id,
    mode: transfer.mode,
    from: moments.from,
    to: moments.to,
    date: departure.date,
    departureTime: departure.time,
    arrivalDate: arrival.date,
    arrivalTime: arrival.time,
    description: inWords(transfer, words),
    cost: farePrice(pricing, transfer.adultCost),
    source: transfer.source,
    offerId: null,
  };
}

/** Where the travellers live and what they pay with. */
export interface TripSide extends TripDates {
  readonly pricing: Pricing;
  readonly words: Words;
  readonly cityPoint: string;
  readonly arrivalTransfer: AirportTransfer;
  readonly departureTransfer: AirportTransfer;
}

/** Flights and airport transfers in order of time. */
export function flightLegs(trip: TripSide): TransportLeg[] {
  const { startDate, outbound, inbound, cityPoint, arrivalTransfer, departureTransfer } = trip;
  const legs: TransportLeg[] = [];
  if (outbound) {
    const { exit, checkIn } = arrivalMoments(startDate, outbound, arrivalTransfer.minutes);
    const moments = { id: 'transfer-arrival', from: arrivalTransfer.airportName, to: cityPoint, startMoment: exit, endMoment: checkIn };
    legs.push(flightLeg('flight-outbound', outbound, trip), transferLeg(arrivalTransfer, moments, trip));
  }
  if (inbound) {
    const { leave, atAirport } = departureMoments(startDate, inbound, departureTransfer.minutes);
    const moments = { id: 'transfer-departure', from: cityPoint, to: departureTransfer.airportName, startMoment: leave, endMoment: atAirport };
    legs.push(transferLeg(departureTransfer, moments, trip), flightLeg('flight-inbound', inbound, trip));
  }
  return legs;
}

/** What a date's rides within the city usually cost, as one leg from the city to itself. */
export function localTransportLeg(
  cityName: string,
  frame: DayFrame,
  ride: { readonly adultCost: number; readonly description: string; readonly source: Source },
  pricing: Pricing,
): TransportLeg {
  return {
    id: `local-d${frame.index + 1}`,
    mode: 'transit',
    from: cityName,
    to: cityName,
    date: frame.date,
    departureTime: null,
    arrivalDate: null,
    arrivalTime: null,
    description: ride.description,
    cost: farePrice(pricing, ride.adultCost),
    source: ride.source,
    offerId: null,
  };
}
