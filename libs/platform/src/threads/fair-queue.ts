export interface FairQueueLimits {
  /** Pieces of work under way at a time. */
  readonly atOnce: number;
  /** Of one owner; less than `atOnce`, so that there is always room for somebody else. */
  readonly atOncePerOwner: number;
  /** Pieces of work of one owner that may wait; one more is refused. */
  readonly waitingPerOwner: number;
}

/** The owner has as much work waiting as one may have. */
export class QueueFullError extends Error {}

interface Waiting {
  readonly start: () => void;
}

/** Lets owners take turns: however much one of them brings, another one's next piece of work waits for one piece of each at most. */
export class FairQueue {
  /** Owners with waiting work, the one whose turn is next first. */
  private readonly waiting = new Map<string, Waiting[]>();
  private readonly running = new Map<string, number>();
  private runningTotal = 0;

  constructor(private readonly limits: FairQueueLimits) {}

  /** Pieces of work that wait now. */
  get waitingCount(): number {
    return [...this.waiting.values()].reduce((sum, { length }) => sum + length, 0);
  }

  /** What `work` comes to, once it is this owner's turn. @throws {QueueFullError} */
  async run<T>(ownerId: string, work: () => Promise<T>): Promise<T> {
    if ((this.waiting.get(ownerId)?.length ?? 0) >= this.limits.waitingPerOwner) throw new QueueFullError('too much work of this owner is waiting');
    await new Promise<void>((start) => {
      const mine = this.waiting.get(ownerId) ?? [];
      mine.push({ start });
      this.waiting.set(ownerId, mine);
      this.startNext();
    });
    try {
      return await work();
    } finally {
      this.count(ownerId, -1);
      this.startNext();
    }
  }

  private startNext(): void {
    for (const [ownerId, mine] of this.waiting) {
      if (this.runningTotal >= this.limits.atOnce) return;
      if ((this.running.get(ownerId) ?? 0) >= this.limits.atOncePerOwner) continue;
      const next = mine.shift();
      // Whoever had a turn goes to the end of the line.
      this.waiting.delete(ownerId);
      if (mine.length > 0) this.waiting.set(ownerId, mine);
      if (!next) continue;
      this.count(ownerId, 1);
      next.start();
    }
  }

  private count(ownerId: string, by: 1 | -1): void {
    this.runningTotal += by;
    const now = (this.running.get(ownerId) ?? 0) + by;
    if (now > 0) this.running.set(ownerId, now);
    else this.running.delete(ownerId);
  }
}
