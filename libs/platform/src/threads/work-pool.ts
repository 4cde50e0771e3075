import { availableParallelism } from 'node:os';
import { Piscina } from 'piscina';
import { RequestError } from '@app/contracts';
import { FairQueue, QueueFullError } from './fair-queue.js';

const MAX_THREADS = 4;
const IDLE_MS = 60_000;
/** Memory of one thread; work that needs more ends with its thread and leaves the process alone. */
const MAX_HEAP_MB = 1_024;
const RETRY_AFTER_SECONDS = 5;

export interface WorkPoolOptions {
  /** Threads that are there before there is work. */
  readonly minThreads: number;
  /** Pieces of work of one owner that may wait; one more is refused. */
  readonly waitingPerOwner: number;
}

export interface WorkOptions {
  readonly ownerId: string;
  /** The thread is ended when the work takes longer. */
  readonly timeoutMs: number;
  /** What the caller sent is worked on, so less of it would take less time. When false, only a machine with less to do is quicker. Default true. */
  readonly isSentByCaller?: boolean;
  /** Work that nobody wants any more when its turn comes is not begun. */
  readonly signal?: AbortSignal;
}

/** Pure work that takes long, away from the event loop. */
export interface HeavyWork {
  /**
   * What the function `name` of the pool's file makes of `input`.
   *
   * @throws {RequestError} RATE_LIMITED when too much work of the owner waits, or for work that takes too long on what the caller did not send;
   *   PAYLOAD_TOO_LARGE for what was sent and takes too long or too much memory.
   * @throws the reason of the signal when it was raised before the work began.
   */
  run<T>(name: string, input: unknown, options: WorkOptions): Promise<T>;
}

/** Worker threads with a queue in front in which owners take turns. What an owner brings can take neither all threads nor more than its time. */
export class WorkPool implements HeavyWork {
  private readonly threads: Piscina;
  private readonly queue: FairQueue;

  /** `file` exports the functions by their names. */
  constructor(file: URL, { minThreads, waitingPerOwner }: WorkPoolOptions) {
    const atOnce = Math.min(MAX_THREADS, Math.max(2, availableParallelism() - 1));
    this.threads = new Piscina({
      filename: file.href,
      ...{ minThreads, maxThreads: atOnce, idleTimeout: IDLE_MS },
      resourceLimits: { maxOldGenerationSizeMb: MAX_HEAP_MB },
    });
    this.queue = new FairQueue({ atOnce, atOncePerOwner: atOnce - 1, waitingPerOwner });
  }

  async run<T>(name: string, input: unknown, { ownerId, timeoutMs, isSentByCaller = true, signal }: WorkOptions): Promise<T> {
    try {
      return await this.queue.run(ownerId, () => {
        signal?.throwIfAborted();
        return this.threads.run(input, { name, signal: AbortSignal.timeout(timeoutMs) }) as Promise<T>;
      });
    } catch (error) {
      signal?.throwIfAborted();
      throw asRefusal(error, timeoutMs, isSentByCaller);
    }
  }

  async close(): Promise<void> {
    await this.threads.destroy();
  }
}

function asRefusal(error: unknown, timeoutMs: number, isSentByCaller: boolean): unknown {
  if (error instanceof QueueFullError)
    return new RequestError('RATE_LIMITED', 'Too much of your work is waiting already; wait for its answers first.', [], RETRY_AFTER_SECONDS);
  if ((error as Error | undefined)?.name === 'AbortError' && !isSentByCaller)
    return new RequestError('RATE_LIMITED', `This took longer than ${timeoutMs / 1_000} s on a busy machine; ask again later.`, [], RETRY_AFTER_SECONDS);
  if ((error as Error | undefined)?.name === 'AbortError')
    return new RequestError('PAYLOAD_TOO_LARGE', `This takes longer than ${timeoutMs / 1_000} s to work on; send less at a time.`);
  if ((error as NodeJS.ErrnoException | undefined)?.code === 'ERR_WORKER_OUT_OF_MEMORY')
    return new RequestError('PAYLOAD_TOO_LARGE', 'This takes too much memory to work on; send less at a time.');
  return error;
}
