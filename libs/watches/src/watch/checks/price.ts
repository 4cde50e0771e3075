import type { FlightOption, RevisionChange, TransportLeg } from '@app/contracts';
import { flightsOf } from '../flights.js';
import type { PlannedFlight } from '../flights.js';
import { NOTHING, earliest, nextLook } from '../look.js';
import type { Check, Found, Look } from '../look.js';

const MAX_OFFERS = 20;
/** A fall of less than this share, or of less than so much, is no news. */
const FALL_SHARE = 0.05;
const FALL_LEAST = 5;
const RISE_SHARE = 0.1;

const money = (amount: number, currency: string): string => `${amount.toFixed(2)} ${currency}`;
/** The fare that was planned is part of the name: a plan that was revised is looked at anew. */
const keyOf = ({ id, date, departureTime, cost }: TransportLeg): string => `price:${id}:${date}T${departureTime ?? ''}:${cost.amount}`;

/** The cheapest offer for the very same hours. */
function offerFor({ leg }: PlannedFlight, offers: readonly FlightOption[]): FlightOption | null {
  const same = offers.filter(
    ({ departureAt, arrivalAt, price, source }) =>
      source === 'live' &&
      departureAt.slice(0, 16) === `${leg.date}T${leg.departureTime ?? ''}` &&
      arrivalAt.slice(0, 16) === `${leg.arrivalDate ?? ''}T${leg.arrivalTime ?? ''}` &&
      price.currency === leg.cost.currency,
  );
  return same.reduce<FlightOption | null>((best, offer) => (best && best.price.amount <= offer.price.amount ? best : offer), null);
}

async function offersOf({ leg, airports }: PlannedFlight, { trip: { request }, context }: Look): Promise<FlightOption[]> {
  if (!airports) return [];
  return context.flights.search(
    {
      ...{ originIata: airports.from, destinationIata: airports.to, departureDate: leg.date, currency: leg.cost.currency, maxResults: MAX_OFFERS },
      ...{ adults: request.adults, children: request.children, childrenAges: request.childrenAges ?? [] },
    },
    context.signal,
  );
}

function finding(flight: PlannedFlight, offer: FlightOption, told: number): Found | null {
  const { leg, title } = flight;
  const { amount, currency } = offer.price;
  const id = `${keyOf(leg)}:${amount}`;
  const [before, after] = [money(leg.cost.amount, currency), money(amount, currency)];
  if (told - amount >= Math.max(FALL_LEAST, told * FALL_SHARE) && amount < leg.cost.amount)
    return {
      ...{ id, kind: 'price', text: `The flight from ${title} costs ${after} now, ${before} in the plan.` },
      change: { kind: 'flight', leg: leg.id, offer },
      diff: { what: `Flight from ${title}`, before, after },
      saves: leg.cost.amount - amount,
      weather: [],
    };
  if (amount - told >= told * RISE_SHARE)
    return { ...NOTHING, id, kind: 'price', text: `The flight from ${title} has become dearer: ${after} now, ${before} in the plan.` };
  return null;
}

/** Fares of the plan's flights that can be booked; those that are estimated have no market that could be looked at. */
export const priceCheck: Check = {
  kind: 'price',
  async look(at) {
    const flights = flightsOf(at.trip.plan).filter(({ leg, departsAt }) => leg.source === 'live' && departsAt > at.now);
    const found: Found[] = [];
    const seen: Record<string, number> = {};
    const offers = new Map<string, number>();
    for (const flight of flights) {
      const offer = offerFor(flight, await offersOf(flight, at));
      if (!offer) continue;
      const key = keyOf(flight.leg);
      offers.set(flight.leg.id, offer.price.amount);
      const one = finding(flight, offer, Number(at.seen[key] ?? flight.leg.cost.amount));
      if (!one) continue;
      found.push(one);
      seen[key] = offer.price.amount;
    }
    const gone = (change: RevisionChange): boolean => change.kind === 'flight' && (offers.get(change.leg) ?? Infinity) > change.offer.price.amount;
    return { found, seen, gone, next: earliest(flights.length > 0 ? [nextLook(at)] : []) };
  },
};
