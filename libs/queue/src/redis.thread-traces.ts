import type { ThreadTraces } from '@app/ports';
import type { BullMqMessageQueue } from './bullmq.message-queue.js';
import { eraseStream } from './event-stream.js';
import type { RedisClient } from './redis.js';

/** What Redis holds of a thread: its stream of events, and jobs that wait or have failed. */
export class RedisThreadTraces implements ThreadTraces {
  constructor(
    private readonly redis: RedisClient,
    private readonly queue: Pick<BullMqMessageQueue, 'removeJobs'>,
  ) {}

  async forget(threadId: string, workflows: readonly string[], jobs: readonly { readonly queue: string; readonly jobId: string }[]): Promise<void> {
    await Promise.all(workflows.map((workflow) => eraseStream(this.redis, { threadId, workflow })));
    const byQueue = new Map<string, string[]>();
    for (const { queue, jobId } of jobs) byQueue.set(queue, [...(byQueue.get(queue) ?? []), jobId]);
    await Promise.all([...byQueue].map(([queue, jobIds]) => this.queue.removeJobs(queue, jobIds)));
  }
}
