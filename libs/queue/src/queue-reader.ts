import { Queue } from 'bullmq';
import type { JobType } from 'bullmq';
import type { RedisClient } from './redis.js';
import { REDIS_PREFIX } from './redis.js';

const STATES = ['waiting', 'prioritized', 'active', 'delayed', 'failed'] as const satisfies readonly JobType[];
const MS_PER_SECOND = 1_000;

export interface QueueDepth {
  readonly queue: string;
  readonly jobsByState: Readonly<Record<string, number>>;
  /** By the clock of who sent it; 0 when no job waits. */
  readonly oldestWaitingSeconds: number;
}

/** Looks at queues without touching them, for metrics and autoscaling. */
export class QueueReader {
  private readonly queues: readonly Queue[];

  constructor(redis: RedisClient, names: readonly string[]) {
    this.queues = names.map((name) => {
      const queue = new Queue(name, { connection: redis, prefix: REDIS_PREFIX, skipWaitingForReady: true });
      queue.on('error', () => undefined);
      return queue;
    });
  }

  /** One entry for each queue. Rejects when Redis does not answer. */
  read(): Promise<QueueDepth[]> {
    return Promise.all(this.queues.map(depthOf));
  }

  async close(): Promise<void> {
    await Promise.all(this.queues.map((queue) => queue.close()));
  }
}

async function depthOf(queue: Queue): Promise<QueueDepth> {
  const [jobsByState, waiting, soonest, latest] = await Promise.all([
    queue.getJobCounts(...STATES),
    queue.getJobs('waiting', 0, 0, true),
    // Prioritized jobs are ordered by their rank, so the one that waits longest is at one of the ends.
    queue.getJobs('prioritized', 0, 0, true),
    queue.getJobs('prioritized', 0, 0, false),
  ]);
  // A job that is taken between the look and the reading is no job any more.
  const sentAtMs = [...waiting, ...soonest, ...latest].flatMap((job) => (job ? [job.timestamp] : []));
  const oldestWaitingSeconds = sentAtMs.length === 0 ? 0 : Math.max(0, Date.now() - Math.min(...sentAtMs)) / MS_PER_SECOND;
  return { queue: queue.name, jobsByState, oldestWaitingSeconds };
}
