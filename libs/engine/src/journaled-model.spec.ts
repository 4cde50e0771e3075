import { z } from 'zod';
import { defineAgent } from '@app/agent-kit';
import { RetryableError } from '@app/contracts';
import type { ErrorCode } from '@app/contracts';
import { InMemoryCallJournal } from '@app/persistence';
import type { CallJournal, ModelRequest, StepInput } from '@app/ports';
import { executeStep } from './execute-step.js';
import type { StepRunner } from './execute-step.js';

const NEVER = new AbortController().signal;
const ONE_CALL = { modelCalls: 1, inputTokens: 20, outputTokens: 5 };
const TWO_CALLS = { modelCalls: 2, inputTokens: 40, outputTokens: 10 };
const NOTHING = { modelCalls: 0, inputTokens: 0, outputTokens: 0 };

const question = (prompt: string): ModelRequest<{ word: string }> => ({
  ...{ task: 'asker', schemaName: 'Word', schema: z.strictObject({ word: z.string() }) },
  ...{ system: 's', prompt, input: null },
});

/** A step that asks two questions, at a model that counts what it is asked. */
function askingStep(calls: CallJournal = new InMemoryCallJournal()) {
  const asked: string[] = [];
  const unrecorded: unknown[] = [];
  let ends: (() => never) | null = null;
  const asker = defineAgent({
    ...{ name: 'asker', title: 'Asker', reads: {}, writes: { said: z.string() }, policy: { timeoutMs: 5_000, maxAttempts: 3 } },
    async run(_input, { model, signal }) {
      const first = await model.complete(question('one'), signal);
      ends?.();
      const second = await model.complete(question('two'), signal);
      const decision = { inputSummary: 'i', keyEvidence: [], outputSummary: 'o', riskFlags: [] };
      return { writes: { said: `${first.value.word} ${second.value.word}` }, decision };
    },
  });
  const model = {
    provider: 'openai',
    complete: async ({ prompt }: ModelRequest<unknown>) => ({ value: { word: `${prompt}${asked.push(prompt)}` }, usage: ONE_CALL }),
  };
  const run = async (attempt: number, more: Partial<StepInput> = {}, failure?: () => never) => {
    ends = failure ?? null;
    const input: StepInput = { ownerId: 'ann', threadId: 'thr_1', workflow: 'small', state: {}, hasCalls: true, countedAttempt: 0, spent: ONE_CALL, ...more };
    const runner = {
      ...{
        agents: { asker },
        fieldsOf: () => undefined,
        clock: { now: () => new Date('2026-11-20T12:00:00Z') },
        world: { model },
        onUnexpected: () => undefined,
      },
      store: { loadStepInput: async () => input },
      journal: { calls, isPaid: true, costOf: () => null, onUnrecorded: (reason: unknown) => unrecorded.push(reason) },
    } as unknown as StepRunner;
    const executed = await executeStep(runner, { runId: 'run_1', stepId: 'stp_1', agent: 'asker', attempt, version: 1 }, NEVER);
    return executed.kind === 'done' ? executed.outcome : null;
  };
  return { run, asked, unrecorded };
}
const fails = (code: ErrorCode) => (): never => {
  throw new RetryableError(code, 'away');
};

describe('a step that asks a model and runs again', () => {
  it('gets the same answers, and tells what they cost when nobody heard of it', async () => {
    const step = askingStep();
    const lost = await step.run(1, { hasCalls: false });
    expect(lost).toMatchObject({ output: { said: 'one1 two2' }, usage: TWO_CALLS });
    // The same attempt delivered again, and a later one.
    for (const attempt of [1, 2]) expect(await step.run(attempt)).toMatchObject({ output: { said: 'one1 two2' }, usage: TWO_CALLS });
    expect(step.asked).toEqual(['one', 'two']);
  });

  it('counts a call once: with the failure that told of it, not again with the success', async () => {
    const step = askingStep();
    expect(await step.run(1, { hasCalls: false }, fails('PROVIDER_UNAVAILABLE'))).toMatchObject({ kind: 'failed', usage: ONE_CALL });
    expect(await step.run(2, { countedAttempt: 1 }, fails('PROVIDER_UNAVAILABLE'))).toMatchObject({ kind: 'failed', usage: NOTHING });
    expect(await step.run(3, { countedAttempt: 2 })).toMatchObject({ output: { said: 'one1 two2' }, usage: ONE_CALL });
    expect(step.asked).toEqual(['one', 'two']);
  });

  it('looks nothing up when there is nothing', async () => {
    const opened: boolean[] = [];
    const inner = new InMemoryCallJournal();
    const step = askingStep({ openStep: (of) => (opened.push(of.fresh), inner.openStep(of)) });
    await step.run(1, { hasCalls: false });
    await step.run(1, { hasCalls: true });
    expect(opened).toEqual([true, false]);
  });
});

describe('a journal that is away', () => {
  const refusing = (code: ErrorCode): CallJournal => ({
    openStep: async (step) => ({ step, begin: async () => ({ kind: 'new' }), record: () => Promise.reject(new RetryableError(code, 'away')) }),
  });

  it('does not take away an answer that is paid for', async () => {
    const step = askingStep(refusing('STORE_UNAVAILABLE'));
    expect(await step.run(1)).toMatchObject({ kind: 'succeeded', usage: TWO_CALLS });
    expect(step.unrecorded).toHaveLength(2);
  });

  it('hides no other trouble', async () => {
    const step = askingStep(refusing('VERSION_CONFLICT'));
    expect(await step.run(1)).toMatchObject({ kind: 'failed', code: 'VERSION_CONFLICT' });
  });

  it('hands back a step whose answers cannot be read, before it asks anybody', async () => {
    const step = askingStep({ openStep: () => Promise.reject(new RetryableError('STORE_UNAVAILABLE', 'away')) });
    await expect(step.run(2)).rejects.toMatchObject({ code: 'STORE_UNAVAILABLE' });
    expect(step.asked).toEqual([]);
  });
});
