import type { ItineraryDay, RevisionChange, TransportLeg } from '@app/contracts';
import { toMinutes } from '@app/guide';
import type { DayFrame, TripFrame } from '../day-frame.js';
import { lockedDay } from './lock-ids.js';
import type { PresentTrip } from './revise-input.js';

const WAKING = { from: 450, to: 1380 };
/** Bags to the room, or out of it. */
const SETTLE_MINUTES = 30;
const UNKNOWN = { arriveMinute: 630, leaveMinute: 1020 };

/** Days of one stop of a route: indexes in the whole trip, both included. */
export interface StopSlice {
  readonly first: number;
  readonly last: number;
}

const DAY_ID = /^d(\d+)(?=-|$)/;

/** The id under another day's number: `d5-a1-x` four days earlier is `d1-a1-x`. */
export const shiftedId = (id: string, days: number): string => id.replace(DAY_ID, (_, day: string) => `d${Number(day) + days}`);

const shiftedDay = (day: ItineraryDay, days: number): ItineraryDay => ({
  ...day,
  activities: day.activities.map((one) => ({ ...one, id: shiftedId(one.id, days) })),
});

/** A lock under another day's number; whole days too. */
export const shiftedLock = (lock: string, days: number): string => {
  const day = lockedDay(lock);
  return day === null ? shiftedId(lock, days) : `d${day + days}`;
};

const LOCAL = /^local-d(\d+)$/;
export const isLocalLeg = ({ id }: Pick<TransportLeg, 'id'>): boolean => LOCAL.test(id);
export const dayOfLocalLeg = ({ id }: Pick<TransportLeg, 'id'>): number => Number(LOCAL.exec(id)?.[1] ?? 0);
export const shiftedLocal = (leg: TransportLeg, days: number): TransportLeg => ({
  ...leg,
  id: leg.id.replace(LOCAL, (_, day: string) => `local-d${Number(day) + days}`),
});

/** What of a trip belongs to a stop, numbered from its own first day; ways to and from it stay outside. */
export function slicedTrip({ days, stays, transport }: PresentTrip, { first, last }: StopSlice, stayId: string | null): PresentTrip {
  return {
    days: days.slice(first, last + 1).map((day) => shiftedDay(day, -first)),
    stays: stays.filter(({ id }) => id === stayId),
    transport: transport
      .filter((leg) => isLocalLeg(leg) && dayOfLocalLeg(leg) > first && dayOfLocalLeg(leg) <= last + 1)
      .map((leg) => shiftedLocal(leg, -first)),
  };
}

export const restoredDays = (days: readonly ItineraryDay[], { first }: StopSlice): ItineraryDay[] => days.map((day) => shiftedDay(day, first));

/** The change as the stop sees it; null when it is about a day or a visit of another stop. */
export function slicedChange(change: RevisionChange, { first, last }: StopSlice): RevisionChange | null {
  const isInside = (day: number): boolean => day > first && day <= last + 1;
  const dayOf = (id: string): number => Number(DAY_ID.exec(id)?.[1] ?? 0);
  if ('activityId' in change) {
    if (!isInside(dayOf(change.activityId))) return null;
    const moved = { ...change, activityId: shiftedId(change.activityId, -first) };
    return 'day' in moved ? (isInside(moved.day) ? { ...moved, day: moved.day - first } : null) : moved;
  }
  if (!('day' in change) || change.day === null) return change;
  return isInside(change.day) ? { ...change, day: change.day - first } : null;
}

/** The hours of a stop's days, read off the ways of the plan: those that arrive or leave on a date bound it. */
export function sliceFrame(days: readonly ItineraryDay[], transport: readonly TransportLeg[], { first, last }: StopSlice, total: number): TripFrame {
  const ways = transport.filter((leg) => leg.departureTime !== null && leg.arrivalTime !== null && !isLocalLeg(leg));
  const frames = days.slice(first, last + 1).map((day, index): DayFrame => {
    const arrivals = ways
      .filter(({ arrivalDate, date }) => (arrivalDate ?? date) === day.date && index === 0)
      .map(({ arrivalTime }) => toMinutes(arrivalTime ?? '00:00') + SETTLE_MINUTES);
    const isLast = first + index === last;
    const departures = ways
      .filter(({ date }) => date === day.date && isLast && first + index > 0)
      .map(({ departureTime }) => toMinutes(departureTime ?? '24:00') - SETTLE_MINUTES);
    const isFirstDay = first + index === 0;
    const isLastDay = first + index === total - 1;
    const fromMinute = arrivals.length > 0 ? Math.max(WAKING.from, ...arrivals) : isFirstDay ? UNKNOWN.arriveMinute : WAKING.from;
    const toMinute = departures.length > 0 ? Math.min(WAKING.to, ...departures) : isLastDay ? UNKNOWN.leaveMinute : WAKING.to;
    const kind = arrivals.length > 0 || isFirstDay ? 'arrival' : departures.length > 0 || isLastDay ? 'departure' : 'full';
    return { index, date: day.date, kind, fromMinute: Math.min(fromMinute, 1380), toMinute: Math.max(toMinute, Math.min(fromMinute, 1380)) };
  });
  const dates = frames.map(({ date }) => date);
  return { days: frames, checkInDate: dates[0] ?? '', checkOutDate: dates.at(-1) ?? '', nights: Math.max(0, dates.length - 1) };
}
