import type { NamedTown, PlacesAnswer } from '@app/contracts';
import { GUIDE_CITIES, findTowns, foldName, openTown } from '@app/guide';
import type { MappedPlace } from './bare-town.js';
import { describeTown, namedTown } from './describe-town.js';
import { alikeTowns, knownAround } from './nearest-names.js';
import type { TripKnowledge } from './trip-knowledge.js';

const MAX_TOWNS = 5;
const MAX_SIGHTS = 5;
const MIN_SIGHT_CHARS = 4;
/** "Belém Tower (Torre de Belém)" is asked for by either name. */
const BRACKETED = /\s{0,2}\([^()]{0,300}\)/g;

type NamedSight = PlacesAnswer['sights'][number];

/** Sights of that name in the cities of the guide, which are in memory; the towns of the gazetteer would have to be read from disk. */
function sightsNamed(name: string): NamedSight[] {
  const wanted = foldName(name);
  if (wanted.length < MIN_SIGHT_CHARS) return [];
  return GUIDE_CITIES.flatMap((city) =>
    city.places
      .filter((place) => foldName(place.name.replace(BRACKETED, '')) === wanted || foldName(place.name) === wanted)
      .flatMap(({ id, name: sight, kind, lat, lng }) => {
        const town = openTown(city.id);
        return town ? [{ id, name: sight, kind, lat, lng, town: namedTown(town) satisfies NamedTown }] : [];
      }),
  ).slice(0, MAX_SIGHTS);
}

/** What is known under a name. `knowledge` is in scope already, see `withKnowledge`; `find` looks an unknown name up on the map of the world's cities. */
export function describePlaces(q: string, knowledge: TripKnowledge, find: (name: string) => MappedPlace | null): PlacesAnswer {
  const towns = findTowns(q)
    .slice(0, MAX_TOWNS)
    .flatMap(({ id }) => openTown(id) ?? [])
    .map((town) =>
      describeTown(town, {
        found: knowledge.found.find(({ id }) => id === town.id) ?? null,
        corrections: knowledge.corrections.filter(({ townId }) => townId === town.id),
      }),
    );
  const sights = sightsNamed(q);
  const isKnown = towns.length > 0 || sights.length > 0;
  if (isKnown) return { q, towns, sights, nearest: { spellings: [], places: [] } };
  const at = find(q);
  return { q, towns, sights, nearest: { spellings: alikeTowns(q), places: at ? knownAround(at) : [] } };
}
