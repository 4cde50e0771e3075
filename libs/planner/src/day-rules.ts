import { monthIndex } from '@app/contracts';
import type { Constraints, Preferences } from '@app/contracts';
import { openingWindows } from '@app/guide';
import type { GuidePlace, OpeningWindow } from '@app/guide';
import type { DayFrame } from './day-frame.js';

/** Visits are cut to this, so that a meal still fits on the day of an excursion. */
const MAX_VISIT_MINUTES = 330;
const EVENING_FROM_MINUTE = 1020;
const NIGHTLIFE_FROM_MINUTE = 1140;
const DAYTIME_TO_MINUTE = 1170;
const LATEST_DAYLIGHT_MINUTE = 1230;
/** Solar noon on most clocks, summer time included half the year. */
const SOLAR_NOON_MINUTE = 765;
const SMALL_CHILD_AGE = 6;
const MINUTES_PER_LIGHT_VISIT = 120;
/** In this time one short visit near the stay is possible. */
const MIN_VISIT_SPAN_MINUTES = 75;
/** Who is rested before this hour has most of the day left. */
const EARLY_ARRIVAL_MINUTE = 780;
const ARRIVAL_VISITS = { early: 3, late: 2 };

const EVENING_KINDS: ReadonlySet<GuidePlace['kind']> = new Set(['nightlife', 'show']);
const DAYLIGHT_KINDS: ReadonlySet<GuidePlace['kind']> = new Set(['park', 'garden', 'beach', 'nature', 'day_trip', 'zoo', 'theme_park']);

export interface PaceRules {
  /** Activities on a full day. */
  readonly perDay: number;
  /** When the first activity of a full day may begin. */
  readonly firstMinute: number;
}

/** How many activities a full day holds; a wish in the request beats the preference, small children need rest. */
export function paceRules(
  preferences: Preferences,
  constraints: Constraints | null,
  party: { readonly children: number; readonly childrenAges: readonly number[] },
): PaceRules {
  const pace = constraints?.pace ?? preferences.preferredPace;
  const rules = { slow: { perDay: 2, firstMinute: 570 }, normal: { perDay: 3, firstMinute: 540 }, fast: { perDay: 4, firstMinute: 510 } }[pace];
  const packed = pace === 'fast' && preferences.travelStyle === 'packed' ? 1 : 0;
  const smallChildren = party.children > 0 && (party.childrenAges.length === 0 || party.childrenAges.some((age) => age <= SMALL_CHILD_AGE));
  return { ...rules, perDay: Math.max(2, rules.perDay + packed - (smallChildren ? 1 : 0)) };
}

/** Activities that a date may hold at most: none in transit, a light arrival day, what the hours allow before a departure, at least one where there is time. */
export function capacityOf(frame: DayFrame, pace: PaceRules): number {
  if (frame.kind === 'full') return pace.perDay;
  if (frame.kind === 'before_arrival' || frame.kind === 'after_departure') return 0;
  const from = Math.max(frame.fromMinute, pace.firstMinute);
  const spanMinutes = Math.min(frame.toMinute, DAYTIME_TO_MINUTE) - from;
  const fitting = spanMinutes < MIN_VISIT_SPAN_MINUTES ? 0 : Math.max(1, Math.floor(spanMinutes / MINUTES_PER_LIGHT_VISIT));
  const light = from <= EARLY_ARRIVAL_MINUTE ? ARRIVAL_VISITS.early : ARRIVAL_VISITS.late;
  return Math.min(fitting, pace.perDay, frame.kind === 'arrival' ? light : fitting);
}

/** Minutes after midnight when daylight ends, from latitude and month, good to about half an hour. */
export function daylightEndMinute(lat: number, isoDate: string): number {
  const declination = -23.4 * Math.cos((2 * Math.PI * (monthIndex(isoDate) + 0.9)) / 12);
  const cosine = -Math.tan((lat * Math.PI) / 180) * Math.tan((declination * Math.PI) / 180);
  const halfDayMinutes = (Math.acos(Math.max(-1, Math.min(1, cosine))) / Math.PI) * 720;
  return Math.round(SOLAR_NOON_MINUTE + halfDayMinutes);
}

/** Bars and shows: what people do after dinner. */
export const isEvening = (place: GuidePlace): boolean => EVENING_KINDS.has(place.kind);

/** How long the visit is planned, in minutes. */
export const plannedMinutes = (place: GuidePlace): number => Math.min(place.visitMinutes, MAX_VISIT_MINUTES);

/** The spans of that date in which the whole visit must lie: opening hours, cut to daylight for parks and to the evening for nightlife. */
export function visitWindows(place: GuidePlace, isoDate: string): OpeningWindow[] {
  const evening = isEvening(place);
  const fromMinute = place.kind === 'nightlife' ? NIGHTLIFE_FROM_MINUTE : evening ? EVENING_FROM_MINUTE : 0;
  const daylight = DAYLIGHT_KINDS.has(place.kind) ? Math.min(LATEST_DAYLIGHT_MINUTE, daylightEndMinute(place.lat, isoDate)) : LATEST_DAYLIGHT_MINUTE;
  const toMinute = evening ? 1440 : daylight;
  return openingWindows(place.hours, place.closedOn, isoDate)
    .map((window) => ({ fromMinute: Math.max(window.fromMinute, fromMinute), toMinute: Math.min(window.toMinute, toMinute) }))
    .filter((window) => window.toMinute - window.fromMinute >= plannedMinutes(place));
}
