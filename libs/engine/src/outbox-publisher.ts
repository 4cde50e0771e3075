import type { MessageQueue, OutgoingMessage, RunStore } from '@app/ports';
import { crashPoint } from './crash-points.js';

/** Published messages are forgotten together: one commit for many, and losing it only means that a message comes twice. */
const FORGET_AFTER_MS = 100;
const FORGET_AT = 256;

/** Sends messages right after their commit. What it cannot send stays in the outbox, where the relay finds it. */
export class OutboxPublisher {
  private published: string[] = [];
  private timer: NodeJS.Timeout | null = null;
  private readonly running = new Set<Promise<void>>();

  constructor(
    private readonly store: Pick<RunStore, 'forgetMessages'>,
    private readonly queue: Pick<MessageQueue, 'publish'>,
    private readonly onError: (error: unknown) => void,
  ) {}

  publish(messages: readonly OutgoingMessage[]): void {
    // Held-back messages wait in the outbox: the relay releases them by the database's clock.
    const due = messages.filter((message) => message.delayMs === 0);
    if (due.length > 0) this.track(this.publishNow(due));
  }

  /** Resolves when nothing is on its way any more. */
  async drain(): Promise<void> {
    while (this.running.size > 0) await Promise.all(this.running);
    await this.forget();
  }

  private async publishNow(messages: readonly OutgoingMessage[]): Promise<void> {
    await crashPoint('outbox:before-publish');
    await this.queue.publish(messages);
    await crashPoint('outbox:after-publish');
    this.published.push(...messages.map((message) => message.jobId));
    if (this.published.length >= FORGET_AT) await this.forget();
    else this.timer ??= setTimeout(() => this.track(this.forget()), FORGET_AFTER_MS);
  }

  private track(work: Promise<void>): void {
    const guarded = work.catch(this.onError).finally(() => this.running.delete(guarded));
    this.running.add(guarded);
  }

  private async forget(): Promise<void> {
    if (this.timer) clearTimeout(this.timer);
    this.timer = null;
    const jobIds = this.published;
    this.published = [];
    if (jobIds.length > 0) await this.store.forgetMessages(jobIds);
  }
}
