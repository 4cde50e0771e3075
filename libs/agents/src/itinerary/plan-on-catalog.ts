import type { AgentContext, AgentResult, ValuesOf } from '@app/agent-kit';
import type { Catalog, Constraints, PlanNote, PlanSource, UserRequest } from '@app/contracts';
import { planCatalogTrip } from '@app/planner';
import type { CatalogAnswer, CatalogTripRequest } from '@app/planner';
import { catalogPlaces } from '../catalog-kit/catalog-places.js';
import { decided } from '../plan-kit/plan-notes.js';
import { counted, thought } from '../worded-text/told-thought.js';
import { catalogParts } from './catalog-parts.js';
import type { CatalogParts } from './catalog-parts.js';
import { nextMark } from './draft-mark.js';
import type { reads, writes } from './itinerary.schema.js';

const DEADLINE_MS = 2_000;
const SEED = 1;
const NO_PLAN_FLAG = 'NO_PLAN_ON_CATALOG';
const NOT_TO_SEE = 'it is not among what the catalog has to see in the cities visited';
const DAY_GRAIN_NOTE = 'The catalog plans by the day: meals and visits of a day of travel are not held against the hours of the journey.';

type State = ValuesOf<typeof reads>;
const EMPTY: CatalogParts = { days: [], stays: [], transport: [] };

/** A whole trip out of the catalog and nothing else; without days, and with the reason, when it allows none. */
export async function planOnCatalog(state: State, catalog: Catalog, { tell, signal }: AgentContext): Promise<AgentResult<typeof writes>> {
  const { userRequest } = state;
  const request = tripRequest(state, catalog);
  tell(
    thought(
      `Looking through ${counted(catalog.flights.length + catalog.ground.length, 'way')} and ${counted(catalog.accommodations.length, 'house')} of the catalog.`,
    ),
  );
  const answer = await answerOf({ userRequest, catalog, request, signal });
  const parts = 'trip' in answer ? catalogParts(answer.trip, catalog, request.people) : EMPTY;
  const notes =
    'trip' in answer ? [...answer.trip.notes, ...(catalog.timeGrain === 'day' ? [DAY_GRAIN_NOTE] : [])] : [answer.noTrip.reason, ...answer.noTrip.relaxations];
  const missed = 'trip' in answer ? answer.trip.missed.map((what): PlanNote => ({ kind: 'not_met', what, why: NOT_TO_SEE })) : [];
  const flights = parts.transport.filter(({ mode }) => mode === 'flight');
  const [outbound, inbound] = [parts.transport.at(0), parts.transport.at(-1)];
  const flags = 'trip' in answer ? [] : [NO_PLAN_FLAG];
  return {
    writes: {
      ...{ flightOptions: [], returnFlightOptions: [] },
      selectedFlightOfferId: outbound?.offerId ?? null,
      selectedReturnFlightOfferId: inbound?.offerId ?? null,
      weatherRisks: { location: request.destination ?? '', timezone: 'UTC', daily: [], highRiskDates: [], degraded: null },
      itineraryDraft: parts.days,
      exchangeRate: null,
      draftMark: nextMark(state, parts.days),
      stays: parts.stays,
      transport: parts.transport,
      planNotes: [...notes.map(decided), ...missed],
      planSources: [sourceOf(state)],
      safetyFlags: flags,
    },
    decision: {
      inputSummary: `${request.destination ?? 'Anywhere'} from ${request.originCity ?? 'nowhere'}, ${request.startDate} to ${request.endDate}, on catalog ${state.catalogId ?? ''}`,
      keyEvidence: [`flights=${flights.length}`, `stays=${parts.stays.length}`, ...notes],
      outputSummary: 'trip' in answer ? `${parts.days.length} day(s), ${answer.trip.totalCents / 100} ${catalog.currency}` : 'No plan on this catalog',
      riskFlags: flags,
    },
  };
}

interface Question {
  readonly userRequest: UserRequest;
  readonly catalog: Catalog;
  readonly request: CatalogTripRequest;
  readonly signal: AbortSignal;
}

async function answerOf({ userRequest, catalog, request, signal }: Question): Promise<CatalogAnswer> {
  if (userRequest.currency && userRequest.currency !== catalog.currency) {
    const reason = `The catalog's prices are in ${catalog.currency}; a budget in ${userRequest.currency} cannot be held against them.`;
    return { noTrip: { reason, relaxations: [`Give the budget in ${catalog.currency}.`] } };
  }
  return planCatalogTrip(catalog, request, { deadlineMs: DEADLINE_MS, seed: SEED, signal, nowMs: () => performance.now() });
}

function tripRequest({ userRequest, destinationCandidates }: State, catalog: Catalog): CatalogTripRequest {
  const { origin } = catalogPlaces(catalog, userRequest);
  return {
    originCity: origin,
    destination: destinationCandidates[0]?.name ?? null,
    startDate: userRequest.travelStartDate,
    endDate: userRequest.travelEndDate,
    people: userRequest.adults + userRequest.children,
    budget: userRequest.budget,
    ...wishesOf(userRequest.constraints ?? {}),
  };
}

type Wishes = Pick<CatalogTripRequest, 'cities' | 'roomType' | 'houseRule' | 'cuisines' | 'transportation' | 'mustSee' | 'avoid'>;

const wishesOf = ({ cities, roomType, houseRule, cuisines, transportation, mustSee, avoid }: Constraints): Wishes => ({
  ...{ cities: cities ?? null, roomType: roomType ?? null, houseRule: houseRule ?? null, transportation: transportation ?? null },
  ...{ cuisines: cuisines ?? [], mustSee: mustSee ?? [], avoid: avoid ?? [] },
});

const sourceOf = ({ catalogId }: State): PlanSource => ({
  kind: 'catalog',
  name: `Catalog ${catalogId ?? ''}`.trim(),
  asOf: null,
  note: 'Everything in this plan is from this catalog, every price too',
});
