import { RetryableError } from '@app/contracts';
import type { Move, StoredMove } from '@app/ports';

interface Waiting {
  readonly move: Move;
  readonly resolve: (stored: StoredMove | null) => void;
  readonly reject: (reason: unknown) => void;
}

/** Stores moves and returns those that were stored, by the ids of their runs. */
export type CommitMoves = (moves: readonly Move[]) => Promise<ReadonlyMap<string, StoredMove>>;

/** Two statements on their way keep the disk busy while the next batch gathers; more only make batches smaller. */
const MAX_IN_FLIGHT = 2;
const MAX_BATCH = 64;

/**
 * Group commit: a move goes out at once while the database is idle; moves that arrive meanwhile share the next statement. Latency of a
 * lone plan is untouched, and under load one commit carries many moves.
 */
export class MoveBatcher {
  private readonly waiting: Waiting[] = [];
  private inFlight = 0;

  constructor(private readonly commit: CommitMoves) {}

  store(move: Move): Promise<StoredMove | null> {
    return new Promise((resolve, reject) => {
      this.waiting.push({ move, resolve, reject });
      this.pump();
    });
  }

  private pump(): void {
    while (this.inFlight < MAX_IN_FLIGHT && this.waiting.length > 0) void this.send(this.takeBatch());
  }

  /** At most one move of a run in a batch: the second was decided on a state that the first changes. */
  private takeBatch(): Waiting[] {
    const batch = new Map<string, Waiting>();
    const later: Waiting[] = [];
    for (const item of this.waiting.splice(0)) {
      if (batch.size < MAX_BATCH && !batch.has(item.move.runId)) batch.set(item.move.runId, item);
      else later.push(item);
    }
    this.waiting.push(...later);
    return [...batch.values()];
  }

  private async send(batch: Waiting[]): Promise<void> {
    this.inFlight += 1;
    try {
      await this.commitTogether(batch);
    } finally {
      this.inFlight -= 1;
      this.pump();
    }
  }

  private async commitTogether(batch: Waiting[]): Promise<void> {
    try {
      const moved = await this.commit(batch.map(({ move }) => move));
      for (const { move, resolve } of batch) resolve(moved.get(move.runId) ?? null);
    } catch (error) {
      // An outage is nobody's fault: one by one, the last of them would hear of it after minutes.
      const isOutage = error instanceof RetryableError;
      if (batch.length === 1 || isOutage) for (const { reject } of batch) reject(error);
      // One bad move must not take its neighbours along: each is tried again alone.
      else for (const item of batch) await this.commitTogether([item]);
    }
  }
}
