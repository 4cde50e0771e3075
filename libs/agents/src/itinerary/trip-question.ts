import type { AgentContext, ValuesOf } from '@app/agent-kit';
import { TerminalError } from '@app/contracts';
import type { DestinationCandidate, Language, PlanNote, UserRequest } from '@app/contracts';
import { findGuideCity } from '@app/guide';
import type { GuideCity } from '@app/guide';
import { wordsIn } from '@app/messages';
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
export function routeNotes(question: TripQuestion): PlanNote[] {
  const text = question.route ? null : whyNoFlights(question);
  return text === null ? [] : [{ kind: 'way_missing', text }];
}

function whyNoFlights(question: TripQuestion): string {
  const { request, candidate, language } = question;
  const { say } = wordsIn(language);
  if (!mayFly(request)) return groundNote(question);
  const origin = request.originCity ?? request.originIata;
  if (!originAirport(request)) return origin ? say('note.no_airport', { city: origin }) : say('note.no_origin');
  return say(destinationAirport(candidate) ? 'note.starts_there' : 'note.no_airport', { city: candidate.name });
}

/** Nobody flies; how they come by land, and for how much, is in no source of ours. */
function groundNote({ request, candidate, language }: TripQuestion): string {
  const { say } = wordsIn(language);
  const said = request.constraints?.transportation ?? '';
  const from = request.originCity ?? request.originIata;
  const isAtHome = originAirport(request) !== null && originAirport(request) === destinationAirport(candidate);
  if (isAtHome) return say('note.flights_ruled_out', { said });
  return from ? say('note.no_ground_way', { said, from, to: candidate.name }) : say('note.no_ground_way_to', { said, to: candidate.name });
}
