import { defineAgent } from '@app/agent-kit';
import { agentQueue } from '@app/engine';
import { SERVED_WORKFLOWS } from '@app/graph';
import { defineWorkflow } from '@app/workflow';
import { Queue, QueueEvents } from 'bullmq';
import { Redis } from 'ioredis';
import { z } from 'zod';
import { defineErrands } from '../../workflows/errands.mjs';
import type { FaultWorld } from './fault-world.js';

const PREFIX = '{navigo}';

/** Of every workflow that any host of the matrix serves; one that nobody serves gets no jobs. */
function allQueues(): ReadonlySet<string> {
  const workflows = [...SERVED_WORKFLOWS.all(), ...Object.values(defineErrands({ defineWorkflow, defineAgent, z }))];
  return new Set(workflows.flatMap(({ eventsQueue, agents }) => [eventsQueue, ...Object.keys(agents).map(agentQueue)]));
}

/** Sends every job once more, or several times, under ids of its own: a bus that delivers at least once. */
export class JobCopier {
  copies = 0;
  private readonly redis: Redis;
  private readonly open: { close(): Promise<void> }[] = [];

  private constructor(
    url: string,
    private readonly delaysMs: () => readonly number[],
  ) {
    this.redis = new Redis(url, { maxRetriesPerRequest: null });
  }

  /** Copies the jobs of all queues until it is closed; `delaysMs` gives for each job when its copies come. */
  static async start(world: FaultWorld, delaysMs: () => readonly number[]): Promise<JobCopier> {
    const copier = new JobCopier(world.redis.url, delaysMs);
    await Promise.all([...allQueues()].map((name) => copier.follow(name)));
    return copier;
  }

  async close(): Promise<void> {
    await Promise.all(this.open.map((part) => part.close()));
    this.redis.disconnect();
  }

  private async follow(name: string): Promise<void> {
    const options = { connection: this.redis, prefix: PREFIX };
    const queue = new Queue(name, options);
    const events = new QueueEvents(name, options);
    this.open.push(events, queue);
    events.on('added', ({ jobId }) => void this.copy(queue, jobId).catch(() => undefined));
    await events.waitUntilReady();
  }

  private async copy(queue: Queue, jobId: string): Promise<void> {
    if (jobId.startsWith('copy')) return;
    const data = await this.redis.hget(`${PREFIX}:${queue.name}:${jobId}`, 'data');
    if (data === null) return;
    const jobs = this.delaysMs().map((delay, index) => ({
      name: queue.name,
      data: JSON.parse(data) as unknown,
      opts: { jobId: `copy${index}-${jobId}`, delay, removeOnComplete: true, removeOnFail: true, attempts: 30, backoff: { type: 'fixed', delay: 1_000 } },
    }));
    this.copies += jobs.length;
    await queue.addBulk(jobs);
  }
}
