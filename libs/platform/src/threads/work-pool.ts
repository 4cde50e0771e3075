import { availableParallelism } from 'node:os';
import { Piscina } from 'piscina';
import { RequestError } from '@app/contracts';
import { FairQueue, QueueFullError } from './fair-queue.js';

const MAX_THREADS = 4;
const IDLE_MS = 60_000;
/** Memory of one thread; work that needs more ends with its thread and leaves the process alone. */
const MAX_HEAP_MB = 1_024;
const WAITING_PER_OWNER = 4;
const RETRY_AFTER_SECONDS = 5;

export interface WorkOptions {
  readonly ownerId: string;
  /** The thread is ended when the work takes longer. */
  readonly timeoutMs: number;
}

/** Pure work that takes long, away from the event loop. */
export interface HeavyWork {
  /**
   * What the function `name` of the pool's file makes of `input`.
   *
   * @throws {RequestError} RATE_LIMITED when too much work of the owner waits, PAYLOAD_TOO_LARGE for work that takes too long or too much memory.
   */
  run<T>(name: string, input: unknown, options: WorkOptions): Promise<T>;
}

/** Worker threads with a queue in front in which owners take turns. What an owner brings can take neither all threads nor more than its time. */
export class WorkPool implements HeavyWork {
  private readonly threads: Piscina;
  private readonly queue: FairQueue;

  /** `file` exports the functions by their names. */
  constructor(file: URL) {
    const atOnce = Math.min(MAX_THREADS, Math.max(2, availableParallelism() - 1));
    this.threads = new Piscina({
      filename: file.href,
      ...{ minThreads: 1, maxThreads: atOnce, idleTimeout: IDLE_MS },
      resourceLimits: { maxOldGenerationSizeMb: MAX_HEAP_MB },
    });
    this.queue = new FairQueue({ atOnce, atOncePerOwner: atOnce - 1, waitingPerOwner: WAITING_PER_OWNER });
  }

  async run<T>(name: string, input: unknown, { ownerId, timeoutMs }: WorkOptions): Promise<T> {
    try {
      return await this.queue.run(ownerId, () => this.threads.run(input, { name, signal: AbortSignal.timeout(timeoutMs) }) as Promise<T>);
    } catch (error) {
      if (error instanceof QueueFullError)
        throw new RequestError('RATE_LIMITED', 'Too much of your work is waiting already; wait for its answers first.', [], RETRY_AFTER_SECONDS);
      const name = (error as Error | undefined)?.name;
      if (name === 'AbortError') throw new RequestError('PAYLOAD_TOO_LARGE', `This takes longer than ${timeoutMs / 1_000} s to work on; send less at a time.`);
      if ((error as NodeJS.ErrnoException | undefined)?.code === 'ERR_WORKER_OUT_OF_MEMORY')
        throw new RequestError('PAYLOAD_TOO_LARGE', 'This takes too much memory to work on; send less at a time.');
      throw error;
    }
  }

  async close(): Promise<void> {
    await this.threads.destroy();
  }
}
