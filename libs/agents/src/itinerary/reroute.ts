import type { AgentContext, AgentResult, ValuesOf } from '@app/agent-kit';
import { isRouteChange } from '@app/contracts';
import type { ItineraryDay, RevisionChange, RouteStop } from '@app/contracts';
import { foldName } from '@app/guide';
import { fitTrip, keepPlanned } from '@app/planner';
import type { FittedTrip, TripBrief } from '@app/planner';
import { owesRevision } from '../plan-kit/draft-changes.js';
import { tripBrief } from '../request-kit/trip-brief.js';
import { listWords } from '../worded-text/list-words.js';
import { counted, thought } from '../worded-text/told-thought.js';
import type { reads, writes } from './itinerary.schema.js';
import { gatherRouteFacts } from './route-facts.js';
import type { RouteFacts } from './route-facts.js';
import { tripResult } from './route-result.js';
import type { TripQuestion } from './trip-question.js';

type State = ValuesOf<typeof reads>;
type Result = AgentResult<typeof writes>;
type Routed = State & { readonly itineraryDraft: readonly ItineraryDay[]; readonly route: readonly RouteStop[] };

/** People who change their route keep the kind of stay that they saw. */
function briefOf(state: Routed): TripBrief {
  const brief = tripBrief(state);
  const tier = state.stays?.find((stay) => stay.tier !== null)?.tier;
  return tier ? { ...brief, tierIsWish: true, preferences: { ...brief.preferences, accommodationPreference: tier } } : brief;
}

/** Nights with the reason that the plan gave for them, unless they are others now. */
function whyOf(state: Routed, city: string, nights: number, why: string): string {
  const before = state.route.filter((stop) => foldName(stop.city) === foldName(city));
  const same = before.find((stop) => stop.nights === nights);
  if (same) return same.why;
  const [first] = before;
  return first ? `${counted(nights, 'night')} after your change, ${first.nights} before.` : why.startsWith('You asked') ? 'You added it.' : why;
}

const withReasons = (state: Routed, facts: RouteFacts): RouteFacts => ({
  ...facts,
  parts: {
    ...facts.parts,
    outline: {
      ...facts.parts.outline,
      stops: facts.parts.outline.stops.map((stop, index) => ({
        ...stop,
        why: whyOf(state, stop.town.name, facts.parts.dates[index]?.nights ?? 0, stop.why),
      })),
    },
  },
});

const routeWords = (route: readonly RouteStop[]): string => listWords(route.map(({ city, nights }) => `${city} (${counted(nights, 'night')})`));

/** What a person is told of their new route. */
function notesOn(state: Routed, { trip }: FittedTrip, keptDays: number, changes: readonly RevisionChange[]): string[] {
  const number = state.revisionPatch?.number ?? 0;
  const label = (text: string): string => `Revision ${number}: ${text}`;
  if (!changes.some(isRouteChange)) return [];
  const modes = [...new Set(trip.transport.filter(({ id }) => !/^(?:local-d|d\d+-trip)|^car-rental$/.test(id)).map(({ mode }) => mode))];
  return [
    label(`The route is ${routeWords(trip.route)}; before it was ${routeWords(state.route)}.`),
    ...(changes.some(({ kind }) => kind === 'ways') && modes.length > 0 ? [label(`The ways are by ${listWords(modes)} now.`)] : []),
    ...(keptDays > 0 ? [label(`${counted(keptDays, 'day')} of the plan stayed as they were.`)] : []),
  ];
}

/**
 * The plan on its new route or dates: ways, stays and sums follow; days in the same place between the same ways stay to the byte, and visits
 * of days that moved go with their stop. Null when no place of the route is known.
 */
export async function reroute(state: Routed, question: TripQuestion, context: AgentContext): Promise<Result | null> {
  const changes = owesRevision(state, 'itinerary') ? (state.revisionPatch?.changes ?? []) : [];
  const gathered = await gatherRouteFacts(briefOf(state), question.today, context);
  if (!gathered) return null;
  const facts = withReasons(state, gathered);
  const transport = state.transport ?? [];
  const planned = {
    days: state.itineraryDraft,
    stays: state.stays ?? [],
    transport,
    route: state.route,
    excludedPlaces: state.revisionPatch?.excludedPlaces ?? [],
  };
  const parts = keepPlanned(planned, facts.parts);
  const plan = fitTrip(parts);
  const kept = parts.kept?.days.size ?? 0;
  context.tell(thought(`The route is ${routeWords(plan.trip.route)} now; ${counted(kept, 'day')} stay as they were.`));
  const result = await tripResult(state, question, facts, { plan, droppedPlaces: 0, notes: [], evidence: [], safetyFlags: [], riskFlags: [] }, context);
  const notes = notesOn(state, plan, kept, changes);
  const { writes, decision } = result;
  return {
    writes: { ...writes, planNotes: [...new Set([...notes, ...(writes.planNotes ?? [])])] },
    decision: { ...decision, keyEvidence: [...notes, ...decision.keyEvidence] },
  };
}
