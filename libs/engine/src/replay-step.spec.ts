import { createSequentialIds } from '@app/adapters';
import type { RunEvent, StepOutcome } from '@app/contracts';
import type { OpenStep, RunSnapshot, StepRecord } from '@app/ports';
import { decideMove } from './decide-move.js';
import type { DecidedMove } from './move-draft.js';
import { DEFAULT_ENGINE_SETTINGS } from './engine.js';
import { decideReplay } from './replay-step.js';
import { SMALL_GRAPH, openedRun } from './testing/small-graph.js';

const context = {
  workflow: SMALL_GRAPH,
  ids: createSequentialIds(),
  now: new Date('2026-11-20T12:00:00Z'),
  settings: DEFAULT_ENGINE_SETTINGS,
};
const OPERATOR = { by: 'olga', reason: 'the model is back' };

function move(run: RunSnapshot, event: RunEvent): DecidedMove {
  const decision = decideMove(run, event, context);
  if (decision.kind === 'stale') throw new Error(`stale: ${decision.reason}`);
  return decision.decided;
}
const stepOf = (run: RunSnapshot, agent: string): OpenStep => {
  const step = run.openSteps.find((open) => open.agent === agent);
  if (!step) throw new Error(`${agent} is not open`);
  return step;
};
const settled = (step: OpenStep, outcome: StepOutcome): RunEvent => ({ type: 'step_settled', job: { runId: 'run_1', ...step }, outcome });
const done = (output: Record<string, unknown>): StepOutcome => ({
  kind: 'succeeded',
  output,
  decision: { inputSummary: 'i', keyEvidence: [], outputSummary: 'o', riskFlags: [] },
  usage: { modelCalls: 0, inputTokens: 0, outputTokens: 0 },
  durationMs: 1,
});
const refused: StepOutcome = {
  kind: 'failed',
  code: 'MODEL_BAD_OUTPUT',
  message: 'nonsense',
  retryable: false,
  usage: { modelCalls: 1, inputTokens: 0, outputTokens: 0 },
};

const slow: StepOutcome = { ...refused, code: 'PROVIDER_TIMEOUT', message: 'slow', retryable: true };

/** A run whose step left failed while its sibling right was at work. */
function failedRun(): { run: RunSnapshot; left: OpenStep; step: StepRecord } {
  let run = move(openedRun(), { type: 'run_changed', runId: 'run_1', version: 1 }).next;
  run = move(run, settled(stepOf(run, 'first'), done({ one: 'x' }))).next;
  const left = stepOf(run, 'left');
  run = move(run, settled(left, refused)).next;
  const step: StepRecord = {
    ...left,
    runId: run.runId,
    threadId: run.threadId,
    ownerId: run.ownerId,
    status: 'failed',
    errorCode: 'MODEL_BAD_OUTPUT',
    errorMessage: 'nonsense',
    settledAt: '2026-11-20T12:00:00.000Z',
    ageMs: 5,
    runStatus: 'failed',
    runMoveCount: run.moveCount,
    isNewestRun: true,
    isCompacted: false,
  };
  return { run, left, step };
}

describe('decideReplay', () => {
  it('brings the run back with the failed step under its next attempt, and the message in the same move', () => {
    const { run, left, step } = failedRun();
    const { move: replay, next } = decideReplay(run, step, OPERATOR, context);
    expect(replay).toMatchObject({ expectedMoveCount: run.moveCount, status: 'in_progress', error: null, restingState: null, version: run.version + 1 });
    expect(replay.retried).toMatchObject([{ stepId: left.stepId, attempt: 2, errorCode: null }]);
    expect(replay.messages[0]).toMatchObject({ queue: 'agent-left', jobId: `${left.stepId}.2`, delayMs: 0, payload: { attempt: 2, version: left.version } });
    expect(next.openSteps).toContainEqual({ ...left, attempt: 2, firstAttempt: 2 });
  });

  it('runs what was superseded by the failure again, as the graph wants it', () => {
    const { run, step } = failedRun();
    const { move: replay } = decideReplay(run, step, OPERATOR, context);
    expect(replay.added.map(({ agent }) => agent)).toEqual(['right']);
  });

  it('writes into the chain of the log who wanted it, why, and what came of it', () => {
    const { run, step } = failedRun();
    const [entry] = decideReplay(run, step, OPERATOR, context).move.logEntries;
    expect(entry).toMatchObject({ agent: 'operator', stepId: null, attempt: 2, previousHash: run.logHash });
    expect(entry?.entry.keyEvidence).toEqual(expect.arrayContaining(['by=olga', 'reason=the model is back', 'code=MODEL_BAD_OUTPUT']));
    expect(entry?.entry.outputSummary).toContain('attempt 2');
  });

  it('leads to the end that the run would have had', () => {
    const { run, step } = failedRun();
    let next = decideReplay(run, step, OPERATOR, context).next;
    next = move(next, settled(stepOf(next, 'left'), done({ two: 'y' }))).next;
    next = move(next, settled(stepOf(next, 'right'), done({ three: 'z' }))).next;
    next = move(next, settled(stepOf(next, 'last'), done({ result: 'p' }))).next;
    expect(next).toMatchObject({ status: 'complete', state: { one: 'x', two: 'y', three: 'z', result: 'p' } });
  });

  it('drops the late failure of the attempt before', () => {
    const { run, left, step } = failedRun();
    const { next } = decideReplay(run, step, OPERATOR, context);
    expect(decideMove(next, settled(left, refused), context)).toMatchObject({ kind: 'stale' });
  });

  it('drops the late success of the attempt that had failed, which is in the log already', () => {
    const { run, left, step } = failedRun();
    const { next } = decideReplay(run, step, OPERATOR, context);
    expect(decideMove(next, settled(left, done({ two: 'late' })), context)).toMatchObject({
      kind: 'stale',
      reason: expect.stringContaining('replayed as attempt 2'),
    });
    expect(move(next, settled(stepOf(next, 'left'), done({ two: 'y' }))).move.logEntries).toMatchObject([{ stepId: left.stepId, attempt: 2 }]);
  });

  it('takes the late success of an attempt after the replay', () => {
    const { run, step } = failedRun();
    let { next } = decideReplay(run, step, OPERATOR, context);
    const second = stepOf(next, 'left');
    next = move(next, settled(second, slow)).next;
    expect(stepOf(next, 'left').attempt).toBe(3);
    expect(move(next, settled(second, done({ two: 'y' }))).next.state['two']).toBe('y');
  });

  it('gives the step all attempts of its policy, with the pauses of a first one', () => {
    const { run, step } = failedRun();
    let { next } = decideReplay(run, { ...step, attempt: 2 }, OPERATOR, context);
    expect(stepOf(next, 'left')).toMatchObject({ attempt: 3, firstAttempt: 3 });
    const again = move(next, settled(stepOf(next, 'left'), slow));
    expect(again.move.messages[0]).toMatchObject({ jobId: `${step.stepId}.4`, delayMs: 500 });
    next = again.next;
    expect(move(next, settled(stepOf(next, 'left'), slow)).move.status).toBe('failed');
  });

  it('does not bring back a run that is at its cap of steps', () => {
    const { run, step } = failedRun();
    expect(decideReplay({ ...run, stepCount: 50 }, step, OPERATOR, context).move.status).toBe('failed');
  });
});
