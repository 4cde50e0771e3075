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

/**
 * Places below this one, within a version, belong to events that follow from the version itself; what steps tell comes after them.
 * An event that a step tells while its thread is at version v so has an id after everything of v and before everything of v+1.
 */
export const FIRST_TOLD_INDEX = 100;

/** One server-sent event of a thread. Ids grow: the version, then the place within it. */
export const PlanEvent = z.strictObject({
  id: z.string().regex(/^\d{1,9}-\d{1,9}$/),
  event: z.enum(PLAN_EVENT_NAMES),
  data: z.looseObject({ threadId: z.string(), version: z.number().int(), at: z.string() }),
});
export type PlanEvent = z.infer<typeof PlanEvent>;

/** The place in a thread's stream that an event's id names, as numbers that compare. */
export interface EventPosition {
  readonly version: number;
  readonly index: number;
}

export function positionOf(id: string): EventPosition {
  const [version, index] = id.split('-').map(Number);
  return { version: version ?? 0, index: index ?? 0 };
}

/** Negative when the event `a` comes before the event `b`, zero when they are one. */
export function compareEventIds(a: string, b: string): number {
  const [left, right] = [positionOf(a), positionOf(b)];
  return left.version - right.version || left.index - right.index;
}
