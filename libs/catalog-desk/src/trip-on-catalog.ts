import type { Catalog, Constraints, UserRequest } from '@app/contracts';
import { planCatalogTrip } from '@app/planner';
import type { CatalogAnswer, CatalogTripRequest } from '@app/planner';
import { catalogParts } from './catalog-parts.js';
import type { CatalogParts } from './catalog-parts.js';
import { catalogPlaces } from './catalog-places.js';

const DEADLINE_MS = 2_000;
const SEED = 1;
const EMPTY: CatalogParts = { days: [], stays: [], transport: [] };
const DAY_GRAIN_NOTE = 'The catalog plans by the day: meals and visits of a day of travel are not held against the hours of the journey.';

interface WantedTrip {
  readonly userRequest: UserRequest;
  /** A place of the catalog; null where none was chosen. */
  readonly destination: string | null;
}

/** A whole trip out of a catalog and nothing else; without days, and with the reason, when the catalog allows none. */
export interface TripOnCatalog extends CatalogParts {
  readonly isPossible: boolean;
  readonly originCity: string | null;
  readonly totalCents: number;
  /** Things to know about the trip; or why there is none, and what would have to give. */
  readonly notes: readonly string[];
  /** Sights that were asked for and are not seen. */
  readonly missed: readonly string[];
  /** How much of the catalog there was to look through. */
  readonly ways: number;
  readonly houses: number;
}

export async function tripOnCatalog(catalog: Catalog, wanted: WantedTrip): Promise<TripOnCatalog> {
  const request = tripRequest(catalog, wanted);
  const found = await answerOf(catalog, request, wanted.userRequest.currency);
  const looked = { originCity: request.originCity, ways: catalog.flights.length + catalog.ground.length, houses: catalog.accommodations.length };
  if ('noTrip' in found) {
    const { reason, relaxations } = found.noTrip;
    return { ...looked, ...EMPTY, isPossible: false, totalCents: 0, notes: [reason, ...relaxations], missed: [] };
  }
  const { trip } = found;
  const notes = [...trip.notes, ...(catalog.timeGrain === 'day' ? [DAY_GRAIN_NOTE] : [])];
  return { ...looked, ...catalogParts(trip, catalog, request.people), isPossible: true, totalCents: trip.totalCents, notes, missed: trip.missed };
}

async function answerOf(catalog: Catalog, request: CatalogTripRequest, currency: string | null | undefined): Promise<CatalogAnswer> {
  if (currency && currency !== catalog.currency) {
    const reason = `The catalog's prices are in ${catalog.currency}; a budget in ${currency} cannot be held against them.`;
    return { noTrip: { reason, relaxations: [`Give the budget in ${catalog.currency}.`] } };
  }
  return planCatalogTrip(catalog, request, { deadlineMs: DEADLINE_MS, seed: SEED, nowMs: () => performance.now() });
}

function tripRequest(catalog: Catalog, { userRequest, destination }: WantedTrip): CatalogTripRequest {
  return {
    originCity: catalogPlaces(catalog, userRequest).origin,
    destination,
    startDate: userRequest.travelStartDate,
    endDate: userRequest.travelEndDate,
    people: userRequest.adults + userRequest.children,
    budget: userRequest.budget,
    ...wishesOf(userRequest.constraints ?? {}),
  };
}

type Wishes = Pick<CatalogTripRequest, 'cities' | 'roomType' | 'houseRule' | 'cuisines' | 'transportation' | 'mustSee' | 'avoid'>;

const wishesOf = ({ cities, roomType, houseRule, cuisines, transportation, mustSee, avoid }: Constraints): Wishes => ({
  ...{ cities: cities ?? null, roomType: roomType ?? null, houseRule: houseRule ?? null, transportation: transportation ?? null },
  ...{ cuisines: cuisines ?? [], mustSee: mustSee ?? [], avoid: avoid ?? [] },
});
