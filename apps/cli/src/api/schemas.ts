import { z } from 'zod';
import { DecisionLogEntry, FinalPlan, PendingQuestion, RunStatus, isErrorCode } from '@app/contracts';
import type { ErrorCode } from '@app/contracts';

/** Top-level fields that a newer gateway adds are passed on, not refused. */
const Plan = z.looseObject(FinalPlan.shape);
const Question = z.looseObject(PendingQuestion.shape);
const LogEntry = z.looseObject(DecisionLogEntry.shape);
const Usage = z.looseObject({});

export type PlanView = z.infer<typeof Plan>;
export type QuestionView = z.infer<typeof Question>;
export type LogEntryView = z.infer<typeof LogEntry>;

/** The answer to a POST that starts or resumes a run, whether it waited for the end or not. */
export const AcceptedRun = z.object({ threadId: z.string(), status: RunStatus, version: z.number().int() });
export type AcceptedRun = z.infer<typeof AcceptedRun>;

/** What the title of a plan needs from a request, as far as it is known. */
const TripRequest = z.looseObject({
  travelStartDate: z.string().nullish(),
  travelEndDate: z.string().nullish(),
  adults: z.number().nullish(),
  children: z.number().nullish(),
});
export type TripRequest = z.infer<typeof TripRequest>;

const RunFailure = z.looseObject({ code: z.string(), message: z.string(), agent: z.string().nullish() });
export type RunFailure = z.infer<typeof RunFailure>;

/** What the concierge said. */
const Answer = z.object({ text: z.string(), sources: z.array(z.looseObject({ kind: z.string(), name: z.string() })) });
export type AnswerView = z.infer<typeof Answer>;

const Values = z.looseObject({
  finalPlan: Plan.nullish(),
  safetyFlags: z.array(z.string()).nullish(),
  decisionLog: z.array(LogEntry).nullish(),
  pendingQuestions: z.array(Question).nullish(),
  parsedRequest: TripRequest.nullish(),
  userRequest: TripRequest.nullish(),
  answer: Answer.nullish(),
});
const Metadata = z.looseObject({ usage: Usage.nullish(), error: RunFailure.nullish() });

/** The finished result of a run, as `--json` prints it. */
export interface PlanResult {
  readonly threadId: string;
  readonly status: RunStatus;
  readonly version: number;
  readonly finalPlan: PlanView | null;
  readonly safetyFlags: readonly string[];
  readonly decisionLog: readonly LogEntryView[];
  /** Null when nothing is asked. */
  readonly pendingQuestions: readonly QuestionView[] | null;
  readonly parsedRequest: TripRequest | null;
  /** What was said to a question about the plan. */
  readonly answer: AnswerView | null;
  readonly usage: Readonly<Record<string, unknown>> | null;
  /** Why the run failed. */
  readonly error: RunFailure | null;
}

/** A thread as `GET /plan/:threadId` tells it. `request` is the completed request where there is one, else what was read so far. */
export interface Thread {
  readonly result: PlanResult;
  readonly request: TripRequest | null;
}

/** Reads `GET /plan/:threadId`: the result from the state, how the run went from the metadata. */
export const ThreadAnswer = z
  .looseObject({ threadId: z.string(), status: RunStatus, version: z.number().int(), values: Values, metadata: Metadata.nullish() })
  .transform(({ threadId, status, version, values, metadata }): Thread => ({
    result: {
      threadId,
      status,
      version,
      finalPlan: values.finalPlan ?? null,
      safetyFlags: values.safetyFlags ?? [],
      decisionLog: values.decisionLog ?? [],
      pendingQuestions: values.pendingQuestions ?? null,
      parsedRequest: values.parsedRequest ?? null,
      answer: values.answer ?? null,
      usage: metadata?.usage ?? null,
      error: metadata?.error ?? null,
    },
    request: values.userRequest ?? values.parsedRequest ?? null,
  }));

/** An error answer of the gateway, `application/problem+json`. */
export const Problem = z.looseObject({
  title: z.string().optional(),
  code: z.custom<ErrorCode>(isErrorCode).optional().catch(undefined),
  detail: z.string().optional(),
  issues: z
    .array(z.looseObject({ path: z.string(), message: z.string() }))
    .optional()
    .catch(undefined),
});
export type Problem = z.infer<typeof Problem>;
