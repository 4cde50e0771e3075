import { defineAgent } from '@app/agent-kit';
import type { AgentContext } from '@app/agent-kit';
import { daysBetween } from '@app/contracts';
import type { GuideCity } from '@app/guide';
import { planCityTrip, planUnknownCity } from '@app/planner';
import type { CityTripInput, TripBasics, TripPlan } from '@app/planner';
import { loadCatalog } from '../catalog-kit/load-catalog.js';
import { owesRepair, owesRevision } from '../plan-kit/draft-changes.js';
import { counted, thought } from '../worded-text/told-thought.js';
import { gatherFacts } from './gather-facts.js';
import type { TripFacts } from './gather-facts.js';
import { itineraryInput } from './itinerary-input.js';
import { itineraryExpert } from './itinerary.expert.js';
import { itineraryPrompt } from './itinerary.prompt.js';
import { ItineraryDraft, reads, writes } from './itinerary.schema.js';
import type { ItineraryInput } from './itinerary.schema.js';
import { leftOutCities } from './left-out-cities.js';
import { nextMark, simulatedMark } from './draft-mark.js';
import { planOnCatalog } from './plan-on-catalog.js';
import { planSources } from './plan-sources.js';
import { researchDraft } from './research-draft.js';
import type { ResearchedTrip } from './research-draft.js';
import { chooseOutbound, chooseReturn } from './rank-flights.js';
import { changeDraft } from './change-draft.js';
import { basicsOf } from './trip-basics.js';
import { routeNotes, tripQuestion } from './trip-question.js';
import { unmetNote, withStop } from './note-words.js';
import type { TripQuestion } from './trip-question.js';
import { usableProposal } from './usable-proposal.js';

/** Builds the days from flights, weather and the guide; a model may choose among the guide's places, the planner makes them fit. */
export const itinerary = defineAgent({
  name: 'itinerary',
  title: 'Itinerary',
  reads,
  writes,
  policy: { timeoutMs: 120_000, maxAttempts: 3 },
  expert: itineraryExpert,
  simulate: (state) => ({ draftMark: simulatedMark(state) }),
  async run(state, context) {
    const catalog = await loadCatalog(state, context);
    if (catalog) return planOnCatalog(state, catalog, context);
    const question = tripQuestion(state, context);
    const { itineraryDraft } = state;
    if (itineraryDraft && (owesRevision(state, 'itinerary') || owesRepair(state, 'itinerary')))
      return changeDraft({ ...state, itineraryDraft }, question, context);
    context.tell(thought(lookingFor(question)));
    const facts = await gatherFacts(question, context);
    const outbound = chooseOutbound(facts.outbound, question.request.travelStartDate);
    const inbound = chooseReturn(facts.inbound);
    const basics = basicsOf(state, question, { facts, outbound, inbound });
    const { plan, notes, evidence, ...flags } = question.city
      ? await planInGuide(question, question.city, { basics, facts, context })
      : planOutsideGuide(question, basics, facts);
    const leftOut = leftOutCities(question);
    const planNotes = [
      ...(leftOut.note ? [leftOut.note] : []),
      ...routeNotes(question),
      ...facts.notes.map(withStop),
      ...notes,
      ...plan.notes,
      ...plan.unmet.map(unmetNote),
    ];
    const limits = [...(question.city ? [] : [`GUIDE_MISSING:${question.candidate.name}`]), ...leftOut.names.map((name) => `CITIES_LEFT_OUT:${name}`)];
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
        exchangeRate: facts.rate,
        draftMark: nextMark(state, plan.days),
        planSources: planSources({ city: question.city, cityName: question.candidate.name, facts, chosenFlights: [outbound, inbound], today: question.today }),
        safetyFlags: [...new Set([...facts.safetyFlags, ...limits, ...flags.safetyFlags])],
      },
      decision: {
        inputSummary: `${question.candidate.name} from ${question.request.travelStartDate} to ${question.request.travelEndDate}${question.route ? `, flights ${question.route.from}-${question.route.to}` : ', no flights'}`,
        keyEvidence: [
          `outboundFlights=${facts.outbound.length}`,
          `returnFlights=${facts.inbound.length}`,
          `highRiskDays=${facts.weather.highRiskDates.length}`,
          ...evidence,
          ...planNotes,
        ],
        outputSummary: `${plan.days.length} day(s) with ${plan.days.reduce((sum, day) => sum + day.activities.length, 0)} activities, ${plan.costs.total} ${plan.costs.currency}`,
        riskFlags: [...new Set([...facts.riskFlags, ...limits, ...flags.riskFlags])],
      },
    };
  },
});

const lookingFor = ({ candidate, route }: TripQuestion): string =>
  route ? `Looking for flights from ${route.from} to ${route.to} and for the weather in ${candidate.name}.` : `Looking up the weather in ${candidate.name}.`;

interface GuideTrip {
  readonly basics: TripBasics;
  readonly facts: TripFacts;
  readonly context: AgentContext;
}

interface NotedPlan {
  readonly plan: TripPlan;
  readonly notes: readonly string[];
  readonly evidence: readonly string[];
  readonly safetyFlags: readonly string[];
  readonly riskFlags: readonly string[];
}

const NO_REMARKS = { evidence: [], safetyFlags: [], riskFlags: [] } as const;

async function planInGuide(question: TripQuestion, city: GuideCity, { basics, facts, context }: GuideTrip): Promise<NotedPlan> {
  const input = itineraryInput(question.request, city, basics);
  context.tell(
    thought(`Comparing ${counted(city.places.length, 'place')} for ${counted(daysBetween(basics.startDate, basics.endDate) + 1, 'day')} in ${city.name}.`),
  );
  const trip: CityTripInput = { ...basics, city, rateFromCity: facts.rate?.rate ?? 1, rateAsOf: facts.rate?.asOf ?? city.asOf };
  const { tools } = context;
  const { droppedPlaces, ...planned } = tools?.isLive ? await researchDraft({ input, trip, tools, context }) : await draftInOneGo(input, trip, context);
  const dropped = droppedPlaces > 0 ? [`Left out ${droppedPlaces} proposed place(s) that the guide does not know or that came twice.`] : [];
  return { ...planned, notes: [...dropped, ...planned.notes] };
}

/** The choice of whoever answers without looking anything up, such as the built-in expert. */
async function draftInOneGo(input: ItineraryInput, trip: CityTripInput, { model, signal }: AgentContext): Promise<ResearchedTrip> {
  const { value } = await model.complete({ task: 'itinerary', schemaName: 'ItineraryDraft', schema: ItineraryDraft, ...itineraryPrompt(input), input }, signal);
  const { days, droppedPlaces } = usableProposal(value, input);
  return { ...NO_REMARKS, notes: [], droppedPlaces, plan: planCityTrip({ ...trip, proposal: days.length > 0 ? { days } : undefined }) };
}

const planOutsideGuide = ({ candidate, today }: TripQuestion, basics: TripBasics, { rate }: TripFacts): NotedPlan => ({
  ...NO_REMARKS,
  plan: planUnknownCity({ ...basics, cityName: candidate.name, rateFromEur: rate?.rate ?? 1, rateAsOf: rate?.asOf ?? today }),
  notes: [],
});
