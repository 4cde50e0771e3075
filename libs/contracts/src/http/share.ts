import { z } from 'zod';
import { Activity, ItineraryDay, Meal, Stay, TransportLeg } from '../travel/itinerary.js';
import { Costs, PlanSource, RouteStop } from '../travel/plan.js';

const DEFAULT_SHARE_DAYS = 30;
const MAX_SHARE_DAYS = 365;

/** Body of `POST /plan/:threadId/share`; may be absent. */
export const ShareBody = z
  .strictObject({ expiresInDays: z.number().int().min(1).max(MAX_SHARE_DAYS).default(DEFAULT_SHARE_DAYS) })
  .nullish()
  .transform((body) => body ?? { expiresInDays: DEFAULT_SHARE_DAYS });
export type ShareBody = z.infer<typeof ShareBody>;

/** The only time that the token is told. */
export const ShareAnswer = z.strictObject({ url: z.url(), token: z.string(), expiresAt: z.iso.datetime() });
export type ShareAnswer = z.infer<typeof ShareAnswer>;

/**
 * A plan for people who have its link: where, when and what it costs. Nothing that the traveller wrote, no names, no budget, no offers to
 * book, no reasons, which tell of diets and wishes.
 */
export const SharedPlan = z.strictObject({
  title: z.string(),
  /** Absent in plans that were shared before routes were. */
  route: z.array(RouteStop.omit({ why: true })).optional(),
  itinerary: z.array(
    ItineraryDay.omit({ activities: true, meals: true }).extend({
      activities: z.array(Activity.omit({ id: true, note: true, locked: true })),
      meals: z.array(Meal),
    }),
  ),
  transport: z.array(TransportLeg.omit({ id: true, offerId: true })),
  stays: z.array(Stay.omit({ id: true })),
  costs: Costs.nullable(),
  sources: z.array(PlanSource),
});
export type SharedPlan = z.infer<typeof SharedPlan>;

/** Answer of `GET /shared/:token`. */
export const SharedAnswer = z.strictObject({ plan: SharedPlan, expiresAt: z.iso.datetime() });
export type SharedAnswer = z.infer<typeof SharedAnswer>;
