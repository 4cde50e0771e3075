import { distance } from 'fastest-levenshtein';
import { foldName, townSummaries, townsNear } from '@app/guide';
import type { Coordinates, TownSummary } from '@app/guide';
import { namedTown } from './describe-town.js';
import type { NamedTown } from '@app/contracts';

const MAX_SPELLINGS = 5;
const MAX_PLACES = 5;
const AROUND_KM = 200;
/** As many letters may differ as make a third of the name. */
const LETTERS_PER_ERROR = 3;

const closest = ({ name, id, names, aliases }: TownSummary, wanted: string): number =>
  Math.min(...[name, id, ...Object.values(names), ...aliases].map((spelling) => distance(foldName(spelling), wanted)));

/** Known towns whose name is spelled like `name`, the closest first. */
export function alikeTowns(name: string): NamedTown[] {
  const wanted = foldName(name.split(',')[0] ?? name);
  const limit = Math.max(1, Math.floor(wanted.length / LETTERS_PER_ERROR));
  return townSummaries()
    .map((town) => ({ town, errors: closest(town, wanted) }))
    .filter(({ errors }) => errors <= limit)
    .sort((a, b) => a.errors - b.errors || a.town.name.localeCompare(b.town.name))
    .slice(0, MAX_SPELLINGS)
    .map(({ town }) => namedTown(town));
}

/** Known towns around a point, the nearest first. */
export const knownAround = (point: Coordinates): (NamedTown & { readonly distanceKm: number })[] =>
  townsNear(point, AROUND_KM)
    .filter(({ kind }) => kind !== 'region')
    .slice(0, MAX_PLACES)
    .map((town) => ({ ...namedTown(town), distanceKm: Math.round(town.distanceKm) }));
