import { TerminalError, fromCents, toCents } from '@app/contracts';
import type { BudgetAssessment, Costs, DestinationCandidate, ItineraryDay, UserRequest } from '@app/contracts';
import type { ValuesOf } from '@app/agent-kit';
import { wordsIn } from '@app/messages';
import { notesOf } from '../plan-kit/plan-notes.js';
import { spokenLanguage } from '../request-kit/spoken-language.js';
import { amountsInText } from '../worded-text/amounts-in-text.js';
import { cityFinder } from '../plan-kit/city-finder.js';
import { firstDestination } from './first-destination.js';
import type { FlightLine, SynthesisInput, reads } from './plan-synthesizer.schema.js';
import { goneToFirst } from '../request-kit/gone-to-first.js';

type State = ValuesOf<typeof reads>;

/** A state in which everything that a plan needs is there. */
export interface PlannedState extends State {
  readonly userRequest: UserRequest;
  readonly itineraryDraft: ItineraryDay[];
  readonly budgetAssessment: BudgetAssessment;
  readonly costs: Costs;
  readonly packingList: string[];
  readonly candidate: DestinationCandidate;
}

/** @throws {TerminalError} INTERNAL_ERROR when the graph asked for a plan before its parts were there. */
export function plannedState(state: State): PlannedState {
  const { userRequest, itineraryDraft, budgetAssessment, costs, packingList } = state;
  const candidate = firstDestination(goneToFirst(state, state.route?.[0]?.city)[0], state);
  if (!userRequest || !itineraryDraft || !budgetAssessment || !costs || !packingList || !candidate)
    throw new TerminalError(
      'INTERNAL_ERROR',
      'The synthesizer needs a request, a destination, days, costs, a budget and a packing list; look at its row in the graph.',
    );
  return { ...state, userRequest, itineraryDraft, budgetAssessment, costs, packingList, candidate };
}

/** All stops of a route by name; the country goes with a single one. */
function whereOf({ route, candidate, userRequest, context }: PlannedState): Pick<SynthesisInput, 'destination' | 'country'> {
  const cities = [...new Set((route ?? []).map(({ city }) => city))];
  return cities.length > 1
    ? { destination: wordsIn(spokenLanguage(userRequest, context)).list(cities), country: '' }
    : { destination: candidate.name, country: candidate.country };
}

/** The computed facts that a summary may state. */
export function synthesisInput(state: PlannedState): SynthesisInput {
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
function highlightsOf(days: readonly ItineraryDay[], state: PlannedState): string[] {
  const find = cityFinder(state);
  const places = [...new Set([state.candidate.name, ...(state.route ?? []).map(({ city }) => city)])].flatMap((name) => find(name)?.places ?? []);
  const rankOf = new Map(places.map(({ name, rank }) => [name, rank]));
  const names = days.flatMap((day) => day.activities.filter(({ kind }) => kind !== FREE_TIME).map(({ place }) => place.name));
  return [...new Set(names)].sort((a, b) => (rankOf.get(b) ?? 0) - (rankOf.get(a) ?? 0));
}

const flightLines = ({ transport }: PlannedState): FlightLine[] =>
  (transport ?? [])
    .filter(({ mode }) => mode === 'flight')
    .map(({ from, to, date, departureTime, cost, source }) => ({ from, to, date, departureTime, amount: cost.amount, source }));

/** Every amount of money that the summary may name: computed ones, and those of the notes. */
export const knownAmounts = (input: SynthesisInput): number[] => [
  input.total,
  input.limit,
  Math.abs(input.overBy),
  ...Object.values(input.byCategory),
  ...input.flights.map(({ amount }) => amount),
  ...input.stays.map(({ amount }) => amount),
  ...input.notes.flatMap((note) => amountsInText('text' in note ? note.text : note.kind === 'not_met' ? note.why : '')),
];
