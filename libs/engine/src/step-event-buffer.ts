import { MAX_EVENTS_PER_STEP, fitStepEvent } from '@app/contracts';
import type { StepEvent } from '@app/contracts';
import type { NumberedStepEvent } from '@app/ports';

const FLUSH_AFTER_MS = 25;
const FLUSH_AT = 50;
const MORE_UNSEEN: StepEvent = { event: 'thought', data: { text: 'More follows that is not shown here.' } };

export interface StepEventSink {
  /** Keeps a batch for good and shows it to whoever follows the thread. */
  send(events: readonly NumberedStepEvent[]): Promise<void>;
  /** Told of what could not be kept, for the log. */
  onDropped(reason: unknown, events: number): void;
}

/**
 * What one step tells, on its way to where it is kept: in small batches, in order, one at a time. Telling never throws and never waits. A
 * batch that cannot be sent is kept and sent with the next one.
 */
export class StepEventBuffer {
  private waiting: NumberedStepEvent[] = [];
  private told = 0;
  private isClosed = false;
  private timer: NodeJS.Timeout | null = null;
  private sending: Promise<void> | null = null;

  constructor(private readonly sink: StepEventSink) {}

  /** Bound, so that agents may pass it on. */
  readonly tell = (given: unknown): void => {
    if (this.isClosed || this.told > MAX_EVENTS_PER_STEP) return;
    const event = this.told === MAX_EVENTS_PER_STEP ? MORE_UNSEEN : fitOrNull(given);
    if (!event) return this.sink.onDropped(new TypeError('no event that a step may tell'), 1);
    this.waiting.push({ ordinal: this.told, event });
    this.told += 1;
    if (this.waiting.length >= FLUSH_AT) this.flushSoon(0);
    else this.flushSoon(FLUSH_AFTER_MS);
  };

  /** Sends what is left; resolves when it is kept, or dropped after `timeoutMs`. Nothing is told afterwards. */
  async close(timeoutMs: number): Promise<void> {
    this.isClosed = true;
    this.stopTimer();
    if (this.waiting.length === 0 && !this.sending) return;
    let timer: NodeJS.Timeout | undefined;
    const tooLate = new Promise<'late'>((resolve) => (timer = setTimeout(() => resolve('late'), timeoutMs)));
    const ended = await Promise.race([this.drain(), tooLate]).catch((error: unknown) => error);
    clearTimeout(timer);
    if (this.waiting.length > 0) this.sink.onDropped(ended, this.waiting.length);
    this.waiting = [];
  }

  private flushSoon(delayMs: number): void {
    if (delayMs === 0) {
      this.stopTimer();
      // What fails here waits for the next batch or for the end.
      void this.flush().catch(() => undefined);
    } else
      this.timer ??= setTimeout(() => {
        this.timer = null;
        void this.flush().catch(() => undefined);
      }, delayMs);
  }

  private stopTimer(): void {
    if (this.timer) clearTimeout(this.timer);
    this.timer = null;
  }

  private async drain(): Promise<void> {
    await this.sending?.catch(() => undefined);
    while (this.waiting.length > 0) await this.flush();
  }

  /** @throws whatever the sink throws; the batch then waits on. */
  private flush(): Promise<void> {
    this.sending ??= this.sendBatch().finally(() => {
      this.sending = null;
    });
    return this.sending;
  }

  private async sendBatch(): Promise<void> {
    const batch = this.waiting.slice(0, FLUSH_AT);
    if (batch.length === 0) return;
    await this.sink.send(batch);
    // Compared by place: after a late answer the rest may have been dropped already.
    this.waiting = this.waiting.filter(({ ordinal }) => ordinal > (batch.at(-1)?.ordinal ?? -1));
    if (this.waiting.length > 0 && !this.isClosed) this.flushSoon(FLUSH_AFTER_MS);
  }
}

/** Whatever an agent hands in, telling does not throw: not even for a value nested without end. */
function fitOrNull(given: unknown): StepEvent | null {
  try {
    return fitStepEvent(given);
  } catch {
    return null;
  }
}
