import type { ModelAnswer, ModelPort, ModelRequest, StepJournal } from '@app/ports';
import { callKey } from './call-key.js';

export interface JournaledModelOptions {
  readonly journal: StepJournal;
  /** US dollars of one call; null when the price is not known. */
  readonly costOf?: (usage: ModelAnswer<unknown>['usage']) => number | null;
}

/**
 * A model that answers a step's question again from the journal: the same task, schema name, words and input.
 *
 * A recorded answer is parsed by the schema again; one that no longer fits is ignored and the model asked. Schemas must therefore read
 * their own output. Its usage is what the call cost when no attempt told it before, else nothing.
 */
export function journalModel(model: ModelPort, { journal, costOf = () => null }: JournaledModelOptions): ModelPort {
  return {
    provider: model.provider,
    async complete<T>(request: ModelRequest<T>, signal: AbortSignal): Promise<ModelAnswer<T>> {
      signal.throwIfAborted();
      const { system, prompt, input, task, schemaName, schema } = request;
      const key = callKey('model', `${task}:${schemaName}`, { system, prompt, input });
      const start = await journal.begin(key);
      const known = start.kind === 'recorded' ? schema.safeParse(start.entry.result) : undefined;
      if (start.kind === 'recorded' && known?.success) return { value: known.data, usage: start.entry.usage };
      const startedAt = performance.now();
      const { value, usage } = await model.complete(request, signal);
      const winner = await journal.record(key, { result: value, usage, costUsd: costOf(usage), durationMs: performance.now() - startedAt });
      // Another worker on the same step may have been first; both go on with one answer.
      const first = schema.safeParse(winner.result);
      return { value: first.success ? first.data : value, usage };
    },
  };
}
