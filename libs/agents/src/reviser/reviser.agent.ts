import { defineAgent } from '@app/agent-kit';
import type { AgentContext, ValuesOf } from '@app/agent-kit';
import { UserRequest, daysBetween, isRouteChange } from '@app/contracts';
import type { RevisionChange, RevisionPatch } from '@app/contracts';
import { bestNamed, findGuideCity, namesPlace } from '@app/guide';
import { lockedDay, locksOf, townOfStop } from '@app/planner';
import { withKnownTowns } from '../place-kit/known-towns.js';
import { listWords } from '../worded-text/list-words.js';
import { counted, thought } from '../worded-text/told-thought.js';
import { changedRoute, withFewerNights } from './changed-route.js';
import { describeChange } from './describe-change.js';
import { resolveWish } from './resolve-wishes.js';
import type { WishedPlan } from './resolve-wishes.js';
import { revisedRequest } from './revised-request.js';
import { reviserExpert } from './reviser.expert.js';
import { reviserPrompt } from './reviser.prompt.js';
import { FeedbackReading, reads, writes } from './reviser.schema.js';
import type { ReviserInput } from './reviser.schema.js';

const NOT_UNDERSTOOD = 'REVISION_NOT_UNDERSTOOD';
/** What a person can say, for those whose words were not understood. */
const EXAMPLES =
  'You can say, for example: "make day 3 lighter", "swap the museum on day 2 for something outdoors", "remove" or "add" and a place, "no museums", "more food", "cheaper hotel", "later start", "start a day later", "one night less in" and a city, "skip" or "add" and a city, "swap the order", "by train", "budget 1200".';

type State = ValuesOf<typeof reads>;

/** Turns a person's wish into changes that code can make, and into the request that holds from now on. */
export const reviser = withKnownTowns(
  defineAgent({
    name: 'reviser',
    title: 'Reviser',
    reads,
    writes,
    policy: { timeoutMs: 60_000, maxAttempts: 3 },
    expert: reviserExpert,
    simulate: (state) => ({ revisionPatch: simulatedPatch(state), userRequest: state['userRequest'] ?? {}, safetyFlags: [] }),
    async run(state, context) {
      const { revision } = state;
      context.tell(thought(`Reading wish ${revision.number} for the plan.`));
      const plan = planOf(state);
      const { changes, notes } = await readWishes(state, plan, context);
      const request = changedRequest(state, plan, { changes, notes });
      const patch = patchOf(state, request.changes, request.notes);
      const safetyFlags = patch.understood ? [] : [`${NOT_UNDERSTOOD}:${revision.number}`];
      context.tell(
        thought(patch.understood ? `Understood ${counted(patch.changes.length, 'change')}.` : 'The wish was not understood; the plan stays as it was.'),
      );
      return {
        writes: { revisionPatch: patch, ...(patch.understood ? { userRequest: request.userRequest } : {}), safetyFlags },
        decision: {
          inputSummary: `Wish ${revision.number} of ${revision.feedback.length} characters, ${counted(revision.locks.length, 'lock')}`,
          keyEvidence: [
            ...patch.changes.map((change) => `${change.kind}: ${describeChange(change)}`),
            ...patch.locks.map((lock) => `locked ${lock}`),
            ...patch.notes,
          ],
          outputSummary: patch.understood
            ? `${counted(patch.changes.length, 'change')} for ${patch.agents.join(' and ') || 'nobody'}`
            : 'Not understood; the plan stays as it was',
          riskFlags: safetyFlags,
        },
      };
    },
  }),
);

function planOf(state: State): WishedPlan {
  return { days: state.itineraryDraft, route: state.route ?? [], city: knownPlaces(state), request: state.userRequest, costs: state.costs ?? null };
}

