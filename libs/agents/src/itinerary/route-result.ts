import type { AgentContext, AgentResult, ValuesOf } from '@app/agent-kit';
import type { Limitation, UserRequest } from '@app/contracts';
import { counted, thought } from '../worded-text/told-thought.js';
import { listWords } from '../worded-text/list-words.js';
import { moneyWords, relaxationsOf, wishLedger } from '@app/planner';
import type { FittedTrip, TripBrief, TripVersion } from '@app/planner';
import { dateSections } from './date-sections.js';
import { draftRoute } from './draft-route.js';
import { nextMark } from './draft-mark.js';
import type { reads, writes } from './itinerary.schema.js';
import type { RouteFacts } from './route-facts.js';
import { routeSources } from './route-sources.js';
import type { TripQuestion } from './trip-question.js';

type State = ValuesOf<typeof reads>;

const TIERS = ['budget', 'midrange', 'premium'];

/** The finished draft of a route, `problems` of an earlier one known to whoever chooses its places: days, stays, ways, what became of each wish, and what it cannot do. */
export async function routeResult(
  state: State,
  question: TripQuestion,
  facts: RouteFacts,
  context: AgentContext,
  problems: readonly string[] = [],
): Promise<AgentResult<typeof writes>> {
  const { parts } = facts;
  const { brief, stops } = parts.outline;
  const places = stops.reduce((sum, { town }) => sum + town.places.length, 0);
  const cities = listWords([...new Set(stops.map(({ town }) => town.name))]);
  context.tell(thought(`Comparing ${counted(places, 'place')} in ${cities}.`));
  const { plan, droppedPlaces, ...research } = await draftRoute(question.request, parts, context, problems);
  const { trip, fits, gaveUpTier } = plan;
  const wishResults = wishLedger({ wishes: brief.wishes, days: trip.days, stays: trip.stays, transport: trip.transport, towns: stops.map(({ town }) => town) });
  const relaxations = fits ? [] : relaxationsOf(parts, trip);
  const limitations: Limitation[] = [
    ...homeLimits(brief, question.request),
    ...cityLimits(brief, trip),
    ...facts.limitations,
    ...trip.limitations,
    ...budgetLimits(brief.budget, trip.costs.total, brief.currency, gaveUpTier),
  ];
  const planNotes = [
    ...facts.notes,
    ...(droppedPlaces > 0 ? [`Left out ${droppedPlaces} proposed place(s) that the guide does not know or that came twice.`] : []),
    ...research.notes,
    ...tierNotes(plan, brief),
    ...limitations.map(({ detail }) => detail),
  ];
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
      planNotes: [...new Set(planNotes)],
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
    decision: {
      inputSummary: `${cities} from ${brief.startDate} to ${brief.endDate}`,
      keyEvidence: [
        `route=${trip.route.map(({ city, nights }) => `${city}:${nights}`).join('|')}`,
        `outboundFlights=${facts.flightOptions.length}`,
        `returnFlights=${facts.returnFlightOptions.length}`,
        `highRiskDays=${facts.weather.highRiskDates.length}`,
        ...research.evidence,
        ...planNotes,
      ],
      outputSummary: `${trip.days.length} day(s) with ${trip.days.reduce((sum, day) => sum + day.activities.length, 0)} activities, ${trip.costs.total} ${trip.costs.currency}`,
      riskFlags: [...new Set([...facts.riskFlags, ...research.riskFlags])],
    },
  };
}

/** Without a place that the travellers start from, the ways there and back are missing, and so is their price; the traveller must know. */
function homeLimits({ home, route }: TripBrief, { originCity, originIata }: UserRequest): Limitation[] {
  if (home || route.ownWayThere) return [];
  const said = originCity ?? originIata;
  const why = said ? `No place called ${said} is known` : 'No origin is known';
  return [{ code: 'HOME_UNKNOWN', detail: `${why}, so no flights or other ways there and back were looked for and the costs hold none.` }];
}

/** A number of cities without their names is kept as far as the names go. */
function cityLimits({ constraints }: TripBrief, { route }: TripVersion): Limitation[] {
  const asked = constraints?.cities;
  const planned = new Set(route.map(({ city }) => city)).size;
  if (typeof asked !== 'number' || asked <= planned) return [];
  return [{ code: 'FEWER_CITIES', detail: `You asked for ${asked} cities; the plan has ${planned}, because no others were named.` }];
}

/** Money that is left may buy more than the travellers usually take; they hear of it. */
function tierNotes({ trip: { level }, fits }: FittedTrip, { preferences }: TripBrief): string[] {
  const usual = preferences.accommodationPreference;
  if (!fits || TIERS.indexOf(level.stay) <= TIERS.indexOf(usual)) return [];
  return [`Much of the budget was left, so the stays were raised from ${usual} to ${level.stay}.`];
}

function budgetLimits(budget: number | null, total: number, currency: string, gaveUpTier: boolean): Limitation[] {
  if (budget === null) return [];
  if (total > budget)
    return [
      {
        code: 'OVER_BUDGET',
        detail: `Over budget: The simplest version of this trip costs ${moneyWords(total, currency)}, the budget is ${moneyWords(budget, currency)}.`,
      },
    ];
  return gaveUpTier ? [{ code: 'TIER_GIVEN_UP', detail: 'The level of stay that was asked for does not fit the budget; the plan has a simpler one.' }] : [];
}
