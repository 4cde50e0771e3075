import type { BullMqMessageQueue } from './bullmq.message-queue.js';

/** A wiped Redis is without these limits for so long at most. */
const RENEWAL_MS = 10_000;

/**
 * Sets how many jobs of each queue all workers together run at a time, now and again every ten seconds until the returned function is
 * called; null for no limit, also where there was one. `onTrouble` is told what went wrong; the next round tries again.
 */
export function keepConcurrencyLimits(
  queue: Pick<BullMqMessageQueue, 'limitConcurrency'>,
  limits: ReadonlyMap<string, number | null>,
  onTrouble: (error: unknown) => void,
): () => void {
  const set = (): void => void queue.limitConcurrency(limits).catch(onTrouble);
  set();
  const timer = setInterval(set, RENEWAL_MS);
  return () => clearInterval(timer);
}