/** What is known in all stops of the plan; without a route in its only city. */
function knownPlaces({ itineraryDraft, destinationCandidates, route }: State): WishedPlan['city'] {
  const towns = (route ?? []).flatMap((stop) => townOfStop(stop) ?? []);
  if (towns.length > 0)
    return {
      name: listWords([...new Set(towns.map(({ name }) => name))]),
      places: towns.flatMap(({ places }) => places),
      eateries: towns.flatMap(({ eateries }) => eateries),
    };
  const candidate = destinationCandidates?.[0];
  const name = candidate?.name ?? itineraryDraft[0]?.city ?? '';
  return findGuideCity(candidate?.country ? `${name}, ${candidate.country}` : name);
}

const inputOf = ({ revision, userRequest, costs, itineraryDraft, route }: State): ReviserInput => ({
  feedback: revision.feedback,
  budget: userRequest.budget,
  currency: costs?.currency ?? userRequest.currency ?? 'EUR',
  route: (route ?? []).map(({ city, country, nights }) => ({ city, country, nights })),
  days: itineraryDraft.map((day, index) => ({
    day: index + 1,
    date: day.date,
    activities: day.activities.map(({ id, place, kind, start }) => ({ id, name: place.name, kind, start })),
  })),
});

interface Wishes {
  readonly changes: RevisionChange[];
  readonly notes: string[];
}

/** The model's reading as far as it fits the plan; by rules where it makes nothing of the words. */
async function readWishes(state: State, plan: WishedPlan, context: AgentContext): Promise<Wishes> {
  const { feedback, changes = [] } = state.revision;
  const typed = knownPlacesOnly(changes, plan);
  if (changes.length > 0 && feedback.trim() === '') return typed;
  const read = await readWords(state, plan, context);
  return { changes: [...typed.changes, ...read.changes], notes: [...typed.notes, ...read.notes] };
}

/** Typed changes need no reading; only a place that comes in must be one that is known. */
function knownPlacesOnly(changes: readonly RevisionChange[], { city }: WishedPlan): Wishes {
  const found = changes.map((change): RevisionChange | string => {
    if (change.kind !== 'replace' && change.kind !== 'add') return change;
    const place = bestNamed(change.place, city?.places ?? []) ?? (change.kind === 'replace' ? bestNamed(change.place, city?.eateries ?? []) : undefined);
    return place ? { ...change, place: place.name } : `The guide has no place "${change.place}"${city ? ` in ${city.name}` : ''}.`;
  });
  return { changes: found.filter((one) => typeof one !== 'string'), notes: found.filter((one) => typeof one === 'string') };
}

async function readWords(state: State, plan: WishedPlan, { model, signal }: AgentContext): Promise<Wishes> {
  const input = inputOf(state);
  const { value } = await model.complete({ task: 'reviser', schemaName: 'FeedbackReading', schema: FeedbackReading, ...reviserPrompt(input), input }, signal);
  const read = resolveAll(value, plan);
  const wishes = read.changes.length > 0 ? read : resolveAll(reviserExpert(input), plan);
  const { newBudget } = state.revision;
  if (newBudget === null) return wishes;
  return { changes: [...wishes.changes.filter(({ kind }) => kind !== 'budget'), { kind: 'budget', amount: newBudget }], notes: wishes.notes };
}

function resolveAll({ wishes }: FeedbackReading, plan: WishedPlan): Wishes {
  const resolved = wishes.map((wish) => resolveWish(wish, plan));
  return {
    changes: resolved.flatMap((one) => ('changes' in one ? one.changes : [])),
    notes: [...new Set(resolved.flatMap((one) => ('problem' in one ? [one.problem] : [])))],
  };
}

/** Locks that name something of the plan. */
const knownLocks = ({ revision, itineraryDraft }: State): string[] => locksOf(itineraryDraft, revision.locks);

