import type { AgentContext } from '@app/agent-kit';
import type { Limitation, PlanSource, RequestedStop } from '@app/contracts';
import { distanceKm } from '@app/guide';
import { wordsIn } from '@app/messages';
import type { TripBrief } from '@app/planner';
import { NOTHING_MORE, gatherKnowledge, isBare, knownAround, townInstead } from '@app/places';
import type { TripKnowledge } from '@app/places';
import { placeNamed } from '../request-kit/trip-places.js';
import { listWords } from '../worded-text/list-words.js';
import { thought } from '../worded-text/told-thought.js';

/** What became known of a trip's towns beyond the gazetteer, and what the travellers have to hear of it. */
export interface TripTowns {
  readonly knowledge: TripKnowledge;
  readonly limitations: readonly Limitation[];
  readonly safetyFlags: readonly string[];
}

const MAX_NEAR = 3;
const isStop = ({ role }: RequestedStop): boolean => role !== 'day_trip';

/** Said of a place that only its position is known of: where its days go instead. */
function aroundLimits({ found, gaps }: TripKnowledge, { language }: TripBrief): Limitation[] {
  const { say, list } = wordsIn(language);
  const code = 'PLACES_AROUND_ONLY';
  const bare = found.filter(isBare).map(({ name, lat, lng }): Limitation => {
    const near = knownAround({ lat, lng }).slice(0, MAX_NEAR).map(nearWords);
    return { code, detail: say('limit.places_around', { city: name, places: list(near) }), city: name };
  });
  const stayedBeside = gaps.flatMap(({ name }): Limitation[] => {
    const at = placeNamed(name);
    const town = at && townInstead(at);
    return town && at
      ? [{ code, detail: say('limit.stays_beside', { city: at.name, town: town.name, km: Math.round(distanceKm(at, town)) }), city: town.name }]
      : [];
  });
  return [...bare, ...stayedBeside];
}

function limitsOf(knowledge: TripKnowledge, brief: TripBrief): Limitation[] {
  const { found, gaps } = knowledge;
  const { say } = wordsIn(brief.language);
  const down = [...found, ...gaps].flatMap(({ name, sources }) =>
    sources.filter(({ state }) => state === 'down').map((source) => ({ city: name, source: source.name })),
  );
  return [...down.map((one) => ({ code: 'PLACES_UNAVAILABLE', detail: say('limit.places_down', one), city: one.city })), ...aroundLimits(knowledge, brief)];
}

const nearWords = ({ name, distanceKm: km }: { readonly name: string; readonly distanceKm: number }): string => `${name} (${km} km)`;

/** Known towns near a name that is on the map of the world's cities, with their distance. */
export function placesAround(name: string): string[] {
  const at = placeNamed(name);
  return at ? knownAround(at).slice(0, MAX_NEAR).map(nearWords) : [];
}

/** Said before anything is planned: the travellers may want to go elsewhere. */
function gapWords({ name }: { readonly name: string }): string {
  const near = placesAround(name);
  return `No source knows sights in ${name}.${near.length > 0 ? ` Known near it: ${listWords(near)}.` : ''}`;
}

/**
 * What is to be known of the trip's towns beyond the gazetteer. A trip that was planned keeps to what it knew then, and learns of places that
 * were added since.
 *
 * @throws {RetryableError} STORE_UNAVAILABLE; the signal's reason.
 */
export async function townsOfTrip(brief: TripBrief, known: TripKnowledge | null | undefined, context: AgentContext): Promise<TripTowns> {
  const { placeSource, signal, tell } = context;
  if (!placeSource) return { knowledge: known ?? NOTHING_MORE, limitations: [], safetyFlags: [] };
  const names = brief.route.stops.filter(isStop).map(({ place }) => place);
  const onLookUp = (name: string): void => tell(thought(`Looking up what there is to see in ${name}.`));
  const gathered = await gatherKnowledge(names, { source: placeSource, find: placeNamed, signal, known, onLookUp });
  for (const gap of gathered.gaps) tell(thought(gapWords(gap)));
  const safetyFlags = [...new Set(gathered.found.flatMap((town) => town.safetyFlags))];
  return { knowledge: gathered, limitations: limitsOf(gathered, brief), safetyFlags };
}

/** What the licences of live sources ask every plan and export to say, once for each source and town. */
export const attributions = ({ found }: TripKnowledge): PlanSource[] =>
  found.flatMap(({ name: town, sources }) =>
    sources
      .filter(({ state }) => state !== 'down')
      .map(({ name, licence, url, asOf }) => ({ kind: 'live' as const, name: `${name}: ${town}`, asOf, note: `${licence}, ${url}` })),
  );
