import { isDeepStrictEqual } from 'node:util';
import type { AgentContext, AgentResult, ValuesOf } from '@app/agent-kit';
import type { ItineraryDay, PlanNote, RevisionChange, RouteStop } from '@app/contracts';
import { fromCents, isRouteChange, toCents } from '@app/contracts';
import { wordsIn } from '@app/messages';
import { reviseRoute, townOfStop, wishLedger } from '@app/planner';
import type { RevisedTrip } from '@app/planner';
import { owesRevision } from '../plan-kit/draft-changes.js';
import { noteText, notesOf, unmetNote, withoutRepeatedNotes } from '../plan-kit/plan-notes.js';
import { thought } from '../worded-text/told-thought.js';
import { nextMark } from './draft-mark.js';
import { knownWorld } from './known-world.js';
import type { reads, writes } from './itinerary.schema.js';
import { reroute } from './reroute.js';
import { gatherRouteFacts } from './route-facts.js';
import { routeResult } from './route-result.js';
import { ratesTo } from '../request-kit/rates-to.js';
import { tripBrief } from '../request-kit/trip-brief.js';
import type { TripQuestion } from './trip-question.js';

type State = ValuesOf<typeof reads>;
type Result = AgentResult<typeof writes>;

/** A drafted route that is to be changed. */
export type DraftedRoute = State & { readonly itineraryDraft: readonly ItineraryDay[]; readonly route: readonly RouteStop[] };

/** The draft of a route after a person's changes, made stop by stop where the dates stand and planned anew where they moved, or after an audit. */
export async function changeRoute(state: DraftedRoute, question: TripQuestion, context: AgentContext): Promise<Result> {
  const { travelStartDate, travelEndDate } = question.request;
  const isSameDates = state.itineraryDraft[0]?.date === travelStartDate && state.itineraryDraft.at(-1)?.date === travelEndDate;
  const changes = owesRevision(state, 'itinerary') ? (state.revisionPatch?.changes ?? []) : [];
  if (!isSameDates || changes.some(isRouteChange)) {
    context.tell(thought(`Looking up ways, stays and weather from ${travelStartDate} to ${travelEndDate}.`));
    const anew = await reroutedResult(state, question, isSameDates ? knownWorld(state, context) : context, changes);
    if (anew) return anew;
  }
  return owesRevision(state, 'itinerary')
    ? revisedResult(state, question, await revised(state, question, context, changes), context)
    : repairedResult(state, question, context);
}

/** True for changes of one day or visit, which name it as the plan was; the others are about the trip as it becomes. */
const isOfDay = (change: RevisionChange): boolean => 'activityId' in change || ('day' in change && change.day !== null);
const isDone = ({ kind }: RevisionChange): boolean => kind === 'dates' || kind === 'budget';

/** First what is asked of days as they were, then the new route, then what is asked of all of it. */
async function reroutedResult(state: DraftedRoute, question: TripQuestion, context: AgentContext, changes: readonly RevisionChange[]): Promise<Result | null> {
  const ofDays = changes.filter(isOfDay);
  const first = ofDays.length > 0 ? await revised(state, question, context, ofDays) : null;
  const anew = await reroute(first ? { ...state, itineraryDraft: first.days, stays: first.stays, transport: first.transport } : state, question, context);
  const rest = changes.filter((change) => !isRouteChange(change) && !isOfDay(change) && !isDone(change));
  if (!anew) return null;
  const { itineraryDraft, stays, transport, route, planNotes = [] } = anew.writes;
  const next =
    rest.length > 0 ? await revised({ ...state, itineraryDraft: itineraryDraft ?? [], stays, transport, route: route ?? [] }, question, context, rest) : null;
  const remarks = [first, next].flatMap((trip) => (trip ? remarksOn(state, trip) : []));
  return {
    ...anew,
    writes: {
      ...anew.writes,
      ...(next ? { itineraryDraft: next.days, stays: next.stays, transport: next.transport, wishResults: ledgerOf(question, route ?? [], next) } : {}),
      planNotes: withoutRepeatedNotes([...remarks, ...notesOf(planNotes)]),
    },
  };
}

/** What was done and what was not, as notes. */
const remarksOn = ({ revisionPatch }: DraftedRoute, { notes, unmet }: RevisedTrip): PlanNote[] => [
  ...notes.map((text): PlanNote => ({ kind: 'revision', number: revisionPatch?.number ?? 0, text })),
  ...unmet.map(unmetNote),
];

const ledgerOf = ({ request, language }: TripQuestion, route: readonly RouteStop[], { days, stays, transport }: RevisedTrip) =>
  wishLedger({ wishes: request.wishes ?? [], days, stays, transport, towns: townsOf(route), language });

/** Another choice of places by a model that knows what was wrong; a draft that a person has changed stays as they want it. */
async function repairedResult(state: DraftedRoute, question: TripQuestion, context: AgentContext): Promise<Result> {
  if ((state.draftMark?.revision ?? 0) > 0) return unchangedResult(state);
  const known = knownWorld(state, context);
  const facts = await gatherRouteFacts(tripBrief(state), question.today, known);
  if (!facts) return unchangedResult(state);
  const problems = (state.auditReport?.violations ?? []).map(({ day, detail }) => (day === undefined ? detail : `day ${day}: ${detail}`));
  const result = await routeResult(state, question, facts, known, problems);
  const { itineraryDraft, stays, transport } = result.writes;
  const isSame = isDeepStrictEqual([itineraryDraft, stays, transport], [state.itineraryDraft, state.stays, state.transport]);
  return isSame ? unchangedResult(state) : result;
}