/** The changes without those of the route that could not be done, and the request that the others leave. */
function withRoute(state: State, { changes, notes }: Wishes): Wishes & { readonly userRequest: UserRequest } {
  const { userRequest, route, itineraryDraft } = state;
  if (!changes.some(isRouteChange)) {
    const dates = changes.find((change) => change.kind === 'dates');
    const fewer = dates ? daysBetween(userRequest.travelStartDate, userRequest.travelEndDate) - daysBetween(dates.startDate, dates.endDate) : 0;
    return { changes, notes, userRequest: fewer > 0 ? withFewerNights(userRequest, fewer) : userRequest };
  }
  const after = changedRoute({ request: userRequest, route: route ?? [], days: itineraryDraft, locks: knownLocks(state) }, changes);
  const left = after.isChanged ? changes : changes.filter((change) => !isRouteChange(change));
  return { changes: left, notes: [...notes, ...after.notes], userRequest: after.request };
}

/** The request after the changes; changes that no request may hold are taken back. */
function changedRequest(state: State, plan: WishedPlan, wishes: Wishes): Wishes & { readonly userRequest: UserRequest } {
  const { changes, notes, userRequest } = withRoute(state, wishes);
  const locks = new Set(knownLocks(state));
  const kept = plan.days.flatMap((day, index) =>
    day.activities.filter(({ id, locked }) => locked === true || locks.has(id) || [...locks].some((lock) => lockedDay(lock) === index + 1)),
  );
  const tried = UserRequest.safeParse(revisedRequest(userRequest, changes, kept));
  if (tried.success) return { changes, notes, userRequest: tried.data };
  const why = tried.error.issues[0]?.message ?? 'the request would not hold together';
  const others = changes.filter((change) => change.kind !== 'dates' && change.kind !== 'budget' && !isRouteChange(change));
  const rest = UserRequest.safeParse(revisedRequest(state.userRequest, others, kept));
  return { changes: rest.success ? others : [], notes: [...notes, `Left out: ${why}.`], userRequest: rest.success ? rest.data : state.userRequest };
}

function patchOf(state: State, changes: RevisionChange[], notes: string[]): RevisionPatch {
  const { revision, revisionPatch: last } = state;
  const understood = changes.length > 0;
  const wordsMissed = changes.every(({ kind }) => kind === 'budget') && revision.newBudget !== null && revision.feedback.trim() !== '';
  return {
    number: revision.number,
    understood,
    changes,
    locks: knownLocks(state),
    excludedPlaces: excludedAfter(state, last?.excludedPlaces ?? [], changes),
    agents: understood ? agentsFor(state, changes) : [],
    notes: [
      ...(understood ? [] : [`${notes.length > 0 ? 'Nothing of this wish could be done' : 'This wish was not understood'}, so the plan stays as it was.`]),
      ...(understood && wordsMissed && notes.length === 0 ? ['Only the new budget was understood.'] : []),
      ...notes,
      ...(understood ? [] : [EXAMPLES]),
    ],
  };
}

/** What went out stays out until somebody asks for it. */
function excludedAfter({ itineraryDraft }: State, before: readonly string[], changes: readonly RevisionChange[]): string[] {
  const activities = itineraryDraft.flatMap((day) => day.activities);
  const gone = changes.flatMap((change) =>
    change.kind === 'remove' || change.kind === 'swap' || change.kind === 'replace'
      ? activities.filter(({ id }) => id === change.activityId).map(({ place }) => place.name)
      : [],
  );
  const wanted = changes.flatMap((change) => (change.kind === 'add' || change.kind === 'replace' ? [change.place] : []));
  return [...new Set([...before, ...gone])].filter((name) => !wanted.some((place) => namesPlace(place, name)));
}

/** A higher budget changes no day; anything else is the itinerary's first. */
function agentsFor({ costs }: State, changes: readonly RevisionChange[]): RevisionPatch['agents'] {
  const onlyRoom = changes.every((change) => change.kind === 'budget' && costs && costs.total <= change.amount);
  return onlyRoom ? ['budget'] : changes.some(({ kind }) => kind === 'budget') ? ['itinerary', 'budget'] : ['itinerary'];
}

/** For walks through the graph. */
function simulatedPatch({ revision }: Readonly<Record<string, unknown>>): RevisionPatch {
  const { number } = revision as State['revision'];
  return { number, understood: true, changes: [], locks: [], excludedPlaces: [], agents: ['itinerary', 'budget'], notes: [] };
}
