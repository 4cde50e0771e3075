import { z } from 'zod';
import { TerminalError } from '@app/contracts';
import { createRegistry, modelInstruments } from '@app/platform';
import type { ModelPort, ModelRequest } from '@app/ports';
import { observeModel } from './observed-model.js';

const REQUEST: ModelRequest<unknown> = { task: 'budget', schemaName: 'Tips', schema: z.unknown(), system: 's', prompt: 'p', input: null };
const USAGE = { modelCalls: 2, inputTokens: 1_000, outputTokens: 200 };
const PRICES = { inputUsd: 0.5, outputUsd: 10 };

function observed(complete: ModelPort['complete']) {
  const registry = createRegistry('worker');
  const model = observeModel({ provider: 'openai', complete }, { model: 'm', prices: PRICES, instruments: modelInstruments(registry) });
  const lines = async (): Promise<string[]> => (await registry.metrics()).split('\n').filter((line) => /^navigo_model_(calls|tokens|cost)/.test(line));
  return { model, lines };
}

describe('an observed model', () => {
  const signal = new AbortController().signal;

  it('answers what the model answers, and counts tokens and their price', async () => {
    const answer = { value: { tips: [] }, usage: USAGE };
    const { model, lines } = observed(async () => answer as never);
    expect(await model.complete(REQUEST, signal)).toBe(answer);
    expect(await lines()).toEqual([
      'navigo_model_calls_total{provider="openai",outcome="ok",service="worker"} 1',
      'navigo_model_tokens_total{provider="openai",direction="input",service="worker"} 1000',
      'navigo_model_tokens_total{provider="openai",direction="output",service="worker"} 200',
      'navigo_model_cost_usd_total{provider="openai",service="worker"} 0.0025',
    ]);
  });

  it('counts a failure by its code, and what it cost all the same', async () => {
    const failure = new TerminalError('MODEL_BAD_OUTPUT', 'three unusable answers');
    failure.spent = USAGE;
    const { model, lines } = observed(() => Promise.reject(failure));
    await expect(model.complete(REQUEST, signal)).rejects.toBe(failure);
    expect(await lines()).toContain('navigo_model_calls_total{provider="openai",outcome="MODEL_BAD_OUTPUT",service="worker"} 1');
    expect(await lines()).toContain('navigo_model_cost_usd_total{provider="openai",service="worker"} 0.0025');
  });
});
