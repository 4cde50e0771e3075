import { Temporal } from 'temporal-polyfill';
import type { FinalPlan, TransportLeg } from '@app/contracts';
import { placeZones } from '@app/take-along';

/** A flight of a plan with its airports and the moment it takes off. */
export interface PlannedFlight {
  readonly leg: TransportLeg;
  readonly departsAt: Date;
  readonly title: string;
  /** Null where the plan does not name the airports. */
  readonly airports: { readonly from: string; readonly to: string } | null;
}

/** "Rome (FCO)" names its airport in brackets, and an airport may stand alone. */
const airportIn = (end: string): string | null => /\(([A-Z]{3})\)/.exec(end)?.[1] ?? (/^[A-Z]{3}$/.test(end) ? end : null);

/** The flights of a plan in its order; one without an hour is taken to leave at the start of its day. */
export function flightsOf(plan: FinalPlan): PlannedFlight[] {
  const zones = placeZones(plan);
  return plan.transport
    .filter(({ mode }) => mode === 'flight')
    .map((leg) => {
      const [from, to] = [airportIn(leg.from), airportIn(leg.to)];
      const local = Temporal.PlainDateTime.from(`${leg.date}T${leg.departureTime ?? '00:00'}`);
      const departsAt = new Date(local.toZonedDateTime(zones.ofDeparture(leg) ?? 'UTC').epochMilliseconds);
      return { leg, departsAt, title: `${leg.from} to ${leg.to} on ${leg.date}`, airports: from && to ? { from, to } : null };
    });
}
