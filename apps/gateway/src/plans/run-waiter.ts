import { Inject, Injectable } from '@nestjs/common';
import type { ThreadStore, ThreadView } from '@app/ports';
import { RetryableError } from '@app/contracts';
import { MovedSubscription } from '@app/queue';
import { THREAD_STORE } from '../tokens.js';

/** Announcements may be lost; a look at the database in between finds what they would have said. */
const LOOK_INTERVAL_MS = 2_000;

/** The run that somebody waits for; `isNew` when this very request made it move. */
export interface WaitedRun {
  readonly threadId: string;
  readonly runId: string;
  readonly isNew: boolean;
}

/** Waits for runs to come to rest. One subscription serves all who wait in this process. */
@Injectable()
export class RunWaiter {
  private readonly waiting = new WeakMap<AbortSignal, Set<RestSignal>>();

  constructor(
    @Inject(THREAD_STORE) private readonly threads: ThreadStore,
    @Inject(MovedSubscription) private readonly moved: MovedSubscription,
  ) {}

  /**
   * The thread as soon as run `runId` ended or waits for a person, else as it is after `waitMs`; null when it could not be looked at,
   * which says nothing about the run. Also returns when `stop` is raised.
   */
  async wait(ownerId: string, run: WaitedRun, waitMs: number, stop: AbortSignal): Promise<ThreadView | null> {
    const deadlineMs = performance.now() + waitMs;
    const rest = new RestSignal(run.runId);
    const unlisten = this.moved.listen(run.threadId, (moved) => rest.onMoved(moved));
    const waiting = this.waitingFor(stop);
    waiting.add(rest);
    try {
      // A run that was just committed has nothing to show before somebody says so; one from before may have ended long ago.
      if (waitMs > 0 && run.isNew) await rest.wait(Math.min(waitMs, LOOK_INTERVAL_MS));
      for (;;) {
        const thread = await this.look(ownerId, run);
        const leftMs = deadlineMs - performance.now();
        if ((thread && thread.status !== 'in_progress') || leftMs <= 0 || stop.aborted) return thread;
        await rest.wait(Math.min(leftMs, LOOK_INTERVAL_MS));
      }
    } finally {
      waiting.delete(rest);
      unlisten();
    }
  }

  /** Those who wait until a signal is raised. It is listened to once, however many they are. */
  private waitingFor(stop: AbortSignal): Set<RestSignal> {
    const known = this.waiting.get(stop);
    if (known) return known;
    const waiting = new Set<RestSignal>();
    this.waiting.set(stop, waiting);
    stop.addEventListener('abort', () => waiting.forEach((rest) => rest.wakeUp()), { once: true });
    return waiting;
  }

  /** An outage of the database while somebody waits does not undo what was accepted. */
  private async look(ownerId: string, { threadId, runId }: WaitedRun): Promise<ThreadView | null> {
    try {
      return await this.threads.findThread(ownerId, threadId, runId);
    } catch (error) {
      if (error instanceof RetryableError) return null;
      throw error;
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
    this.wakeUp();
  }

  wakeUp(): void {
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
