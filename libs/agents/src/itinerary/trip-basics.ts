import type { ValuesOf } from '@app/agent-kit';
import { fromCents, toCents } from '@app/contracts';
import type { FlightOption } from '@app/contracts';
import type { TripBasics } from '@app/planner';
import { tierAsked } from '../request-kit/style-words.js';
import type { TripFacts } from './gather-facts.js';
import type { reads } from './itinerary.schema.js';
import type { TripQuestion } from './trip-question.js';

interface Flights {
  readonly facts: Pick<TripFacts, 'weather'>;
  readonly outbound: FlightOption | null;
  readonly inbound: FlightOption | null;
}

/** What the planner is told of a trip besides its city. */
export function basicsOf(
  { preferences }: Pick<ValuesOf<typeof reads>, 'preferences'>,
  { request, currency, language }: TripQuestion,
  { facts, outbound, inbound }: Flights,
): TripBasics {
  const flightCents = toCents(outbound?.price.amount ?? 0) + toCents(inbound?.price.amount ?? 0);
  return {
    startDate: request.travelStartDate,
    endDate: request.travelEndDate,
    adults: request.adults,
    children: request.children,
    childrenAges: request.childrenAges ?? [],
    currency,
    preferences,
    tierIsWish: tierAsked(request) !== null,
    constraints: request.constraints ?? null,
    interests: request.interests,
    weather: facts.weather.daily,
    outbound,
    inbound,
    groundBudget: fromCents(Math.max(0, toCents(request.budget) - flightCents)),
    language,
  };
}
