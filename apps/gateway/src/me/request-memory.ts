import { Inject, Injectable } from '@nestjs/common';
import type { AnyState } from '@app/agent-kit';
import { Remembered } from '@app/contracts';
import type { ChatBody, PlanBody } from '@app/contracts';
import { recallInto } from '@app/memory';
import type { MemoryStore } from '@app/ports';
import { MEMORY_STORE } from '../tokens.js';

/** What memory adds to a request before its run starts. */
@Injectable()
export class RequestMemory {
  constructor(@Inject(MEMORY_STORE) private readonly store: MemoryStore) {}

  /**
   * Fields of the first state: for a request in words everything that is remembered, since what it leaves open is known once it was read;
   * for one given whole what was used, and the request with it. Empty when nothing is remembered.
   *
   * @throws {RetryableError} STORE_UNAVAILABLE.
   */
  async recall(ownerId: string, body: PlanBody | ChatBody): Promise<AnyState> {
    const items = await this.store.list(ownerId);
    if (items.length === 0) return {};
    const remembered = Remembered.parse(Object.fromEntries(items.map(({ key, value }) => [key, value])));
    if ('naturalLanguage' in body) return { remembered };
    // Moods such as a honeymoon, which the preference agent takes as a hint, are no statement about the pace.
    const { request, used } = recallInto(body.userRequest, remembered, { context: body.context, isPaceSaid: false });
    return Object.keys(used).length === 0 ? {} : { userRequest: request, remembered: used };
  }
}
