import type { AgentContext, AgentResult, ValuesOf } from '@app/agent-kit';
import type { Decision } from '@app/contracts';
import { inTurns } from '../plan-kit/in-turns.js';
import { decided, limitationNote, noteText, withoutRepeatedNotes } from '../plan-kit/plan-notes.js';
import { counted, thought } from '../worded-text/told-thought.js';
import { listWords } from '../worded-text/list-words.js';
import { wordsIn } from '@app/messages';
import { relaxing, wishLedger } from '@app/planner';
import type { FittedTrip, TripVersion } from '@app/planner';
import { dateSections } from './date-sections.js';
import { draftRoute } from './draft-route.js';
import { nextMark } from './draft-mark.js';
import type { reads, writes } from './itinerary.schema.js';
import { otherRelaxations } from './other-relaxations.js';
import type { RouteFacts } from './route-facts.js';
import { budgetLimits, requestLimits, tierNotes } from './route-limits.js';
import type { ResearchedTrip } from './research-draft.js';
import { routeSources } from './route-sources.js';
import type { TripQuestion } from './trip-question.js';

type State = ValuesOf<typeof reads>;
type Research = ResearchedTrip<FittedTrip>;

/** The finished draft of a route, `problems` of an earlier one known to whoever chooses its places: days, stays, ways, what became of each wish, and what it cannot do. */
export async function routeResult(
  state: State,
  question: TripQuestion,
  facts: RouteFacts,
  context: AgentContext,
  problems: readonly string[] = [],
): Promise<AgentResult<typeof writes>> {
  const { parts } = facts;
  const { stops } = parts.outline;
  const places = stops.reduce((sum, { town }) => sum + town.places.length, 0);
  const cities = listWords([...new Set(stops.map(({ town }) => town.name))]);
  context.tell(thought(`Comparing ${counted(places, 'place')} in ${cities}.`));
  return tripResult(state, question, facts, await draftRoute(question.request, parts, context, problems), context);
}

/** What a trip means for the plan: its days, stays and ways, what became of each wish, and what it cannot do. */
export async function tripResult(
  state: State,
  question: TripQuestion,
  facts: RouteFacts,
  { plan, droppedPlaces, ...research }: Research,
  context: AgentContext,
): Promise<AgentResult<typeof writes>> {
  const { parts } = facts;
  const { brief, stops } = parts.outline;
  const cities = listWords([...new Set(stops.map(({ town }) => town.name))]);
  const { trip, fits } = plan;
  const wishResults = wishLedger({
    wishes: brief.wishes,
    days: trip.days,
    stays: trip.stays,
    transport: trip.transport,
    towns: stops.map(({ town }) => town),
    language: brief.language,
  });
  const others = state.destinationCandidates.slice(1);
  const relaxations = fits
    ? []
    : [...(await otherRelaxations(plan, brief, { today: question.today, others }, context)), ...(await inTurns(relaxing(parts, trip), context.signal))];
  const limitations = [...requestLimits(brief, question.request, trip), ...facts.limitations, ...trip.limitations, ...budgetLimits(plan, brief)];
  const words = wordsIn(brief.language);
  const planNotes = withoutRepeatedNotes([
    ...facts.notes,
    ...(droppedPlaces > 0 ? [decided(words.say('note.dropped_places', { count: droppedPlaces }))] : []),
    ...research.notes,
    ...tierNotes(plan, brief).map(decided),
    ...limitations.map(limitationNote),
  ]);
  const flights = parts.legs.map((leg) => leg?.way.flight ?? null);
  return {
    writes: {
      flightOptions: [...facts.flightOptions],
      returnFlightOptions: [...facts.returnFlightOptions],
      selectedFlightOfferId: flights[0]?.offerId ?? null,
      selectedReturnFlightOfferId: flights.length > 1 ? (flights.at(-1)?.offerId ?? null) : null,
      weatherRisks: facts.weather,
      itineraryDraft: trip.days,
      stays: trip.stays,
      transport: trip.transport,
      planNotes,
      planSources: routeSources(facts, question.today),
      route: trip.route,
      wishResults,
      limitations,
      relaxations,
      planSections: await dateSections(state.dateChoice ?? null, facts, trip, context),
      exchangeRate: facts.rates.find(({ from }) => from === stops[0]?.town.currency) ?? null,
      draftMark: nextMark(state, trip.days),
      safetyFlags: [...new Set([...facts.safetyFlags, ...research.safetyFlags])],
    },
    decision: decisionOn(facts, trip, { cities, research, notes: planNotes.map((note) => noteText(note, words)) }),
  };
}

function decisionOn(
  facts: RouteFacts,
  trip: TripVersion,
  { cities, research, notes }: { readonly cities: string; readonly research: Pick<Research, 'evidence' | 'riskFlags'>; readonly notes: readonly string[] },
): Decision {
  const { startDate, endDate } = facts.parts.outline.brief;
  const activities = trip.days.reduce((sum, day) => sum + day.activities.length, 0);
  return {
    inputSummary: `${cities} from ${startDate} to ${endDate}`,
    keyEvidence: [
      `route=${trip.route.map(({ city, nights }) => `${city}:${nights}`).join('|')}`,
      `outboundFlights=${facts.flightOptions.length}`,
      `returnFlights=${facts.returnFlightOptions.length}`,
      `highRiskDays=${facts.weather.highRiskDates.length}`,
      ...research.evidence,
      ...notes,
    ],
    outputSummary: `${trip.days.length} day(s) with ${activities} activities, ${trip.costs.total} ${trip.costs.currency}`,
    riskFlags: [...new Set([...facts.riskFlags, ...research.riskFlags])],
  };
}
