import type { CustomTransportStrategy } from '@nestjs/microservices';
import { BaseRpcContext, Server } from '@nestjs/microservices';
import { Worker } from 'bullmq';
import type { Job } from 'bullmq';
import type { Redis } from 'ioredis';
import { lastValueFrom } from 'rxjs';
import { REDIS_PREFIX } from './redis.js';

export interface BullMqServerOptions {
  /** The consumer connection; workers duplicate it for their blocking reads. */
  readonly redis: Redis;
  /** Queues this process serves. Each needs an `@EventPattern` of the same name. */
  readonly queues: readonly string[];
  /** Jobs of one queue that this process works on at a time. */
  readonly concurrency: number;
  /** A job whose worker does not renew its lock for this long is given to another. */
  readonly lockDurationMs: number;
  readonly stalledIntervalMs: number;
  readonly onError: (queue: string, error: Error) => void;
  /** A handler failed; the queue tries the job again or keeps it as failed. */
  readonly onFailed: (queue: string, jobId: string | undefined, error: Error) => void;
}

/** A job that lost two workers in a row is given up by the queue; the database then decides whether it runs again. */
const MAX_STALLED_COUNT = 1;

/** Nest's transport over BullMQ: one worker for each served queue, each job handed to the handler of the queue's name. */
export class BullMqServer extends Server implements CustomTransportStrategy {
  private workers: Worker[] = [];

  constructor(private readonly options: BullMqServerOptions) {
    super();
  }

  listen(callback: (error?: unknown) => void): void {
    const missing = this.options.queues.filter((queue) => !this.getHandlerByPattern(queue));
    if (missing.length > 0) {
      callback(new Error(`No handler for ${missing.join(', ')}: add an @EventPattern of that name, or take it out of the served queues.`));
      return;
    }
    this.workers = this.options.queues.map((queue) => this.startWorker(queue));
    // Workers wait for Redis by themselves, as long as it takes; nobody has to wait with them.
    callback();
  }

  /** Takes no new jobs and waits for those in work. */
  async close(): Promise<void> {
    await Promise.all(this.workers.map((worker) => worker.close()));
    this.workers = [];
  }

  on(): never {
    throw new Error('The BullMQ transport has no events of its own; listen to the workers.');
  }

  unwrap<T>(): T {
    return this.workers as T;
  }

  private startWorker(queue: string): Worker {
    const { redis, concurrency, lockDurationMs, stalledIntervalMs, onError, onFailed } = this.options;
    const worker = new Worker(queue, (job, token) => this.handle(queue, job, token), {
      connection: redis,
      prefix: REDIS_PREFIX,
      concurrency,
      lockDuration: lockDurationMs,
      stalledInterval: stalledIntervalMs,
      maxStalledCount: MAX_STALLED_COUNT,
    });
    worker.on('error', (error) => onError(queue, error));
    worker.on('failed', (job, error) => onFailed(queue, job?.id, error));
    return worker;
  }

  private async handle(queue: string, job: Job, token: string | undefined): Promise<void> {
    const handler = this.getHandlerByPattern(queue);
    if (!handler) throw new Error(`No handler for queue ${queue}.`);
    const context = new BaseRpcContext<[Job, string | undefined]>([job, token]);
    const result$ = this.transformToObservable(await handler(job.data, context));
    await lastValueFrom(result$, { defaultValue: undefined });
  }
}
