import { RequestError } from '@app/contracts';
import type { HeavyWork } from '@app/platform';
import type { LongWorkDesk } from '@app/ports';
import { putOff } from './put-off.js';

/** The first text that a thread reads waits until names and patterns are loaded, some seconds on a busy machine. */
const TIMEOUT_MS = 30_000;

/** Has long work of agents done in threads, where owners take turns. */
export class ThreadedLongWork implements LongWorkDesk {
  constructor(private readonly threads: HeavyWork) {}

  async do(work: string, input: unknown, ownerId: string, signal: AbortSignal): Promise<{ readonly result: unknown } | null> {
    try {
      return { result: await this.threads.run<unknown>(work, input, { ownerId, timeoutMs: TIMEOUT_MS, signal }) };
    } catch (error) {
      // What a thread has no time or memory for can still be done by whoever asks; it is long, but bounded.
      if (error instanceof RequestError && error.code === 'PAYLOAD_TOO_LARGE') return null;
      throw putOff(error);
    }
  }
}
