import { z } from 'zod';
import { defineAgent } from '@app/agent-kit';
import type { AgentContext } from '@app/agent-kit';
import { RetryableError } from '@app/contracts';
import type { NumberedStepEvent } from '@app/ports';
import { executeStep } from './execute-step.js';
import type { StepRunner } from './execute-step.js';

const JOB = { runId: 'run_1', stepId: 'stp_1', agent: 'talker', attempt: 1, version: 1 };
const INPUT = { ownerId: 'ann', threadId: 'thr_1', workflow: 'small', state: {}, hasCalls: false, countedAttempt: 0 };
const NEVER = new AbortController().signal;
const decision = { inputSummary: 'i', keyEvidence: [], outputSummary: 'o', riskFlags: [] };

const runnerWith = (run: (context: AgentContext) => void | Promise<void>, teller: StepRunner['teller']) => {
  const untold: number[] = [];
  const talker = defineAgent({
    ...{ name: 'talker', title: 'Talker', reads: {}, writes: { said: z.string() }, policy: { timeoutMs: 5_000, maxAttempts: 1 } },
    async run(_input, context) {
      await run(context);
      return { writes: { said: 'all' }, decision };
    },
  });
  const runner = {
    ...{ agents: { talker }, fieldsOf: () => undefined, clock: { now: () => new Date('2026-11-20T12:00:00Z') }, world: {}, onUnexpected: () => undefined },
    store: { loadStepInput: async () => INPUT },
    ...(teller ? { teller } : {}),
    onUntold: (_reason: unknown, _job: unknown, events: number) => untold.push(events),
  } as unknown as StepRunner;
  return { runner, untold };
};
const tellTwice = ({ tell }: AgentContext): void => {
  tell({ event: 'thought', data: { text: 'one' } });
  tell({ event: 'thought', data: { text: 'two' } });
};

describe('what an agent tells', () => {
  it('is kept before the outcome of its step is known', async () => {
    const kept: NumberedStepEvent[] = [];
    const { runner } = runnerWith(tellTwice, { tell: async (_job, events) => void kept.push(...events) });
    expect(await executeStep(runner, JOB, NEVER)).toMatchObject({ outcome: { kind: 'succeeded' } });
    expect(kept.map(({ ordinal, event }) => [ordinal, event.data])).toEqual([
      [0, { text: 'one' }],
      [1, { text: 'two' }],
    ]);
  });

  it('is kept of a step that fails, too', async () => {
    const kept: NumberedStepEvent[] = [];
    const failing = (context: AgentContext): void => {
      tellTwice(context);
      throw new RetryableError('PROVIDER_UNAVAILABLE', 'away');
    };
    const { runner } = runnerWith(failing, { tell: async (_job, events) => void kept.push(...events) });
    expect(await executeStep(runner, JOB, NEVER)).toMatchObject({ outcome: { kind: 'failed', code: 'PROVIDER_UNAVAILABLE' } });
    expect(kept).toHaveLength(2);
  });

  it.each([
    ['refuses', () => Promise.reject(new RetryableError('STORE_UNAVAILABLE', 'away'))],
    ['hangs', () => new Promise<void>(() => undefined)],
  ])('does not hold up its step when the store %s', async (_how, tell) => {
    const { runner, untold } = runnerWith(tellTwice, { tell });
    expect(await executeStep(runner, JOB, NEVER)).toMatchObject({ outcome: { kind: 'succeeded' } });
    expect(untold).toEqual([2]);
  });

  it('costs nothing when it tells nothing', async () => {
    const { runner } = runnerWith(() => undefined, { tell: () => Promise.reject(new Error('nobody should ask')) });
    expect(await executeStep(runner, JOB, NEVER)).toMatchObject({ outcome: { kind: 'succeeded' } });
  });
});

describe('a worker that stops', () => {
  const hangs = (): Promise<void> => new Promise(() => undefined);

  it('begins no step any more and hands it back', async () => {
    let begun = 0;
    const { runner } = runnerWith(() => void (begun += 1), undefined);
    await expect(executeStep(runner, JOB, AbortSignal.abort())).rejects.toMatchObject({ code: 'STEP_LOST' });
    expect(begun).toBe(0);
  });

  it('does not wait for an agent that was told to stop before it gave up control, and heeds nothing', async () => {
    const worker = new AbortController();
    const stopAndHang = (): Promise<void> => {
      worker.abort();
      return hangs();
    };
    const { runner } = runnerWith(stopAndHang, undefined);
    await expect(executeStep(runner, JOB, worker.signal)).rejects.toMatchObject({ code: 'STEP_LOST' });
  });

  it('does not wait for one that is told later, either', async () => {
    const worker = new AbortController();
    const { runner } = runnerWith(() => (setImmediate(() => worker.abort()), hangs()), undefined);
    await expect(executeStep(runner, JOB, worker.signal)).rejects.toMatchObject({ code: 'STEP_LOST' });
  });
});
