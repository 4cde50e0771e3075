import type { AgentContext, AgentResult, ValuesOf } from '@app/agent-kit';
import type { TripOnCatalog } from '@app/catalog-desk';
import type { PlanNote, PlanSource } from '@app/contracts';
import { askCatalog } from '../catalog-kit/ask-catalog.js';
import { decided } from '../plan-kit/plan-notes.js';
import { counted, thought } from '../worded-text/told-thought.js';
import { nextMark } from './draft-mark.js';
import type { reads, writes } from './itinerary.schema.js';

const NO_PLAN_FLAG = 'NO_PLAN_ON_CATALOG';
const NOT_TO_SEE = 'it is not among what the catalog has to see in the cities visited';

type State = ValuesOf<typeof reads>;

/** A whole trip out of the catalog and nothing else; without days, and with the reason, when it allows none. Null when the state plans on no catalog. */
export async function planOnCatalog(state: State, context: AgentContext): Promise<AgentResult<typeof writes> | null> {
  const destination = state.destinationCandidates[0]?.name ?? null;
  const trip = await askCatalog(state, context, 'trip', { userRequest: state.userRequest, destination });
  if (!trip) return null;
  const { days, stays, transport, notes } = trip;
  context.tell(thought(`Looked through ${counted(trip.ways, 'way')} and ${counted(trip.houses, 'house')} of the catalog.`));
  const missed = trip.missed.map((what): PlanNote => ({ kind: 'not_met', what, why: NOT_TO_SEE }));
  const safetyFlags = trip.isPossible ? [] : [NO_PLAN_FLAG];
  return {
    writes: {
      ...{ flightOptions: [], returnFlightOptions: [] },
      selectedFlightOfferId: transport.at(0)?.offerId ?? null,
      selectedReturnFlightOfferId: transport.at(-1)?.offerId ?? null,
      weatherRisks: { location: destination ?? '', timezone: 'UTC', daily: [], highRiskDates: [], degraded: null },
      itineraryDraft: days,
      exchangeRate: null,
      draftMark: nextMark(state, days),
      stays,
      transport,
      planNotes: [...notes.map(decided), ...missed],
      planSources: [sourceOf(state)],
      safetyFlags,
    },
    decision: decisionOf(state, trip),
  };
}

function decisionOf(state: State, { originCity, days, stays, transport, notes, totalCents, isPossible }: TripOnCatalog) {
  const { userRequest, destinationCandidates, catalogId, catalogContent } = state;
  const flights = transport.filter(({ mode }) => mode === 'flight');
  return {
    inputSummary: `${destinationCandidates[0]?.name ?? 'Anywhere'} from ${originCity ?? 'nowhere'}, ${userRequest.travelStartDate} to ${userRequest.travelEndDate}, on catalog ${catalogId ?? ''}`,
    keyEvidence: [`flights=${flights.length}`, `stays=${stays.length}`, ...notes],
    outputSummary: isPossible ? `${days.length} day(s), ${totalCents / 100} ${catalogContent?.currency ?? ''}` : 'No plan on this catalog',
    riskFlags: isPossible ? [] : [NO_PLAN_FLAG],
  };
}

const sourceOf = ({ catalogId }: State): PlanSource => ({
  kind: 'catalog',
  name: `Catalog ${catalogId ?? ''}`.trim(),
  asOf: null,
  note: 'Everything in this plan is from this catalog, every price too',
});
