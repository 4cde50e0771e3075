import { NavigoError } from '@app/contracts';
import { GEN_AI, codeOf, inSpan } from '@app/platform';
import type { ModelInstruments } from '@app/platform';
import type { ModelAnswer, ModelPort, ModelRequest, ModelUsage, ToolModelPort } from '@app/ports';
import { costOf } from './model-prices.js';
import type { ModelPrices } from './model-prices.js';

const MS_PER_SECOND = 1_000;

export interface ObservedModelOptions {
  /** Name of the model, for spans. */
  readonly model: string;
  readonly prices: ModelPrices;
  readonly instruments: ModelInstruments;
}

/** The same model; each question is counted with what it cost, failed ones too, and has a span. Prompts and answers stay out of both. */
export function observeModel(inner: ModelPort, options: ObservedModelOptions): ModelPort {
  const observed = observer(inner.provider, options);
  return {
    provider: inner.provider,
    complete: <T>(request: ModelRequest<T>, signal: AbortSignal): Promise<ModelAnswer<T>> => observed(request.task, () => inner.complete(request, signal)),
  };
}

/** The same model with tools; each turn is counted as a question is. */
export function observeToolModel(inner: ToolModelPort, options: ObservedModelOptions): ToolModelPort {
  const observed = observer(inner.provider, options);
  return { provider: inner.provider, chat: (messages, tools, signal) => observed('loop', () => inner.chat(messages, tools, signal)) };
}

type Observed = <A extends { readonly usage: ModelUsage }>(task: string, ask: () => Promise<A>) => Promise<A>;

function observer(provider: string, { model, prices, instruments }: ObservedModelOptions): Observed {
  const count = (outcome: string, startedAt: number, usage: ModelUsage | undefined): void => {
    instruments.calls.inc({ provider, outcome });
    instruments.durationSeconds.observe({ provider }, (performance.now() - startedAt) / MS_PER_SECOND);
    if (!usage) return;
    instruments.tokens.inc({ provider, direction: 'input' }, usage.inputTokens);
    instruments.tokens.inc({ provider, direction: 'output' }, usage.outputTokens);
    instruments.costUsd.inc({ provider }, costOf(usage, prices));
  };
  return (task, ask) => {
    const attributes = { [GEN_AI.operation]: 'chat', [GEN_AI.provider]: provider, [GEN_AI.requestModel]: model, 'navigo.agent': task };
    return inSpan({ name: `chat ${model}`, kind: 'client', attributes }, async (span) => {
      const startedAt = performance.now();
      try {
        const answer = await ask();
        count('ok', startedAt, answer.usage);
        span.setAttributes(usageOf(answer.usage));
        return answer;
      } catch (error) {
        const spent = error instanceof NavigoError ? error.spent : undefined;
        count(codeOf(error), startedAt, spent);
        if (spent) span.setAttributes(usageOf(spent));
        throw error;
      }
    });
  };
}

const usageOf = ({ modelCalls, inputTokens, outputTokens }: ModelUsage): Record<string, number> => ({
  'navigo.model_requests': modelCalls,
  [GEN_AI.inputTokens]: inputTokens,
  [GEN_AI.outputTokens]: outputTokens,
});
