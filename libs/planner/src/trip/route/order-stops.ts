import type { RequestedRoute } from '@app/contracts';
import { distanceKm, foldName } from '@app/guide';
import type { Coordinates } from '@app/guide';
import type { ResolvedStop } from './resolve-route.js';

const MAX_PERMUTED = 7;
/** An order that the traveller said is kept unless another one saves more than this share of the way. */
const SAID_ORDER_LEEWAY = 0.8;

function* permutations<T>(items: readonly T[]): Generator<T[]> {
  if (items.length <= 1) {
    yield [...items];
    return;
  }
  for (const [index, item] of items.entries()) for (const rest of permutations([...items.slice(0, index), ...items.slice(index + 1)])) yield [item, ...rest];
}

const isPlace = ({ town, asked }: ResolvedStop, name: string): boolean =>
  [town.name, town.id, asked.place, asked.said ?? '', ...Object.values(town.names)].some((spelling) => foldName(spelling) === foldName(name));

function lengthKm(stops: readonly ResolvedStop[], home: Coordinates | null): number {
  const points: Coordinates[] = [...(home ? [home] : []), ...stops.map(({ town }) => town), ...(home ? [home] : [])];
  return points.slice(1).reduce((sum, point, index) => sum + distanceKm(points[index] ?? point, point), 0);
}

/** The stops in the order of the trip: as said, or the shortest round where the order is free; fixed ends and fixed days are kept. */
export function orderStops(stops: readonly ResolvedStop[], route: RequestedRoute, home: Coordinates | null): ResolvedStop[] {
  const dated = stops.every(({ asked }) => asked.arrive) ? [...stops].sort((a, b) => (a.asked.arrive ?? '').localeCompare(b.asked.arrive ?? '')) : [...stops];
  if (route.order === 'given' || stops.length < 2 || stops.length > MAX_PERMUTED || dated.some(({ asked }) => asked.arrive)) return withEnds(dated, route);
  const fits = (order: readonly ResolvedStop[]): boolean => {
    const [first, last] = [order[0], order.at(-1)];
    return (
      (!route.startAt || !first || isPlace(first, route.startAt) || !stops.some((stop) => isPlace(stop, route.startAt ?? ''))) &&
      (!route.returnFrom || !last || isPlace(last, route.returnFrom) || !stops.some((stop) => isPlace(stop, route.returnFrom ?? '')))
    );
  };
  const orders = [...permutations(stops)].filter(fits);
  const said = orders.find((order) => order.every((stop, index) => stop === stops[index]));
  const shortest = orders.reduce<ResolvedStop[] | null>((best, order) => (best && lengthKm(best, home) <= lengthKm(order, home) + 1e-9 ? best : order), null);
  if (!shortest) return withEnds(dated, route);
  return said && lengthKm(said, home) * SAID_ORDER_LEEWAY <= lengthKm(shortest, home) ? said : shortest;
}

/** "Cusco, then Machu Picchu, and home from Cusco" keeps its order: the last stop has no other airport. */
const leaveFromOneAirport = (one: ResolvedStop, other: ResolvedStop | undefined): boolean =>
  other !== undefined && one.town.airports.some(({ iata }) => other.town.airports.some((airport) => airport.iata === iata));

function withEnds(stops: readonly ResolvedStop[], { startAt, returnFrom }: RequestedRoute): ResolvedStop[] {
  const first = startAt ? stops.find((stop) => isPlace(stop, startAt)) : undefined;
  const end = returnFrom ? stops.findLast((stop) => stop !== first && isPlace(stop, returnFrom)) : undefined;
  const last = end && leaveFromOneAirport(end, stops.at(-1)) ? undefined : end;
  return [...(first ? [first] : []), ...stops.filter((stop) => stop !== first && stop !== last), ...(last ? [last] : [])];
}
