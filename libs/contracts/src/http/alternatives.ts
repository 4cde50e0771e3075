import { z } from 'zod';
import { storableText } from '../text.js';
import { Activity } from '../travel/itinerary.js';
import { Violation } from '../travel/plan.js';

/** Body of `POST /plan/:threadId/alternatives`: an activity of the plan by its id, or a meal as `d2-lunch`. */
export const AlternativesBody = z.strictObject({ activityId: storableText(200, 1) });
export type AlternativesBody = z.infer<typeof AlternativesBody>;

/**
 * What could take its place, the most worth first; everything else of the plan stays as it is. `costDelta` is what the trip would cost
 * more, in the plan's currency; `violations` is what the audit of the plan with it finds anew, and empty for all that are offered.
 */
export const AlternativesAnswer = z.strictObject({
  threadId: z.string(),
  activityId: z.string(),
  alternatives: z.array(z.strictObject({ activity: Activity, costDelta: z.number(), violations: z.array(Violation) })),
});
export type AlternativesAnswer = z.infer<typeof AlternativesAnswer>;
