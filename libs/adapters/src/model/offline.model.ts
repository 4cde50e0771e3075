import { TerminalError } from '@app/contracts';
import type { ModelAnswer, ModelPort, ModelRequest } from '@app/ports';
import { sleep as realSleep } from '../http/abortable.js';
import type { Sleep } from '../http/abortable.js';
import { toStorableJson } from '@app/contracts';
import { checkAnswer } from './read-answer.js';
import { estimateTokens } from './token-estimate.js';

/** Answers one agent's questions by rules; parameters of any kind, as each expert knows its own input. */
export type Expert = (input: never) => unknown;

export interface OfflineModelOptions {
  /** By task, which is the agent's name. */
  readonly experts: Readonly<Record<string, Expert>>;
  /** How long each answer takes, so that benches see a model's latency. */
  readonly latencyMs: number;
  readonly sleep?: Sleep;
}

/**
 * A model without a model: the expert of `request.task` answers from `request.input`; the words of the prompt are not read.
 *
 * @throws {TerminalError} AGENT_UNKNOWN when no expert has the task, MODEL_BAD_OUTPUT when its answer does not fit `request.schema`.
 */
export function createOfflineModel({ experts, latencyMs, sleep = realSleep }: OfflineModelOptions): ModelPort {
  return {
    provider: 'offline',
    async complete<T>(request: ModelRequest<T>, signal: AbortSignal): Promise<ModelAnswer<T>> {
      signal.throwIfAborted();
      if (latencyMs > 0) await sleep(latencyMs, signal);
      const expert = expertFor(experts, request.task);
      // The agent that asks and its expert share the input's type; only the table between them does not know it.
      const json = toStorableJson(await expert(request.input as never));
      const answer = checkAnswer(json, request.schema);
      if (!answer.usable) {
        throw new TerminalError('MODEL_BAD_OUTPUT', `The offline expert of ${request.task} gave no ${request.schemaName}: ${answer.issues.join('; ')}`);
      }
      const inputTokens = estimateTokens(request.system + request.prompt);
      return { value: answer.value, usage: { modelCalls: 1, inputTokens, outputTokens: estimateTokens(JSON.stringify(json) ?? '') } };
    },
  };
}

function expertFor(experts: Readonly<Record<string, Expert>>, task: string): Expert {
  const expert = Object.hasOwn(experts, task) ? experts[task] : undefined;
  if (expert) return expert;
  throw new TerminalError(
    'AGENT_UNKNOWN',
    `No offline expert answers for "${task}". Give that agent an expert, or set MODEL_PROVIDER=openai and OPENAI_API_KEY to ask a model.`,
  );
}