async function revised(
  state: DraftedRoute,
  { currency, request, today }: TripQuestion,
  context: AgentContext,
  changes: readonly RevisionChange[],
): Promise<RevisedTrip> {
  const currencies = new Set(state.route.flatMap((stop) => townOfStop(stop)?.currency ?? []).filter((one) => one !== currency));
  const rates = new Map((await ratesTo(currency, [...currencies], currencies, context)).map(({ from, rate }) => [from, rate] as const));
  const transport = state.transport ?? [];
  const flights = transport.filter(({ mode }) => mode === 'flight').reduce((sum, { cost }) => sum + toCents(cost.amount), 0);
  const brief = tripBrief(state);
  return reviseRoute({
    startDate: request.travelStartDate,
    endDate: request.travelEndDate,
    adults: request.adults,
    children: request.children,
    childrenAges: request.childrenAges ?? [],
    currency,
    preferences: state.preferences,
    tierIsWish: brief.tierIsWish,
    constraints: request.constraints ?? null,
    interests: request.interests,
    weather: state.weatherRisks?.daily ?? [],
    outbound: null,
    inbound: null,
    groundBudget: brief.budget === null ? null : fromCents(Math.max(0, toCents(brief.budget) - flights)),
    language: brief.language,
    route: state.route,
    rateFrom: (from) => rates.get(from) ?? 1,
    rateAsOf: today,
    present: { days: state.itineraryDraft, stays: state.stays ?? [], transport },
    changes,
    locks: new Set(state.revisionPatch?.locks ?? []),
    excludedPlaces: state.revisionPatch?.excludedPlaces ?? [],
    mostPerDay: Math.min(...brief.wishes.flatMap(({ kind, count }) => (kind === 'max_per_day' && count ? [count] : [])), Infinity),
  });
}

const townsOf = (route: readonly RouteStop[]) => route.flatMap((stop) => townOfStop(stop) ?? []);

function revisedResult(state: DraftedRoute, question: TripQuestion, trip: RevisedTrip, context: AgentContext): Result {
  const present = { days: state.itineraryDraft, stays: state.stays ?? [], transport: state.transport ?? [] };
  const isSame = isDeepStrictEqual({ days: trip.days, stays: trip.stays, transport: trip.transport }, present);
  const days = trip.changedDays.length > 0 ? `day ${trip.changedDays.join(', ')}` : 'no day';
  context.tell(thought(isSame ? 'Nothing of the plan could be changed.' : `Changed ${days}; everything else stays as it was.`));
  const number = state.revisionPatch?.number ?? 0;
  const before = notesOf(state.planNotes).filter(({ kind }) => kind !== 'revision' && kind !== 'not_met');
  const [done, open] = [trip.notes.map((text): PlanNote => ({ kind: 'revision', number, text })), trip.unmet.map(unmetNote)];
  const planNotes = withoutRepeatedNotes([...done, ...before, ...open]);
  return {
    writes: {
      itineraryDraft: trip.days,
      stays: trip.stays,
      transport: trip.transport,
      planNotes,
      wishResults: ledgerOf(question, state.route, trip),
      ...offersAfter(state, trip),
      draftMark: nextMark(state, trip.days, isSame),
    },
    decision: {
      inputSummary: `Revision ${number} of ${question.candidate.name} with ${state.revisionPatch?.changes.length ?? 0} change(s)`,
      keyEvidence: [`changedDays=${trip.changedDays.join('|') || 'none'}`, ...trip.notes, ...open.map((note) => noteText(note, wordsIn(question.language)))],
      outputSummary: isSame ? 'The draft stays as it was' : `${trip.days.length} day(s), ${trip.costs.total} ${trip.costs.currency}; changed: ${days}`,
      riskFlags: [],
    },
  };
}

/** The chosen offers where flights were exchanged for other offers. */
function offersAfter({ transport, selectedFlightOfferId, selectedReturnFlightOfferId }: DraftedRoute, trip: RevisedTrip): Result['writes'] {
  const nowOf = (chosen: string | null | undefined): string | null => {
    const leg = chosen ? (transport ?? []).find(({ offerId }) => offerId === chosen) : undefined;
    return (leg && trip.transport.find(({ id }) => id === leg.id)?.offerId) ?? chosen ?? null;
  };
  const [out, home] = [nowOf(selectedFlightOfferId), nowOf(selectedReturnFlightOfferId)];
  return {
    ...(out === (selectedFlightOfferId ?? null) ? {} : { selectedFlightOfferId: out }),
    ...(home === (selectedReturnFlightOfferId ?? null) ? {} : { selectedReturnFlightOfferId: home }),
  };
}

/** Nothing could be done about what the audit found: the planner's own choice is what it is. */
const unchangedResult = (state: DraftedRoute): Result => ({
  writes: { draftMark: nextMark(state, state.itineraryDraft, true) },
  decision: {
    inputSummary: `Audit ${state.auditReport?.round ?? 0} with ${state.auditReport?.violations.length ?? 0} violation(s)`,
    keyEvidence: [],
    outputSummary: 'The draft stays as it was',
    riskFlags: [],
  },
});
