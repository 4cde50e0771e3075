import { toMinutes } from '@app/guide';
import type { GroundJourney } from '@app/contracts';
import type { WayOption } from '@app/planner';

/** A connection on a date, and when the travellers want to go or to be there; times as HH:MM. */
export interface JourneyTimes {
  readonly date: string;
  readonly departAfter: string;
  readonly arriveBy: string | null;
  readonly arriveAfter: string | null;
}

/** A change is a risk and a walk with bags. */
const CHANGE_MINUTES = 20;
/** An hour of the day at home is worth less than one on the way. */
const WAITING_SHARE = 0.5;
/** A connection that takes much longer than the way usually does is one of a bad hour, and no better than the table. */
const SLOWEST = 1.6;
const GRACE_MINUTES = 60;

const clockOf = (local: string): number => toMinutes(local.slice(11, 16));

function isUsable({ departureAt, arrivalAt, minutes }: GroundJourney, usual: WayOption, { date, arriveBy, arriveAfter }: JourneyTimes): boolean {
  if (!departureAt.startsWith(date) || minutes > usual.minutes * SLOWEST + GRACE_MINUTES) return false;
  const isSameDay = arrivalAt.startsWith(date);
  if (arriveBy !== null && !(isSameDay && clockOf(arrivalAt) <= toMinutes(arriveBy))) return false;
  return arriveAfter === null || !isSameDay || clockOf(arrivalAt) >= toMinutes(arriveAfter);
}

/** The connection of a usual way's mode that suits best: quick, with few changes, near the hour that was asked for. Null when none suits. */
export function bestJourney(journeys: readonly GroundJourney[], usual: WayOption, times: JourneyTimes): GroundJourney | null {
  const burden = ({ minutes, changes, departureAt, arrivalAt }: GroundJourney): number => {
    const waiting = times.arriveBy === null ? clockOf(departureAt) - toMinutes(times.departAfter) : toMinutes(times.arriveBy) - clockOf(arrivalAt);
    return minutes + changes * CHANGE_MINUTES + Math.abs(waiting) * WAITING_SHARE;
  };
  const [best] = journeys.filter((one) => one.mode === usual.mode && isUsable(one, usual, times)).sort((a, b) => burden(a) - burden(b));
  return best ?? null;
}
