import { z } from 'zod';
import { GREETING_REQUEST, describeModel } from './model.contract.js';
import type { ModelUnderTest } from './model.contract.js';
import { createOfflineModel } from './offline.model.js';

const noAbort = new AbortController().signal;
const offline = (answer: unknown, latencyMs = 0): Promise<ModelUnderTest> =>
  Promise.resolve({ model: createOfflineModel({ experts: { greeter: () => answer }, latencyMs }), close: async () => {} });

describeModel('the offline model', { answering: (answer) => offline(answer), silent: () => offline({}, 60_000) });

describe('the offline model', () => {
  it('chooses the expert by task and hands it the input', async () => {
    const experts = { greeter: ({ name }: { name: string }) => ({ text: `Olá, ${name}`, language: 'pt' }), other: () => ({}) };
    const { value } = await createOfflineModel({ experts, latencyMs: 0 }).complete(GREETING_REQUEST, noAbort);
    expect(value.text).toBe('Olá, Ana');
  });

  it.each(['stranger', 'constructor'])('says what to do when nobody answers for %s', async (task) => {
    const model = createOfflineModel({ experts: {}, latencyMs: 0 });
    const failure = model.complete({ ...GREETING_REQUEST, task }, noAbort);
    await expect(failure).rejects.toMatchObject({ name: 'TerminalError', code: 'AGENT_UNKNOWN' });
    await expect(failure).rejects.toThrow(new RegExp(`"${task}".*MODEL_PROVIDER=openai`));
  });

  it('takes the latency it was given', async () => {
    const waitedMs: number[] = [];
    const sleep = async (delayMs: number): Promise<void> => void waitedMs.push(delayMs);
    await createOfflineModel({ experts: { greeter: () => ({ text: 'Olá', language: 'pt' }) }, latencyMs: 800, sleep }).complete(GREETING_REQUEST, noAbort);
    expect(waitedMs).toEqual([800]);
  });

  it('estimates one token for every four characters', async () => {
    const request = { ...GREETING_REQUEST, schema: z.string(), system: 'abcd', prompt: 'efghi' };
    const { usage } = await createOfflineModel({ experts: { greeter: () => '123456' }, latencyMs: 0 }).complete(request, noAbort);
    expect(usage).toEqual({ modelCalls: 1, inputTokens: 3, outputTokens: 2 });
  });
});
