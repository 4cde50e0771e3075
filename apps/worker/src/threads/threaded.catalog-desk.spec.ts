import { RequestError } from '@app/contracts';
import type { HeavyWork, WorkOptions } from '@app/platform';
import type { Asked } from './catalog-asking.js';
import { ThreadedCatalogDesk } from './threaded.catalog-desk.js';

const CONTENT = { ownerId: 'ann', hash: 'h' };
const { signal } = new AbortController();

/** A desk whose thread has the content once it was sent, and remembers what it was sent. */
function desk(stored: Uint8Array | null, refuse?: () => Error) {
  const sent: Asked[] = [];
  const owners: string[] = [];
  let has = false;
  const threads: HeavyWork = {
    run: async <T>(_name: string, input: unknown, options: WorkOptions): Promise<T> => {
      if (refuse) throw refuse();
      const asked = input as Asked;
      sent.push(asked);
      owners.push(options.ownerId);
      has ||= asked.packed !== null;
      return (has ? { answer: `${asked.question}!` } : { needsContent: true }) as T;
    },
  };
  return { sent, owners, desk: new ThreadedCatalogDesk({ packed: async () => stored }, threads) };
}

describe('the desk that has questions about catalogs answered in threads', () => {
  it('sends a content once, and asks in the name of its owner', async () => {
    const { desk: asked, sent, owners } = desk(new Uint8Array([1]));
    expect(await asked.ask(CONTENT, 'trip', {}, signal)).toEqual({ answer: 'trip!' });
    expect(await asked.ask(CONTENT, 'audit', {}, signal)).toEqual({ answer: 'audit!' });
    expect(sent.map(({ packed }) => packed?.length ?? null)).toEqual([null, 1, null]);
    expect(owners).toEqual(['ann', 'ann', 'ann']);
  });
  it('says that a content is gone', async () => {
    expect(await desk(null).desk.ask(CONTENT, 'trip', {}, signal)).toBeNull();
  });
  it('puts a step off while too many questions of its owner wait', async () => {
    const { desk: asked } = desk(null, () => new RequestError('RATE_LIMITED', 'too much'));
    await expect(asked.ask(CONTENT, 'trip', {}, signal)).rejects.toMatchObject({ code: 'RATE_LIMITED', isWait: true, retryable: true });
  });
  it('passes on that a question took too long', async () => {
    const { desk: asked } = desk(null, () => new RequestError('PAYLOAD_TOO_LARGE', 'too long'));
    await expect(asked.ask(CONTENT, 'trip', {}, signal)).rejects.toMatchObject({ code: 'PAYLOAD_TOO_LARGE', retryable: false });
  });
});
