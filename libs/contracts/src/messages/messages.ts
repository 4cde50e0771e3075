import { z } from 'zod';
import { toStorableText } from '../text.js';
import { isErrorCode } from '../error-codes.js';
import type { ErrorCode } from '../error-codes.js';

/** Names the step a worker is asked to run; the worker reads everything else from the database. */
export const StepJob = z.strictObject({
  runId: z.string(),
  stepId: z.string(),
  agent: z.string(),
  attempt: z.number().int().min(1),
  version: z.number().int().min(1),
  /** The version of the workflow the run keeps to, 1 when absent. */
  graphVersion: z.number().int().min(1).optional(),
  /** The queue that the outcome goes to; absent for versions from before queues were named in jobs. */
  replyTo: z.string().optional(),
  /** How far the run stands behind others of its owner; 0 when absent. */
  rank: z.number().int().min(0).optional(),
  traceparent: z.string().optional(),
});
export type StepJob = z.infer<typeof StepJob>;

const Spending = z.strictObject({ modelCalls: z.number(), inputTokens: z.number(), outputTokens: z.number() });
const ErrorCodeField = z.custom<ErrorCode>(isErrorCode, { error: 'is no error code of this project' });

/** What a worker tells of a step. The output travels here: if the message is lost, the step runs again. */
export const StepOutcome = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('succeeded'),
    output: z.record(z.string(), z.unknown()),
    decision: z.strictObject({
      inputSummary: z.string().transform(toStorableText),
      keyEvidence: z.array(z.string().transform(toStorableText)),
      outputSummary: z.string().transform(toStorableText),
      riskFlags: z.array(z.string().transform(toStorableText)),
    }),
    usage: Spending,
    durationMs: z.number(),
  }),
  z.strictObject({
    kind: z.literal('failed'),
    code: ErrorCodeField,
    message: z.string().transform(toStorableText),
    retryable: z.boolean(),
    afterMs: z.number().nonnegative().optional(),
    /** The step was put off by a limit, a pause or an open breaker, and has not failed: it uses up no attempt. */
    isWait: z.boolean().optional(),
    usage: Spending.default({ modelCalls: 0, inputTokens: 0, outputTokens: 0 }),
  }),
]);
export type StepOutcome = z.infer<typeof StepOutcome>;

/** State-change events that the orchestrator consumes. */
export const RunEvent = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('run_changed'), runId: z.string(), version: z.number().int(), traceparent: z.string().optional() }),
  z.strictObject({ type: z.literal('step_settled'), job: StepJob, outcome: StepOutcome }),
]);
export type RunEvent = z.infer<typeof RunEvent>;

/** Hint to gateways that a thread moved; the database holds what happened. */
export const ThreadMoved = z.strictObject({
  threadId: z.string(),
  runId: z.string(),
  version: z.number().int(),
  status: z.string(),
  /** Of the run; absent when an earlier release said it, which knew only plans. */
  workflow: z.string().optional(),
  /** How much the thread has told by now; absent when nothing was told. */
  seq: z.number().int().optional(),
});
export type ThreadMoved = z.infer<typeof ThreadMoved>;
