import { RequestError } from '@app/contracts';
import type { HeavyWork, WorkOptions } from '@app/platform';
import { ThreadedLongWork } from './threaded.long-work.js';

const { signal } = new AbortController();
const desk = (run: (name: string, options: WorkOptions) => unknown): ThreadedLongWork => {
  const threads: HeavyWork = { run: async <T>(name: string, _input: unknown, options: WorkOptions) => run(name, options) as T };
  return new ThreadedLongWork(threads);
};
const refusing = (code: 'RATE_LIMITED' | 'PAYLOAD_TOO_LARGE'): ThreadedLongWork =>
  desk(() => {
    throw new RequestError(code, 'no');
  });

describe('long work in threads', () => {
  it('is done in the name of its owner', async () => {
    expect(await desk((name, { ownerId }) => [name, ownerId]).do('readTurns', {}, 'ann', signal)).toEqual({ result: ['readTurns', 'ann'] });
  });
  it('goes back to whoever asks when a thread has no time for it', async () => {
    expect(await refusing('PAYLOAD_TOO_LARGE').do('readTurns', {}, 'ann', signal)).toBeNull();
  });
  it('puts a step off while too much of its owner waits', async () => {
    await expect(refusing('RATE_LIMITED').do('readTurns', {}, 'ann', signal)).rejects.toMatchObject({ code: 'RATE_LIMITED', isWait: true });
  });
});
