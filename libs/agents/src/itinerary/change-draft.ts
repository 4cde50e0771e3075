import { isDeepStrictEqual } from 'node:util';
import type { AgentContext, AgentResult, ValuesOf } from '@app/agent-kit';
import type { FlightOption, ItineraryDay, PlanNote } from '@app/contracts';
import { wordsIn } from '@app/messages';
import { computeCosts, planCityTrip, repairTrip, reviseTrip, reviseUnknownCity } from '@app/planner';
import type { RevisedTrip, ReviseTripInput } from '@app/planner';
import { owesRevision } from '../plan-kit/draft-changes.js';
import { noteText, notesOf, unmetNote, withoutRepeatedNotes } from '../plan-kit/plan-notes.js';
import { counted, thought } from '../worded-text/told-thought.js';
import { nextMark } from './draft-mark.js';
import { gatherFacts } from './gather-facts.js';
import type { TripFacts } from './gather-facts.js';
import { itineraryInput } from './itinerary-input.js';
import { itineraryPrompt } from './itinerary.prompt.js';
import { ItineraryDraft } from './itinerary.schema.js';
import type { reads, writes } from './itinerary.schema.js';
import { planSources } from './plan-sources.js';
import { chooseOutbound, chooseReturn } from './rank-flights.js';
import { basicsOf } from './trip-basics.js';
import { routeNotes } from './trip-question.js';
import type { TripQuestion } from './trip-question.js';
import { usableProposal } from './usable-proposal.js';

type State = ValuesOf<typeof reads>;
type Drafted = State & { readonly itineraryDraft: readonly ItineraryDay[] };
type Result = AgentResult<typeof writes>;

/** What is known of the trip, and the flights it takes. */
interface Known {
  readonly facts: TripFacts;
  readonly outbound: FlightOption | null;
  readonly inbound: FlightOption | null;
  /** True when the world was asked again. */
  readonly isFresh: boolean;
}

/** The draft after a person's changes, or after the repair of what an audit found; everything else in it stays as it is. */
export async function changeDraft(state: Drafted, question: TripQuestion, context: AgentContext): Promise<Result> {
  const known = await factsFor(state, question, context);
  const trip = owesRevision(state, 'itinerary') ? revised(state, question, known) : await repaired(state, question, { known, context });
  const present = presentOf(state);
  const isSame = isDeepStrictEqual(
    { days: trip.days, stays: trip.stays, transport: trip.transport },
    { days: present.days, stays: present.stays, transport: present.transport },
  );
  const days = trip.changedDays.length > 0 ? `day ${trip.changedDays.join(', ')}` : 'no day';
  context.tell(thought(isSame ? 'Nothing of the plan could be changed.' : `Changed ${days}; everything else stays as it was.`));
  const planNotes = notesAfter(state, question, { known, trip });
  return {
    writes: {
      ...(known.isFresh ? factWrites(question, known) : {}),
      itineraryDraft: trip.days,
      stays: trip.stays,
      transport: trip.transport,
      planNotes,
      draftMark: nextMark(state, trip.days, isSame),
    },
    decision: {
      inputSummary: taskOf(state, question),
      keyEvidence: [
        `changedDays=${trip.changedDays.join('|') || 'none'}`,
        `askedAgain=${known.isFresh}`,
        ...trip.notes,
        ...trip.unmet.map((wish) => noteText(unmetNote(wish), wordsIn(question.language))),
      ],
      outputSummary: isSame ? 'The draft stays as it was' : `${trip.days.length} day(s), ${trip.costs.total} ${trip.costs.currency}; changed: ${days}`,
      riskFlags: known.isFresh ? [...known.facts.riskFlags] : [],
    },
  };
}

const taskOf = (state: Drafted, { candidate }: TripQuestion): string =>
  owesRevision(state, 'itinerary')
    ? `Revision ${state.revisionPatch?.number ?? 0} of ${candidate.name} with ${counted(state.revisionPatch?.changes.length ?? 0, 'change')}`
    : `Audit ${state.auditReport?.round ?? 0} of ${candidate.name} with ${counted(state.auditReport?.violations.length ?? 0, 'violation')}`;

const presentOf = (state: Drafted) => ({ days: state.itineraryDraft, stays: state.stays ?? [], transport: state.transport ?? [] });

/** Flights, weather and rate as they were known, unless the dates changed: then the world is asked again. */
async function factsFor(state: Drafted, question: TripQuestion, context: AgentContext): Promise<Known> {
  const { travelStartDate, travelEndDate } = question.request;
  const isSameDates = state.itineraryDraft[0]?.date === travelStartDate && state.itineraryDraft.at(-1)?.date === travelEndDate;
  const remembered = isSameDates ? rememberedFacts(state, question) : null;
  if (remembered) return remembered;
  context.tell(thought(`Looking up flights and weather from ${travelStartDate} to ${travelEndDate}.`));
  const facts = await gatherFacts(question, context);
  return { facts, outbound: chooseOutbound(facts.outbound, travelStartDate), inbound: chooseReturn(facts.inbound), isFresh: true };
}

