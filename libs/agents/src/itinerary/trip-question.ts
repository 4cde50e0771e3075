import type { AgentContext, ValuesOf } from '@app/agent-kit';
import { TerminalError } from '@app/contracts';
import type { DestinationCandidate, Language, UserRequest } from '@app/contracts';
import { findGuideCity } from '@app/guide';
import type { GuideCity } from '@app/guide';
import { mayTravelBy } from '@app/planner';
import { currencyOf } from '../request-kit/currency-of.js';
import { spokenLanguage } from '../request-kit/spoken-language.js';
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
  /** What the traveller is told the plan in. */
  readonly language: Language;
  /** Both airports known and not the same, and flights are not ruled out: else no flight is looked for. */
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
    language: spokenLanguage(userRequest, requestContext),
    route: from && to && from !== to && mayFly(userRequest) ? { from, to } : null,
    today: todayOf(now, requestContext),
  };
}

const mayFly = ({ constraints }: UserRequest): boolean => mayTravelBy('flight', constraints?.transportation ?? null);

/** Why no flights were looked for; empty when they were. */
export function routeNotes(question: TripQuestion): string[] {
  const { request, candidate, route } = question;
  if (route) return [];
  if (!mayFly(request)) return groundNotes(question);
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

/** Nobody flies; how they come by land, and for how much, is in no source of ours. */
function groundNotes({ request, candidate }: TripQuestion): string[] {
  const words = `The request asks for "${request.constraints?.transportation ?? ''}", so no flights were looked for`;
  const origin = request.originCity ?? request.originIata;
  const isAtHome = originAirport(request) !== null && originAirport(request) === destinationAirport(candidate);
  if (isAtHome) return [`${words}.`];
  return [
    `${words}; how to travel ${origin ? `from ${origin} ` : ''}to ${candidate.name} and back over land is not in the plan, nor is its price in the costs.`,
  ];
}
