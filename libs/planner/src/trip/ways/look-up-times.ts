import { toHhmm, toMinutes } from '@app/guide';
import type { LegOutline, TripOutline } from '../route/outline-trip.js';
import type { WayOption } from '../trip-types.js';
import { wantsFlight } from './choose-way.js';
import { wayTimes } from './time-legs.js';
import { startMinute } from './timed-way.js';
import type { WayTimes } from './timed-way.js';

/** The hours in which a connection of a leg is looked for, as HH:MM; local at the beginning for `departAfter`, at the end for the others. */
export interface LookUpTimes {
  /** When the way is usually begun. */
  readonly departAfter: string;
  /** When they have to be there; null where nothing says so. */
  readonly arriveBy: string | null;
  /** Connections that arrive earlier do not serve; null where any does. */
  readonly arriveAfter: string | null;
}

const LAST_MINUTE = 24 * 60 - 1;
const clock = (minute: number): string => toHhmm(Math.max(0, Math.min(LAST_MINUTE, minute)));
/** From the station to the door, as a way home is timed. */
const DOOR_MINUTES = 15;

/** When connections of a leg are looked for, when its quickest known way takes `minutes`. */
export function lookUpTimes(outline: TripOutline, leg: LegOutline, when: Pick<WayTimes, 'date' | 'purpose'>, minutes: number): LookUpTimes {
  const times = wayTimes(outline, leg, when);
  const homeward = times.purpose === 'home' || times.purpose === 'day_home';
  const { backBy, arriveAfter } = times.ways;
  return {
    departAfter: clock(startMinute(times, minutes)),
    arriveBy: homeward && backBy ? clock(toMinutes(backBy) - DOOR_MINUTES) : null,
    arriveAfter: homeward ? null : (arriveAfter ?? null),
  };
}

/** The leg with other ways over land and sea; flights are worth looking up for it when those are slow. */
export const withSurface = (leg: LegOutline, surface: readonly WayOption[]): LegOutline => ({
  ...leg,
  surface,
  seeksFlight: wantsFlight(surface, leg.allowed) && leg.from.airports.length > 0 && leg.to.airports.length > 0,
});
