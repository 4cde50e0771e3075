import type { PendingQuestion, RunStatus } from '@app/contracts';
import type { ThreadView } from '@app/ports';
import { PlanAnswer, planResult } from './plan-answer.js';

const QUESTION: PendingQuestion = { field: 'budget', question: 'How much may it cost?', type: 'number', required: true };

const seen = (status: RunStatus, state: Record<string, unknown> = {}): ReturnType<typeof planResult> =>
  planResult({
    kind: 'seen',
    thread: {
      ...{ threadId: 'thr_1', status, version: 3, state: { ownerId: 'owner-7', ...state }, decisionLog: [], openSteps: [] },
      ...{ usage: { modelCalls: 0, inputTokens: 0, outputTokens: 0 }, error: null },
    } as unknown as ThreadView,
  });
const textOf = ({ content }: ReturnType<typeof planResult>): string => content.map((part) => (part.type === 'text' ? part.text : '')).join('\n');

describe('a thread as the answer of a tool', () => {
  it('names each open question and the tool that takes the answers', () => {
    const text = textOf(seen('awaiting_input', { pendingQuestions: [QUESTION] }));
    expect(text).toContain('answer_questions with threadId "thr_1"');
    expect(text).toContain('- budget: How much may it cost?');
  });

  it.each<RunStatus>(['in_progress', 'awaiting_input', 'awaiting_review', 'complete', 'refused', 'failed', 'cancelled', 'expired', 'limit_reached'])(
    'holds the same as text and as structured content when it is %s, and nothing of whose it is',
    (status) => {
      const result = seen(status);
      expect(PlanAnswer.parse(result.structuredContent)).toMatchObject({ threadId: 'thr_1', status });
      expect(JSON.parse(textOf(result).split('\n').at(-1) ?? '')).toEqual(result.structuredContent);
      expect(JSON.stringify(result)).not.toContain('owner-7');
    },
  );

  it('says where to look for a run that was only taken on', () => {
    expect(textOf(planResult({ kind: 'accepted', threadId: 'thr_2', version: 1 }))).toContain('get_plan with threadId "thr_2"');
  });
});
