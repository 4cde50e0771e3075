import { defineAgent } from '@app/agent-kit';
import type { AgentContext, AgentResult, ValuesOf } from '@app/agent-kit';
import { wordsIn } from '@app/messages';
import type { Words } from '@app/messages';
import { withKnowledge } from '@app/places';
import { planUnknownCity } from '@app/planner';
import { owesRepair, owesRevision } from '../plan-kit/draft-changes.js';
import { decided, noteText, unmetNote } from '../plan-kit/plan-notes.js';
import { thought } from '../worded-text/told-thought.js';
import { withToldLookups } from '../worded-text/told-lookups.js';
import { goneToFirst } from '../request-kit/gone-to-first.js';
import { affordablePlace } from './affordable-place.js';
import { gatherFacts } from './gather-facts.js';
import { itineraryExpert } from './itinerary.expert.js';
import { reads, writes } from './itinerary.schema.js';
import { nextMark, simulatedMark } from './draft-mark.js';
import { planOnCatalog } from './plan-on-catalog.js';
import { planSources } from './plan-sources.js';
import { chooseOutbound, chooseReturn } from './rank-flights.js';
import { changeDraft } from './change-draft.js';
import { changeRoute } from './change-route.js';
import { basicsOf } from './trip-basics.js';
import { routeNotes, tripQuestion } from './trip-question.js';
import type { TripQuestion } from './trip-question.js';
import { routeResult } from './route-result.js';
import { attributions, placesAround, townsOfTrip } from './trip-towns.js';
import type { TripTowns } from './trip-towns.js';
import { withLiveMarks } from './live-marks.js';
import { tripBrief } from '../request-kit/trip-brief.js';

/** Builds the days from flights, weather and the guide; a model may choose among the guide's places, the planner makes them fit. */
export const itinerary = defineAgent({
  name: 'itinerary',
  title: 'Itinerary',
  reads,
  writes,
  policy: { timeoutMs: 120_000, maxAttempts: 3 },
  expert: itineraryExpert,
  simulate: (state) => ({ draftMark: simulatedMark(state) }),
  async run(state, given) {
    const context = withToldLookups(given);
    const onCatalog = await planOnCatalog(state, context);
    if (onCatalog) return onCatalog;
    const towns = await townsOfTrip(tripBrief(state), state.tripKnowledge, context);
    return withTowns(await withKnowledge(towns.knowledge, () => planned(state, context)), towns);
  },
});

/** The days with what is known of the trip's towns: kept for the steps that follow, named as a source, and what is missing said openly. */
function withTowns({ writes: made, decision }: Result, { knowledge, limitations, safetyFlags }: TripTowns): Result {
  const { itineraryDraft = [], planSources = [], limitations: own = [], safetyFlags: flags = [] } = made;
  // What a change leaves as it was is not written, and stays.
  return {
    decision,
    writes: {
      ...made,
      ...(made.itineraryDraft ? { itineraryDraft: withLiveMarks(itineraryDraft, knowledge) } : {}),
      ...(made.planSources ? { planSources: [...planSources, ...attributions(knowledge)] } : {}),
      ...(made.limitations ? { limitations: [...own, ...limitations] } : {}),
      safetyFlags: [...new Set([...flags, ...safetyFlags])],
      tripKnowledge: knowledge,
    },
  };
}

/** The days: drafted, or changed as a person or an audit asks. */
async function planned(given: State, context: AgentContext): Promise<Result> {
  const state = { ...given, destinationCandidates: goneToFirst(given, given.route?.[0]?.city) };
  const question = tripQuestion(state, context);
  const { itineraryDraft } = state;
  if (itineraryDraft && (owesRevision(state, 'itinerary') || owesRepair(state, 'itinerary')))
    return (state.route ?? []).length > 0
      ? changeRoute({ ...state, itineraryDraft, route: state.route ?? [] }, question, context)
      : changeDraft({ ...state, itineraryDraft }, question, context);
  context.tell(thought(lookingFor(question)));
  const chosen = await affordablePlace(state, context);
  if (!chosen.facts) return unknownPlace(state, question, context);
  return routeResult(chosen.state, chosen.question, chosen.facts, context);
}

const lookingFor = ({ candidate, route }: TripQuestion): string =>
  route ? `Looking for flights from ${route.from} to ${route.to} and for the weather in ${candidate.name}.` : `Looking up the weather in ${candidate.name}.`;

type State = ValuesOf<typeof reads>;
type Result = AgentResult<typeof writes>;

/** That nothing is known of a place, and what is known around it. */
function noPlaceWords(city: string, { say, list }: Words): string {
  const near = placesAround(city);
  return near.length > 0 ? say('limit.no_places_near', { city, places: list(near) }) : say('limit.no_places', { city });
}

/** The plan of a place that no source knows: a frame of free days with usual prices, and a plain word about it. */
async function unknownPlace(state: State, question: TripQuestion, context: AgentContext): Promise<Result> {
  const facts = await gatherFacts(question, context);
  const outbound = chooseOutbound(facts.outbound, question.request.travelStartDate);
  const inbound = chooseReturn(facts.inbound);
  const basics = basicsOf(state, question, { facts, outbound, inbound });
  const plan = planUnknownCity({
    ...basics,
    cityName: question.candidate.name,
    rateFromEur: facts.rate?.rate ?? 1,
    rateAsOf: facts.rate?.asOf ?? question.today,
  });
  const limits = [`GUIDE_MISSING:${question.candidate.name}`];
  const words = wordsIn(question.language);
  const planNotes = [...routeNotes(question), ...facts.notes, ...plan.notes.map(decided), ...plan.unmet.map(unmetNote)];
  return {
    writes: {
      flightOptions: [...facts.outbound],
      returnFlightOptions: [...facts.inbound],
      selectedFlightOfferId: outbound?.offerId ?? null,
      selectedReturnFlightOfferId: inbound?.offerId ?? null,
      weatherRisks: facts.weather,
      itineraryDraft: plan.days,
      stays: plan.stays,
      transport: plan.transport,
      planNotes,
      route: [],
      wishResults: [],
      limitations: [{ code: 'PLACE_UNKNOWN', detail: noPlaceWords(question.candidate.name, words), city: question.candidate.name }],
      relaxations: [],
      planSections: [],
      exchangeRate: facts.rate,
      draftMark: nextMark(state, plan.days),
      planSources: planSources({ city: undefined, cityName: question.candidate.name, facts, chosenFlights: [outbound, inbound], today: question.today, words }),
      safetyFlags: [...new Set([...facts.safetyFlags, ...limits])],
    },
    decision: {
      inputSummary: `${question.candidate.name} from ${question.request.travelStartDate} to ${question.request.travelEndDate}`,
      keyEvidence: planNotes.map((note) => noteText(note, words)),
      outputSummary: `${plan.days.length} free day(s), ${plan.costs.total} ${plan.costs.currency}`,
      riskFlags: [...new Set([...facts.riskFlags, ...limits])],
    },
  };
}
