import { Inject, Injectable } from '@nestjs/common';
import type { ThreadStore, ThreadView } from '@app/ports';
import { RequestError } from '@app/contracts';
import { MovedSubscription } from '@app/queue';
import { THREAD_STORE } from '../tokens.js';

/** Announcements may be lost; a look at the database in between finds what they would have said. */
const LOOK_INTERVAL_MS = 2_000;

/** Waits for runs to come to rest. One subscription serves all who wait in this process. */
@Injectable()
export class RunWaiter {
  constructor(
    @Inject(THREAD_STORE) private readonly threads: ThreadStore,
    @Inject(MovedSubscription) private readonly moved: MovedSubscription,
  ) {}

  /** The thread as soon as run `runId` ended or waits for a person, else as it is after `waitMs`. @throws {RequestError} NOT_FOUND. */
  async wait(ownerId: string, run: { threadId: string; runId: string }, waitMs: number): Promise<ThreadView> {
    const deadlineMs = performance.now() + waitMs;
    const rest = new RestSignal(run.runId);
    const stop = this.moved.listen(run.threadId, (moved) => rest.onMoved(moved));
    try {
      // The run was just committed: unless the client wants no wait, there is nothing to see before somebody says so.
      if (waitMs > 0) await rest.wait(Math.min(waitMs, LOOK_INTERVAL_MS));
      for (;;) {
        const thread = await this.threads.findThread(ownerId, run.threadId);
        if (!thread) throw new RequestError('NOT_FOUND', `There is no thread ${run.threadId}.`);
        const leftMs = deadlineMs - performance.now();
        if (thread.runId !== run.runId || thread.status !== 'in_progress' || leftMs <= 0) return thread;
        await rest.wait(Math.min(leftMs, LOOK_INTERVAL_MS));
      }
    } finally {
      stop();
    }
  }
}

/** Remembers that a run came to rest, also when it does so between a look at the database and the wait. */
class RestSignal {
  private atRest = false;
  private wake: (() => void) | null = null;

  constructor(private readonly runId: string) {}

  onMoved(moved: { runId: string; status: string }): void {
    if (moved.runId !== this.runId || moved.status === 'in_progress') return;
    this.atRest = true;
    this.wake?.();
  }

  async wait(timeoutMs: number): Promise<void> {
    if (!this.atRest)
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, timeoutMs);
        this.wake = () => {
          clearTimeout(timer);
          resolve();
        };
      });
    this.atRest = false;
    this.wake = null;
  }
}
