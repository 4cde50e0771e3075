import type { Activity } from '@app/contracts';
import { monthIndex } from '@app/contracts';
import type { GuidePlace } from '@app/guide';
import { placeValue, weatherValue } from '../place-value.js';
import { slotAt, slotOf, startIn, stopsOf, wayMinutes } from './day-slots.js';
import type { Slot } from './day-slots.js';
import { newActivity } from './edit-day.js';
import { spanOf } from './trip-desk.js';
import type { TripDesk } from './trip-desk.js';

const WAY_MINUTE_POINTS = 0.45;
const SAME_KIND_POINTS = 14;
const SHORT_VISIT_POINTS = 40;
const MILD_HIGH_C = 20;
/** A visit may be cut to this share of its usual time where the room is too short, but not below half an hour. */
const SHORT_SHARE = 0.65;
const LEAST_MINUTES = 30;
const STEP_MINUTES = 5;

/** A visit that fits, and what it is worth there. */
export interface FittingVisit {
  readonly index: number;
  readonly place: GuidePlace;
  readonly activity: Activity;
  readonly worth: number;
}

interface Room {
  readonly index: number;
  readonly slot: Slot;
  readonly wantedMinute: number;
  /** What is visited that day besides. */
  readonly others: readonly GuidePlace[];
}

function worthIn(desk: TripDesk, { index, slot, others }: Room, place: GuidePlace): number {
  const { setup } = desk;
  const date = desk.frame(index).date;
  const usualHighC = desk.input.city.climate[monthIndex(date)]?.highC ?? MILD_HIGH_C;
  const sameKind = others.some(({ kind }) => kind === place.kind) ? SAME_KIND_POINTS : 0;
  return (
    placeValue(place, setup.taste) +
    weatherValue(place, setup.weatherByDate.get(date), usualHighC) -
    WAY_MINUTE_POINTS * wayMinutes(desk, slot, place) -
    sameKind
  );
}

/** The minutes a visit may take, the usual first. */
export function lengthsOf(usualMinutes: number): number[] {
  const short = Math.max(LEAST_MINUTES, Math.ceil((usualMinutes * SHORT_SHARE) / STEP_MINUTES) * STEP_MINUTES);
  return short < usualMinutes ? [usualMinutes, short] : [usualMinutes];
}

/** The visit at its usual length, else a shorter one; null when neither fits. */
function visitIn(desk: TripDesk, room: Room, place: GuidePlace): FittingVisit | null {
  const usual = desk.minutes(place);
  for (const minutes of lengthsOf(usual)) {
    const startMinute = startIn(desk, room.slot, { place, minutes, windows: desk.windows(place, room.index), wantedMinute: room.wantedMinute });
    if (startMinute === null) continue;
    const activity = newActivity(desk, room.index, place, { startMinute, endMinute: startMinute + minutes });
    return { index: room.index, place, activity, worth: worthIn(desk, room, place) - (minutes < usual ? SHORT_VISIT_POINTS : 0) };
  }
  return null;
}

const best = (visits: readonly FittingVisit[]): FittingVisit[] =>
  [...visits].sort((a, b) => b.worth - a.worth || a.index - b.index || a.place.id.localeCompare(b.place.id));

/** Visits that could take the place of one while the rest of its day stays as it is, the most worth first. */
export function replacementsFor(desk: TripDesk, index: number, activity: Activity, places: readonly GuidePlace[]): FittingVisit[] {
  const slot = slotOf(desk, index, activity.id);
  if (!slot) return [];
  const others = desk
    .day(index)
    .activities.filter(({ id }) => id !== activity.id)
    .flatMap((other) => desk.placeOf(other) ?? []);
  const room: Room = { index, slot, wantedMinute: spanOf(activity).startMinute, others };
  const limit = desk.spare() + activity.cost.amount;
  const fits = places.filter((place) => desk.priceOf(place) <= Math.max(limit, activity.cost.amount));
  return best(fits.flatMap((place) => visitIn(desk, room, place) ?? []));
}

/** Visits that could come between what a day holds already, the most worth first. */
export function additionsTo(desk: TripDesk, index: number, places: readonly GuidePlace[]): FittingVisit[] {
  const { kind } = desk.frame(index);
  if (kind === 'before_arrival' || kind === 'after_departure') return [];
  const day = desk.day(index);
  const stops = stopsOf(day, index);
  const others = day.activities.flatMap((other) => desk.placeOf(other) ?? []);
  const fits = places.filter((place) => desk.priceOf(place) <= Math.max(0, desk.spare()));
  return best(
    fits.flatMap((place) => {
      const visits = Array.from({ length: stops.length + 1 }, (_, position): Room => {
        const slot = slotAt(desk, index, stops, position);
        return { index, slot, wantedMinute: Math.max(slot.fromMinute, desk.setup.pace.firstMinute), others };
      })
        .filter(({ slot }) => slot.toMinute - slot.fromMinute >= LEAST_MINUTES)
        .flatMap((room) => visitIn(desk, { ...room, slot: notBefore(room.slot, desk.setup.pace.firstMinute) }, place) ?? []);
      return best(visits).slice(0, 1);
    }),
  );
}

/** Nobody begins a day's visits before the pace allows. */
const notBefore = (slot: Slot, minute: number): Slot => ({ ...slot, fromMinute: Math.max(slot.fromMinute, minute) });
