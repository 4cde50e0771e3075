import { distanceKm, foldName, openTown, townSummaries } from '@app/guide';
import type { Coordinates, Town } from '@app/guide';

import type { Sight } from './sight.js';
import type { TripDay } from './trip-day.js';

/** What a region offers within this distance of a base is in reach from there. */
const REACH_KM = 80;
/** A town this near to the stay is where people sleep, whatever the region is called. */
const BASE_KM = 12;
const SAME_PLACE_KM = 0.03;
/** Two palaces that stand so near each other are one. */
const SAME_OF_KIND_KM = 0.15;
/** One sight is drawn at its gate by one source and in its midst by another. */
const SAME_NAME_KM = 1.5;

type Place = Town['places'][number];

/** "Real Alcázar, Seville" without the town, between blanks. */
const bareName = ({ name }: Place): string => ` ${foldName(name.split(', ')[0] ?? name)} `;

/** A region tells the sights of its towns too, and may call them by other words: "Alhambra, Granada" and "Alhambra and Nasrid Palaces". */
function isSame(one: Place, other: Place): boolean {
  if (foldName(one.name) === foldName(other.name)) return true;
  const km = distanceKm(one, other);
  if (km > SAME_NAME_KM) return false;
  const [a, b] = [bareName(one), bareName(other)];
  return km <= SAME_PLACE_KM || (km <= SAME_OF_KIND_KM && one.kind === other.kind) || a.includes(b) || b.includes(a);
}

const isKnown = (town: Town, place: Place): boolean => town.places.some((own) => isSame(own, place));

const hasTable = ({ eateries }: Town, name: string): boolean => eateries.some((eatery) => foldName(eatery.name) === foldName(name));
const hasEvent = ({ events }: Town, name: string): boolean => events.some((event) => foldName(event.name) === foldName(name));
/** An event of a region is one of the town when it bears the town's name: the Carnaval do Rio. */
const isOf = (town: Town, event: string): boolean => {
  const words = new Set(foldName(event).split(' '));
  return [town.name, ...town.aliases].some((name) =>
    foldName(name)
      .split(' ')
      .some((word) => word.length > 2 && words.has(word)),
  );
};

/** Nothing lies farther from where people sleep, what was wished for excepted: another island, the far end of a country. */
export const FARTHEST_KM = { usual: 50, wished: 110 };

type Stays = readonly { readonly town: Town }[];

const isOfAnotherStop = (place: Place, town: Town, stops: Stays): boolean =>
  stops.some((stop) => stop.town.id !== town.id && stop.town.places.some((other) => distanceKm(other, place) <= SAME_OF_KIND_KM));

/** A sight near enough to the stay; who sleeps in Sintra next has no need to go to its palace from Lisbon, unless it was wished for. */
export function isOffered({ place, bestFor }: Pick<Sight, 'place' | 'bestFor'>, { town, base }: Pick<TripDay, 'town' | 'base'>, stops: Stays): boolean {
  if (bestFor.length > 0) return distanceKm(base, place) <= FARTHEST_KM.wished;
  return distanceKm(base, place) <= FARTHEST_KM.usual && !isOfAnotherStop(place, town, stops);
}

const extended = new Map<string, Town>();
/** As many stays as one plan may touch, many times over. */
const MAX_EXTENDED = 300;

/** The regions whose base the town is, and of a region the base that the stay is in. */
function neighboursOf(town: Town, stay: Coordinates): Town[] {
  const regions = townSummaries().filter(({ id, bases }) => bases.includes(town.id) && id !== town.id);
  const bases = townSummaries().filter((other) => town.bases.includes(other.id) && distanceKm(other, stay) <= BASE_KM);
  return [...regions, ...bases].flatMap(({ id }) => openTown(id) ?? []);
}

/** The town with what lies around the stay: who sleeps in Portree has come for Skye, and who stays in Crete sees the harbour before the door. */
export function withSurroundings(town: Town, stay: Coordinates): Town {
  const key = `${town.id} ${stay.lat} ${stay.lng}`;
  const known = extended.get(key);
  if (known) return known;
  const neighbours = neighboursOf(town, stay);
  if (neighbours.length === 0) return town;
  const inReach = (point: Coordinates): boolean => distanceKm(stay, point) <= REACH_KM;
  // Two regions may name the same abbey.
  const places = neighbours.reduce<Town['places']>((known, other) => {
    const own = other.places.filter((place) => inReach(place) && !isKnown(town, place) && !known.some((one) => isSame(one, place)));
    return [...known, ...own.map((place) => ({ ...place, id: `${other.id}-${place.id}` }))];
  }, []);
  const eateries = neighbours.flatMap((other) =>
    other.eateries.filter((eatery) => inReach(eatery) && !hasTable(town, eatery.name)).map((eatery) => ({ ...eatery, id: `${other.id}-${eatery.id}` })),
  );
  const areas = neighbours.flatMap((other) =>
    other.stayAreas
      .filter((area) => inReach(area) && !town.stayAreas.some(({ name }) => foldName(name) === foldName(area.name)))
      .map((area) => ({ ...area, id: `${other.id}-${area.id}` })),
  );
  const result: Town = {
    ...town,
    good: [...new Set([...town.good, ...neighbours.flatMap(({ good }) => good)])],
    places: [...town.places, ...places],
    eateries: [...town.eateries, ...eateries],
    stayAreas: [...town.stayAreas, ...areas],
    events: [...town.events, ...neighbours.flatMap((other) => other.events.filter(({ name }) => isOf(town, name) && !hasEvent(town, name)))],
    foods: [...new Set([...town.foods, ...neighbours.flatMap(({ foods }) => foods)])],
  };
  if (extended.size >= MAX_EXTENDED) extended.clear();
  extended.set(key, result);
  return result;
}
