import type { OpeningWindow, TownPlace } from '@app/guide';
import { daylightEndMinute, isEvening, plannedMinutes, visitWindows } from '../../day-rules.js';

/** Something to do in a town: a place of the data, an event, or an activity that travellers wished for. */
export interface Sight {
  readonly place: TownPlace;
  readonly townId: string;
  /** `town/place`, unique in the trip. */
  readonly key: string;
  readonly title: string | null;
  /** `guide` for places of the data, `estimate` for activities without a named provider. */
  readonly source: 'guide' | 'estimate';
  readonly minutes: number;
  readonly value: number;
  readonly evening: boolean;
  readonly wishIds: readonly string[];
  /** Wishes that nothing known answers better. */
  readonly bestFor: readonly string[];
  /** Wished for by name or as a must-have. */
  readonly must: boolean;
  /** Far from where the travellers sleep: it takes the better part of a day. */
  readonly far: boolean;
  /** The first and last date of an event. */
  readonly between: readonly [string, string] | null;
  /** False where only the name is known and not where it lies. */
  readonly located: boolean;
}

const EVENING_FROM_MINUTE = 1020;
const BEFORE_DARK_MINUTES = 75;
const LATE_MORNING_MINUTE = 660;
const MORNING_POINTS = 12;

/** After dark, or in the last light: bars, shows and what is flagged so. */
export const isForEvening = (place: TownPlace): boolean => isEvening(place) || place.kind === 'nightlife' || place.flags?.bestAt === 'evening';

/** The spans of a date in which the whole visit must lie; empty outside its months. */
export function sightWindows({ place, between, minutes }: Pick<Sight, 'place' | 'between' | 'minutes'>, date: string): readonly OpeningWindow[] {
  if (place.flags?.months && !place.flags.months.includes(Number(date.slice(5, 7)))) return [];
  if (between && (date < between[0] || date > between[1])) return [];
  const windows = visitWindows(place, date).filter(({ fromMinute, toMinute }) => toMinute - fromMinute >= minutes);
  if (place.flags?.bestAt !== 'evening' || isEvening(place)) return windows;
  const fromMinute = Math.min(EVENING_FROM_MINUTE, daylightEndMinute(place.lat, date) - BEFORE_DARK_MINUTES);
  const late = windows.flatMap((window) => {
    const from = Math.max(window.fromMinute, fromMinute);
    return window.toMinute - from >= minutes ? [{ fromMinute: from, toMinute: window.toMinute }] : [];
  });
  return late.length > 0 ? late : windows;
}

/** Points for the hour: what is best before the crowds is worth less at noon. */
export const hourPoints = ({ place }: Sight, startMinute: number): number =>
  place.flags?.bestAt === 'morning' && startMinute > LATE_MORNING_MINUTE ? -MORNING_POINTS : 0;

/** How long the visit is planned. */
export const sightMinutes = (place: TownPlace): number => plannedMinutes(place);