/** What the state holds of the world; null when it lacks something. */
function rememberedFacts(state: Drafted, question: TripQuestion): Known | null {
  const { weatherRisks: weather, exchangeRate: rate = null, flightOptions, returnFlightOptions } = state;
  const needsRate = (question.city?.currency ?? 'EUR') !== question.currency;
  if (!weather || (needsRate && !rate)) return null;
  const [outbound, inbound] = [flightOptions ?? [], returnFlightOptions ?? []];
  return {
    facts: { outbound, inbound, weather, rate, notes: [], safetyFlags: [], riskFlags: [] },
    outbound: outbound.find(({ offerId }) => offerId === state.selectedFlightOfferId) ?? null,
    inbound: inbound.find(({ offerId }) => offerId === state.selectedReturnFlightOfferId) ?? null,
    isFresh: false,
  };
}

function factWrites(question: TripQuestion, { facts, outbound, inbound }: Known): Result['writes'] {
  const { city, candidate, today, language } = question;
  return {
    flightOptions: [...facts.outbound],
    returnFlightOptions: [...facts.inbound],
    selectedFlightOfferId: outbound?.offerId ?? null,
    selectedReturnFlightOfferId: inbound?.offerId ?? null,
    weatherRisks: facts.weather,
    exchangeRate: facts.rate,
    planSources: planSources({ city, cityName: candidate.name, facts, chosenFlights: [outbound, inbound], today, words: wordsIn(language) }),
    safetyFlags: [...facts.safetyFlags],
  };
}

function reviseInput(state: Drafted, question: TripQuestion, known: Known): Omit<ReviseTripInput, 'city'> {
  const basics = basicsOf(state, question, known);
  return {
    ...basics,
    rateFromCity: known.facts.rate?.rate ?? 1,
    rateAsOf: known.facts.rate?.asOf ?? question.city?.asOf ?? question.today,
    present: presentOf(state),
    changes: owesRevision(state, 'itinerary') ? (state.revisionPatch?.changes ?? []) : [],
    locks: new Set(state.revisionPatch?.locks ?? []),
    excludedPlaces: state.revisionPatch?.excludedPlaces ?? [],
  };
}

function revised(state: Drafted, question: TripQuestion, known: Known): RevisedTrip {
  const input = reviseInput(state, question, known);
  const { city, candidate } = question;
  if (city) return reviseTrip({ ...input, city });
  return reviseUnknownCity({ ...input, cityName: candidate.name, rateFromEur: input.rateFromCity });
}

/** Another choice of a model that knows what was wrong, else the offending days built again. */
async function repaired(
  state: Drafted,
  question: TripQuestion,
  { known, context }: { readonly known: Known; readonly context: AgentContext },
): Promise<RevisedTrip> {
  const input = reviseInput(state, question, known);
  const { city } = question;
  const violations = state.auditReport?.violations ?? [];
  if (!city) return unchanged(input);
  const isRevised = (state.draftMark?.revision ?? 0) > 0;
  const proposal = isRevised ? null : await proposedAnew(state, { ...question, city }, { known, context });
  if (!proposal) return repairTrip({ ...input, city }, violations);
  const plan = planCityTrip({ ...input, city, proposal });
  return { ...plan, changedDays: plan.days.flatMap((day, index) => (isDeepStrictEqual(day, state.itineraryDraft[index]) ? [] : [index + 1])) };
}

function unchanged({ present, currency }: Pick<ReviseTripInput, 'present' | 'currency'>): RevisedTrip {
  const { days, stays, transport } = present;
  const costs = computeCosts(present, currency);
  return { days: [...days], stays: [...stays], transport: [...transport], costs, tier: stays[0]?.tier ?? 'midrange', notes: [], unmet: [], changedDays: [] };
}

/** A model's next choice, told what was wrong with the last; null when it makes none, as the built-in expert does. */
async function proposedAnew(
  state: Drafted,
  question: TripQuestion & { readonly city: NonNullable<TripQuestion['city']> },
  { known, context }: { readonly known: Known; readonly context: AgentContext },
) {
  const problems = (state.auditReport?.violations ?? []).map(({ day, detail }) => (day === undefined ? detail : `day ${day}: ${detail}`));
  const input = { ...itineraryInput(question.request, question.city, basicsOf(state, question, known)), problems };
  const { value } = await context.model.complete(
    { task: 'itinerary', schemaName: 'ItineraryDraft', schema: ItineraryDraft, ...itineraryPrompt(input), input },
    context.signal,
  );
  const { days } = usableProposal(value, input);
  return days.length > 0 ? { days } : null;
}

/** What a change replaces; wishes that are not met stay so until the plan is made anew. */
const REPLACED: ReadonlySet<PlanNote['kind']> = new Set(['over_budget', 'revision', 'repair']);

/** Notes that still hold, what the world said anew, and what was done. */
function notesAfter(state: Drafted, question: TripQuestion, { known, trip }: { readonly known: Known; readonly trip: RevisedTrip }): PlanNote[] {
  const before = known.isFresh ? [...routeNotes(question), ...known.facts.notes] : notesOf(state.planNotes).filter(({ kind }) => !REPLACED.has(kind));
  const number = state.revisionPatch?.number ?? 0;
  const done = trip.notes.map((text): PlanNote => (owesRevision(state, 'itinerary') ? { kind: 'revision', number, text } : { kind: 'repair', text }));
  return withoutRepeatedNotes([...done, ...before, ...trip.unmet.map(unmetNote)]);
}
