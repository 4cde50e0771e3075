import { RetryableError } from '@app/contracts';
import type { MessageQueue, OutgoingMessage } from '@app/ports';

/** A bus that hands over nothing by itself: a schedule decides what is delivered, how often and in which order. */
export class HandDrivenBus implements MessageQueue {
  messages: OutgoingMessage[] = [];
  isAway = false;
  private isEmptied = false;

  async publish(messages: readonly OutgoingMessage[]): Promise<void> {
    this.answer();
    for (const message of messages) if (!this.find(message.queue, message.jobId)) this.messages.push(message);
  }

  async holds(queue: string, jobId: string): Promise<boolean> {
    this.answer();
    return this.find(queue, jobId) !== undefined;
  }

  async wasWiped(): Promise<boolean> {
    this.answer();
    const { isEmptied } = this;
    this.isEmptied = false;
    return isEmptied;
  }

  wipe(): void {
    this.messages = [];
    this.isEmptied = true;
  }

  /** Takes a message off the bus; undefined when there is none. */
  take(pick: number): OutgoingMessage | undefined {
    return this.messages.splice(pick % (this.messages.length || 1), 1)[0];
  }

  /** Looks at a message that stays on the bus. */
  peek(pick: number): OutgoingMessage | undefined {
    return this.messages[pick % this.messages.length];
  }

  private find(queue: string, jobId: string): OutgoingMessage | undefined {
    return this.messages.find((message) => message.queue === queue && message.jobId === jobId);
  }

  private answer(): void {
    if (this.isAway) throw new RetryableError('QUEUE_UNAVAILABLE', 'The bus is away; bring it back first.');
  }
}
