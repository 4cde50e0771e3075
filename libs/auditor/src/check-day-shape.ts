import type { FinalPlan, ItineraryDay, UserRequest, Wish } from '@app/contracts';
import { toHhmm, toMinutes } from '@app/guide';
import type { AuditViolation, Check } from './audit-input.js';
import { dayItems } from './day-items.js';
import { movingDates } from './route-days.js';

/** A full day lasts from here to here, whenever its first thing begins. */
const DAY = { latestStart: 630, end: 1110, dinnerBy: 1170 };
const MAX_GAP_MINUTES = { usual: 150, slow: 210 };

const ofKind = ({ wishes }: UserRequest, kind: Wish['kind']): Wish[] => (wishes ?? []).filter((wish) => wish.kind === kind);

const maxGap = (request: UserRequest): number =>
  request.children > 0 || request.constraints?.pace === 'slow' || ofKind(request, 'max_per_day').length > 0 || ofKind(request, 'nap').length > 0
    ? MAX_GAP_MINUTES.slow
    : MAX_GAP_MINUTES.usual;

interface Span {
  readonly startMinute: number;
  readonly endMinute: number;
}

/** Rides with times on that day, such as those of a day trip: they take their hours as much as a visit. */
const ridesOn = ({ transport }: FinalPlan, date: string): Span[] =>
  transport.flatMap((leg) => {
    if (leg.date !== date || !leg.departureTime || !leg.arrivalTime) return [];
    const [startMinute, endMinute] = [toMinutes(leg.departureTime), toMinutes(leg.arrivalTime)];
    return endMinute > startMinute ? [{ startMinute, endMinute }] : [];
  });

/** The longest time between half past ten and half past six in which nothing is named. */
function longestHole(day: ItineraryDay, rides: readonly Span[]): { readonly minutes: number; readonly from: number } {
  let until = DAY.latestStart;
  let hole = { minutes: 0, from: until };
  for (const { startMinute, endMinute } of [...dayItems(day), ...rides].sort((a, b) => a.startMinute - b.startMinute)) {
    const minutes = Math.min(startMinute, DAY.dinnerBy) - until;
    if (minutes > hole.minutes) hole = { minutes, from: until };
    until = Math.max(until, endMinute);
  }
  return DAY.end - until > hole.minutes ? { minutes: DAY.end - until, from: until } : hole;
}

/** Days that are spent in one place from morning to night. */
const fullDays = (plan: FinalPlan): { readonly day: ItineraryDay; readonly number: number }[] => {
  const moving = movingDates(plan);
  return plan.itinerary.map((day, index) => ({ day, number: index + 1 })).filter(({ day }) => !moving.has(day.date));
};

function holes(plan: FinalPlan, request: UserRequest): AuditViolation[] {
  return fullDays(plan).flatMap(({ day, number }): AuditViolation[] => {
    const { minutes, from } = longestHole(day, ridesOn(plan, day.date));
    return minutes > maxGap(request) ? [{ code: 'DAY_HOLE', detail: `${minutes} minutes with nothing from ${toHhmm(from)}`, day: number }] : [];
  });
}

/** Free days that nobody asked for. */
function emptyDays(plan: FinalPlan, request: UserRequest): AuditViolation[] {
  const asked = ofKind(request, 'free_day').reduce((sum, { count }) => sum + (count ?? 1), 0);
  return fullDays(plan)
    .filter(({ day }) => day.activities.every(({ kind }) => kind === 'free_time'))
    .slice(asked)
    .map(({ day, number }): AuditViolation => ({ code: 'DAY_EMPTY', detail: `nothing is planned in ${day.city}`, day: number }));
}

function tooMany(plan: FinalPlan, request: UserRequest): AuditViolation[] {
  const most = Math.min(...ofKind(request, 'max_per_day').flatMap(({ count }) => count ?? []));
  return plan.itinerary.flatMap((day, index): AuditViolation[] =>
    day.activities.length > most
      ? [{ code: 'TOO_MANY_THINGS', detail: `${day.activities.length} things, the travellers want ${most} at most`, day: index + 1 }]
      : [],
  );
}

const timesOf = (request: UserRequest, kind: Wish['kind']): number[] => ofKind(request, kind).flatMap(({ time }) => (time ? [toMinutes(time)] : []));

function outOfHours(plan: FinalPlan, request: UserRequest): AuditViolation[] {
  const first = Math.max(0, ...timesOf(request, 'not_before'));
  const last = Math.min(1440, ...timesOf(request, 'not_after'));
  return plan.itinerary.flatMap((day, index) =>
    dayItems(day).flatMap(({ name, startMinute, endMinute }): AuditViolation[] => {
      if (startMinute < first)
        return [{ code: 'TOO_EARLY_OR_LATE', detail: `${name} begins at ${toHhmm(startMinute)}, before ${toHhmm(first)}`, day: index + 1 }];
      return endMinute > last ? [{ code: 'TOO_EARLY_OR_LATE', detail: `${name} ends at ${toHhmm(endMinute)}, after ${toHhmm(last)}`, day: index + 1 }] : [];
    }),
  );
}

/** Days are full but not stuffed, and within the hours that the travellers want. */
export const checkDayShape: Check = (plan, { request }) => [
  ...(plan.route === undefined ? [] : [...holes(plan, request), ...emptyDays(plan, request)]),
  ...tooMany(plan, request),
  ...outOfHours(plan, request),
];
