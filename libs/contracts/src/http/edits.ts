import { z } from 'zod';
import { RunStatus } from '../run-status.js';
import { personText, storableText } from '../text.js';
import { Violation } from '../travel/plan.js';
import { MAX_BUDGET } from '../travel/request.js';
import { DiffAnswer } from './history.js';

const MAX_EDITS = 50;
const MAX_NIGHTS = 60;
const MAX_STOPS = 20;
const MAX_DAY = 366;
const MAX_POSITION = 50;
const MAX_VERSION = 999_999_999;
const Id = storableText(200, 1);
const Name = storableText(200, 1);

/** One change of a plan, made by hand: visits by id, meals as `d2-lunch`, days from 1, stops by the name of their city. */
export const PlanEdit = z.discriminatedUnion('kind', [
  /** Stays as it is while the other edits are made; also a whole day, as `d2`. */
  z.strictObject({ kind: z.literal('lock'), id: Id }),
  z.strictObject({ kind: z.literal('remove'), id: Id }),
  /** Another place instead, such as one of the alternatives. */
  z.strictObject({ kind: z.literal('replace'), id: Id, place: Name }),
  /** To a day, and to a number among its visits as the list and the map count them; without one code finds the best. */
  z.strictObject({
    ...{ kind: z.literal('move'), id: Id, day: z.number().int().min(1).max(MAX_DAY) },
    position: z.number().int().min(1).max(MAX_POSITION).optional(),
  }),
  z.strictObject({ kind: z.literal('add'), place: Name, day: z.number().int().min(1).max(MAX_DAY).optional() }),
  /** Nights more, or fewer when negative; `trip` says whether the trip becomes that much longer or shorter, or other stops make up for it. */
  z.strictObject({
    kind: z.literal('nights'),
    stop: Name,
    by: z
      .number()
      .int()
      .min(-MAX_NIGHTS)
      .max(MAX_NIGHTS)
      .refine((by) => by !== 0, { error: 'must not be 0' }),
    trip: z.enum(['keep', 'move_end']).default('keep'),
  }),
  /** All stops in their new order. */
  z.strictObject({ kind: z.literal('order'), stops: z.array(Name).min(2).max(MAX_STOPS) }),
  z.strictObject({ kind: z.literal('skip'), stop: Name }),
  /** The whole budget from now on, in the currency of the request. */
  z.strictObject({ kind: z.literal('budget'), amount: z.number().min(1).max(MAX_BUDGET) }),
  /** In words; at most one of all edits. */
  z.strictObject({ kind: z.literal('sentence'), text: personText }),
  /** Takes changes back: the plan is again as it was at that version of the thread. Goes alone. */
  z.strictObject({ kind: z.literal('restore'), version: z.number().int().min(1).max(MAX_VERSION) }),
]);
export type PlanEdit = z.infer<typeof PlanEdit>;

/** Body of `POST /plan/:threadId/edits`. With `expectedVersion`, a thread that has moved on since answers 409. */
export const EditsBody = z
  .strictObject({ edits: z.array(PlanEdit).min(1).max(MAX_EDITS), expectedVersion: z.number().int().min(1).optional() })
  .refine(({ edits }) => edits.some(({ kind }) => kind !== 'lock'), { error: 'needs a change beside what is locked', path: ['edits'] })
  .refine(({ edits }) => edits.filter(({ kind }) => kind === 'sentence').length < 2, { error: 'holds more than one sentence', path: ['edits'] })
  .refine(({ edits }) => edits.length === 1 || edits.every(({ kind }) => kind !== 'restore'), { error: 'holds more than what is restored', path: ['edits'] });
export type EditsBody = z.infer<typeof EditsBody>;

/** What the edits came to: what is different since `diff.from`, what it costs, and what the auditor says. */
export const EditsAnswer = z.strictObject({
  threadId: z.string(),
  status: RunStatus,
  version: z.number().int(),
  /** False when the plan stays as it was; `notes` says why. */
  isChanged: z.boolean(),
  diff: DiffAnswer,
  checks: z.strictObject({
    pass: z.boolean(),
    violations: z.array(Violation),
    /** Those that the plan did not have before. */
    added: z.array(Violation),
  }),
  /** What was understood, done and left out, in sentences. */
  notes: z.array(z.string()),
});
export type EditsAnswer = z.infer<typeof EditsAnswer>;
