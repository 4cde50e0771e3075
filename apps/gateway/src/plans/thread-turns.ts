import { Injectable } from '@nestjs/common';

/**
 * One piece of work after the other for each thread in this process. Who wins is up to the database; this keeps many who want the same
 * from taking all its connections at once.
 */
@Injectable()
export class ThreadTurns {
  private readonly tails = new Map<string, Promise<unknown>>();

  /** What `work` comes to, once everything that was handed in for the thread before has ended. */
  take<T>(threadId: string, work: () => Promise<T>): Promise<T> {
    const turn = (this.tails.get(threadId) ?? Promise.resolve()).then(work);
    const tail = turn
      .catch(() => undefined)
      .finally(() => {
        if (this.tails.get(threadId) === tail) this.tails.delete(threadId);
      });
    this.tails.set(threadId, tail);
    return turn;
  }
}
