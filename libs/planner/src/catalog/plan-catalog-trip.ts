import { daysBetween } from '@app/contracts';
import type { Catalog } from '@app/contracts';
import { indexCatalog } from './catalog-index.js';
import type { CatalogIndex } from './catalog-index.js';
import type { CatalogAnswer, CatalogTripRequest, SearchLimits } from './catalog-trip.js';
import { composeTrip } from './compose-trip.js';
import { explainNoTrip } from './no-trip.js';
import { RoutePricer } from './price-route.js';
import type { PricedRoute } from './price-route.js';
import { Routes } from './routes.js';
import { Pacer } from './pacer.js';
import { Stays } from './stay-choice.js';
import { Tables } from './table-choice.js';
import { Ways } from './ways.js';
import { whereTo } from './where-to.js';
import type { WhereTo } from './where-to.js';
import { isNamedIn } from './wishes.js';

/** Enough to compare every trip of a small region; larger ones are cut off here, so that the same input gives the same plan on any machine. */
const MAX_ROUTES = 20_000;
const UNEVEN_NIGHT = 1;
const MISSING_MEAL = 20;
const MISSING_SIGHT = 60;
const MISSING_MUST_SEE = 100;
const TIE = 1e-6;

/**
 * The best complete trip that the catalog allows within budget and all wishes, found in the given time; or the reason why there is none, with
 * the smallest relaxation that is known. Gives the event loop its turn while it searches.
 *
 * @throws the reason of `limits.signal` when it is aborted.
 */
export async function planCatalogTrip(catalog: Catalog, request: CatalogTripRequest, limits: SearchLimits): Promise<CatalogAnswer> {
  const index = indexCatalog(catalog);
  const pacer = new Pacer(limits);
  const where = whereTo(index, request);
  if ('noTrip' in where) return where;
  if (daysBetween(request.startDate, request.endDate) < 1)
    return { noTrip: { reason: 'A trip on a catalog has one night at least.', relaxations: ['Come back a day later.'] } };
  const found = await search({ index, request, where, seed: limits.seed }, pacer);
  if (found) return { trip: composeTrip(found, index, request) };
  const again = async (changed: CatalogTripRequest): Promise<PricedRoute | null> => {
    const place = whereTo(index, changed);
    return 'noTrip' in place ? null : search({ index, request: changed, where: place, seed: limits.seed, cheapest: true }, pacer);
  };
  return { noTrip: await explainNoTrip({ index, request, where, again, inTime: () => !pacer.isOver() }) };
}

interface Search {
  readonly index: CatalogIndex;
  readonly request: CatalogTripRequest;
  readonly where: WhereTo;
  readonly seed: number;
  /** Only the money counts: to say what a trip costs at least. */
  readonly cheapest?: boolean;
}

async function search(task: Search, pacer: Pacer): Promise<PricedRoute | null> {
  const { index, request, where } = task;
  const parts = { ways: new Ways(index, request), stays: new Stays(index, request), tables: new Tables(index, request), grain: index.catalog.timeGrain };
  const pricer = new RoutePricer(parts, request);
  const routes = new Routes(parts, request, where);
  for (const count of where.counts) {
    let best: { priced: PricedRoute; score: number } | null = null;
    let looked = 0;
    for (const route of routes.all(count)) {
      await pacer.breathe();
      if (pacer.isOver() || looked >= MAX_ROUTES) break;
      if (!route) continue;
      looked += 1;
      const priced = task.cheapest ? pricer.cheapest(route) : pricer.fit(route);
      if (!priced) continue;
      const score = task.cheapest ? -priced.cents : priced.worth - drawbacks(priced, task) + TIE * noise(task.seed, looked);
      if (!best || score > best.score) best = { priced, score };
    }
    if (best) return task.cheapest ? best.priced : pricer.refine(best.priced);
  }
  return null;
}

/** What no money buys: uneven stays, meals and days that the city has nothing for, and sights that must be seen elsewhere. */
function drawbacks({ route: { stops }, meals, tables, mealsLeftOut }: PricedRoute, { index, request }: Search): number {
  const nights = stops.reduce((sum, stop) => sum + stop.nights, 0);
  const uneven = stops.reduce((sum, stop) => sum + Math.abs(stop.nights - nights / stops.length), 0);
  const unserved = meals.reduce((sum, slots, at) => sum + Math.max(0, slots.length - (tables[at]?.restaurants.length ?? 0)), mealsLeftOut);
  const sights = stops.map(({ city }) => index.cities.get(city)?.attractions ?? []);
  const empty = stops.reduce((sum, stop, at) => sum + Math.max(0, stop.nights - 1 - (sights[at]?.length ?? 0)), 0);
  const missed = request.mustSee.filter((wish) => !sights.flat().some(({ name }) => isNamedIn([wish], name))).length;
  return UNEVEN_NIGHT * uneven + MISSING_MEAL * unserved + MISSING_SIGHT * empty + MISSING_MUST_SEE * missed;
}

/** A number from 0 to 1 out of two, the same each time. */
function noise(seed: number, at: number): number {
  const mixed = Math.imul(seed ^ Math.imul(at, 0x9e3779b1), 0x85ebca6b) >>> 0;
  return (mixed ^ (mixed >>> 13)) / 2 ** 32;
}
