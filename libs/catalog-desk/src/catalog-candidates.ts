import type { Catalog, DestinationCandidate, UserRequest } from '@app/contracts';
import { foldName } from '@app/guide';
import { catalogPlaces } from './catalog-places.js';

const MAX_CANDIDATES = 3;

const candidate = (name: string, country: string, rationale: string): DestinationCandidate => ({ name, country, iataCode: null, cityCode: null, rationale });

/** The place of the catalog that the request names; when it leaves that open, the cities that the catalog has most in. Empty only for a catalog without any. */
export function catalogCandidates(catalog: Catalog, request: UserRequest): DestinationCandidate[] {
  const { origin, destination } = catalogPlaces(catalog, request);
  if (destination !== null) {
    const row = catalog.cities.find(({ name, state, country }) => [name, state, country].some((known) => known && foldName(known) === foldName(destination)));
    const country = row?.country && foldName(row.country) !== foldName(destination) ? row.country : '';
    return [candidate(destination, country, 'Named in the request; planned from the catalog alone.')];
  }
  const offers = new Map<string, number>();
  for (const { city } of [...catalog.restaurants, ...catalog.attractions]) offers.set(city, (offers.get(city) ?? 0) + 1);
  const cities = [...new Set(catalog.accommodations.map(({ city }) => city))].filter((city) => origin === null || foldName(city) !== foldName(origin));
  return cities
    .sort((a, b) => (offers.get(b) ?? 0) - (offers.get(a) ?? 0))
    .slice(0, MAX_CANDIDATES)
    .map((city) => candidate(city, '', `The catalog has ${offers.get(city) ?? 0} restaurants and sights there.`));
}
