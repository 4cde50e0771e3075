import { addDays, fromCents, toCents } from '@app/contracts';
import type { CatalogIndex } from './catalog-index.js';
import type { CatalogTripRequest, NoCatalogTrip } from './catalog-trip.js';
import type { PricedRoute } from './price-route.js';
import { serves } from './wishes.js';
import type { WhereTo } from './where-to.js';

export interface Impasse {
  readonly index: CatalogIndex;
  readonly request: CatalogTripRequest;
  readonly where: WhereTo;
  /** The cheapest trip for a changed request, or null. */
  again(changed: CatalogTripRequest): Promise<PricedRoute | null>;
  inTime(): boolean;
}

interface Change {
  readonly words: string;
  readonly changed: CatalogTripRequest;
}

/** The reason and the smallest single change that makes a trip possible, as far as the time allowed to look. */
export async function explainNoTrip(impasse: Impasse): Promise<NoCatalogTrip> {
  const { request, index } = impasse;
  const cost = await leastCost(impasse);
  if (cost !== null) {
    const { currency } = index.catalog;
    const more = fromCents(toCents(cost) - toCents(request.budget));
    return {
      reason: `The cheapest trip found that meets every wish costs ${cost} ${currency}; the budget is ${request.budget} ${currency}.`,
      relaxations: [`Raise the budget by ${more} ${currency}.`],
    };
  }
  const relaxations: string[] = [];
  for (const { words, changed } of changesOf(request)) {
    if (!impasse.inTime()) break;
    const found = await impasse.again(changed);
    if (found) relaxations.push(`${words}; then a trip is possible from ${fromCents(found.cents)} ${index.catalog.currency}.`);
  }
  const reason = reasonOf(impasse);
  return { reason, relaxations: relaxations.length > 0 ? relaxations : ['No single change of the wishes makes a trip possible.'] };
}

/** With money no object: what the cheapest trip costs; null when there is none. */
async function leastCost({ request, again }: Impasse): Promise<number | null> {
  const found = await again({ ...request, budget: Infinity });
  return found ? fromCents(found.cents) : null;
}

function changesOf(request: CatalogTripRequest): Change[] {
  const free = { ...request, budget: Infinity };
  const changes: (Change | null)[] = [
    request.transportation === null
      ? null
      : { words: `Give up the wish "${request.transportation}" about transport`, changed: { ...free, transportation: null } },
    request.roomType === null ? null : { words: `Take other rooms than "${request.roomType}"`, changed: { ...free, roomType: null } },
    request.houseRule === null ? null : { words: `Give up the house rule "${request.houseRule}"`, changed: { ...free, houseRule: null } },
    ...request.cuisines.map((cuisine) => ({
      words: `Do without ${cuisine} food`,
      changed: { ...free, cuisines: request.cuisines.filter((other) => other !== cuisine) },
    })),
    typeof request.cities === 'number' && request.cities > 1
      ? { words: `Visit ${request.cities - 1} instead of ${request.cities} cities`, changed: { ...free, cities: request.cities - 1 } }
      : null,
    { words: 'Start and end a day later', changed: { ...free, startDate: addDays(request.startDate, 1), endDate: addDays(request.endDate, 1) } },
    { words: 'Start and end a day earlier', changed: { ...free, startDate: addDays(request.startDate, -1), endDate: addDays(request.endDate, -1) } },
    { words: 'Stay a day longer', changed: { ...free, endDate: addDays(request.endDate, 1) } },
  ];
  return changes.filter((change) => change !== null);
}

function reasonOf({ index, request, where }: Impasse): string {
  const cities = where.pool.flatMap((key) => index.cities.get(key) ?? []);
  const unserved = request.cuisines.filter((cuisine) => !cities.some((city) => city.restaurants.some(({ cuisines }) => serves(cuisines, cuisine))));
  if (unserved.length > 0) return `No restaurant of the catalog there serves ${unserved.join(', ')} food.`;
  const origin = index.cities.get(where.origin)?.name ?? where.origin;
  const reached = where.pool.some((city) => index.nextFrom(origin).has(city));
  if (!reached) return `The catalog has no way from ${origin} to ${request.destination ?? 'any city with rooms'}.`;
  return `No round trip from ${origin} connects on these dates with a room for every night that meets the wishes.`;
}
