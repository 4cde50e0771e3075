import { setImmediate as turn } from 'node:timers/promises';
import { FairQueue, QueueFullError } from './fair-queue.js';

/** A queue whose work ends when it is told to. */
function controlled(limits = { atOnce: 2, atOncePerOwner: 1, waitingPerOwner: 3 }) {
  const queue = new FairQueue(limits);
  const started: string[] = [];
  const ends = new Map<string, () => void>();
  const bring = (owner: string, name: string): Promise<void> =>
    queue.run(owner, () => {
      started.push(name);
      return new Promise<void>((resolve) => ends.set(name, resolve));
    });
  const end = async (name: string): Promise<void> => {
    ends.get(name)?.();
    await turn();
  };
  return { queue, started, bring, end };
}

describe('a queue that is fair to owners', () => {
  it('keeps a place free for the next owner, whatever one of them brings', async () => {
    const { started, bring } = controlled();
    void bring('ann', 'a1');
    void bring('ann', 'a2');
    void bring('bob', 'b1');
    await turn();
    expect(started).toEqual(['a1', 'b1']);
  });
  it('lets owners take turns', async () => {
    const { started, bring, end } = controlled({ atOnce: 1, atOncePerOwner: 1, waitingPerOwner: 3 });
    for (const name of ['a1', 'a2', 'a3']) void bring('ann', name);
    void bring('bob', 'b1');
    await turn();
    for (const name of ['a1', 'a2', 'b1', 'a3']) await end(name);
    expect(started).toEqual(['a1', 'a2', 'b1', 'a3']);
  });
  it('refuses what an owner brings beyond the bound, and nobody else with it', async () => {
    const { queue, bring } = controlled({ atOnce: 1, atOncePerOwner: 1, waitingPerOwner: 2 });
    for (const name of ['a1', 'a2', 'a3']) void bring('ann', name);
    await expect(bring('ann', 'a4')).rejects.toThrow(QueueFullError);
    void bring('bob', 'b1');
    expect(queue.waitingCount).toBe(3);
  });
  it('goes on after work that failed', async () => {
    const { queue, started, bring } = controlled({ atOnce: 1, atOncePerOwner: 1, waitingPerOwner: 2 });
    await expect(queue.run('ann', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    void bring('ann', 'a1');
    await turn();
    expect(started).toEqual(['a1']);
  });
});
