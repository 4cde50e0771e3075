import { z } from 'zod';
import { CurrencyCode } from '../travel/money.js';

export const ActionMode = z.enum(['PLAN', 'APPROVAL', 'AUTO']);
export type ActionMode = z.infer<typeof ActionMode>;

/** Name of a tool as people and policies write it, such as `email.send`. */
export const ActionToolName = z.string().regex(/^[a-z]+(\.[a-zA-Z]+)?$/, { error: 'must be the name of a tool, such as email.send' });

export const ActionStepId = z.string().regex(/^[a-z]\d{1,3}$/, { error: 'must be the id of a step, such as s1' });

/** What a step takes from the result of an earlier one, by argument. */
const Binding = z.strictObject({ step: ActionStepId, field: z.string().max(40) });

/** One thing to do. `args` are checked by the tool's own schema. */
export const ActionStep = z.strictObject({
  id: ActionStepId,
  tool: ActionToolName,
  title: z.string(),
  args: z.record(z.string(), z.unknown()),
  risk: z.enum(['low', 'high']),
  dependsOn: z.array(ActionStepId),
  costEstimate: z.strictObject({ amountCents: z.number().int().min(0), currency: CurrencyCode }),
  binds: z.record(z.string(), Binding),
  /** The effect that this step takes back. */
  undoes: z.strictObject({ effectKey: z.string(), stepId: ActionStepId }).optional(),
});
export type ActionStep = z.infer<typeof ActionStep>;

/** Why a step may not be done, or not now. */
export const FALLBACK_REASONS = ['policy_denied', 'quiet_hours', 'budget_exceeded', 'residency_blocked', 'unspecified'] as const;
export const FallbackReason = z.enum(FALLBACK_REASONS);
export type FallbackReason = z.infer<typeof FallbackReason>;

/** What the owner's policy says of a step. */
export const StepVerdict = z.strictObject({
  stepId: ActionStepId,
  decision: z.enum(['allow', 'approve', 'defer', 'deny']),
  /** Approvals of different people that it takes. */
  approvals: z.number().int().min(0),
  reason: FallbackReason.nullable(),
  /** A sentence for people, with what to do. */
  why: z.string(),
  /** For `defer`: milliseconds from the moment of the verdict. */
  deferMs: z.number().int().min(0).nullable(),
});
export type StepVerdict = z.infer<typeof StepVerdict>;

/** What would change outside, line by line. */
export const DiffLine = z.strictObject({ op: z.enum(['add', 'remove', 'send']), what: z.string(), detail: z.string().nullable() });
export const StepDiff = z.strictObject({ stepId: ActionStepId, lines: z.array(DiffLine) });
export type StepDiff = z.infer<typeof StepDiff>;

/** What came of a step. */
export const StepResult = z.strictObject({
  stepId: ActionStepId,
  status: z.enum(['done', 'undone', 'not_undone', 'failed', 'denied', 'deferred', 'in_doubt', 'skipped']),
  /** A code of the closed list, or a reason of the policy. */
  code: z.string().nullable(),
  text: z.string(),
  href: z.string().nullable(),
  effectKey: z.string().nullable(),
  output: z.record(z.string(), z.unknown()).nullable(),
  /** For `deferred`: when to look again, and how often the run was woken before. */
  deferMs: z.number().int().min(0).nullable(),
  wakes: z.number().int().min(0),
});
export type StepResult = z.infer<typeof StepResult>;

/** One thing that a person is asked; `id` is what answers are given under. */
export const ActionQuestion = z.strictObject({
  id: z.string().regex(/^[a-z][a-zA-Z0-9_]{0,39}$/),
  question: z.string(),
  type: z.enum(['text', 'textarea', 'email', 'email_list', 'datetime', 'number', 'choice']),
  required: z.boolean(),
  placeholder: z.string(),
  options: z.array(z.string()).optional(),
});
export type ActionQuestion = z.infer<typeof ActionQuestion>;

/** What people decide on: steps to approve, and steps of which nobody knows whether they happened. */
export const ActionProposal = z.strictObject({
  steps: z.array(
    z.strictObject({ stepId: ActionStepId, title: z.string(), why: z.string(), approvalsLeft: z.number().int().min(0), diff: StepDiff.shape.lines }),
  ),
  doubts: z.array(z.strictObject({ stepId: ActionStepId, title: z.string(), question: z.string(), options: z.array(z.enum(['happened', 'again', 'leave'])) })),
});
export type ActionProposal = z.infer<typeof ActionProposal>;

export const StepApproval = z.strictObject({ stepId: ActionStepId, by: z.string(), at: z.iso.datetime() });
export type StepApproval = z.infer<typeof StepApproval>;

/** What was done, in words and as data. */
export const ActionSummary = z.strictObject({
  text: z.string(),
  fallback: z.strictObject({ reason: FallbackReason, text: z.string() }).nullable(),
  receipts: z.strictObject({
    diff: z.array(StepDiff),
    commits: z.array(z.strictObject({ stepId: ActionStepId, effectKey: z.string(), text: z.string(), href: z.string().nullable() })),
  }),
});
export type ActionSummary = z.infer<typeof ActionSummary>;
