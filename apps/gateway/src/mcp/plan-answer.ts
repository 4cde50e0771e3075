import type { CallToolResult } from '@modelcontextprotocol/server';
import type { z } from 'zod';
import { PlanResult } from '@app/contracts';
import { toResult } from '../plans/present.js';
import type { PlanOutcome } from '../plans/plans.service.js';

/** What a model needs of a thread. The decision log and the whole state are at `GET /plan/:threadId`. */
export const PlanAnswer = PlanResult.pick({
  threadId: true,
  status: true,
  version: true,
  pendingQuestions: true,
  finalPlan: true,
  safetyFlags: true,
  error: true,
});
type PlanAnswer = z.infer<typeof PlanAnswer>;

const NOTHING_YET = { pendingQuestions: null, finalPlan: null, safetyFlags: [], error: null };

function answerOf(outcome: PlanOutcome): PlanAnswer {
  if (outcome.kind === 'accepted') return { threadId: outcome.threadId, status: 'in_progress', version: outcome.version, ...NOTHING_YET };
  const { threadId, status, version, pendingQuestions, finalPlan, safetyFlags, error } = toResult(outcome.thread);
  return { threadId, status, version, pendingQuestions, finalPlan, safetyFlags, error };
}

/** What to do next, for a model that reads only the text. */
function nextStep({ status, threadId, pendingQuestions, error }: PlanAnswer): string {
  switch (status) {
    case 'in_progress':
      return `Planning goes on. Call get_plan with threadId "${threadId}" in a few seconds.`;
    case 'awaiting_input': {
      const asked = (pendingQuestions ?? []).map(({ field, question }) => `\n- ${field}: ${question}`);
      return `More is needed. Ask the traveller, then call answer_questions with threadId "${threadId}" and the answers by field:${asked.join('')}`;
    }
    case 'complete':
      return 'The plan is complete. Sums, dates and warnings were computed; repeat them as they are.';
    case 'failed':
      return `Planning failed${error ? ` (${error.code})` : ''}; nothing was planned.`;
    case 'awaiting_review':
    case 'waiting':
    case 'refused':
    case 'cancelled':
    case 'expired':
    case 'limit_reached':
      return `The thread is ${status.replace('_', ' ')}.`;
  }
}

/** The thread as structured content, and as text: what to do next, then the same as JSON. */
export function planResult(outcome: PlanOutcome): CallToolResult {
  const answer = answerOf(outcome);
  return {
    content: [
      { type: 'text', text: nextStep(answer) },
      { type: 'text', text: JSON.stringify(answer) },
    ],
    structuredContent: answer,
  };
}
