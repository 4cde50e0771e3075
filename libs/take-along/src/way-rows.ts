import { sumAmounts } from '@app/contracts';
import type { Money, TransportLeg } from '@app/contracts';

/** What of a way a list shows; a shared plan has no more of it. */
type Leg = Pick<TransportLeg, 'mode' | 'from' | 'to' | 'date' | 'departureTime' | 'arrivalDate' | 'arrivalTime' | 'description' | 'cost' | 'source'>;

/** One line of a list of ways. */
export interface WayRow {
  /** Departure and arrival, or the dates of rides that are the same each day. */
  readonly when: string;
  readonly mode: string;
  /** `ZRH - LIS`; the city alone where nobody leaves it. */
  readonly way: string;
  readonly details: string;
  readonly cost: Money;
  readonly source: string;
}

const sameEachDay = (leg: Leg): string | null =>
  leg.departureTime === null ? JSON.stringify([leg.mode, leg.from, leg.to, leg.description, leg.cost.currency, leg.source]) : null;

function times({ date, departureTime, arrivalDate, arrivalTime }: Leg): string {
  if (departureTime === null) return date;
  const arrival = arrivalTime === null ? '' : ` - ${arrivalDate === null || arrivalDate === date ? '' : `${arrivalDate} `}${arrivalTime}`;
  return `${date} ${departureTime}${arrival}`;
}

function rowOf(legs: readonly [Leg, ...Leg[]]): WayRow {
  const [first] = legs;
  const { mode, from, to, description: details, source } = first;
  const last = legs.at(-1) ?? first;
  const cost = { amount: sumAmounts(legs.map((leg) => leg.cost.amount)), currency: first.cost.currency };
  const when = legs.length > 1 ? `${first.date} - ${last.date}` : times(first);
  return { when, mode, way: from === to ? from : `${from} - ${to}`, details, cost, source };
}

/** Ways in the order of the plan; rides without a time that are the same each day stand once, with what they cost together, after the others. */
export function wayRows(legs: readonly Leg[]): WayRow[] {
  const groups = new Map<string, [Leg, ...Leg[]]>();
  const timed: WayRow[] = [];
  for (const leg of legs) {
    const name = sameEachDay(leg);
    const group = name === null ? undefined : groups.get(name);
    if (name === null) timed.push(rowOf([leg]));
    else if (group) group.push(leg);
    else groups.set(name, [leg]);
  }
  return [...timed, ...[...groups.values()].map(rowOf)];
}
