import { z } from 'zod';
import type { ToolModelPort, ToolReply } from '@app/ports';
import { callKey } from './call-key.js';
import type { JournaledModelOptions } from './journaled-model.js';

const RecordedReply = z.object({
  text: z.string(),
  toolCalls: z.array(z.object({ id: z.string(), name: z.string(), arguments: z.unknown() })),
});

/** A model with tools whose turns are answered from the journal when the step runs again; see {@link journalModel} for what counts. */
export function journalToolModel(
  model: ToolModelPort,
  { journal, task, costOf = () => null }: JournaledModelOptions & { readonly task: string },
): ToolModelPort {
  return {
    provider: model.provider,
    async chat(messages, tools, signal): Promise<ToolReply> {
      signal.throwIfAborted();
      const key = callKey('model', `${task}:chat`, { messages, tools: tools.map((tool) => tool.function.name) });
      const start = await journal.begin(key);
      const known = start.kind === 'recorded' ? RecordedReply.safeParse(start.entry.result) : undefined;
      if (start.kind === 'recorded' && known?.success) return { ...known.data, usage: start.entry.usage };
      const startedAt = performance.now();
      const { text, toolCalls, usage } = await model.chat(messages, tools, signal);
      const winner = await journal.record(key, { result: { text, toolCalls }, usage, costUsd: costOf(usage), durationMs: performance.now() - startedAt });
      const first = RecordedReply.safeParse(winner.result);
      return first.success ? { ...first.data, usage } : { text, toolCalls, usage };
    },
  };
}
