import type { AppliedCorrection, FoundTown } from '@app/contracts';
import { distanceKm, findTowns, foldName, openTown, townSummary } from '@app/guide';
import type { Coordinates, Town } from '@app/guide';
import type { PlaceSourcePort } from '@app/ports';
import { bareTown, hasSurroundings, isBare } from './bare-town.js';
import type { MappedPlace } from './bare-town.js';
import type { TripKnowledge } from './trip-knowledge.js';

/** A town of fewer sights does not fill three days, so live sources are asked for more. */
export const ENOUGH_SIGHTS = 8;
/** Corrections of towns this far from a stop may concern a day trip. */
const AROUND_KM = 150;
const MAX_LOOK_UPS = 8;
const MAX_CORRECTIONS = 200;

export interface GatherParts {
  readonly source: PlaceSourcePort;
  /** Finds a name on the map of the world's cities; null when it is not there. */
  readonly find: (name: string) => MappedPlace | null;
  readonly signal: AbortSignal;
  /** What was gathered before; its towns are not asked for again, and its corrections stay. */
  readonly known?: TripKnowledge | null | undefined;
  /** Told of each name before live sources are asked for it. */
  readonly onLookUp?: (name: string) => void;
}

type Gap = TripKnowledge['gaps'][number];

const isThin = (town: Town): boolean => town.places.length < ENOUGH_SIGHTS && town.bases.length === 0;
const bears = (town: FoundTown, name: string): boolean => [town.name, ...town.askedAs].some((known) => foldName(known) === foldName(name));

/** What was gathered under the name before; null when it was not asked for. */
const knownBefore = (name: string, townId: string | undefined, known: TripKnowledge | null | undefined): FoundTown | Gap | null =>
  known?.found.find((one) => one.id === townId || bears(one, name)) ?? known?.gaps.find((gap) => foldName(gap.name) === foldName(name)) ?? null;

async function lookUp(name: string, { source, find, signal, known, onLookUp }: GatherParts): Promise<FoundTown | Gap | null> {
  const [summary] = findTowns(name);
  const town = summary && openTown(summary.id);
  const before = knownBefore(name, town?.id, known);
  if (before || (town && !isThin(town))) return before;
  if (town) return source.town({ name, townId: town.id, at: pointOf(town) }, signal);
  onLookUp?.(name);
  const at = find(name);
  const found = await source.town({ name, townId: null, at: at && pointOf(at) }, signal);
  return found && !isBare(found) ? found : withSurroundings(name, found ?? (at && bareTown(name, at)), found);
}

/** A town without sights of its own is planned from what lies around it; a gap where nothing does. */
const withSurroundings = (name: string, bare: FoundTown | null, found: FoundTown | null): FoundTown | Gap =>
  bare && hasSurroundings(bare) ? bare : { name, sources: found?.sources ?? [] };

const pointOf = ({ lat, lng, country, countryCode }: Omit<MappedPlace, 'name'>) => ({ lat, lng, country, countryCode });

/**
 * What is to be known of these places beyond the gazetteer: what live sources tell of those it lacks or knows little of, and what was put right
 * about them and the towns around them; and what nobody knows enough of.
 *
 * @throws {RetryableError} STORE_UNAVAILABLE; the signal's reason.
 */
export async function gatherKnowledge(names: readonly string[], parts: GatherParts): Promise<TripKnowledge> {
  const found: FoundTown[] = [];
  const gaps: Gap[] = [];
  // One after the other: the sources ask for no more than a request a second.
  for (const name of [...new Set(names)].slice(0, MAX_LOOK_UPS)) {
    const answer = await lookUp(name, parts);
    if (answer && !('id' in answer)) gaps.push(answer);
    else if (answer && !found.some(({ id }) => id === answer.id)) found.push(answer);
  }
  return { found, corrections: parts.known?.corrections ?? (await correctionsAround(names, found, parts)), gaps };
}

async function correctionsAround(names: readonly string[], found: readonly FoundTown[], { source, signal }: GatherParts): Promise<AppliedCorrection[]> {
  const spots: Coordinates[] = [...names.flatMap((name) => findTowns(name)), ...found];
  const applied = await source.corrections(signal);
  return applied
    .filter(({ townId }) => {
      const town = townSummary(townId);
      return town !== undefined && spots.some((spot) => distanceKm(spot, town) <= AROUND_KM);
    })
    .slice(-MAX_CORRECTIONS);
}
