import type { FinalPlan, SharedPlan } from '@app/contracts';
import { tripTitle } from './trip-title.js';

/** A plan without anything personal, see {@link SharedPlan}. Built from what may be seen, so that a new field of plans is not shared by itself. */
export function toSharedPlan(plan: FinalPlan): SharedPlan {
  return {
    title: tripTitle(plan),
    route: (plan.route ?? []).map(({ why: _why, ...stop }) => stop),
    itinerary: plan.itinerary.map(({ date, city, theme, weatherNote, activities, meals = [] }) => ({
      ...{ date, city, theme, weatherNote },
      activities: activities.map(({ title, kind, place, start, end, cost, source, openingHours }) => ({
        ...{ title, kind, place, start, end, cost, source },
        ...(openingHours === undefined ? {} : { openingHours }),
      })),
      meals: [...meals],
    })),
    transport: plan.transport.map(({ id: _id, offerId: _offer, ...leg }) => leg),
    stays: plan.stays.map(({ id: _id, ...stay }) => stay),
    costs: plan.costs,
    sources: plan.sources,
  };
}
