import { getEventListeners } from 'node:events';
import type { ThreadStore, ThreadView } from '@app/ports';
import type { MovedSubscription } from '@app/queue';
import { RunWaiter } from './run-waiter.js';

const WAITING = 50;

describe('those who wait for runs', () => {
  it('are told of the end of the process by one listener, however many they are, and leave nothing behind', async () => {
    const threads = { findThread: async () => ({ status: 'in_progress' }) as ThreadView } as unknown as ThreadStore;
    const moved = { listen: () => () => undefined } as unknown as MovedSubscription;
    const waiter = new RunWaiter(threads, moved);
    const stop = new AbortController();
    const run = { threadId: 'thr_1', runId: 'run_1', isNew: true };
    const waits = Array.from({ length: WAITING }, () => waiter.wait('ann', run, 60_000, stop.signal));
    expect(getEventListeners(stop.signal, 'abort')).toHaveLength(1);
    stop.abort();
    expect(await Promise.all(waits)).toHaveLength(WAITING);
  });
});
