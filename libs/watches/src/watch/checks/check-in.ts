import { flightsOf } from '../flights.js';
import { DAY_MS, NOTHING, earliest } from '../look.js';
import type { Check, Found } from '../look.js';

/** Says so when the check-in of a flight opens, which is a day before most of them. */
export const checkInCheck: Check = {
  kind: 'checkin',
  async look({ trip: { plan }, now, seen }) {
    const opening = flightsOf(plan).map((flight) => ({ ...flight, opensAt: new Date(flight.departsAt.getTime() - DAY_MS) }));
    const found = opening.flatMap(({ leg, title, opensAt, departsAt }): Found[] => {
      const id = `checkin:${leg.id}:${departsAt.toISOString()}`;
      if (now < opensAt || now >= departsAt || id in seen) return [];
      return [{ ...NOTHING, id, kind: 'checkin', text: `Check-in for the flight from ${title} should be open: most airlines open it a day before.` }];
    });
    const next = earliest(opening.flatMap(({ opensAt }) => (opensAt > now ? [opensAt] : [])));
    return { found, seen: Object.fromEntries(found.map(({ id }) => [id, 'told'])), next };
  },
};
