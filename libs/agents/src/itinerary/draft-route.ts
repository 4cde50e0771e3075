import type { AgentContext } from '@app/agent-kit';
import { fromCents, toCents } from '@app/contracts';
import { wordsIn } from '@app/messages';
import { describeProposalOptions, fitting, moneyWords } from '@app/planner';
import type { FittedTrip, ProposedDay, TripParts } from '@app/planner';
import type { UserRequest } from '@app/contracts';
import { inTurns } from '../plan-kit/in-turns.js';
import { listWords } from '../worded-text/list-words.js';
import { itineraryPrompt } from './itinerary.prompt.js';
import { ItineraryDraft } from './itinerary.schema.js';
import type { ItineraryInput } from './itinerary.schema.js';
import { researchTrip } from './research-draft.js';
import type { ResearchedTrip } from './research-draft.js';
import { usableProposal } from './usable-proposal.js';

/** What a model is shown when it chooses places for the days of a route. */
export function routeInput(request: UserRequest, parts: TripParts, problems: readonly string[] = []): ItineraryInput {
  const { outline, dates, legs, weather } = parts;
  const { brief, stops } = outline;
  const taste = { interests: brief.preferences.prioritizedInterests, constraints: brief.constraints, children: brief.party.children };
  const flightOf = (index: number): ItineraryInput['outbound'] => {
    const flight = legs[index]?.way.flight;
    if (!flight) return null;
    const { originIata, destinationIata, departureAt, arrivalAt, stops: changes, price } = flight;
    return { originIata, destinationIata, departureAt, arrivalAt, stops: changes, price };
  };
  const several = stops.length > 1;
  return {
    language: brief.language,
    requestText: request.requestText,
    city: listWords([...new Set(stops.map(({ town }) => town.name))]),
    country: [...new Set(stops.map(({ town }) => town.country))].join(', '),
    startDate: brief.startDate,
    endDate: brief.endDate,
    adults: brief.party.adults,
    children: brief.party.children,
    budget: request.budget,
    currency: brief.currency,
    interests: brief.preferences.prioritizedInterests.length > 0 ? brief.preferences.prioritizedInterests : ['sightseeing'],
    travelStyle: brief.preferences.travelStyle,
    pace: brief.constraints?.pace ?? brief.preferences.preferredPace,
    outbound: flightOf(0),
    inbound: flightOf(stops.length),
    weather: weather.flat().map(({ date, highC, lowC, riskLevel, summary }) => ({ date, highC, lowC, riskLevel, summary })),
    mustSee: brief.constraints?.mustSee ?? [],
    avoid: brief.constraints?.avoid ?? [],
    options: stops.flatMap(({ town }) => describeProposalOptions(town, taste).map((option) => (several ? { ...option, city: town.name } : option))),
    ...(several
      ? { stops: stops.flatMap(({ town }, index) => (dates[index] ? [{ city: town.name, arrive: dates[index].arrive, leave: dates[index].leave }] : [])) }
      : {}),
    ...(problems.length > 0 ? { problems } : {}),
  };
}

const withProposal = (parts: TripParts, days: readonly ProposedDay[]): TripParts => (days.length > 0 ? { ...parts, proposal: days } : parts);

/** What a proposal's entrances cost beyond the budget, as a fault for the model; null when they fit, or nothing would. */
async function overBudget(parts: TripParts, { trip }: FittedTrip, days: readonly ProposedDay[], signal: AbortSignal): Promise<string | null> {
  const { brief, stops } = parts.outline;
  if (brief.budget === null) return null;
  const ids = new Set(days.flatMap(({ placeIds }) => placeIds));
  const entrances = stops
    .flatMap(({ town }) =>
      town.places
        .filter(({ id }) => ids.has(id))
        .map(({ cost, childCost }) => (cost * brief.party.adults + (childCost ?? cost) * brief.party.children) * parts.rateFrom(town.currency)),
    )
    .reduce((sum, amount) => sum + toCents(amount), 0);
  const planned = toCents(trip.costs.byCategory.activities ?? 0);
  const over = toCents(trip.costs.total) - planned + Math.max(entrances, planned) - toCents(brief.budget);
  if (over <= 0 || !(await inTurns(fitting({ ...parts, proposal: undefined }), signal)).fits) return null;
  const inMoney = (cents: number): string => moneyWords(fromCents(cents), brief.currency);
  return `the draft is over the budget by ${inMoney(over)}: its places cost ${inMoney(entrances)} for all travellers, besides flights, stay, meals and ways; choose cheaper or free places`;
}

/** The trip with a model's choice of places where one is configured, else the planner's own. */
export async function draftRoute(
  request: UserRequest,
  parts: TripParts,
  context: AgentContext,
  problems: readonly string[] = [],
): Promise<ResearchedTrip<FittedTrip>> {
  const input = routeInput(request, parts, problems);
  const { signal } = context;
  const planOf = (days: readonly ProposedDay[]): Promise<FittedTrip> => inTurns(fitting(withProposal(parts, days)), signal);
  if (context.tools?.isLive) {
    const faultsOf = async (plan: FittedTrip, days: readonly ProposedDay[]): Promise<string[]> =>
      [await overBudget(parts, plan, days, signal)].flatMap((fault) => fault ?? []);
    return researchTrip({ input, planOf, faultsOf, tools: context.tools, words: wordsIn(parts.outline.brief.language), context });
  }
  const { value } = await context.model.complete(
    { task: 'itinerary', schemaName: 'ItineraryDraft', schema: ItineraryDraft, ...itineraryPrompt(input), input },
    signal,
  );
  const { days, droppedPlaces } = usableProposal(value, input);
  return { plan: await planOf(days), droppedPlaces, notes: [], evidence: [], safetyFlags: [], riskFlags: [] };
}
