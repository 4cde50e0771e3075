import type { RunStore } from '@app/ports';
import type { RunStoreKit, RunStoreSubject } from './run-store-kit.contract.js';

/** How moves are stored. */
export function describeStoringMoves(kit: RunStoreKit): void {
  const { load, open, logEntry, bareMove, moveOf, newStep, openWithStep, settledAs } = kit;

  describe('storing moves', () => {
    let store: RunStore;
    let subject: RunStoreSubject;
    beforeAll(() => {
      subject = kit.subject();
      store = subject.store;
    });

    it('stores a move once, whoever repeats it', async () => {
      const run = await open();
      const move = moveOf(run);
      const won = await Promise.all([store.commitMove(move), subject.another().commitMove(move), subject.another().commitMove(move)]);
      expect(won.filter(Boolean)).toHaveLength(1);
      expect(await load(run.runId)).toMatchObject({ version: 2, moveCount: 1, state: { turns: ['Lisbon'], flags: ['A'], n: 2 } });
      expect(await subject.logOf(run.threadId)).toEqual([{ seq: 1, hash: 'h1' }]);
    });

    it('stores neighbours of a move that lost its race', async () => {
      const [a, b] = [await open(), await open()];
      await store.commitMove(moveOf(a));
      expect(await Promise.all([store.commitMove(moveOf(a)), store.commitMove(moveOf(b))])).toEqual([null, expect.anything()]);
    });

    it('stores nothing of a move for a run that does not exist', async () => {
      const run = await open();
      expect(await store.commitMove(moveOf({ ...run, runId: 'run_none' }))).toBeNull();
      expect(await subject.versionsOf(run.threadId)).toEqual([1]);
    });

    it('stores nothing of a move whose version is there already', async () => {
      const run = await open();
      const step = newStep();
      const broken = moveOf(run, { added: [step], versions: [{ version: 1, cause: 'step', stepId: null, agent: 'adder', delta: {} }] });
      await expect(store.commitMove(broken)).rejects.toMatchObject({ code: '23505' });
      expect(await load(run.runId)).toMatchObject({ moveCount: 0, version: 1, openSteps: [] });
      expect(await subject.logOf(run.threadId)).toEqual([]);
    });

    it('logs an attempt of a step once, and sends an agent once for each version', async () => {
      const { run, step } = await openWithStep();
      await store.commitMove(moveOf(run, { logEntries: [logEntry(run, step.stepId)] }));
      const next = await load(run.runId);
      await expect(store.commitMove(moveOf(next, { logEntries: [logEntry(next, step.stepId)] }))).rejects.toMatchObject({ code: '23505' });
      await expect(store.commitMove(bareMove(next, { added: [newStep()] }))).rejects.toMatchObject({ code: '23505' });
      expect(await load(run.runId)).toEqual(next);
    });

    it('stores a move under the key of its request, and no second one under the same key', async () => {
      const run = await open();
      const idempotency = { ownerId: 'ann', key: 'k-move', bodyHash: 'b' };
      await store.commitMove(moveOf(run, { idempotency }));
      expect(await store.findKey('ann', 'k-move')).toEqual({ bodyHash: 'b', threadId: run.threadId, runId: run.runId });
      const next = await load(run.runId);
      await expect(store.commitMove(moveOf(next, { idempotency }))).rejects.toMatchObject({ code: '23505' });
      expect(await load(run.runId)).toEqual(next);
    });

    it('keeps the whole state of a run at rest, and goes back to its versions when it is resumed', async () => {
      const run = await open();
      await store.commitMove(moveOf(run, { status: 'awaiting_input', restingState: { kept: 'whole' } }));
      const waiting = await load(run.runId);
      expect(waiting).toMatchObject({ status: 'awaiting_input', state: { kept: 'whole' } });
      await store.commitMove(moveOf(waiting));
      expect((await load(run.runId)).state).toEqual({ turns: ['Lisbon'], flags: ['A'], n: 3 });
    });

    it('keeps open steps in order, with the attempt they are at, until they are settled', async () => {
      const run = await open();
      const [one, two] = [newStep(), newStep({ agent: 'adder' })];
      await store.commitMove(bareMove(run, { stepCount: 2, added: [two, one] }));
      const both = await load(run.runId);
      expect(both).toMatchObject({
        stepCount: 2,
        openSteps: [
          { stepId: one.stepId, firstAttempt: 1 },
          { stepId: two.stepId, firstAttempt: 1 },
        ],
      });
      const retried = { stepId: one.stepId, attempt: 2, firstAttempt: 1, lostCount: 1, waitCount: 0, leaseMs: 1, errorCode: null, errorMessage: null };
      await store.commitMove(bareMove(both, { retried: [retried], settled: [settledAs(two.stepId, 'finished')] }));
      expect((await load(run.runId)).openSteps).toEqual([
        { stepId: one.stepId, agent: 'packer', attempt: 2, firstAttempt: 1, lostCount: 1, waitCount: 0, version: 1 },
      ]);
    });

    it('puts a settled step back to work under its next attempt, and logs that one too', async () => {
      const { run, step, job } = await openWithStep();
      await store.commitMove(
        moveOf(run, { status: 'failed', restingState: {}, settled: [settledAs(step.stepId, 'finished')], logEntries: [logEntry(run, step.stepId)] }),
      );
      const failed = await load(run.runId);
      await store.commitMove(
        bareMove(failed, {
          retried: [{ stepId: step.stepId, attempt: 2, firstAttempt: 2, lostCount: 0, waitCount: 0, leaseMs: 30_000, errorCode: null, errorMessage: null }],
        }),
      );
      const again = await load(run.runId);
      expect(again.openSteps).toMatchObject([{ stepId: step.stepId, attempt: 2, firstAttempt: 2 }]);
      expect(await store.loadStepInput({ ...job, attempt: 2 })).not.toBeNull();
      expect(await store.commitMove(moveOf(again, { logEntries: [{ ...logEntry(again, step.stepId), attempt: 2 }] }))).not.toBeNull();
    });

    it('keeps what it was given, not what the caller does to it later', async () => {
      const delta = { list: ['as given'] };
      const run = await open();
      await store.commitMove(moveOf(run, { versions: [{ version: 2, cause: 'step', stepId: null, agent: 'adder', delta }] }));
      delta.list.push('changed later');
      expect((await load(run.runId)).state).toMatchObject({ list: ['as given'] });
    });
  });
}
