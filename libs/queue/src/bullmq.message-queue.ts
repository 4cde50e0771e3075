import { Queue } from 'bullmq';
import { RetryableError } from '@app/contracts';
import type { MessageQueue, OutgoingMessage } from '@app/ports';
import { Coalescer } from './coalescer.js';
import { EPOCH_KEY, REDIS_PREFIX } from './redis.js';
import type { RedisClient } from './redis.js';

/** Nothing of ours is delayed; a job that is nevertheless may wait for a time that never comes. */
const LIVE_STATES = new Set(['waiting', 'active', 'prioritized']);

/** Jobs that were done leave at once; failed ones stay a week for whoever looks into them. */
const JOB_OPTIONS = {
  removeOnComplete: true,
  removeOnFail: { age: 7 * 24 * 3600, count: 5_000 },
  // A handler fails only while something it needs is away, so it tries again for half a minute; what a step says about itself is no failure here.
  // The pause between tries is kept by the consumer: a delayed job would be due by the clock of whoever put it there.
  attempts: 30,
};

export class BullMqMessageQueue implements MessageQueue {
  private readonly queues = new Map<string, Queue>();
  private readonly coalescers = new Map<string, Coalescer<OutgoingMessage>>();

  constructor(private readonly redis: RedisClient) {}

  async publish(messages: readonly OutgoingMessage[]): Promise<void> {
    const byQueue = groupByQueue(messages);
    await Promise.all([...byQueue].map(([queue, group]) => this.coalescerFor(queue).add(group)));
  }

  async holds(queue: string, jobId: string): Promise<boolean> {
    return this.reachable(async () => LIVE_STATES.has(await this.queueFor(queue).getJobState(jobId)));
  }

  async wasWiped(): Promise<boolean> {
    return this.reachable(async () => (await this.redis.set(EPOCH_KEY, new Date().toISOString(), 'NX')) === 'OK');
  }

  /** How many jobs of a queue all workers together run at a time; null takes such a limit away. It goes with the memory of Redis. */
  async limitConcurrency(limits: ReadonlyMap<string, number | null>): Promise<void> {
    await this.reachable(() =>
      Promise.all(
        [...limits].map(([name, jobs]) => (jobs === null ? this.queueFor(name).removeGlobalConcurrency() : this.queueFor(name).setGlobalConcurrency(jobs))),
      ),
    );
  }

  /** Takes failed jobs out of a queue that ended that long ago, at most `limit`; returns how many went. @throws {RetryableError} QUEUE_UNAVAILABLE. */
  async trimFailed(queue: string, olderThanMs: number, limit: number): Promise<number> {
    return this.reachable(async () => (await this.queueFor(queue).clean(olderThanMs, limit, 'failed')).length);
  }

  /** Takes jobs out by their ids; one that is being worked on stays and goes when it is done. @throws {RetryableError} QUEUE_UNAVAILABLE. */
  async removeJobs(queue: string, jobIds: readonly string[]): Promise<void> {
    await this.reachable(() => Promise.all(jobIds.map((jobId) => this.queueFor(queue).remove(jobId))));
  }

  async close(): Promise<void> {
    await Promise.all([...this.queues.values()].map((queue) => queue.close()));
  }

  private queueFor(name: string): Queue {
    let queue = this.queues.get(name);
    if (!queue) {
      // A queue that is made while Redis is away stays unusable for ever.
      if (this.redis.status !== 'ready') throw new Error(`the connection is ${this.redis.status}`);
      // Without skipWaitingForReady an add on a queue that never connected would hang for ever.
      queue = new Queue(name, { connection: this.redis, prefix: REDIS_PREFIX, defaultJobOptions: JOB_OPTIONS, skipWaitingForReady: true });
      queue.on('error', () => undefined);
      queue.waitUntilReady().catch(() => this.queues.delete(name));
      this.queues.set(name, queue);
    }
    return queue;
  }

  private coalescerFor(name: string): Coalescer<OutgoingMessage> {
    let coalescer = this.coalescers.get(name);
    if (!coalescer) {
      coalescer = new Coalescer((messages) => this.reachable(() => this.addAll(name, messages)));
      this.coalescers.set(name, coalescer);
    }
    return coalescer;
  }

  private async addAll(name: string, messages: readonly OutgoingMessage[]): Promise<void> {
    const queue = this.queueFor(name);
    const jobs = messages.map(({ jobId, payload, rank = 0 }) => ({ name, data: payload, opts: { jobId, ...(rank > 0 ? { priority: rank } : {}) } }));
    const [only] = jobs;
    // One job is one script; more are a transaction around theirs.
    if (only && jobs.length === 1) await queue.add(only.name, only.data, only.opts);
    else await queue.addBulk(jobs);
  }

  private async reachable<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (error) {
      throw new RetryableError('QUEUE_UNAVAILABLE', `Redis did not take the message (${error instanceof Error ? error.message : String(error)}).`, {
        cause: error,
      });
    }
  }
}

function groupByQueue(messages: readonly OutgoingMessage[]): Map<string, OutgoingMessage[]> {
  const groups = new Map<string, OutgoingMessage[]>();
  for (const message of messages) groups.set(message.queue, [...(groups.get(message.queue) ?? []), message]);
  return groups;
}
