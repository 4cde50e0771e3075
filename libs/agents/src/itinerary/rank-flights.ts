import type { FlightOption } from '@app/contracts';

type Order = (a: FlightOption, b: FlightOption) => number;

const byText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
const byPrice: Order = (a, b) => a.price.amount - b.price.amount;
const byDeparture: Order = (a, b) => byText(a.departureAt, b.departureAt);
const byOfferId: Order = (a, b) => byText(a.offerId, b.offerId);

const inOrder =
  (orders: readonly Order[]): Order =>
  (a, b) => {
    for (const order of orders) {
      const difference = order(a, b);
      if (difference !== 0) return difference;
    }
    return 0;
  };

const trueFirst =
  (holds: (flight: FlightOption) => boolean): Order =>
  (a, b) =>
    Number(holds(b)) - Number(holds(a));

const best = (flights: readonly FlightOption[], order: Order): FlightOption | null =>
  flights.reduce<FlightOption | null>((chosen, flight) => (chosen && order(chosen, flight) <= 0 ? chosen : flight), null);

/** The way there: arrives on or before the start date, then earlier arrival, lower price, earlier departure, offer id. Null without flights. */
export function chooseOutbound(flights: readonly FlightOption[], startDate: string): FlightOption | null {
  const arrivesInTime = trueFirst(({ arrivalAt }) => arrivalAt.slice(0, 10) <= startDate);
  return best(flights, inOrder([arrivesInTime, (a, b) => byText(a.arrivalAt, b.arrivalAt), byPrice, byDeparture, byOfferId]));
}

/** Nobody wants to be taken home after this, local to the place they leave. */
const LATEST_DEPARTURE = '20:30';
/** What a last day is worth: a flight home that leaves one may cost this much more than the cheapest. */
const PRICE_LEEWAY = 1.25;

/**
 * The way home: of the flights that cost at most a quarter more than the cheapest the latest one before half past eight in the evening,
 * because a flight at dawn takes the last day. Then lower price, earlier departure, offer id. Null without flights.
 */
export function chooseReturn(flights: readonly FlightOption[]): FlightOption | null {
  const cheapest = Math.min(...flights.map(({ price }) => price.amount));
  const affordable = flights.filter(({ price }) => price.amount <= cheapest * PRICE_LEEWAY);
  const leavesInTime = trueFirst(({ departureAt }) => departureAt.slice(11) <= LATEST_DEPARTURE);
  const latestFirst: Order = (a, b) => (leavesInTime(a, b) === 0 && a.departureAt.slice(11) <= LATEST_DEPARTURE ? byDeparture(b, a) : byDeparture(a, b));
  return best(affordable, inOrder([leavesInTime, latestFirst, byPrice, byOfferId]));
}
