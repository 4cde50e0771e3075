import { z } from 'zod';
import { MAX_TEXT_CHARS, personText, storableText } from '../text.js';
import { AnswerSource } from '../travel/follow-up.js';
import { DecisionLogEntry } from '../travel/decision-log.js';
import { FinalPlan } from '../travel/plan.js';
import { ParsedRequest, PendingQuestion, RequestContext, UserRequest } from '../travel/request.js';
import { RunStatus } from '../run-status.js';
import { PlanPreview, RunLimits } from './decide.js';
import { CatalogId } from './catalogs.js';
import { isErrorCode } from '../error-codes.js';
import type { ErrorCode } from '../error-codes.js';

const NAME_RULE = 'must be 1 to 128 letters, digits, _ or -, starting with a letter or digit';
const notZero = z.string().refine((id) => !/^0+$/.test(id), { error: 'must not be zero' });

/** Names a thread; chosen by the client or made by the server. A bare zero counts as no name: queues and many languages take it for nothing. */
export const ThreadName = notZero.regex(/^[A-Za-z0-9][A-Za-z0-9_-]{0,127}$(?!\n)/, { error: NAME_RULE });

/** A thread as it is stored: behind a name that a client chose stands the mark of its owner, so that each owner has names of its own. Clients see and send names. */
export const ThreadId = notZero
  .regex(/^[A-Za-z0-9][A-Za-z0-9_-]{0,127}(?:\.[0-9a-f]{16})?$(?!\n)/, { error: NAME_RULE })
  .meta({ pattern: '^[A-Za-z0-9][A-Za-z0-9_-]{0,127}$' });

/** What clients call the thread that is stored under this id. */
export const threadNameOf = (threadId: string): string => threadId.split('.', 1)[0] ?? threadId;

const Answer = z.union([storableText(MAX_TEXT_CHARS), z.number(), z.boolean(), z.array(z.union([storableText(200), z.number()])).max(50), z.null()]);
const Answers = z.record(storableText(64, 1), Answer);

const shared = {
  threadId: ThreadId.optional(),
  scenario: storableText(64, 1).optional(),
  context: RequestContext.optional(),
  /** An inventory of one's own; the plan then uses nothing else. */
  catalogId: CatalogId.optional(),
  /** Whether a person decides before the plan counts as done. */
  review: z.enum(['auto', 'required']).optional(),
  /** What to do when the thread has a run that is still going: wait for its end, or cancel it. Absent: refuse. */
  onBusy: z.enum(['enqueue', 'interrupt']).optional(),
  limits: RunLimits.optional(),
  /** Keeps diet, mobility, pace, home airport and currency of this request for other threads. */
  remember: z.boolean().optional(),
};

/** A complete request. */
export const PlanBody = z.strictObject({ ...shared, userRequest: UserRequest });
export type PlanBody = z.infer<typeof PlanBody>;

/** Whether words on a finished thread are about its plan or ask for a new trip; read from the words when absent. */
const About = z.enum(['trip', 'plan']);

/** A request in the traveller's own words; `answers` says fields outright and wins over the words. */
export const ChatBody = z.strictObject({ ...shared, naturalLanguage: personText, answers: Answers.optional(), about: About.optional() });
export type ChatBody = z.infer<typeof ChatBody>;

/** Answers to open questions: by field, in free words, or both. */
export const ResumeBody = z
  .strictObject({
    threadId: ThreadId,
    answers: Answers.optional(),
    message: personText.optional(),
    /** The version the answers were given for; another one is refused. */
    expectedVersion: z.number().int().min(1).optional(),
  })
  .refine((body) => body.message !== undefined || Object.keys(body.answers ?? {}).length > 0, {
    error: 'answers nothing: give answers by field, or a message',
    path: ['answers'],
  });
export type ResumeBody = z.infer<typeof ResumeBody>;

export const Usage = z.strictObject({ modelCalls: z.number(), inputTokens: z.number(), outputTokens: z.number() });
const RunErrorBody = z.strictObject({ code: z.custom<ErrorCode>(isErrorCode), message: z.string(), agent: z.string().nullable() });

/** A run that ended or waits for a person. */
export const PlanResult = z.strictObject({
  threadId: z.string(),
  status: RunStatus,
  version: z.number().int(),
  finalPlan: FinalPlan.nullable(),
  safetyFlags: z.array(z.string()),
  decisionLog: z.array(DecisionLogEntry),
  pendingQuestions: z.array(PendingQuestion).nullable(),
  parsedRequest: ParsedRequest.nullable(),
  /** What was said to a question about the plan; null when none was asked. */
  answer: z.strictObject({ text: z.string(), sources: z.array(AnswerSource) }).nullable(),
  usage: Usage,
  /** What a person decides on; given while the run awaits review. */
  preview: PlanPreview.nullable(),
  error: RunErrorBody.nullable(),
});
export type PlanResult = z.infer<typeof PlanResult>;

/** A run that was taken on and is still going. */
export const PlanAccepted = z.strictObject({
  threadId: z.string(),
  status: RunStatus,
  version: z.number().int(),
  /** True when the request waits for the end of the run that is going. */
  queued: z.boolean().optional(),
});
export type PlanAccepted = z.infer<typeof PlanAccepted>;
