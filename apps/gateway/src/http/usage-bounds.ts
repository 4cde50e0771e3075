import type { OwnerUsage } from '@app/persistence';

/** What an owner may have at a time. */
export interface StoredBounds {
  readonly runsAtWork: number;
  readonly threads: number;
  /** Tokens that the models of a day's runs read and wrote; absent: no limit. */
  readonly modelTokens: number | undefined;
  /** What they cost in US dollars; absent: no limit. */
  readonly modelCostUsd: number | undefined;
  /** US dollars for a million tokens. */
  readonly prices: { readonly inputUsd: number; readonly outputUsd: number };
}

/** Versions of one thread: some three hundred plans, one after the other. */
const MAX_VERSIONS = 4_000;
const TOKENS_PER_PRICE = 1_000_000;
const SOON_SECONDS = 5;
const HOUR_SECONDS = 3_600;

/** What an owner has too much of for one more run, in words, and when to try again; null when there is room. */
export function overBound(usage: OwnerUsage, bounds: StoredBounds): { readonly words: string; readonly retryAfterSeconds?: number } | null {
  if (usage.runsAtWork >= bounds.runsAtWork)
    return { words: `You have ${bounds.runsAtWork} runs at work, and no more may be at a time; wait until one of them ends.`, retryAfterSeconds: SOON_SECONDS };
  if (usage.versions !== null && usage.versions >= MAX_VERSIONS)
    return { words: `This thread has ${usage.versions} versions, and no more than ${MAX_VERSIONS} may be; start a new thread.` };
  if (usage.versions === null && usage.threads >= bounds.threads)
    return { words: `You have ${bounds.threads} threads, and no more may be; delete one with DELETE /plan/:threadId.` };
  const tokens = usage.inputTokens + usage.outputTokens;
  if (bounds.modelTokens !== undefined && tokens >= bounds.modelTokens)
    return { words: `Your runs of the last 24 hours have used up the ${bounds.modelTokens} tokens of models that a day has.`, retryAfterSeconds: HOUR_SECONDS };
  const costUsd = (usage.inputTokens * bounds.prices.inputUsd + usage.outputTokens * bounds.prices.outputUsd) / TOKENS_PER_PRICE;
  if (bounds.modelCostUsd !== undefined && costUsd >= bounds.modelCostUsd)
    return { words: `The models of your runs of the last 24 hours have cost the ${bounds.modelCostUsd} USD that a day has.`, retryAfterSeconds: HOUR_SECONDS };
  return null;
}
