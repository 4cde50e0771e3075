import { shownJobData } from './shown-job-data.js';

const job = { runId: 'run_1', stepId: 'stp_1', agent: 'budget', attempt: 2, version: 3 };
const usage = { modelCalls: 1, inputTokens: 2, outputTokens: 3 };

describe('what the board shows of a job', () => {
  it('has the ids of a step and of a changed run', () => {
    expect(shownJobData(job)).toEqual(job);
    const changed = { type: 'run_changed', runId: 'run_1', version: 1 };
    expect(shownJobData(changed)).toEqual(changed);
  });
  it('has how a step ended, but nothing of what it wrote', () => {
    const decision = { inputSummary: 'Ann Smith', keyEvidence: ['Ann'], outputSummary: 'for Ann', riskFlags: [] };
    const outcome = { kind: 'succeeded', output: { finalPlan: 'for Ann Smith' }, decision, usage, durationMs: 7 };
    expect(shownJobData({ type: 'step_settled', job, outcome })).toEqual({ type: 'step_settled', job, outcome: { kind: 'succeeded', usage, durationMs: 7 } });
    const failed = { kind: 'failed', code: 'MODEL_BAD_OUTPUT', message: 'it said: Ann Smith', retryable: false, usage };
    expect(JSON.stringify(shownJobData({ type: 'step_settled', job, outcome: failed }))).not.toContain('Ann');
  });
  it.each(['Ann Smith', null, [{ name: 'Ann' }], { name: 'Ann' }])('hides %j', (data) => {
    expect(shownJobData(data)).toEqual({ hidden: 'data of an unknown form' });
  });
});
