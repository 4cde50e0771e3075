import type { BullMqMessageQueue } from '@app/queue';
import { announceWith } from '@app/queue';
import type { MovedSubscription, RedisClient } from '@app/queue';
import type { OutgoingMessage } from '@app/ports';

const AGAIN_MS = 100;

export interface PublishReport {
  /** How often the queue refused. */
  readonly refusals: number;
  /** The longest that one call took, in milliseconds. */
  readonly slowestMs: number;
  /** Until the queue took the message, in milliseconds. */
  readonly totalMs: number;
}

/** Publishes as the relay of the outbox does: again and again until the queue takes it. */
export async function publishUntilTaken(queue: BullMqMessageQueue, message: OutgoingMessage): Promise<PublishReport> {
  const startedAt = performance.now();
  let slowestMs = 0;
  for (let refusals = 0; ; refusals += 1) {
    const askedAt = performance.now();
    const isTaken = await queue.publish([message]).then(
      () => true,
      () => false,
    );
    slowestMs = Math.max(slowestMs, performance.now() - askedAt);
    if (isTaken) return { refusals, slowestMs, totalMs: performance.now() - startedAt };
  }
}

/** Announces a move of `threadId` again and again until the subscription hears of it. */
export async function untilAnnounced(redis: RedisClient, moved: MovedSubscription, threadId: string): Promise<void> {
  const announce = (): void => announceWith(redis)({ threadId, runId: 'run_1', version: 1, status: 'in_progress' });
  await new Promise<void>((resolve) => {
    const timer = setInterval(announce, AGAIN_MS);
    const stop = moved.listen(threadId, () => {
      clearInterval(timer);
      stop();
      resolve();
    });
    announce();
  });
}
