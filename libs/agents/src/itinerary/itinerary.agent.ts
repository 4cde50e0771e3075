import { defineAgent } from '@app/agent-kit';
import type { AgentContext, AgentResult, ValuesOf } from '@app/agent-kit';
import { wordsIn } from '@app/messages';
import { planUnknownCity } from '@app/planner';
import { loadCatalog } from '../catalog-kit/load-catalog.js';
import { owesRepair, owesRevision } from '../plan-kit/draft-changes.js';
import { decided, noteText, unmetNote } from '../plan-kit/plan-notes.js';
import { thought } from '../worded-text/told-thought.js';
import { withToldLookups } from '../worded-text/told-lookups.js';
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
import { gatherRouteFacts } from './route-facts.js';
import { routeResult } from './route-result.js';
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
    const catalog = await loadCatalog(state, context);
    if (catalog) return planOnCatalog(state, catalog, context);
    const question = tripQuestion(state, context);
    const { itineraryDraft } = state;
    if (itineraryDraft && (owesRevision(state, 'itinerary') || owesRepair(state, 'itinerary')))
      return (state.route ?? []).length > 0
        ? changeRoute({ ...state, itineraryDraft, route: state.route ?? [] }, question, context)
        : changeDraft({ ...state, itineraryDraft }, question, context);
    const brief = tripBrief(state);
    context.tell(thought(lookingFor(question)));
    const facts = await gatherRouteFacts(brief, question.today, context);
    return facts ? routeResult(state, question, facts, context) : unknownPlace(state, question, context);
  },
});

const lookingFor = ({ candidate, route }: TripQuestion): string =>
  route ? `Looking for flights from ${route.from} to ${route.to} and for the weather in ${candidate.name}.` : `Looking up the weather in ${candidate.name}.`;

type State = ValuesOf<typeof reads>;
type Result = AgentResult<typeof writes>;

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
      limitations: [{ code: 'PLACE_UNKNOWN', detail: words.say('limit.no_places', { city: question.candidate.name }), city: question.candidate.name }],
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
