import type { FinalPlan, ItineraryDay } from '@app/contracts';
import type { AuditContext } from './audit-input.js';
import { sourceOf, spotsOf } from './check-places.js';

/** Something that no source proves or disproves; `day` counts from 1. */
export interface Unverified {
  readonly detail: string;
  readonly day?: number;
}

/** What the audit had to leave open, which is no violation: hours that no source knows, and wishes about houses that no source describes. */
export function unverifiedIn(plan: FinalPlan, context: AuditContext): Unverified[] {
  const days = plan.itinerary.flatMap((day, index) => openHours(day, context).map((detail): Unverified => ({ detail, day: index + 1 })));
  return [...days, ...openWishes(plan, context).map((detail): Unverified => ({ detail }))];
}

const openHours = (day: ItineraryDay, { findCity }: AuditContext): string[] =>
  spotsOf(day).flatMap(({ place, entries }) => {
    const city = findCity(day.city);
    const entry = city && sourceOf(entries(city), place);
    return entry?.hours === null ? [`the hours of ${entry.name} are in no source`] : [];
  });

function openWishes({ stays }: FinalPlan, { request, catalog }: AuditContext): string[] {
  const { roomType, houseRule, mobility, diet } = request.constraints ?? {};
  const houses = catalog || stays.length === 0 ? [] : [roomType, houseRule].filter((wish) => wish !== undefined);
  return [
    ...houses.map((wish) => `no source describes houses, so ${wish} has to be asked for when booking`),
    ...(mobility === undefined ? [] : ['no source tells whether the places are free of steps']),
    ...(catalog && (diet ?? []).length > 0 ? ['the catalog does not tell which tables keep a diet'] : []),
  ];
}
