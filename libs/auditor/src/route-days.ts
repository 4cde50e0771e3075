import { dateRange } from '@app/contracts';
import type { FinalPlan, ItineraryDay, TransportLeg } from '@app/contracts';
import { foldName } from '@app/guide';
import type { AuditContext, SourceCity } from './audit-input.js';

const LOCAL: ReadonlySet<TransportLeg['mode']> = new Set(['transit', 'walk', 'taxi']);
const DAY_TRIP = /trip-(?:out|back)$/;

/** A way of a day trip, there or back. */
export const isDayTripLeg = ({ id }: TransportLeg): boolean => DAY_TRIP.test(id);

/** A way that changes where the travellers are: neither a transfer nor a day trip. */
export const isMove = (leg: TransportLeg): boolean => !LOCAL.has(leg.mode) && !isDayTripLeg(leg) && foldName(leg.from) !== foldName(leg.to);

/** Names of the places that the travellers are in on that day: its city, the stops of the route that it touches, and where ways of that day lead. */
export function placesOfDay(plan: FinalPlan, day: ItineraryDay): string[] {
  const stops = (plan.route ?? []).filter(({ arrive, leave }) => arrive <= day.date && day.date <= leave).map(({ city }) => city);
  const trips =
    plan.route === undefined ? [] : plan.transport.filter((leg) => leg.date === day.date && isDayTripLeg(leg)).flatMap(({ from, to }) => [from, to]);
  return [...new Set([day.city, ...stops, ...trips])];
}

/** The sources of those places; names that the world has twice are told apart by the route. */
export function sourcesOfDay(plan: FinalPlan, day: ItineraryDay, { findCity }: AuditContext): SourceCity[] {
  const nearest = (plan.route ?? []).find(({ arrive, leave }) => arrive <= day.date && day.date <= leave);
  return placesOfDay(plan, day).flatMap((name) => findCity(name, (plan.route ?? []).find(({ city }) => foldName(city) === foldName(name)) ?? nearest) ?? []);
}

/** Dates on which the travellers come, go or move on. */
export function movingDates(plan: FinalPlan): ReadonlySet<string> {
  const ways = plan.transport.filter(isMove).flatMap(({ date, arrivalDate }) => dateRange(date, arrivalDate ?? date));
  const stops = (plan.route ?? []).flatMap(({ arrive, leave }) => [arrive, leave]);
  return new Set([...ways, ...stops, plan.itinerary[0]?.date ?? '', plan.itinerary.at(-1)?.date ?? '']);
}
