import type { GuidePlace } from '@app/guide';
import { lostMinutes } from './day-order.js';
import { isEvening, plannedMinutes } from './day-rules.js';
import type { OrderedDay } from './day-order.js';
import type { FilledDay } from './open-day.js';
import { weatherValue } from './place-value.js';

const LOST_MINUTE_POINTS = 0.45;
const SAME_GROUP_POINTS = 14;
const PROPOSED_DATE_POINTS = 200;
const EXCURSION_DAY_VISITS = 2;
/** Beside an excursion there is room for a short visit, not for another large one. */
const EXCURSION_DAY_MINUTES = 420;
const MIN_DAYS_FOR_EXCURSION = 4;
/** Squares and viewpoints fill no third of a day; one more visit fits beside them, and on days of many short visits. */
const SHORT_VISIT_MINUTES = 45;
const USUAL_VISIT_MINUTES = 90;
const MIN_CAPACITY_FOR_MORE = 3;

const GROUPS: Readonly<Partial<Record<GuidePlace['kind'], string>>> = {
  museum: 'museum',
  gallery: 'museum',
  park: 'green',
  garden: 'green',
  nature: 'green',
  market: 'market',
  food_hall: 'market',
  shopping: 'market',
};

/** Points lost because a day holds several things of one kind. */
function samenessPoints(order: readonly GuidePlace[]): number {
  const groups = new Set(order.map((place) => GROUPS[place.kind] ?? place.kind));
  return (order.length - groups.size) * SAME_GROUP_POINTS;
}

/** What a day's choice is worth beyond the places themselves: weather, proposal, variety, short ways. */
export function dayWorth(day: FilledDay, plan: OrderedDay): number {
  const perVisit = plan.order.reduce(
    (sum, place) => sum + weatherValue(place, day.weather, day.usualHighC) + (day.proposedIds.has(place.id) ? PROPOSED_DATE_POINTS : 0),
    0,
  );
  return perVisit - samenessPoints(plan.order) - LOST_MINUTE_POINTS * lostMinutes(plan.timeline);
}

/** Excursions need a whole day of a trip that is long enough unless they were asked for, and one is plenty. */
export function excursionFits(day: FilledDay, days: readonly FilledDay[], wanted: boolean): boolean {
  const taken = days.some((other) => other.plan.order.some((visit) => visit.kind === 'day_trip'));
  return day.context.frame.kind === 'full' && !taken && (wanted || days.length >= MIN_DAYS_FOR_EXCURSION);
}

const minutesOf = (visits: readonly GuidePlace[]): number => visits.reduce((sum, visit) => sum + plannedMinutes(visit), 0);

/** How many visits the day may hold once this place is among them. */
export function visitLimit(day: FilledDay, place: GuidePlace): number {
  const visits = [...day.plan.order, place];
  if (visits.some((visit) => visit.kind === 'day_trip')) return Math.min(day.capacity, minutesOf(visits) > EXCURSION_DAY_MINUTES ? 1 : EXCURSION_DAY_VISITS);
  if (day.capacity < MIN_CAPACITY_FOR_MORE || day.context.frame.kind === 'arrival') return day.capacity;
  const byDay = visits.filter((visit) => !isEvening(visit));
  const isShort = byDay.some((visit) => visit.visitMinutes <= SHORT_VISIT_MINUTES) || minutesOf(byDay) <= USUAL_VISIT_MINUTES * day.capacity;
  // What goes beyond the pace costs nothing, and a fast pace fills the evenings by itself.
  if (visits.filter((visit) => visit.cost > 0).length > day.capacity) return day.capacity;
  const evenings = day.capacity === MIN_CAPACITY_FOR_MORE ? Math.min(1, visits.length - byDay.length) : 0;
  return day.capacity + (isShort ? 1 : 0) + evenings;
}
