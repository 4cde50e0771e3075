import { setTimeout as pause } from 'node:timers/promises';
import type { BullMqMessageQueue } from '@app/queue';
import { announceWith } from '@app/queue';
import type { MovedSubscription, RedisClient } from '@app/queue';
import type { OutgoingMessage } from '@app/ports';

const AGAIN_MS = 50;

export interface PublishReport {
  /** How often the queue refused. */
  readonly refusals: number;
  /** The longest that one call took, in milliseconds. */
  readonly slowestMs: number;
}

/** Publishes as the relay of the outbox does: again and again until the queue takes it. */
export async function publishUntilTaken(queue: BullMqMessageQueue, message: OutgoingMessage): Promise<PublishReport> {
  let slowestMs = 0;
  for (let refusals = 0; ; refusals += 1) {
    const askedAt = performance.now();
    const isTaken = await queue.publish([message]).then(
      () => true,
      () => false,
    );
    slowestMs = Math.max(slowestMs, performance.now() - askedAt);
    if (isTaken) return { refusals, slowestMs };
    // What is refused at once, without a round trip, must leave the connection time to come back.
    await pause(AGAIN_MS);
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
