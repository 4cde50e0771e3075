import { z } from 'zod';
import { PLAN_CHANNELS } from '@app/graph';
import { FinalPlan, FollowUpAnswer, ParsedRequest, PendingQuestion, PlanPreview } from '@app/contracts';
import type { DecisionLogEntry, PlanAccepted, PlanResult, ThreadBody, VersionAnswer, WatchAnswer } from '@app/contracts';
import type { StoredState, ThreadView } from '@app/ports';
import { traceIdOf } from '@app/platform';
import { shownFields } from '@app/workflow';
import { toWatch } from '../watches/present-watch.js';

const Shown = z.object({
  finalPlan: FinalPlan.nullish(),
  safetyFlags: z.array(z.string()).nullish(),
  pendingQuestions: z.array(PendingQuestion).nullish(),
  parsedRequest: ParsedRequest.nullish(),
  preview: PlanPreview.nullish(),
  answer: FollowUpAnswer.nullish(),
});

/** The answer to a POST once its run ended or waits for a person. */
export function toResult(thread: ThreadView): PlanResult {
  const shown = Shown.parse(thread.state);
  return {
    threadId: thread.threadId,
    status: thread.status,
    version: thread.version,
    finalPlan: shown.finalPlan ?? null,
    safetyFlags: shown.safetyFlags ?? [],
    decisionLog: [...thread.decisionLog],
    pendingQuestions: shown.pendingQuestions ?? null,
    parsedRequest: shown.parsedRequest ?? null,
    answer: shown.answer ? { text: shown.answer.text, sources: shown.answer.sources } : null,
    usage: thread.usage,
    preview: shown.preview ?? null,
    error: thread.error,
  };
}

export const toAccepted = ({ threadId, status, version }: ThreadView): PlanAccepted => ({ threadId, status, version });

/** A state as clients see it, with every field and the log. */
export function shownState(state: StoredState, decisionLog: readonly DecisionLogEntry[]): VersionAnswer['values'] {
  return { ...shownFields({ channels: PLAN_CHANNELS }, state), decisionLog: [...decisionLog] };
}

const noteOf = ({ watchId, status, lookedAt, notices, proposal }: WatchAnswer): ThreadBody['watch'] => ({
  ...{ watchId, status, lookedAt, notices },
  proposal: proposal && { number: proposal.number, text: proposal.text },
});

/** The whole thread, for `GET /plan/:threadId`, with what the watch over it says. */
export function toThreadBody(thread: ThreadView, watch: ThreadView | null): ThreadBody {
  return {
    threadId: thread.threadId,
    status: thread.status,
    version: thread.version,
    next: thread.openSteps.map((step) => step.agent),
    values: shownState(thread.state, thread.decisionLog),
    preview: Shown.shape.preview.parse(thread.state['preview']) ?? null,
    watch: watch && watch.status !== 'cancelled' ? noteOf(toWatch(watch)) : null,
    metadata: {
      ...{ scenario: thread.scenario, parent: thread.parent, runId: thread.runId, usage: thread.usage, error: thread.error },
      traceId: traceIdOf(thread.traceparent) ?? null,
    },
    createdAt: thread.createdAt,
    updatedAt: thread.updatedAt,
  };
}
