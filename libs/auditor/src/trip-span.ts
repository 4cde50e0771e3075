import type { FinalPlan, TransportLeg, UserRequest } from '@app/contracts';
import { daysBetween } from '@app/contracts';
import { toMinutes } from '@app/guide';

const MINUTES_PER_DAY = 1440;

/** When the travellers land at the destination and take off again, in minutes after midnight of the trip's first date; null without a flight. */
export interface TripSpan {
  readonly landing: number | null;
  readonly takeOff: number | null;
}

function moment(request: UserRequest, date: string | null, time: string | null): number | null {
  return date === null || time === null ? null : daysBetween(request.travelStartDate, date) * MINUTES_PER_DAY + toMinutes(time);
}

/** The flights that the plan says were chosen, else the first from home and the last to it. */
function chosenFlights(plan: FinalPlan, request: UserRequest): { readonly out: TransportLeg | undefined; readonly back: TransportLeg | undefined } {
  const flights = plan.transport
    .filter((leg) => leg.mode === 'flight')
    .sort((a, b) => a.date.localeCompare(b.date) || (a.departureTime ?? '').localeCompare(b.departureTime ?? ''));
  const byOffer = (offerId: string | null) => (offerId === null ? undefined : flights.find((leg) => leg.offerId === offerId));
  return {
    out: byOffer(plan.selectedFlightOfferId) ?? flights.find((leg) => leg.from === request.originIata),
    back: byOffer(plan.selectedReturnFlightOfferId) ?? flights.findLast((leg) => leg.to === request.originIata),
  };
}

export function tripSpan(plan: FinalPlan, request: UserRequest): TripSpan {
  const { out, back } = chosenFlights(plan, request);
  return { landing: out ? moment(request, out.arrivalDate, out.arrivalTime) : null, takeOff: back ? moment(request, back.date, back.departureTime) : null };
}

/** Minutes after midnight of the trip's first date of a time on one of its dates. */
export const momentOn = (request: UserRequest, date: string, minute: number): number => daysBetween(request.travelStartDate, date) * MINUTES_PER_DAY + minute;
