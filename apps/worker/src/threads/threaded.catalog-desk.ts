import type { HeavyWork } from '@app/platform';
import type { CatalogContentRef, CatalogDesk, CatalogStore } from '@app/ports';
import type { Asked, Reply } from './catalog-asking.js';
import { putOff } from './put-off.js';

/** Reading and indexing the largest catalog takes some seconds of a processor that others may want too, and the search two more. */
const TIMEOUT_MS = 60_000;

/** Has questions about catalogs answered in threads, where owners take turns: neither reading one nor searching it holds the worker's event loop. */
export class ThreadedCatalogDesk implements CatalogDesk {
  constructor(
    private readonly store: Pick<CatalogStore, 'packed'>,
    private readonly threads: HeavyWork,
  ) {}

  async ask({ ownerId, hash }: CatalogContentRef, question: string, input: unknown, signal: AbortSignal): Promise<{ readonly answer: unknown } | null> {
    const run = async (packed: Uint8Array | null): Promise<Reply> => {
      const asked: Asked = { key: JSON.stringify([ownerId, hash]), packed, question, input };
      return this.threads.run<Reply>('answer', asked, { ownerId, timeoutMs: TIMEOUT_MS, signal });
    };
    try {
      const reply = await run(null);
      if ('answer' in reply) return reply;
      const packed = await this.store.packed(ownerId, hash);
      const again = packed && (await run(packed));
      return again && 'answer' in again ? again : null;
    } catch (error) {
      throw putOff(error);
    }
  }
}
