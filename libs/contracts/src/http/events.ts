import { z } from 'zod';
import { RevisionChange } from '../travel/revision.js';

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
  'approval_awaiting',
  'effect_done',
  'undo_done',
  'watch_noticed',
  'watch_proposed',
  'error',
  'done',
  'node_enter',
  'node_exit',
  'edge_taken',
] as const;

/**
 * Places below this one, within a version, belong to events that follow from the version itself; what steps tell comes after them.
 * An event that a step tells while its thread is at version v so has an id after everything of v and before everything of v+1.
 */
export const FIRST_TOLD_INDEX = 100;
/** From here on, within a version, stand the events for who debugs a workflow; a stream with them and one without name all others alike. */
export const FIRST_NODE_INDEX = 50;

/** What a person said or decided that set a run going; `status` events of a beginning carry it as `said`. */
export const PersonSaid = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('words'), text: z.string() }),
  /** Answers by field, all that were given so far, and what was said with them. */
  z.strictObject({ kind: z.literal('answers'), answers: z.record(z.string(), z.unknown()), text: z.string().nullable() }),
  z.strictObject({ kind: z.literal('approval') }),
  /** Typed edits of a plan, and the sentence that came with them. */
  z.strictObject({ kind: z.literal('edits'), changes: z.array(RevisionChange), text: z.string().nullable() }),
  /** The plan is again as it was at an earlier version. */
  z.strictObject({ kind: z.literal('restored'), version: z.number().int() }),
]);
export type PersonSaid = z.infer<typeof PersonSaid>;

const flag = z
  .enum(['true', 'false'])
  .default('false')
  .transform((given) => given === 'true');

/**
 * Query of `GET /plan/:threadId/events`. With `follow=true` the stream stays open after `done`, so that later runs of the thread are seen too;
 * with `nodes=true` it also tells how the workflow goes: which agents were entered and left, and which edges were taken.
 */
export const EventsQuery = z.strictObject({ lastEventId: z.string().optional(), follow: flag, nodes: flag });
export type EventsQuery = z.infer<typeof EventsQuery>;

/** Query of `GET /actions/:id/events`: one run, from its beginning to its end. */
export const ActionEventsQuery = EventsQuery.omit({ follow: true });
export type ActionEventsQuery = z.infer<typeof ActionEventsQuery>;

/** Query of `GET /watches/:id/events`. */
export const WatchEventsQuery = EventsQuery.pick({ lastEventId: true });
export type WatchEventsQuery = z.infer<typeof WatchEventsQuery>;

/** One server-sent event of a thread. Ids grow: the version, then the place within it. */
export const PlanEvent = z.strictObject({
  id: z.string().regex(/^\d{1,9}-\d{1,9}$/),
  event: z.enum(PLAN_EVENT_NAMES),
  data: z.looseObject({ threadId: z.string(), version: z.number().int(), at: z.string() }),
});
export type PlanEvent = z.infer<typeof PlanEvent>;
