import type { PlanResult, Thread } from '../api/schemas.js';
import { describeQuestion } from '../ask/questions.js';
import { renderResult } from '../render/plan.js';
import { hang, printable } from '../render/text.js';
import type { Page } from '../render/text.js';
import type { StepSpan } from '../render/timeline.js';
import { FLAG_OF_FIELD } from './plan-flags.js';
import type { PlanFlags } from './plan-flags.js';

export interface Report {
  /** For standard output: the result, and nothing else. */
  readonly result: string;
  /** For standard error: what a person should know besides. */
  readonly note: string;
}

const MS_PER_SECOND = 1_000;

type Asked = Pick<PlanFlags, 'json' | 'log' | 'timeoutMs'> & {
  /** Who worked when; absent where the run was not followed. */
  readonly steps?: readonly StepSpan[];
};

/** What the command says in the end, in words or as JSON. */
export function reportOf(thread: Thread, flags: Asked, page: Page & { readonly baseUrl: string }): Report {
  const note = noteOf(thread.result, flags);
  if (flags.json) return { result: `${JSON.stringify(thread.result, null, 2)}\n`, note };
  const { status, finalPlan } = thread.result;
  if (status === 'awaiting_input') return { result: describeMissing(thread.result, page), note };
  if (finalPlan === null || note !== '') return { result: '', note };
  const decision = status === 'awaiting_review' ? describeDecision(thread.result, page.baseUrl) : '';
  return { result: renderResult(thread, { showLog: flags.log, steps: flags.steps ?? [] }, page) + decision, note };
}

function noteOf({ status, threadId, error }: PlanResult, { timeoutMs }: Pick<PlanFlags, 'timeoutMs'>): string {
  if (status === 'in_progress')
    return `Not finished after ${timeoutMs / MS_PER_SECOND} s. The run goes on; follow it with: ./navigo plan --thread-id ${threadId}\n`;
  if (['failed', 'cancelled', 'expired', 'limit_reached'].includes(status)) {
    const reason = error ? `: ${printable(error.message)} (${error.code}${error.agent ? `, ${error.agent}` : ''})` : '.';
    return `${REASON_OF_STATUS[status] ?? status}${reason}\nThread ${threadId}\n`;
  }
  return '';
}

const REASON_OF_STATUS: Readonly<Record<string, string>> = {
  failed: 'Planning failed',
  cancelled: 'Planning was cancelled',
  expired: 'The thread waited too long for an answer and has expired',
  limit_reached: 'Planning stopped at its limit',
};

function describeMissing({ threadId, pendingQuestions }: PlanResult, { width }: Page): string {
  const asked = pendingQuestions ?? [];
  const questions = asked.flatMap((question) => describeQuestion(question).flatMap((line, index) => (index === 0 ? hang('• ', line, width) : [line])));
  const flags = asked.map(({ field, example }) => (FLAG_OF_FIELD[field] ? `${FLAG_OF_FIELD[field]} ${quoted(example ?? '...')}` : null));
  const known = flags.filter((flag) => flag !== null);
  const answer = known.length === flags.length && known.length > 0 ? known.join(' ') : '"your answer in words"';
  return ['Something is missing before a plan can be made:', ...questions, '', 'Answer with:', `  ./navigo plan --thread-id ${threadId} ${answer}`, ''].join(
    '\n',
  );
}

const quoted = (text: string): string => (/^[\w.-]+$/.test(text) ? text : `"${printable(text)}"`);

function describeDecision({ threadId }: PlanResult, baseUrl: string): string {
  const post = `  curl -X POST ${baseUrl}/plan/${threadId}/decide -H 'content-type: application/json' -d`;
  return [
    '',
    'This plan waits for your decision. Approve it, or say what should change:',
    `${post} '{"action":"approve"}'`,
    `${post} '{"action":"revise","feedback":"a slower second day"}'`,
    '',
  ].join('\n');
}
