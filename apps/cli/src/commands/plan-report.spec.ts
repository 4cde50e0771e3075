import type { PlanResult, Thread } from '../api/schemas.js';
import { PLAIN_STYLE } from '../render/text.js';
import { reportOf } from './plan-report.js';

const PAGE = { width: 90, style: PLAIN_STYLE, baseUrl: 'http://127.0.0.1:3000' };
const FLAGS = { json: false, log: false, timeoutMs: 300_000 };
const thread = (over: Partial<PlanResult>): Thread => ({
  result: {
    threadId: 'thr_1',
    status: 'complete',
    version: 1,
    finalPlan: null,
    safetyFlags: [],
    decisionLog: [],
    pendingQuestions: null,
    parsedRequest: null,
    answer: null,
    usage: null,
    error: null,
    ...over,
  },
  request: null,
});
const questions = [
  { field: 'travelStartDate', question: 'From when?', type: 'date' as const, required: true, example: '2027-05-10' },
  { field: 'budget', question: 'How much?', type: 'number' as const, required: true },
];

describe('what the command says in the end', () => {
  it('is nothing but the result with --json', () => {
    const { result } = reportOf(thread({ status: 'awaiting_input', pendingQuestions: questions }), { ...FLAGS, json: true }, PAGE);
    expect(JSON.parse(result)).toMatchObject({ threadId: 'thr_1', status: 'awaiting_input', pendingQuestions: questions, finalPlan: null });
  });

  it('names open questions and the command that answers them', () => {
    const { result } = reportOf(thread({ status: 'awaiting_input', pendingQuestions: questions }), FLAGS, PAGE);
    expect(result).toContain('• From when? (YYYY-MM-DD, such as 2027-05-10)');
    expect(result).toContain('./navigo plan --thread-id thr_1 --start-date 2027-05-10 --budget ...');
  });

  it('offers words where a question has no flag', () => {
    const { result } = reportOf(
      thread({ status: 'awaiting_input', pendingQuestions: [{ field: 'constraints', question: 'Diet?', type: 'text', required: true }] }),
      FLAGS,
      PAGE,
    );
    expect(result).toContain('./navigo plan --thread-id thr_1 "your answer in words"');
  });

  it('keeps the reason of a failure off standard output', () => {
    const error = { code: 'MODEL_BAD_OUTPUT', message: 'no plan came back', agent: 'itinerary' };
    expect(reportOf(thread({ status: 'failed', error }), FLAGS, PAGE)).toEqual({
      result: '',
      note: 'Planning failed: no plan came back (MODEL_BAD_OUTPUT, itinerary)\nThread thr_1\n',
    });
  });

  it('says how to follow a run that goes on', () => {
    expect(reportOf(thread({ status: 'in_progress' }), FLAGS, PAGE).note).toContain(
      'Not finished after 300 s. The run goes on; follow it with: ./navigo plan --thread-id thr_1',
    );
  });
});
