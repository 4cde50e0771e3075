import { z } from 'zod';
import { ERROR_CODES } from '../error-codes.js';
import type { ErrorCode } from '../error-codes.js';
import { storableText } from '../text.js';
import { cursorField, momentField, pageLimit } from './paging.js';

const MAX_REASON_CHARS = 500;
const DEFAULT_BULK = 100;
const MAX_BULK = 500;

const AgentName = z.string().regex(/^[a-z][a-z0-9_-]{0,63}$(?!\n)/, { error: 'must be the name of an agent, such as budget' });
const Code = z.enum(Object.keys(ERROR_CODES) as [ErrorCode, ...ErrorCode[]], { error: 'must be one of the error codes; see /docs' });
const Reason = storableText(MAX_REASON_CHARS, 1);
const filter = { agent: AgentName.optional(), code: Code.optional(), from: momentField.optional(), to: momentField.optional() };

/** Names a step. */
export const StepId = z.string().regex(/^[A-Za-z0-9][A-Za-z0-9_-]{0,63}$(?!\n)/, { error: 'must be the id of a step, as the list of jobs shows it' });

/** Query of `GET /admin/jobs`: failed steps, the newest failure first. `from` and `to` bound the time of failure; `to` is not included. */
export const JobsQuery = z.strictObject({
  state: z.enum(['failed']).default('failed'),
  ...filter,
  limit: pageLimit,
  cursor: cursorField,
});
export type JobsQuery = z.infer<typeof JobsQuery>;

/** A failed step as viewers and operators see it. */
export const FailedJob = z.strictObject({
  id: z.string(),
  state: z.literal('failed'),
  agent: z.string(),
  threadId: z.string(),
  runId: z.string(),
  ownerId: z.string(),
  attempts: z.number().int(),
  code: z.string().nullable(),
  message: z.string().nullable(),
  failedAt: z.iso.datetime(),
  ageSeconds: z.number().int(),
  /** True when a replay would do nothing: its thread has a newer run, or only the final state of its run is kept. */
  movedOn: z.boolean(),
});
export type FailedJob = z.infer<typeof FailedJob>;

export const JobsPage = z.strictObject({ jobs: z.array(FailedJob), nextCursor: z.string().nullable() });
export type JobsPage = z.infer<typeof JobsPage>;

/** Body of `POST /admin/jobs/:id/replay`. */
export const ReplayBody = z.strictObject({ reason: Reason.optional(), dryRun: z.boolean().default(false) });
export type ReplayBody = z.infer<typeof ReplayBody>;

/** Body of `POST /admin/jobs/replay`: every failed step that fits and whose thread has not moved on, up to `limit`. */
export const BulkReplayBody = z.strictObject({
  ...filter,
  reason: Reason.optional(),
  dryRun: z.boolean().default(false),
  limit: z.number().int().min(1).max(MAX_BULK).default(DEFAULT_BULK),
});
export type BulkReplayBody = z.infer<typeof BulkReplayBody>;

/** What became of one wish to replay. `skipped` changed nothing, and `detail` says why. */
export const ReplayAnswer = z.strictObject({
  id: z.string(),
  outcome: z.enum(['replayed', 'would_replay', 'skipped']),
  agent: z.string(),
  threadId: z.string(),
  attempt: z.number().int(),
  detail: z.string(),
});
export type ReplayAnswer = z.infer<typeof ReplayAnswer>;

/** `more` is true when further steps fit that `limit` left out. */
export const BulkReplayAnswer = z.strictObject({
  dryRun: z.boolean(),
  replayed: z.number().int(),
  skipped: z.number().int(),
  more: z.boolean(),
  jobs: z.array(ReplayAnswer),
});
export type BulkReplayAnswer = z.infer<typeof BulkReplayAnswer>;
