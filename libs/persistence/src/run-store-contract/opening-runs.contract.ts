import { GENESIS_HASH } from '@app/agent-kit';
import type { RunStore } from '@app/ports';
import { EVERYTHING } from './run-store-kit.contract.js';
import type { RunStoreKit, RunStoreSubject } from './run-store-kit.contract.js';

/** How runs are opened, and how they stand in line. */
export function describeOpeningRuns(kit: RunStoreKit): void {
  const { newRun, load, open, moveOf, jobsOlderThan, ids } = kit;

  describe('opening runs', () => {
    let store: RunStore;
    let subject: RunStoreSubject;
    beforeAll(() => {
      subject = kit.subject();
      store = subject.store;
    });

    it('opens a run with its first version and its message in one commit', async () => {
      const run = newRun();
      expect(await store.createRun(run)).toMatchObject({ kind: 'created', version: 1 });
      expect(await load(run.runId)).toMatchObject({ version: 1, moveCount: 0, logHash: GENESIS_HASH, state: { turns: ['Lisbon'] }, openSteps: [] });
      expect(await jobsOlderThan(0)).toContain(run.message.jobId);
    });

    it('knows nothing of a run that was never opened', async () => expect(await store.loadRun('run_none')).toBeNull());

    it('lets one of fifty simultaneous requests for a thread win', async () => {
      const threadId = ids.next('thr');
      const results = await Promise.all(Array.from({ length: 50 }, () => store.createRun(newRun({ threadId }))));
      expect(results.filter((result) => result.kind === 'created')).toHaveLength(1);
      expect(results.filter((result) => result.kind === 'busy')).toHaveLength(49);
      expect(await subject.versionsOf(threadId)).toEqual([1]);
    });

    it('finds the same run under the same idempotency key, also when both come at once', async () => {
      const idempotency = { key: 'k-1', bodyHash: 'b' };
      const results = await Promise.all([store.createRun(newRun({ idempotency })), store.createRun(newRun({ idempotency }))]);
      expect(results.map((result) => result.kind).sort()).toEqual(['created', 'repeated']);
      expect(await store.createRun(newRun({ idempotency: { key: 'k-1', bodyHash: 'other' } }))).toEqual({ kind: 'key_reused' });
      expect(await store.createRun(newRun({ idempotency, ownerId: 'bob' }))).toMatchObject({ kind: 'created' });
    });

    it('answers a repeated request with its run, although the thread has moved on', async () => {
      const idempotency = { key: 'k-2', bodyHash: 'b' };
      const run = await open({ idempotency });
      await store.commitMove(moveOf(run, { status: 'complete', restingState: {} }));
      const repeated = newRun({ idempotency, threadId: run.threadId });
      expect(await store.createRun(repeated)).toEqual({ kind: 'repeated', threadId: run.threadId, runId: run.runId });
    });

    it('tells what a key was used for, to its owner', async () => {
      const run = await open({ idempotency: { key: 'k-3', bodyHash: 'b' } });
      expect(await store.findKey('ann', 'k-3')).toEqual({ bodyHash: 'b', threadId: run.threadId, runId: run.runId });
      expect([await store.findKey('bob', 'k-3'), await store.findKey('ann', 'k-none')]).toEqual([null, null]);
    });

    it("opens nothing in another owner's thread", async () => {
      const run = await open();
      const foreign = newRun({ threadId: run.threadId, ownerId: 'eve' });
      expect(await store.createRun(foreign)).toEqual({ kind: 'foreign' });
      expect(await store.loadRun(foreign.runId)).toBeNull();
    });

    it('opens no second run while one waits for a person', async () => {
      const run = await open();
      await store.commitMove(moveOf(run, { status: 'awaiting_input', restingState: {} }));
      expect(await store.createRun(newRun({ threadId: run.threadId }))).toEqual({ kind: 'busy' });
    });

    it('refuses a run id that is taken, and stores nothing of the second', async () => {
      const run = await open();
      const again = newRun({ runId: run.runId });
      await expect(store.createRun(again)).rejects.toMatchObject({ code: '23505' });
      expect(await subject.versionsOf(again.threadId)).toEqual([]);
    });

    it('numbers the versions of a thread without gaps from run to run', async () => {
      const run = await open();
      await store.commitMove(moveOf(run, { status: 'complete', restingState: { done: true } }));
      const second = newRun({ threadId: run.threadId, state: { turns: ['Rome'] } });
      expect(await store.createRun(second)).toMatchObject({ kind: 'created', version: 3 });
      expect(await load(second.runId)).toMatchObject({ version: 3, logSeq: 1, logHash: 'h1', state: { turns: ['Rome'] } });
      expect(await subject.versionsOf(run.threadId)).toEqual([1, 2, 3]);
    });
  });

  describe('standing in line', () => {
    let store: RunStore;
    beforeAll(() => {
      ({ store } = kit.subject());
    });

    it('puts the runs of an owner with many going behind those of others, rank by rank', async () => {
      const crowd = ids.next('req');
      const ranks: number[] = [];
      for (let n = 0; n < 17; n += 1) ranks.push((await open({ ownerId: crowd })).rank);
      expect(ranks).toEqual([...Array<number>(8).fill(0), ...Array<number>(8).fill(1), 2]);
      const lone = newRun({ ownerId: ids.next('req') });
      expect(await store.createRun(lone)).toMatchObject({ kind: 'created', rank: 0 });
    });

    it('counts only what is going, and gives the kept message the rank of its run', async () => {
      const owner = ids.next('req');
      const going = [];
      for (let n = 0; n < 8; n += 1) going.push(await open({ ownerId: owner }));
      const ranked = newRun({ ownerId: owner });
      expect(await store.createRun(ranked)).toMatchObject({ rank: 1 });
      const kept = (await store.takeDueMessages(0, EVERYTHING)).find((message) => message.jobId === ranked.message.jobId);
      expect(kept?.rank).toBe(1);
      for (const run of going) await store.commitMove(moveOf(run, { status: 'complete', restingState: {} }));
      expect((await open({ ownerId: owner })).rank).toBe(0);
    });
  });
}
