import { Inject, Injectable } from '@nestjs/common';
import { RequestError } from '@app/contracts';
import { MAX_STREAMS_PER_CALLER } from '../tokens.js';

const RETRY_AFTER_SECONDS = 5;

/** Counts the event streams that each owner holds open at this gateway: each costs a connection and a look at the database now and then. */
@Injectable()
export class StreamSlots {
  private readonly taken = new Map<string, number>();

  constructor(@Inject(MAX_STREAMS_PER_CALLER) private readonly max: number) {}

  /** Takes a slot; call what comes back, once, when the stream is over. @throws {RequestError} RATE_LIMITED when the owner has none left. */
  take(ownerId: string): () => void {
    const held = this.taken.get(ownerId) ?? 0;
    if (held >= this.max)
      throw new RequestError('RATE_LIMITED', `More than ${this.max} event streams are open at once; close one first.`, [], RETRY_AFTER_SECONDS);
    this.taken.set(ownerId, held + 1);
    return () => this.giveBack(ownerId);
  }

  private giveBack(ownerId: string): void {
    const left = (this.taken.get(ownerId) ?? 1) - 1;
    if (left > 0) this.taken.set(ownerId, left);
    else this.taken.delete(ownerId);
  }
}
