import type { ToolModelPort, ToolPolicy } from '@app/ports';
import { sleep as realSleep } from '../http/abortable.js';
import type { Sleep } from '../http/abortable.js';
import { estimateTokens } from './token-estimate.js';

export interface OfflineToolModelOptions {
  readonly policy: ToolPolicy;
  /** How long each turn takes, so that benches see a model's latency. */
  readonly latencyMs: number;
  readonly sleep?: Sleep;
}

/** A model with tools without a model: `policy` takes its turns. */
export function createOfflineToolModel({ policy, latencyMs, sleep = realSleep }: OfflineToolModelOptions): ToolModelPort {
  return {
    provider: 'offline',
    async chat(messages, tools, signal) {
      signal.throwIfAborted();
      if (latencyMs > 0) await sleep(latencyMs, signal);
      const { text, toolCalls } = policy({ messages, tools: tools.map((tool) => tool.function.name) });
      const usage = { modelCalls: 1, inputTokens: estimateTokens(JSON.stringify(messages)), outputTokens: estimateTokens(text + JSON.stringify(toolCalls)) };
      return { text, toolCalls, usage };
    },
  };
}
