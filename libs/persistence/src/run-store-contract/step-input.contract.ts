import type { RetriedStep, RunStore } from '@app/ports';
import type { RunStoreKit, RunStoreSubject } from './run-store-kit.contract.js';

/** What a worker is given. */
export function describeStepInput(kit: RunStoreKit): void {
  const { load, open, bareMove, moveOf, newStep, openWithStep, settledAs } = kit;

  describe('the input of a step', () => {
    let store: RunStore;
    let subject: RunStoreSubject;
    beforeAll(() => {
      subject = kit.subject();
      store = subject.store;
    });

    it('is the state at the version of the step, not a newer one', async () => {
      const run = await open();
      const step = newStep({ version: 2 });
      await store.commitMove(moveOf(run, { added: [step] }));
      await store.commitMove(moveOf(await load(run.runId)));
      const job = { runId: run.runId, stepId: step.stepId, attempt: 1, version: 2 };
      for (const reader of [store, subject.another(), store]) expect((await reader.loadStepInput(job))?.state).toMatchObject({ n: 2 });
    });

    it('is there for the awaited attempt and a later one, not for one that was superseded', async () => {
      const { run, step, job } = await openWithStep();
      await store.commitMove(
        bareMove(run, {
          retried: [{ stepId: step.stepId, attempt: 2, firstAttempt: 1, lostCount: 1, waitCount: 0, leaseMs: 30_000, errorCode: null, errorMessage: null }],
        }),
      );
      expect(await store.loadStepInput(job)).toBeNull();
      for (const attempt of [2, 3]) expect(await store.loadStepInput({ ...job, attempt })).toMatchObject({ ownerId: 'ann', threadId: run.threadId });
    });

    it('says which attempt told last what it spent: the one before unless it was lost, after a replay too', async () => {
      const { run, step, job } = await openWithStep();
      const { stepId } = step;
      const countedAfter = async (attempt: number, errorCode: RetriedStep['errorCode']) => {
        const counts = { attempt, firstAttempt: 1, lostCount: 0, waitCount: 0, leaseMs: 30_000 };
        await store.commitMove(bareMove(await load(run.runId), { retried: [{ stepId, ...counts, errorCode, errorMessage: null }] }));
        return (await store.loadStepInput({ ...job, attempt }))?.countedAttempt;
      };
      const fail = async (errorCode: RetriedStep['errorCode']) =>
        store.commitMove(bareMove(await load(run.runId), { settled: [{ ...settledAs(stepId, 'finished'), status: 'failed', errorCode }] }));
      const seen = [await countedAfter(2, 'STEP_LOST'), await countedAfter(3, 'PROVIDER_UNAVAILABLE'), await countedAfter(4, 'STEP_LOST')];
      await fail('STEP_LOST');
      seen.push(await countedAfter(5, null));
      await fail('AGENT_BAD_OUTPUT');
      expect([...seen, await countedAfter(6, null)]).toEqual([0, 2, 2, 2, 5]);
    });

    it('is absent for another run, another version, an unknown step', async () => {
      const { job } = await openWithStep();
      const other = await open();
      for (const wrong of [{ runId: other.runId }, { version: 2 }, { stepId: 'stp_none' }]) expect(await store.loadStepInput({ ...job, ...wrong })).toBeNull();
    });

    it.each(['finished', 'superseded'] as const)('is absent once the step is %s', async (status) => {
      const { run, step, job } = await openWithStep();
      await store.commitMove(moveOf(run, { settled: [settledAs(step.stepId, status)] }));
      expect(await store.loadStepInput(job)).toBeNull();
    });

    it('is absent once the run is at rest', async () => {
      const { run, job } = await openWithStep();
      await store.commitMove(moveOf(run, { status: 'cancelled', restingState: {} }));
      expect(await store.loadStepInput(job)).toBeNull();
    });
  });
}
