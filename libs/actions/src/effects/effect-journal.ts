import type { CallEntry, CallKey, CallStart, EffectStore, NewEffect, RecordedCall, StepJournal } from '@app/ports';

const NO_USAGE = { modelCalls: 0, inputTokens: 0, outputTokens: 0 };

export interface EffectJournalOptions {
  /** What was begun and never settled may be called once more: the tool does no more by it. */
  readonly mayRepeat: boolean;
}

/**
 * The effect as the journal of one tool call: announced before the call, recorded after it. What is there already is returned as it is;
 * what was begun and never settled is in doubt.
 */
export function effectJournal(store: EffectStore, effect: NewEffect, { mayRepeat }: EffectJournalOptions): StepJournal {
  const startOf = (known: Awaited<ReturnType<EffectStore['find']>>): CallStart => {
    if (!known || known.status === 'failed') return { kind: 'new' };
    if (known.status !== 'begun') return { kind: 'recorded', entry: recorded(known.output) };
    return mayRepeat ? { kind: 'new' } : { kind: 'in_doubt' };
  };
  return {
    step: { threadId: effect.threadId, runId: effect.runId, stepId: effect.key, attempt: 1, fresh: false, countedAttempt: 0 },
    async begin(_key: CallKey, options) {
      if (!options?.announce) return startOf(await store.find(effect.key));
      const begun = await store.begin(effect);
      return begun.kind === 'new' ? { kind: 'new' } : startOf(begun.effect);
    },
    async record(_key: CallKey, entry: CallEntry) {
      const settled = await store.settle(effect.key, 'done', entry.result as Record<string, unknown>);
      return recorded(settled.output);
    },
  };
}

const recorded = (output: unknown): RecordedCall => ({ result: output, usage: NO_USAGE, costUsd: null, durationMs: 0, attempt: 1 });
