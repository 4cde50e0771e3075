import { TerminalError, fromCents, toCents } from '@app/contracts';
import type {
  Costs,
  DestinationCandidate,
  ItineraryDay,
  PlanNotes,
  RequestContext,
  RouteStop,
  Stay,
  TransportLeg,
  UserRequest,
  WeatherRiskSummary,
} from '@app/contracts';
import { wordsIn } from '@app/messages';
import { notesOf } from '../plan-kit/plan-notes.js';
import { spokenLanguage } from '../request-kit/spoken-language.js';
import { amountsInText } from '../worded-text/amounts-in-text.js';
import { cityFinder } from '../plan-kit/city-finder.js';
import { firstDestination } from './first-destination.js';
import type { FlightLine, GroundLine, SummaryFacts } from './summary-facts.js';
import { goneToFirst } from '../request-kit/gone-to-first.js';

/** What a plan consists of so far; all of it may be absent. */
interface PlanParts {
  readonly userRequest?: UserRequest | null | undefined;
  readonly destinationCandidates?: readonly DestinationCandidate[] | null | undefined;
  readonly itineraryDraft?: ItineraryDay[] | null | undefined;
  readonly costs?: Costs | null | undefined;
  readonly route?: RouteStop[] | null | undefined;
  readonly stays?: Stay[] | null | undefined;
  readonly transport?: TransportLeg[] | null | undefined;
  readonly planNotes?: PlanNotes | null | undefined;
  readonly weatherRisks?: WeatherRiskSummary | null | undefined;
  readonly assumedFields?: string[] | null | undefined;
  readonly safetyFlags?: string[] | null | undefined;
  readonly context?: RequestContext | null | undefined;
}

/** Parts of which words can be made. */
export interface CostedParts extends PlanParts {
  readonly userRequest: UserRequest;
  readonly itineraryDraft: ItineraryDay[];
  readonly costs: Costs;
  readonly candidate: DestinationCandidate;
}

/** @throws {TerminalError} INTERNAL_ERROR when the graph asked for words before a plan had days and costs. */
export function costedParts<S extends PlanParts>(state: S): S & CostedParts {
  const { userRequest, itineraryDraft, costs } = state;
  const candidate = firstDestination(goneToFirst(state, state.route?.[0]?.city)[0], state);
  if (!userRequest || !itineraryDraft || !costs || !candidate)
    throw new TerminalError('INTERNAL_ERROR', 'The words of a plan need a request, a destination, days and costs; look at the rows of the graph.');
  return { ...state, userRequest, itineraryDraft, costs, candidate };
}

/** All stops of a route by name; the country goes with a single one. */
function whereOf({ route, candidate, userRequest, context }: CostedParts): Pick<SummaryFacts, 'destination' | 'country'> {
  const cities = [...new Set((route ?? []).map(({ city }) => city))];
  return cities.length > 1
    ? { destination: wordsIn(spokenLanguage(userRequest, context)).list(cities), country: '' }
    : { destination: candidate.name, country: candidate.country };
}

/** The computed facts that a summary may state. */
export function summaryFacts(state: CostedParts): SummaryFacts {
  const { userRequest, itineraryDraft, costs } = state;
  return {
    ...whereOf(state),
    startDate: userRequest.travelStartDate,
    endDate: userRequest.travelEndDate,
    days: itineraryDraft.length,
    travellers: userRequest.adults + userRequest.children,
    total: costs.total,
    limit: userRequest.budget,
    currency: costs.currency,
    overBy: fromCents(toCents(costs.total) - toCents(userRequest.budget)),
    byCategory: costs.byCategory,
    themes: itineraryDraft.map(({ theme }) => theme),
    highlights: highlightsOf(itineraryDraft, state),
    flights: flightLines(state),
    ground: groundLines(state),
    isReached: (state.transport ?? []).some(({ id, mode }) => mode === 'flight' || id.endsWith(WAY_THERE)),
    stays: (state.stays ?? []).map(({ area, city, tier, nights, cost, source }) => ({ where: area ?? city, tier, nights, amount: cost.amount, source })),
    currencyAssumed: (state.assumedFields ?? []).includes('currency') || !(userRequest.currency ?? state.context?.currency),
    highRiskDates: state.weatherRisks?.highRiskDates ?? [],
    weatherMissing: (state.weatherRisks?.daily.length ?? 0) === 0,
    guideMissing: (state.safetyFlags ?? []).some((flag) => flag.startsWith('GUIDE_MISSING:')),
    notes: notesOf(state.planNotes),
    language: spokenLanguage(userRequest, state.context),
  };
}

const FREE_TIME = 'free_time';

/** Sights by what the city is known for; equal ones in the order of the trip. */
function highlightsOf(days: readonly ItineraryDay[], state: CostedParts): string[] {
  const find = cityFinder(state);
  const places = [...new Set([state.candidate.name, ...(state.route ?? []).map(({ city }) => city)])].flatMap((name) => find(name)?.places ?? []);
  const rankOf = new Map(places.map(({ name, rank }) => [name, rank]));
  const names = days.flatMap((day) => day.activities.filter(({ kind }) => kind !== FREE_TIME).map(({ place }) => place.name));
  return [...new Set(names)].sort((a, b) => (rankOf.get(b) ?? 0) - (rankOf.get(a) ?? 0));
}

const flightLines = ({ transport }: CostedParts): FlightLine[] =>
  (transport ?? [])
    .filter(({ mode }) => mode === 'flight')
    .map(({ from, to, date, departureTime, cost, source }) => ({ from, to, date, departureTime, amount: cost.amount, source }));

const WAY_THERE = '-outbound';
const ON_THE_GROUND: ReadonlySet<TransportLeg['mode']> = new Set(['train', 'bus', 'ferry', 'drive']);

/** Ways from place to place; those of a day out, to an airport and about a town have ids of other kinds. */
const groundLines = ({ transport }: CostedParts): GroundLine[] =>
  (transport ?? [])
    .filter(({ id, mode, from, to }) => ON_THE_GROUND.has(mode) && id.startsWith(`${mode}-`) && from !== to)
    .map(({ mode, from, to, cost, source }) => ({ mode, from, to, amount: cost.amount, source }));

/** Every amount of money that the summary may name: computed ones, and those of the notes. */
export const knownAmounts = (input: SummaryFacts): number[] => [
  input.total,
  input.limit,
  Math.abs(input.overBy),
  ...Object.values(input.byCategory),
  ...input.flights.map(({ amount }) => amount),
  ...input.ground.map(({ amount }) => amount),
  ...input.stays.map(({ amount }) => amount),
  ...input.notes.flatMap((note) => amountsInText('text' in note ? note.text : note.kind === 'not_met' ? note.why : '')),
];
