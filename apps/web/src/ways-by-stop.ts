import type { FinalPlan } from '@app/contracts';

type Leg = FinalPlan['transport'][number];

/** Rides of a day out carry the number of their day. */
const EXCURSION = /^d\d+-trip-/;

/** The ways to each stop of a route and last those home, as `waysByStop` of the contracts gives them; the page loads no files but its own. */
export function waysByStop(route: NonNullable<FinalPlan['route']>, transport: readonly Leg[]): Leg[][] {
  const lists: Leg[][] = [...route.map((): Leg[] => []), []];
  for (const leg of transport.filter(({ id, departureTime }) => departureTime !== null && !EXCURSION.test(id))) {
    const stop = route.findIndex(({ arrive }) => leg.date <= arrive);
    lists[stop < 0 ? route.length : stop]?.push(leg);
  }
  return lists;
}
