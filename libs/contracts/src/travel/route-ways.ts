import type { RouteStop } from './plan.js';
import type { TransportLeg } from './itinerary.js';

/** Rides of a day out carry the number of their day. */
const EXCURSION = /^d\d+-trip-/;

/** Ways with times that lead from place to place; rides within a place and days out are left aside. */
const isMove = ({ id, departureTime }: Pick<TransportLeg, 'id' | 'departureTime'>): boolean => departureTime !== null && !EXCURSION.test(id);

/** The ways to each stop of a route, in order of time, and last those home: one list more than there are stops. */
export function waysByStop<L extends Pick<TransportLeg, 'id' | 'date' | 'departureTime'>>(
  route: readonly Pick<RouteStop, 'arrive'>[],
  transport: readonly L[],
): L[][] {
  const lists: L[][] = [...route.map((): L[] => []), []];
  for (const leg of transport.filter(isMove)) {
    const stop = route.findIndex(({ arrive }) => leg.date <= arrive);
    lists[stop < 0 ? route.length : stop]?.push(leg);
  }
  return lists;
}
