import type { MessageQueue, OutgoingMessage } from '@app/ports';

/** Works on one message, as a consumer of its queue does. A rejection means that the message has to be delivered again. */
export type LaneHandler = (payload: unknown) => Promise<void>;

export interface LocalLaneOptions {
  /** Messages of one queue that this process works on at a time past the bus; the others go over it and come to whoever has room. */
  readonly roomPerQueue: number;
  /** So many of them may be of owners with many runs; the rest is kept for those with few. */
  readonly roomForRanked: number;
  /** A message that failed and could not be put on the bus either; whoever looks after lost steps finds it. */
  readonly onLost: (error: unknown, message: OutgoingMessage) => void;
}

/** A failure that was told already; nobody wants the message once more. The queue knows it by the same name. */
const FINAL_ERROR = 'UnrecoverableError';

/**
 * The bus, with a short way to consumers in the same process: a message for one that has room is handed over, everything else is published.
 * A message on the short way is lost with the process, like one that a consumer of the bus had taken; leases find both. Of what finds no room
 * the bus keeps the line, and serves it beside, so that a crowd on the short way holds up nobody.
 */
export class LocalLane implements MessageQueue {
  private readonly handlers = new Map<string, LaneHandler>();
  private readonly atWork = new Map<string, Map<string, Promise<void>>>();
  private isOpen = true;

  constructor(
    private readonly bus: MessageQueue,
    private readonly options: LocalLaneOptions,
  ) {}

  /** From now on messages of these queues may be handed to `handler`. */
  serve(queues: readonly string[], handler: LaneHandler): void {
    for (const queue of queues) this.handlers.set(queue, handler);
  }

  async publish(messages: readonly OutgoingMessage[]): Promise<void> {
    const others = messages.filter((message) => !this.handOver(message));
    if (others.length > 0) await this.bus.publish(others);
  }

  async holds(queue: string, jobId: string): Promise<boolean> {
    return this.works(queue, jobId) || this.bus.holds(queue, jobId);
  }

  wasWiped(): Promise<boolean> {
    return this.bus.wasWiped();
  }

  /** The ids of the jobs of a queue that are at work on the short way. */
  working(queue: string): readonly string[] {
    return [...(this.atWork.get(queue)?.keys() ?? [])];
  }

  /** Hands nothing over any more, and resolves when what was handed over is done. */
  async close(): Promise<void> {
    this.isOpen = false;
    while (this.atWork.size > 0) await Promise.all([...this.atWork.values()].flatMap((jobs) => [...jobs.values()]));
  }

  private works(queue: string, jobId: string): boolean {
    return this.atWork.get(queue)?.has(jobId) === true;
  }

  /** True when the message needs no bus: somebody here works on it, now or already. */
  private handOver(message: OutgoingMessage): boolean {
    const { queue, jobId, rank = 0 } = message;
    const handler = this.handlers.get(queue);
    if (!handler) return false;
    if (this.works(queue, jobId)) return true;
    const jobs = this.atWork.get(queue) ?? new Map<string, Promise<void>>();
    const { roomPerQueue, roomForRanked } = this.options;
    if (!this.isOpen || jobs.size >= (rank > 0 ? roomForRanked : roomPerQueue)) return false;
    this.atWork.set(queue, jobs);
    const work = this.work(handler, message).finally(() => {
      jobs.delete(jobId);
      if (jobs.size === 0) this.atWork.delete(queue);
    });
    jobs.set(jobId, work);
    return true;
  }

  private async work(handler: LaneHandler, message: OutgoingMessage): Promise<void> {
    // What is handed over begins after whoever sent it is done with its turn, as it would over the bus.
    await new Promise((resolve) => setImmediate(resolve));
    try {
      await handler(message.payload);
    } catch (error) {
      if (error instanceof Error && error.name === FINAL_ERROR) return;
      await this.bus.publish([message]).catch((cause: unknown) => this.options.onLost(cause, message));
    }
  }
}
