import { distanceKm, foldName, openTown, townSummaries } from '@app/guide';
import type { Coordinates, Town } from '@app/guide';

/** What a region offers within this distance of a base is in reach from there. */
const REACH_KM = 80;
const SAME_PLACE_KM = 0.25;

const isKnown = (town: Town, { name, lat, lng }: Coordinates & { readonly name: string }): boolean =>
  town.places.some((place) => foldName(place.name) === foldName(name) || distanceKm(place, { lat, lng }) <= SAME_PLACE_KM);

const extended = new Map<string, Town>();

/** The town with the sights of the regions, islands and parks whose base it is; people who sleep in Portree have come for Skye. */
export function withSurroundings(town: Town): Town {
  const known = extended.get(town.id);
  if (known) return known;
  const regions = townSummaries().flatMap(({ id, bases }) => (bases.includes(town.id) && id !== town.id ? (openTown(id) ?? []) : []));
  if (regions.length === 0) return town;
  const places = regions.flatMap((region) =>
    region.places
      .filter((place) => distanceKm(town, place) <= REACH_KM && !isKnown(town, place))
      .map((place) => ({ ...place, id: `${region.id}-${place.id}` })),
  );
  const eateries = regions.flatMap((region) =>
    region.eateries.filter((eatery) => distanceKm(town, eatery) <= REACH_KM).map((eatery) => ({ ...eatery, id: `${region.id}-${eatery.id}` })),
  );
  const result: Town = {
    ...town,
    good: [...new Set([...town.good, ...regions.flatMap(({ good }) => good)])],
    places: [...town.places, ...places],
    eateries: [...town.eateries, ...eateries],
    foods: [...new Set([...town.foods, ...regions.flatMap(({ foods }) => foods)])],
  };
  extended.set(town.id, result);
  return result;
}
