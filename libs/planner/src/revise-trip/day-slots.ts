import type { ItineraryDay } from '@app/contracts';
import type { Coordinates, GuideEatery, GuidePlace, OpeningWindow } from '@app/guide';
import { mealId } from './lock-ids.js';
import { spanOf } from './trip-desk.js';
import type { TripDesk } from './trip-desk.js';

const STEP_MINUTES = 5;
const roundUp = (minute: number): number => Math.ceil(minute / STEP_MINUTES) * STEP_MINUTES;

/** Something timed on a day; free time is no stop, it gives way. */
export interface Stop {
  readonly id: string;
  readonly startMinute: number;
  readonly endMinute: number;
  readonly point: Coordinates | null;
}

/** A point and the minute at which somebody leaves it, or has to be there. */
interface Neighbour {
  readonly point: Coordinates;
  readonly minute: number;
}

/** The room between two stops. */
export interface Slot {
  readonly fromMinute: number;
  readonly toMinute: number;
  readonly before: Neighbour;
  /** Null when nothing follows that day. */
  readonly after: Neighbour | null;
}

const pointOf = (place: { readonly lat?: number | undefined; readonly lng?: number | undefined } | null): Coordinates | null =>
  place?.lat === undefined || place.lng === undefined ? null : { lat: place.lat, lng: place.lng };

export const isFreeTime = (kind: string): boolean => kind === 'free_time';

/** The stops of a day in order of time. */
export function stopsOf(day: ItineraryDay, index: number): Stop[] {
  const visits = day.activities
    .filter(({ kind }) => !isFreeTime(kind))
    .map((activity) => ({ id: activity.id, ...spanOf(activity), point: pointOf(activity.place) }));
  const meals = (day.meals ?? []).map((meal) => ({ id: mealId(index, meal.meal), ...spanOf(meal), point: pointOf(meal.place) }));
  return [...visits, ...meals].sort((a, b) => a.startMinute - b.startMinute || a.endMinute - b.endMinute);
}

const minutesOf = (stops: readonly Stop[]): number => stops.reduce((sum, stop) => sum + stop.endMinute - stop.startMinute, 0);

/** The room after the first `position` of these stops. */
export function slotAt(desk: TripDesk, index: number, stops: readonly Stop[], position: number): Slot {
  const frame = desk.frame(index);
  const [earlier, later] = [stops.slice(0, position), stops.slice(position)];
  const last = earlier.findLastIndex(({ point }) => point !== null);
  const next = later.findIndex(({ point }) => point !== null);
  const [lastStop, nextStop] = [earlier[last], later[next]];
  const home = frame.kind === 'departure' ? { point: desk.base, minute: frame.toMinute } : null;
  return {
    fromMinute: earlier.at(-1)?.endMinute ?? frame.fromMinute,
    toMinute: later[0]?.startMinute ?? frame.toMinute,
    before: lastStop?.point
      ? { point: lastStop.point, minute: lastStop.endMinute + minutesOf(earlier.slice(last + 1)) }
      : { point: desk.base, minute: frame.fromMinute + minutesOf(earlier) },
    after: nextStop?.point ? { point: nextStop.point, minute: nextStop.startMinute - minutesOf(later.slice(0, next)) } : home,
  };
}

/** The room that is left when this stop goes. */
export function slotOf(desk: TripDesk, index: number, stopId: string): Slot | null {
  const stops = stopsOf(desk.day(index), index);
  const position = stops.findIndex(({ id }) => id === stopId);
  return position < 0 ? null : slotAt(desk, index, stops.toSpliced(position, 1), position);
}

/** Something that needs its time at a place and its opening hours. */
export interface Need {
  readonly place: GuidePlace | GuideEatery;
  readonly minutes: number;
  readonly windows: readonly OpeningWindow[];
  /** The minute it should begin at where that is possible. */
  readonly wantedMinute: number;
}

/** The minute nearest to the wanted one at which the visit fits between its neighbours and into opening hours; null when there is none. */
export function startIn(desk: TripDesk, slot: Slot, need: Need): number | null {
  const { travel } = desk.setup;
  const from = Math.max(slot.fromMinute, slot.before.minute + travel(slot.before.point, need.place));
  const until = Math.min(slot.toMinute, slot.after ? slot.after.minute - travel(need.place, slot.after.point) : slot.toMinute);
  let best: number | null = null;
  for (const window of need.windows) {
    const first = roundUp(Math.max(from, window.fromMinute));
    const last = Math.min(until, window.toMinute) - need.minutes;
    if (first > last) continue;
    const start =
      need.wantedMinute >= first && need.wantedMinute <= last
        ? need.wantedMinute
        : need.wantedMinute < first
          ? first
          : Math.floor(last / STEP_MINUTES) * STEP_MINUTES;
    if (start < first) continue;
    if (best === null || Math.abs(start - need.wantedMinute) < Math.abs(best - need.wantedMinute)) best = start;
  }
  return best;
}

/** Minutes on the way to a place in a slot and on from it. */
export function wayMinutes(desk: TripDesk, slot: Slot, place: Coordinates): number {
  const { travel } = desk.setup;
  return travel(slot.before.point, place) + (slot.after ? travel(place, slot.after.point) : 0);
}
