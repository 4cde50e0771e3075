import type { CustomTransportStrategy } from '@nestjs/microservices';
import { BaseRpcContext, Server } from '@nestjs/microservices';
import { setTimeout as pause } from 'node:timers/promises';
import { UnrecoverableError, Worker } from 'bullmq';
import type { Job } from 'bullmq';
import { lastValueFrom } from 'rxjs';
import { REDIS_PREFIX } from './redis.js';
import type { RedisClient } from './redis.js';

export interface BullMqServerOptions {
  /** The consumer connection; workers duplicate it for their blocking reads. */
  readonly redis: RedisClient;
  /** Queues this process serves. */
  readonly queues: readonly string[];
  /** The `@EventPattern` of a queue's handler; the queue's own name when absent. */
  readonly patternOf?: (queue: string) => string;
  /** Jobs of one queue that this process works on at a time. */
  readonly concurrency: number;
  /** The same for single queues, instead of `concurrency`. */
  readonly concurrencyByQueue?: ReadonlyMap<string, number>;
  /** A job whose worker does not renew its lock for this long is given to another. */
  readonly lockDurationMs: number;
  readonly stalledIntervalMs: number;
  readonly onError: (queue: string, error: Error) => void;
  /** A handler failed; the queue tries the job again or keeps it as failed. */
  readonly onFailed: (queue: string, jobId: string | undefined, error: Error) => void;
}

/** Between two tries of a job whose handler needs something that is away. */
const RETRY_PAUSE_MS = 1_000;

/** A job that lost two workers in a row is given up by the queue; the database then decides whether it runs again. */
const MAX_STALLED_COUNT = 1;

/** Nest's transport over BullMQ: one worker for each served queue, each job handed to the handler of the queue's name. */
export class BullMqServer extends Server implements CustomTransportStrategy {
  private workers: Worker[] = [];
  private readonly closing = new AbortController();

  constructor(private readonly options: BullMqServerOptions) {
    super();
  }

  listen(callback: (error?: unknown) => void): void {
    const missing = this.options.queues.filter((queue) => !this.handlerOf(queue));
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
    this.closing.abort();
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
    const { redis, concurrency, concurrencyByQueue, lockDurationMs, stalledIntervalMs, onError, onFailed } = this.options;
    const worker = new Worker(queue, (job, token) => this.handle(queue, job, token), {
      connection: redis,
      prefix: REDIS_PREFIX,
      concurrency: concurrencyByQueue?.get(queue) ?? concurrency,
      lockDuration: lockDurationMs,
      stalledInterval: stalledIntervalMs,
      maxStalledCount: MAX_STALLED_COUNT,
    });
    worker.on('error', (error) => onError(queue, error));
    worker.on('failed', (job, error) => onFailed(queue, job?.id, error));
    return worker;
  }

  private async handle(queue: string, job: Job, token: string | undefined): Promise<void> {
    const handler = this.handlerOf(queue);
    if (!handler) throw new Error(`No handler for queue ${queue}.`);
    const context = new BaseRpcContext<[Job, string | undefined]>([job, token]);
    try {
      const result$ = this.transformToObservable(await handler(job.data, context));
      await lastValueFrom(result$, { defaultValue: undefined });
    } catch (error) {
      // By this process's own running time: the clocks of processes may differ by hours.
      if (!isFinal(error)) await pause(RETRY_PAUSE_MS, undefined, { signal: this.closing.signal }).catch(() => undefined);
      throw error;
    }
  }

  private handlerOf(queue: string) {
    return this.getHandlerByPattern(this.options.patternOf?.(queue) ?? queue);
  }
}

/** The queue knows errors that no further try can mend by their name. */
const isFinal = (error: unknown): boolean => error instanceof Error && error.name === UnrecoverableError.name;
