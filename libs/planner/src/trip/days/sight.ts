import { openingWindows } from '@app/guide';
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
  /** A break with something to eat; it is told as free time. */
  readonly pause: boolean;
  /** Seen in the first or last light of the day, because that was wished for. */
  readonly light: 'sunrise' | 'sunset' | null;
}

/** What holds for most things to do; each maker of sights says where its own differ. */
export const PLAIN_SIGHT = {
  evening: false,
  must: false,
  far: false,
  between: null,
  located: true,
  pause: false,
  light: null,
} as const satisfies Partial<Sight>;

const EVENING_FROM_MINUTE = 1020;
const BEFORE_DARK_MINUTES = 75;
const LATE_MORNING_MINUTE = 660;
/** From this long before the sun rises or sets to this long after. */
const FIRST_LIGHT_MINUTES = { before: 20, after: 45 };
const LAST_LIGHT_MINUTES = { before: 50, after: 20 };
const NOON_MINUTE = 765;
const MORNING_POINTS = 5;

/** After dark, or in the last light: bars, shows and what is flagged so. */
export const isForEvening = (place: TownPlace): boolean => isEvening(place) || place.kind === 'nightlife' || place.flags?.bestAt === 'evening';

/** The spans around the first or last light in which a visit of this length sees it. */
function lightWindows(light: 'sunrise' | 'sunset', { lat }: TownPlace, date: string, minutes: number): OpeningWindow {
  const sunset = daylightEndMinute(lat, date);
  if (light === 'sunset') return { fromMinute: sunset - Math.max(minutes, LAST_LIGHT_MINUTES.before), toMinute: sunset + LAST_LIGHT_MINUTES.after };
  const sunrise = 2 * NOON_MINUTE - sunset;
  return { fromMinute: sunrise - FIRST_LIGHT_MINUTES.before, toMinute: sunrise + FIRST_LIGHT_MINUTES.after + minutes };
}

/** The spans of a date in which the whole visit must lie; empty outside its months. */
export function sightWindows(sight: Pick<Sight, 'place' | 'between' | 'minutes' | 'light' | 'evening' | 'source'>, date: string): readonly OpeningWindow[] {
  const { place, between, minutes, light } = sight;
  if (place.flags?.months && !place.flags.months.includes(Number(date.slice(5, 7)))) return [];
  if (between && (date < between[0] || date > between[1])) return [];
  if (light) {
    const span = lightWindows(light, place, date, minutes);
    const lit = openingWindows(place.hours, place.closedOn, date)
      .map(({ fromMinute, toMinute }) => ({ fromMinute: Math.max(fromMinute, span.fromMinute), toMinute: Math.min(toMinute, span.toMinute) }))
      .filter(({ fromMinute, toMinute }) => toMinute - fromMinute >= minutes);
    if (lit.length > 0) return lit;
  }
  // What was made up for an evening has the hours that it was given.
  if (sight.evening && sight.source === 'estimate') return openingWindows(place.hours, place.closedOn, date);
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
