import type { AgentContext, ValuesOf } from '@app/agent-kit';
import { TerminalError } from '@app/contracts';
import type { DestinationCandidate, UserRequest } from '@app/contracts';
import { findGuideCity } from '@app/guide';
import type { GuideCity } from '@app/guide';
import { currencyOf } from '../request-kit/currency-of.js';
import { todayOf } from '../request-kit/today-of.js';
import type { reads } from './itinerary.schema.js';
import { destinationAirport, originAirport } from './trip-airports.js';

/** What is looked up for a trip before it is planned. */
export interface TripQuestion {
  readonly request: UserRequest;
  readonly candidate: DestinationCandidate;
  /** Undefined when the guide lacks the destination. */
  readonly city: GuideCity | undefined;
  readonly currency: string;
  /** Both airports known, and not the same: else no flight is looked for. */
  readonly route: { readonly from: string; readonly to: string } | null;
  /** Today at the client as YYYY-MM-DD. */
  readonly today: string;
}

type Asked = Pick<ValuesOf<typeof reads>, 'userRequest' | 'destinationCandidates' | 'context'>;

export function tripQuestion({ userRequest, destinationCandidates, context: requestContext }: Asked, { now }: AgentContext): TripQuestion {
  const [candidate] = destinationCandidates;
  if (!candidate) throw new TerminalError('INTERNAL_ERROR', 'The itinerary needs a destination candidate; look at its row in the graph.');
  const from = originAirport(userRequest);
  const to = destinationAirport(candidate);
  return {
    request: userRequest,
    candidate,
    city: findGuideCity(candidate.country ? `${candidate.name}, ${candidate.country}` : candidate.name),
    currency: currencyOf(userRequest, requestContext),
    route: from && to && from !== to ? { from, to } : null,
    today: todayOf(now, requestContext),
  };
}

/** Why no flights were looked for; empty when they were. */
export function routeNotes({ request, candidate, route }: TripQuestion): string[] {
  if (route) return [];
  if (!originAirport(request)) {
    const origin = request.originCity ?? request.originIata;
    return [
      origin
        ? `No airport of ${origin} is known, so no flights were looked for and the costs hold none.`
        : 'No origin is known, so no flights were looked for and the costs hold none.',
    ];
  }
  return [
    destinationAirport(candidate)
      ? `The trip starts in ${candidate.name}, so no flights were looked for.`
      : `No airport of ${candidate.name} is known, so no flights were looked for and the costs hold none.`,
  ];
}
