import type { NewRun, NewWait, RunSnapshot, RunStore } from '@app/ports';
import { EVERYTHING, IN_AN_HOUR_MS, SERVED, versionOf } from './run-store-kit.contract.js';
import type { RunStoreKit, RunStoreSubject } from './run-store-kit.contract.js';

/** Runs that wait for a decision, runs that take the place of others, requests that wait for their turn. */
export function describeControl(kit: RunStoreKit): void {
  const { newRun, load, open, bareMove, moveOf, openWithStep, settledAs, jobsOlderThan, ids } = kit;
  let store: RunStore;
  let subject: RunStoreSubject;
  beforeAll(() => {
    subject = kit.subject();
    store = subject.store;
  });
  const ended = { status: 'cancelled', restingState: {} } as const;
  const review = (remindAfterMs: number, deadlineAfterMs: number): NewWait => ({
    ...{ key: 'review', kind: 'decision', payload: {}, remindAfterMs, deadlineAfterMs },
  });
  const waitingFor = async (wait: NewWait): Promise<RunSnapshot> => {
    const run = await open();
    const status = wait.kind === 'decision' ? 'awaiting_review' : 'waiting';
    await store.commitMove(moveOf(run, { status, restingState: { kept: 'whole' }, waits: [wait] }));
    return load(run.runId);
  };

  describe('what runs wait for', () => {
    // A time that is over at once, and one that is not.
    const dueOf = async (runId: string) => (await store.listDueWaits(SERVED, EVERYTHING)).find((wait) => wait.runId === runId);
    const due = { key: 'review', kind: 'decision', childRunId: null };

    it('is there with the run, and gone once it moves on', async () => {
      const waiting = await waitingFor(review(IN_AN_HOUR_MS, IN_AN_HOUR_MS));
      expect(waiting.waits).toEqual([{ key: 'review', kind: 'decision', payload: {} }]);
      expect(await dueOf(waiting.runId)).toBeUndefined();
      await store.commitMove(moveOf(waiting, { waits: [] }));
      expect((await load(waiting.runId)).waits).toEqual([]);
    });

    it('is due for a reminder first and for its deadline only after it, however late', async () => {
      const { runId } = await waitingFor(review(-2, -1));
      expect(await dueOf(runId)).toEqual({ ...due, runId, moveCount: 1, due: 'reminder' });
      const waiting = await load(runId);
      await store.commitMove(moveOf(waiting, { status: 'awaiting_review', restingState: {}, reminds: 'review' }));
      expect(await dueOf(runId)).toEqual({ ...due, runId, moveCount: 2, due: 'deadline' });
      expect((await load(runId)).waits).toEqual(waiting.waits);
    });

    it('begins its time anew when the run waits again, and is not due under versions that are not served', async () => {
      const { runId } = await waitingFor(review(-2, -1));
      await store.commitMove(moveOf(await load(runId), { status: 'awaiting_review', restingState: {}, reminds: 'review' }));
      await store.commitMove(moveOf(await load(runId), { status: 'awaiting_review', restingState: {}, waits: [review(-2, -1)] }));
      expect(await dueOf(runId)).toMatchObject({ due: 'reminder' });
      expect((await store.listDueWaits([versionOf(99)], EVERYTHING)).map((wait) => wait.runId)).not.toContain(runId);
    });

    it('is due for a run once that run has ended, which opened when its turn came', async () => {
      const parent = await open();
      const child = newRun({ threadId: parent.threadId, ...versionOf(1), workflow: 'other' });
      const wait: NewWait = { key: 'child', kind: 'run', payload: { runId: child.runId }, remindAfterMs: null, deadlineAfterMs: null };
      await store.commitMove(moveOf(parent, { status: 'waiting', restingState: {}, waits: [wait], children: [child] }));
      expect(await dueOf(parent.runId)).toBeUndefined();
      expect((await store.openQueuedRuns(EVERYTHING)).map(({ runId }) => runId)).toContain(child.runId);
      const opened = await load(child.runId);
      expect(opened).toMatchObject({ workflow: 'other', threadId: parent.threadId, version: 1, status: 'in_progress' });
      await store.commitMove(bareMove(opened, { status: 'complete', restingState: {} }));
      expect(await dueOf(parent.runId)).toMatchObject({ key: 'child', due: 'ended', childRunId: child.runId });
    });

    it('is told to be missing where a run came to rest without it', async () => {
      const run = await open();
      await store.commitMove(moveOf(run, { status: 'awaiting_input', restingState: {} }));
      expect(await store.listUnnamedWaits(SERVED, EVERYTHING)).toContain(run.runId);
      expect(await store.listUnnamedWaits([versionOf(99)], EVERYTHING)).not.toContain(run.runId);
    });

    it('leave a run alone that waits for answers', async () => {
      const run = await open();
      await store.commitMove(moveOf(run, { status: 'awaiting_input', restingState: {} }));
      expect(await dueOf(run.runId)).toBeUndefined();
    });
  });

  describe('a run that takes the place of another', () => {
    const next = (run: RunSnapshot, more: Partial<NewRun> = {}): NewRun => newRun({ threadId: run.threadId, state: { turns: ['Rome'] }, ...more });

    it('is opened in the commit that ends the other, with the next version and its message and key', async () => {
      const run = await open();
      const taking = next(run, { idempotency: { key: `k-${run.runId}`, bodyHash: 'b' } });
      expect(await store.replaceRun(moveOf(run, ended), taking)).toMatchObject({ version: 3, ended: { eventSeq: 2 }, eventSeq: 3 });
      expect((await load(run.runId)).status).toBe('cancelled');
      expect(await load(taking.runId)).toMatchObject({ status: 'in_progress', version: 3, logSeq: 1, logHash: 'h1', state: { turns: ['Rome'] } });
      expect(await subject.versionsOf(run.threadId)).toEqual([1, 2, 3]);
      expect(await jobsOlderThan(0)).toContain(taking.message.jobId);
      expect(await store.findKey('ann', `k-${run.runId}`)).toMatchObject({ runId: taking.runId });
      expect(await store.findOpenRun('ann', run.threadId, 'errand')).toBe(taking.runId);
    });

    it('is not opened when the other has moved since, and neither is the other ended', async () => {
      const run = await open();
      await store.commitMove(moveOf(run));
      const taking = next(run);
      expect(await store.replaceRun(moveOf(run, ended), taking)).toBeNull();
      expect([(await load(run.runId)).status, await store.loadRun(taking.runId)]).toEqual(['in_progress', null]);
    });

    it('is one of fifty that want the place', async () => {
      const run = await open();
      const results = await Promise.all(Array.from({ length: 50 }, () => store.replaceRun(moveOf(run, ended), next(run)).catch(() => null)));
      expect(results.filter(Boolean)).toHaveLength(1);
      expect(await subject.versionsOf(run.threadId)).toEqual([1, 2, 3]);
    });
  });

  describe('the open run of a thread', () => {
    it('is found by its owner alone, and only while it is open', async () => {
      const run = await open();
      expect(await store.findOpenRun('ann', run.threadId, 'errand')).toBe(run.runId);
      expect(await store.findOpenRun('eve', run.threadId, 'errand')).toBeNull();
      await store.commitMove(moveOf(run, ended));
      expect(await store.findOpenRun('ann', run.threadId, 'errand')).toBeNull();
    });
  });

  describe('requests that wait for their turn', () => {
    const enqueue = (run: RunSnapshot, more: Partial<NewRun> = {}): NewRun => newRun({ threadId: run.threadId, onBusy: 'enqueue', ...more });
    const openedOn = async (threadId: string) => (await store.openQueuedRuns(EVERYTHING)).filter((opened) => opened.threadId === threadId);

    it('become runs one after another in their order, each once, whoever asks', async () => {
      const run = await open();
      const [one, two] = [enqueue(run), enqueue(run)];
      expect(await store.createRun(one)).toEqual({ kind: 'queued', version: 1 });
      expect(await store.createRun(two)).toEqual({ kind: 'queued', version: 1 });
      expect(await openedOn(run.threadId)).toEqual([]);
      await store.commitMove(moveOf(run, { status: 'complete', restingState: {} }));
      const both = await Promise.all([store, subject.another(), subject.another()].map((asked) => asked.openQueuedRuns(EVERYTHING)));
      const opened = both.flat().filter(({ threadId }) => threadId === run.threadId);
      expect(opened).toMatchObject([{ runId: one.runId, version: 3, eventSeq: 3, state: one.state, message: { jobId: one.message.jobId, delayMs: 0 } }]);
      expect(await jobsOlderThan(0)).toContain(one.message.jobId);
      expect(await openedOn(run.threadId)).toEqual([]);
      await store.commitMove(moveOf(await load(one.runId), { status: 'failed', restingState: {} }));
      expect(await openedOn(run.threadId)).toMatchObject([{ runId: two.runId, version: 5 }]);
    });

    it('are known by their key from the moment they are kept', async () => {
      const run = await open();
      const idempotency = { key: `q-${run.runId}`, bodyHash: 'b' };
      const request = enqueue(run, { idempotency });
      await store.createRun(request);
      expect(await store.createRun(enqueue(run, { idempotency }))).toEqual({ kind: 'repeated', threadId: run.threadId, runId: request.runId });
      expect(await store.createRun(enqueue(run, { idempotency: { ...idempotency, bodyHash: 'other' } }))).toEqual({ kind: 'key_reused' });
    });

    it('are not overtaken, but by one that takes the place of all', async () => {
      const run = await open();
      await store.createRun(enqueue(run));
      await store.commitMove(moveOf(run, { status: 'complete', restingState: {} }));
      expect(await store.createRun(newRun({ threadId: run.threadId }))).toEqual({ kind: 'busy' });
      expect(await store.createRun(enqueue(run))).toMatchObject({ kind: 'queued' });
      expect(await store.createRun(newRun({ threadId: run.threadId, onBusy: 'interrupt' }))).toMatchObject({ kind: 'created', version: 3 });
    });

    it('start at once on a thread where nothing is going', async () => {
      expect(await store.createRun(newRun({ threadId: ids.next('thr'), onBusy: 'enqueue' }))).toMatchObject({ kind: 'created', version: 1 });
    });

    it('are refused when too many wait, and on the thread of another owner', async () => {
      const run = await open();
      for (let n = 0; n < 20; n += 1) expect(await store.createRun(enqueue(run))).toMatchObject({ kind: 'queued' });
      expect(await store.createRun(enqueue(run))).toEqual({ kind: 'busy' });
      expect(await store.createRun(enqueue(run, { ownerId: 'eve' }))).toEqual({ kind: 'foreign' });
    });
  });

  describe('steps that are still awaited', () => {
    it('are those that are pending in a run that goes on', async () => {
      const [pending, settled, stopped] = [await openWithStep(), await openWithStep(), await openWithStep()];
      await store.commitMove(bareMove(settled.run, { settled: [settledAs(settled.step.stepId, 'superseded')] }));
      await store.commitMove(moveOf(stopped.run, ended));
      const stepIds = [pending, settled, stopped].map(({ step }) => step.stepId);
      expect(await store.filterAwaited([...stepIds, 'stp_none'])).toEqual([pending.step.stepId]);
    });

    it('are given what their run has spent so far', async () => {
      const { run, job } = await openWithStep();
      await store.commitMove(moveOf(run));
      expect((await store.loadStepInput(job))?.spent).toEqual({ modelCalls: 2, inputTokens: 4, outputTokens: 6 });
    });
  });
}
