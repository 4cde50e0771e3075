import type { AppliedCorrection } from '@app/contracts';
import { findTown, foldName, openTown } from '@app/guide';
import { dayStart, daysAfter } from '../look.js';
import type { Check, Found, Look } from '../look.js';

const DAYS_BETWEEN = 1;

/** Names of places of a town that people reported closed and an operator confirmed. */
function closedIn(townId: string, corrections: readonly AppliedCorrection[]): ReadonlySet<string> {
  const ids = new Set(corrections.flatMap(({ townId: id, change }) => (id === townId && change.kind === 'closed' ? [change.placeId] : [])));
  if (ids.size === 0) return ids;
  return new Set(openTown(townId)?.places.flatMap(({ id, name }) => (ids.has(id) ? [foldName(name)] : [])) ?? []);
}

function findings({ trip: { plan }, now, seen }: Look, corrections: readonly AppliedCorrection[]): Found[] {
  return plan.itinerary.flatMap((day) => {
    if (daysAfter(dayStart(day.date), 1) <= now) return [];
    const town = findTown(
      day.city,
      (plan.route ?? []).find(({ city }) => city === day.city),
    );
    const closed = town ? closedIn(town.id, corrections) : new Set<string>();
    return day.activities.flatMap((activity): Found[] => {
      const id = `closure:${activity.id}:${activity.place.name}`;
      if (!closed.has(foldName(activity.place.name)) || id in seen) return [];
      return [
        {
          ...{ id, kind: 'closure', text: `${activity.place.name} in ${day.city}, planned for ${day.date}, has closed.` },
          change: { kind: 'swap', activityId: activity.id, instead: null },
          diff: { what: `${day.date}, ${activity.start}`, before: activity.title, after: null },
          saves: null,
          weather: [],
        },
      ];
    });
  });
}

/** Places of the plan that have closed since. */
export const closureCheck: Check = {
  kind: 'closure',
  async look(at) {
    const last = at.trip.plan.itinerary.at(-1)?.date;
    if (!at.context.placeSource || !last || daysAfter(dayStart(last), 1) <= at.now) return { found: [], seen: {}, next: null };
    const found = findings(at, await at.context.placeSource.corrections(at.context.signal));
    return { found, seen: Object.fromEntries(found.map(({ id }) => [id, 'told'])), next: daysAfter(at.now, DAYS_BETWEEN) };
  },
};
