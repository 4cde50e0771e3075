import { Inject, Injectable } from '@nestjs/common';
import type { PlanEvent } from '@app/contracts';
import { agents } from '@app/agents';
import type { ThreadStore } from '@app/ports';
import { MovedSubscription } from '@app/queue';
import { THREAD_STORE } from '../tokens.js';
import { eventsOf, positionOf } from './run-events.js';

const LOOK_INTERVAL_MS = 2_000;
const FROM_START = '0-0';

const titleOf = (agent: string): string => (agent in agents ? agents[agent as keyof typeof agents].title : agent);

const isAfter = (id: string, lastId: string): boolean => {
  const [a, b] = [positionOf(id), positionOf(lastId)];
  return a.version > b.version || (a.version === b.version && a.index > b.index);
};

/** Follows threads. What is told comes from the stored versions, so every gateway tells the same under the same ids. */
@Injectable()
export class EventStreamService {
  constructor(
    @Inject(THREAD_STORE) private readonly threads: ThreadStore,
    @Inject(MovedSubscription) private readonly moved: MovedSubscription,
  ) {}

  /** False when a thread that moves no more has nothing after `lastEventId`. */
  async hasMore(ownerId: string, threadId: string, lastEventId: string): Promise<boolean> {
    const versions = await this.threads.listVersions(ownerId, threadId, Math.max(1, positionOf(lastEventId).version));
    return versions.flatMap((version) => eventsOf(threadId, version, titleOf)).some((event) => isAfter(event.id, lastEventId));
  }

  /** Events after `lastEventId` as they come, in batches; ends after the thread's last event or when `signal` is raised. */
  async *follow(ownerId: string, threadId: string, lastEventId: string | null, signal: AbortSignal): AsyncGenerator<PlanEvent[]> {
    let lastId = lastEventId ?? FROM_START;
    const wake = new Wake(signal);
    const stop = this.moved.listen(threadId, () => wake.now());
    try {
      while (!signal.aborted) {
        const versions = await this.threads.listVersions(ownerId, threadId, Math.max(1, positionOf(lastId).version));
        const events = versions.flatMap((version) => eventsOf(threadId, version, titleOf));
        const fresh = lastEventId === null && lastId === FROM_START ? events : events.filter((event) => isAfter(event.id, lastId));
        if (fresh.length > 0) yield fresh;
        lastId = events.at(-1)?.id ?? lastId;
        if (events.at(-1)?.event === 'done') return;
        await wake.wait(LOOK_INTERVAL_MS);
      }
    } finally {
      stop();
    }
  }
}

/** Sleeps until something moved, the time is over, or nobody listens any more; a wake-up while awake is not forgotten. */
class Wake {
  private pending = false;
  private resolve: (() => void) | null = null;

  constructor(private readonly signal: AbortSignal) {
    signal.addEventListener('abort', () => this.now(), { once: true });
  }

  now(): void {
    this.pending = true;
    this.resolve?.();
  }

  async wait(timeoutMs: number): Promise<void> {
    if (!this.pending && !this.signal.aborted)
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, timeoutMs);
        this.resolve = () => {
          clearTimeout(timer);
          resolve();
        };
      });
    this.pending = false;
    this.resolve = null;
  }
}
