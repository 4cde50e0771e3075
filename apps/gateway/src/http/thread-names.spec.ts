import { RequestError } from '@app/contracts';
import { ThreadNames } from './thread-names.js';

const nobody = (): Promise<boolean> => Promise.resolve(false);

describe('names of threads', () => {
  const names = new ThreadNames(nobody);

  it('are kept apart by owner, and stay the same for each', async () => {
    const ids = await Promise.all([names.idOf('ann', 'trip-1'), names.idOf('bob', 'trip-1'), names.idOf('ann', 'trip-1')]);
    expect(ids[0]).not.toBe(ids[1]);
    expect(ids[0]).toBe(ids[2]);
  });
  it('are stored as they are where there is one owner, and where the caller is a member of such a thread', async () => {
    expect(await names.idOf('local', 'trip-1')).toBe('trip-1');
    expect(await new ThreadNames((_, threadId) => Promise.resolve(threadId === 'thr_1')).idOf('ann', 'thr_1')).toBe('thr_1');
  });
  it('come back to their owner as they were said', async () => {
    const id = await names.idOf('ann', 'trip-1');
    expect(names.shown('ann', `{"threadId":"${id}"}`)).toBe('{"threadId":"trip-1"}');
    expect(names.shown('bob', id)).toBe(id);
  });
  it('replaces what a client wrote, its own stored id too', async () => {
    const id = await names.idOf('ann', 'trip-1');
    for (const threadId of ['trip-1', id]) {
      const body = { threadId };
      await names.replaceIn('ann', body);
      expect(body.threadId).toBe(id);
    }
  });
  it("refuses the stored id of somebody else's thread", async () => {
    const threadId = await names.idOf('ann', 'trip-1');
    for (const owner of ['bob', 'local']) await expect(names.replaceIn(owner, { threadId })).rejects.toThrow(RequestError);
  });
  it('knows no thread under an id that the server made for somebody else, or for nobody', async () => {
    const said = 'thr_01JZZZZZZZZZZZZZZZZZZZZZZZ';
    await expect(names.replaceIn('bob', { threadId: said })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    const own = { threadId: said };
    await new ThreadNames(() => Promise.resolve(true)).replaceIn('ann', own);
    expect(own.threadId).toBe(said);
  });
  it("takes the stored id of somebody else's thread from one of its members", async () => {
    const threadId = await names.idOf('ann', 'trip-1');
    const body = { threadId };
    await new ThreadNames((memberId, id) => Promise.resolve(memberId === 'bob' && id === threadId)).replaceIn('bob', body);
    expect(body.threadId).toBe(threadId);
  });
  it('leaves alone what names no thread', async () => {
    for (const part of [null, undefined, 'trip-1', {}, { threadId: 7 }, Buffer.from('{}')]) await expect(names.replaceIn('ann', part)).resolves.toBeUndefined();
  });
});
