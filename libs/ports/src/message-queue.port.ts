import type { OutgoingMessage } from './run-store.port.js';

/** The bus between processes: at least once, in no order, and it may lose everything. */
export interface MessageQueue {
  /** Resolves when the queue has all of them. A message whose job id is there already is dropped silently. @throws {RetryableError} QUEUE_UNAVAILABLE. */
  publish(messages: readonly OutgoingMessage[]): Promise<void>;
  /** True while the queue still holds the job and will give it to a worker or has given it to one. */
  holds(queue: string, jobId: string): Promise<boolean>;
  /** True exactly once after the queue's memory was lost since the last call. */
  wasWiped(): Promise<boolean>;
}
