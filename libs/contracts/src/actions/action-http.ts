import { z } from 'zod';
import { RunStatus } from '../run-status.js';
import { personText } from '../text.js';
import { RequestContext } from '../travel/request.js';
import { ActionMode, ActionProposal, ActionQuestion, ActionStep, ActionStepId, ActionSummary, StepDiff, StepResult, StepVerdict } from './action-step.js';

/** Body of `POST /plan/:threadId/actions`. */
export const ActionsBody = z.strictObject({ request: personText, mode: ActionMode.default('APPROVAL'), context: RequestContext.optional() });
export type ActionsBody = z.infer<typeof ActionsBody>;

/** Id of a run of actions, as `POST /plan/:threadId/actions` returned it. */
export const ActionId = z.string().regex(/^[A-Za-z0-9_-]{1,128}$/, { error: 'is no id of a run of actions' });

const Answer = z.union([z.string().max(8_000), z.number(), z.array(z.string().max(320)).max(50)]);
/** Body of `POST /actions/:id/answers`: values by the id of the question. */
export const ActionAnswersBody = z.strictObject({ answers: z.record(z.string().max(40), Answer) });
export type ActionAnswersBody = z.infer<typeof ActionAnswersBody>;

/** Body of `POST /actions/:id/approve`: steps to do, steps to leave out, and what is known of steps in doubt. */
export const ApproveBody = z.strictObject({
  steps: z.array(ActionStepId).max(50).default([]),
  decline: z.array(ActionStepId).max(50).default([]),
  doubts: z.record(ActionStepId, z.enum(['happened', 'again', 'leave'])).default({}),
  /** The version that the caller has seen; refused when the run or its plan has moved on. */
  expectedVersion: z.number().int().positive().optional(),
});
export type ApproveBody = z.infer<typeof ApproveBody>;

/** A step with everything that is known of it. */
export const ShownStep = ActionStep.omit({ undoes: true }).extend({
  policy: StepVerdict.nullable(),
  diff: StepDiff.shape.lines,
  result: StepResult.omit({ stepId: true, deferMs: true, wakes: true }).nullable(),
});

/** A run of actions, as every endpoint about it answers. */
export const ActionRun = z.strictObject({
  actionId: z.string(),
  threadId: z.string(),
  status: RunStatus,
  version: z.number().int(),
  mode: ActionMode,
  request: z.string(),
  planVersion: z.number().int().nullable(),
  confidence: z.number().nullable(),
  steps: z.array(ShownStep),
  pendingQuestions: z.array(ActionQuestion),
  proposal: ActionProposal.nullable(),
  summary: ActionSummary.nullable(),
  /** The run that this one takes back. */
  undoes: z.string().nullable(),
  safetyFlags: z.array(z.string()),
  error: z.strictObject({ code: z.string(), message: z.string() }).nullable(),
});
export type ActionRun = z.infer<typeof ActionRun>;
