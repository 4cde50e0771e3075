import type { AgentContext, AgentResult, ValuesOf } from '@app/agent-kit';
import type { ItineraryDay, PlanNote, RevisionChange, RouteStop } from '@app/contracts';
import { foldName } from '@app/guide';
import { wordsIn } from '@app/messages';
import type { Words } from '@app/messages';
import { fitting, keepPlanned } from '@app/planner';
import type { FittedTrip, TripBrief } from '@app/planner';
import { owesRevision } from '../plan-kit/draft-changes.js';
import { inTurns } from '../plan-kit/in-turns.js';
import { noteText, notesOf, withoutRepeatedNotes } from '../plan-kit/plan-notes.js';
import { tripBrief } from '../request-kit/trip-brief.js';
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
function whyOf(state: Routed, { city, nights, why }: Pick<RouteStop, 'city' | 'nights' | 'why'>, { say }: Words): string {
  const before = state.route.filter((stop) => foldName(stop.city) === foldName(city));
  const same = before.find((stop) => stop.nights === nights);
  if (same) return same.why;
  const [first] = before;
  if (first) return say('stop.changed_nights', { nights, before: first.nights });
  return why === say('stop.asked') || why === say('stop.asked_nights', { nights }) ? say('stop.added') : why;
}

const withReasons = (state: Routed, facts: RouteFacts, words: Words): RouteFacts => ({
  ...facts,
  parts: {
    ...facts.parts,
    outline: {
      ...facts.parts.outline,
      stops: facts.parts.outline.stops.map((stop, index) => ({
        ...stop,
        why: whyOf(state, { city: stop.town.name, nights: facts.parts.dates[index]?.nights ?? 0, why: stop.why }, words),
      })),
    },
  },
});

const routeWords = (route: readonly RouteStop[], { say, list }: Words): string => list(route.map(({ city, nights }) => say('change.stop', { city, nights })));

interface Changed {
  readonly changes: readonly RevisionChange[];
  readonly words: Words;
}

/** What a person is told of their new route. */
function notesOn(state: Routed, { trip }: FittedTrip, keptDays: number, { changes, words }: Changed): PlanNote[] {
  const { say, list } = words;
  const number = state.revisionPatch?.number ?? 0;
  const label = (text: string): PlanNote => ({ kind: 'revision', number, text });
  const modes = [...new Set(trip.transport.filter(({ id }) => !/^(?:local-d|d\d+-trip)|^car-rental$/.test(id)).map(({ mode }) => mode))];
  const [now, before] = [routeWords(trip.route, words), routeWords(state.route, words)];
  const [first, last] = [trip.days[0]?.date, trip.days.at(-1)?.date];
  const hasMoved = first !== state.itineraryDraft[0]?.date || last !== state.itineraryDraft.at(-1)?.date;
  return [
    ...(hasMoved && first && last ? [label(say('change.dates', { from: words.date(first), to: words.date(last) }))] : []),
    ...(now === before ? [] : [label(say('change.route', { now, before }))]),
    ...(changes.some(({ kind }) => kind === 'ways') && modes.length > 0
      ? [label(say('change.ways', { modes: list(modes.map((mode) => say(`mode.${mode}`))) }))]
      : []),
    ...(keptDays > 0 ? [label(say('change.days_kept', { days: keptDays }))] : []),
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
  const facts = withReasons(state, gathered, wordsIn(question.language));
  const transport = state.transport ?? [];
  const planned = {
    days: state.itineraryDraft,
    stays: state.stays ?? [],
    transport,
    route: state.route,
    excludedPlaces: state.revisionPatch?.excludedPlaces ?? [],
  };
  const parts = keepPlanned(planned, facts.parts);
  const plan = await inTurns(fitting(parts), context.signal);
  const kept = parts.kept?.days.size ?? 0;
  context.tell(thought(`The route is ${routeWords(plan.trip.route, wordsIn('en'))} now; ${counted(kept, 'day')} stay as they were.`));
  const result = await tripResult(state, question, facts, { plan, droppedPlaces: 0, notes: [], evidence: [], safetyFlags: [], riskFlags: [] }, context);
  const words = wordsIn(question.language);
  const notes = notesOn(state, plan, kept, { changes, words });
  const { writes, decision } = result;
  return {
    writes: { ...writes, planNotes: withoutRepeatedNotes([...notes, ...notesOf(writes.planNotes)]) },
    decision: { ...decision, keyEvidence: [...notes.map((note) => noteText(note, words)), ...decision.keyEvidence] },
  };
}
