import type { EngineEvent } from './engine-event.js';

interface Waiting<T> {
  readonly event: EngineEvent;
  readonly resolve: (result: T) => void;
  readonly reject: (reason: unknown) => void;
}

interface Inbox<T> {
  waiting: Waiting<T>[];
  /** Raised when something comes in. */
  wake: (() => void) | null;
}

export interface Gathering {
  /** An event waits so long, at most, for others that are on their way to the same run; 0 for not at all. */
  readonly windowMs: number;
  /** How many events the run expects; undefined when that is not known. */
  readonly expected: (runId: string) => number | undefined;
}

/** What was made of the first events of a batch, one result each; the others come again. */
export type HandleEvents<T> = (runId: string, events: readonly EngineEvent[]) => Promise<readonly T[]>;

/**
 * The events of a run one batch after the other, different runs side by side. What arrives while a batch is at work is the next batch; the
 * outcomes of steps that work side by side wait for each other for a moment, so that one commit carries them.
 */
export class EventGatherer<T> {
  private readonly inboxes = new Map<string, Inbox<T>>();

  constructor(
    private readonly handle: HandleEvents<T>,
    private readonly gathering: Gathering,
  ) {}

  add(runId: string, event: EngineEvent): Promise<T> {
    return new Promise((resolve, reject) => {
      const inbox = this.inboxes.get(runId);
      if (inbox) {
        inbox.waiting.push({ event, resolve, reject });
        inbox.wake?.();
        return;
      }
      const opened: Inbox<T> = { waiting: [{ event, resolve, reject }], wake: null };
      this.inboxes.set(runId, opened);
      void this.empty(runId, opened);
    });
  }

  private async empty(runId: string, inbox: Inbox<T>): Promise<void> {
    while (inbox.waiting.length > 0) {
      if (this.isExpectingMore(runId, inbox)) await this.others(runId, inbox);
      await this.handleBatch(runId, inbox);
    }
    this.inboxes.delete(runId);
  }

  private async handleBatch(runId: string, inbox: Inbox<T>): Promise<void> {
    const batch = inbox.waiting.splice(0);
    try {
      const results = await this.handle(
        runId,
        batch.map(({ event }) => event),
      );
      for (const [index, result] of results.entries()) batch[index]?.resolve(result);
      inbox.waiting.unshift(...batch.slice(results.length));
    } catch (error) {
      for (const { reject } of batch) reject(error);
    }
  }

  private isExpectingMore(runId: string, { waiting }: Inbox<T>): boolean {
    const { windowMs, expected } = this.gathering;
    return windowMs > 0 && waiting.every(({ event }) => event.type === 'step_settled') && (expected(runId) ?? 0) > waiting.length;
  }

  private others(runId: string, inbox: Inbox<T>): Promise<void> {
    return new Promise((resolve) => {
      const done = (): void => {
        clearTimeout(timer);
        inbox.wake = null;
        resolve();
      };
      const timer = setTimeout(done, this.gathering.windowMs);
      inbox.wake = () => {
        if (!this.isExpectingMore(runId, inbox)) done();
      };
    });
  }
}
