import type { RunStore } from '@app/ports';
import { EVERYTHING, IN_AN_HOUR_MS, SERVED, versionOf } from './run-store-kit.contract.js';
import type { RunStoreKit, RunStoreSubject } from './run-store-kit.contract.js';

/** How what was lost is found again. */
export function describeLostWork(kit: RunStoreKit): void {
  const { load, open, bareMove, moveOf, openWithStep, settledAs, expiredSteps, idleRuns } = kit;

  describe('looking after what was lost', () => {
    let store: RunStore;
    let subject: RunStoreSubject;
    beforeAll(() => {
      subject = kit.subject();
      store = subject.store;
    });

    it('counts how often a run was claimed since it last moved, each time once', async () => {
      const run = await open();
      const both = await Promise.all([store, subject.another()].map((one) => one.claimIdleRuns(SERVED, -IN_AN_HOUR_MS, EVERYTHING)));
      const claims = both.flat().filter((idle) => idle.runId === run.runId);
      expect(claims.map((idle) => idle.nudgeCount).sort()).toEqual(claims.map((_, index) => index + 1));
      await store.commitMove(moveOf(run));
      const again = (await store.claimIdleRuns(SERVED, -IN_AN_HOUR_MS, EVERYTHING)).find((idle) => idle.runId === run.runId);
      expect(again).toMatchObject({ version: 2, nudgeCount: 1 });
      expect((await store.claimIdleRuns(SERVED, IN_AN_HOUR_MS, EVERYTHING)).map((idle) => idle.runId)).not.toContain(run.runId);
    });

    it('counts steps in work that were lost so often', async () => {
      const before = await store.countStepsLost(2);
      const { run, step } = await openWithStep();
      const retried = { stepId: step.stepId, attempt: 3, firstAttempt: 1, lostCount: 2, waitCount: 1, leaseMs: 30_000, errorCode: null, errorMessage: null };
      await store.commitMove(bareMove(run, { retried: [retried] }));
      expect(await store.countStepsLost(2)).toBe(before + 1);
      expect((await load(run.runId)).openSteps[0]).toMatchObject({ lostCount: 2, waitCount: 1 });
      await store.extendLeases([step.stepId], -1_000);
      expect(await store.countStepsLost(2)).toBe(before);
    });

    it('takes a run over to another version of the graph, and lists runs by it', async () => {
      const run = await open({ graphVersion: 7 });
      const ended = await open({ graphVersion: 7 });
      await store.commitMove(moveOf(ended, { status: 'complete', restingState: {} }));
      expect(await store.countOpenRuns()).toContainEqual({ ...versionOf(7), runs: 1 });
      expect(await store.listRunsOfVersion(versionOf(7), '', EVERYTHING)).toEqual([run.runId]);
      await store.commitMove(moveOf(run, { graphVersion: 8 }));
      expect((await load(run.runId)).graphVersion).toBe(8);
      expect(await store.listRunsOfVersion(versionOf(7), '', EVERYTHING)).toEqual([]);
      expect(await store.listRunsOfVersion(versionOf(8), run.runId, EVERYTHING)).toEqual([]);
    });

    it('lists steps whose lease ran out, and gives more time to those it is told to', async () => {
      const { step } = await openWithStep({ leaseMs: -1_000 });
      const alive = await openWithStep();
      expect(await expiredSteps()).toContain(step.stepId);
      expect(await expiredSteps()).not.toContain(alive.step.stepId);
      await store.extendLeases([step.stepId], 60_000);
      expect(await expiredSteps()).not.toContain(step.stepId);
    });

    it('starts the lease anew with a retry, and none for a step that is settled', async () => {
      const { run, step } = await openWithStep({ leaseMs: -1_000 });
      await store.commitMove(
        bareMove(run, {
          retried: [{ stepId: step.stepId, attempt: 2, firstAttempt: 1, lostCount: 1, waitCount: 0, leaseMs: 30_000, errorCode: null, errorMessage: null }],
        }),
      );
      expect(await expiredSteps()).not.toContain(step.stepId);
      const settled = await openWithStep({ leaseMs: -1_000 });
      await store.commitMove(moveOf(settled.run, { settled: [settledAs(settled.step.stepId, 'finished')] }));
      await store.extendLeases([settled.step.stepId], -1_000);
      expect(await expiredSteps()).not.toContain(settled.step.stepId);
    });

    it('lists the awaited steps page by page, those of runs at rest left out', async () => {
      const [one, two, resting] = [await openWithStep(), await openWithStep(), await openWithStep()];
      await store.commitMove(moveOf(resting.run, { status: 'failed', restingState: {} }));
      expect(await store.listPendingSteps(one.step.stepId, 1)).toEqual([
        { runId: two.run.runId, ...versionOf(1), rank: two.run.rank, traceparent: null, ...two.run.openSteps[0] },
      ]);
      const stepIds = (await store.listPendingSteps('', EVERYTHING)).map((step) => step.stepId);
      expect(stepIds).toEqual(expect.arrayContaining([one.step.stepId, two.step.stepId]));
      expect(stepIds).not.toContain(resting.step.stepId);
    });

    it('keeps the pause of a retry that is held back', async () => {
      const { run, step } = await openWithStep();
      const retried = { stepId: step.stepId, attempt: 2, firstAttempt: 2, lostCount: 0, waitCount: 0, leaseMs: 30_000, errorCode: null, errorMessage: null };
      const message = { queue: 'agent-packer', jobId: `${step.stepId}.2`, payload: {}, delayMs: IN_AN_HOUR_MS };
      await store.commitMove(bareMove(run, { retried: [retried], messages: [message] }));
      const pending = async () => (await store.listPendingSteps('', EVERYTHING)).map((lost) => lost.stepId);
      expect(await pending()).not.toContain(step.stepId);
      await store.forgetMessages([message.jobId]);
      expect(await pending()).toContain(step.stepId);
    });

    it('leaves runs alone whose graph version is not asked for', async () => {
      const { run, step } = await openWithStep({ leaseMs: -1_000 });
      const idle = await open();
      expect(
        (await store.listExpiredSteps([versionOf(2), versionOf(3), { workflow: 'other', graphVersion: 1 }], EVERYTHING)).map((lost) => lost.runId),
      ).not.toContain(run.runId);
      expect((await store.listExpiredSteps([versionOf(2), versionOf(1)], EVERYTHING)).map((lost) => lost.stepId)).toContain(step.stepId);
      expect((await store.claimIdleRuns([versionOf(2)], -IN_AN_HOUR_MS, EVERYTHING)).map((one) => one.runId)).not.toContain(idle.runId);
    });

    it('lists runs that move but wait for no step, not those that wait or rest', async () => {
      const idle = await open();
      const busy = await openWithStep();
      const resting = await open();
      await store.commitMove(moveOf(resting, { status: 'awaiting_input', restingState: {} }));
      const listed = await idleRuns();
      expect(listed).toContain(idle.runId);
      expect(listed).not.toContain(busy.run.runId);
      expect(listed).not.toContain(resting.runId);
      expect((await store.claimIdleRuns(SERVED, IN_AN_HOUR_MS, EVERYTHING)).map((run) => run.runId)).not.toContain(idle.runId);
    });
  });
}
