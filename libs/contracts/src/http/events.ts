import { z } from 'zod';

export const PLAN_EVENT_NAMES = [
  'status',
  'step_started',
  'step_finished',
  'thought',
  'tool_call',
  'tool_result',
  'itinerary',
  'budget',
  'awaiting_input',
  'awaiting_review',
  'answer',
  'error',
  'done',
] as const;

/** One server-sent event of a thread. Ids grow: the version, then the place within it. */
export const PlanEvent = z.strictObject({
  id: z.string().regex(/^\d{1,9}-\d{1,3}$/),
  event: z.enum(PLAN_EVENT_NAMES),
  data: z.looseObject({ threadId: z.string(), version: z.number().int(), at: z.string() }),
});
export type PlanEvent = z.infer<typeof PlanEvent>;
