import { createSequentialIds } from '@app/adapters';
import { GENESIS_HASH } from '@app/agent-kit';
import type { Move, NewLogEntry, NewRun, NewStep, RetriedStep, RunSnapshot, RunStore } from '@app/ports';

/** A store under test and two windows into what it keeps. */
export interface RunStoreSubject {
  readonly store: RunStore;
  /** The same data, seen by another process that remembers nothing. */
  another(): RunStore;
  /** Version numbers of a thread, oldest first. */
  versionsOf(threadId: string): Promise<number[]>;
  /** Sequence numbers and hashes of a thread's log, oldest first. */
  logOf(threadId: string): Promise<{ readonly seq: number; readonly hash: string }[]>;
}

const IN_AN_HOUR_MS = 3_600_000;
const EVERYTHING = 1_000;
const SERVED = [1];

/** What every run store promises, see {@link RunStore}. `make` is called once; the cases share one store and keep out of each other's threads. */
export function describeRunStore(name: string, make: () => Promise<RunStoreSubject>): void {
  describe(`${name} as a run store`, () => {
    let subject: RunStoreSubject;
    let store: RunStore;
    const ids = createSequentialIds();

    beforeAll(async () => {
      subject = await make();
      store = subject.store;
    });

    const newRun = (more: Partial<NewRun> = {}): NewRun => {
      const runId = ids.next('run');
      return {
        runId,
        threadId: ids.next('thr'),
        ownerId: 'ann',
        scenario: 'api',
        graphVersion: 1,
        state: { turns: ['Lisbon'] },
        traceparent: null,
        idempotency: null,
        message: { queue: 'run-events', jobId: `${runId}.v1`, payload: { type: 'run_changed', runId, version: 1 }, delayMs: 0 },
        ...more,
      };
    };
    const load = async (runId: string): Promise<RunSnapshot> => {
      const loaded = await store.loadRun(runId);
      if (!loaded) throw new Error(`run ${runId} was not stored`);
      return loaded;
    };
    const open = async (more: Partial<NewRun> = {}): Promise<RunSnapshot> => {
      const run = newRun(more);
      await store.createRun(run);
      return load(run.runId);
    };
    const logEntry = (run: RunSnapshot, stepId: string | null = null): NewLogEntry => ({
      seq: run.logSeq + 1,
      version: run.version + 1,
      stepId,
      agent: 'budget',
      attempt: 1,
      salt: 's',
      contentHash: 'c',
      previousHash: run.logHash,
      hash: `h${run.logSeq + 1}`,
      entry: { agent: 'budget', inputSummary: 'i', keyEvidence: [], outputSummary: 'o', riskFlags: [], timestamp: '2026-11-20T12:00:00.000Z' },
    });
    /** A move that changes nothing but what the case is about. */
    const bareMove = (run: RunSnapshot, more: Partial<Move> = {}): Move => ({
      ...{ runId: run.runId, threadId: run.threadId, expectedMoveCount: run.moveCount, status: 'in_progress' },
      ...{ version: run.version, stepCount: run.stepCount, logSeq: run.logSeq, logHash: run.logHash, error: null, restingState: null },
      usage: { modelCalls: 1, inputTokens: 2, outputTokens: 3 },
      ...{ versions: [], logEntries: [], settled: [], added: [], retried: [], messages: [] },
      ...more,
    });
    /** A move with one new version and its log entry. */
    const moveOf = (run: RunSnapshot, more: Partial<Move> = {}): Move =>
      bareMove(run, {
        ...{ version: run.version + 1, logSeq: run.logSeq + 1, logHash: `h${run.logSeq + 1}` },
        versions: [{ version: run.version + 1, cause: 'step', stepId: null, agent: 'budget', delta: { safetyFlags: ['A'], n: run.version + 1 } }],
        logEntries: [logEntry(run)],
        ...more,
      });
    const newStep = (more: Partial<NewStep> = {}): NewStep => ({ stepId: ids.next('stp'), agent: 'packing', version: 1, leaseMs: 30_000, ...more });
    const openWithStep = async (more: Partial<NewStep> = {}) => {
      const run = await open();
      const step = newStep(more);
      await store.commitMove(bareMove(run, { added: [step] }));
      return { run: await load(run.runId), step, job: { runId: run.runId, stepId: step.stepId, attempt: 1, version: step.version } };
    };
    const settledAs = (stepId: string, status: 'finished' | 'superseded') => ({ stepId, status, errorCode: null, errorMessage: null, durationMs: 1 });
    const jobsOlderThan = async (ageMs: number) => (await store.takeDueMessages(ageMs, EVERYTHING)).map((message) => message.jobId);
    const expiredSteps = async () => (await store.listExpiredSteps(SERVED, EVERYTHING)).map((lost) => lost.stepId);
    // A bound in the future: the clock of a database does not stand still for a test.
    const idleRuns = async () => (await store.claimIdleRuns(SERVED, -IN_AN_HOUR_MS, EVERYTHING)).map((idle) => idle.runId);

    describe('opening runs', () => {
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

    describe('storing moves', () => {
      it('stores a move once, whoever repeats it', async () => {
        const run = await open();
        const move = moveOf(run);
        const won = await Promise.all([store.commitMove(move), subject.another().commitMove(move), subject.another().commitMove(move)]);
        expect(won.filter(Boolean)).toHaveLength(1);
        expect(await load(run.runId)).toMatchObject({ version: 2, moveCount: 1, state: { turns: ['Lisbon'], safetyFlags: ['A'], n: 2 } });
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
        const broken = moveOf(run, { added: [step], versions: [{ version: 1, cause: 'step', stepId: null, agent: 'budget', delta: {} }] });
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
        expect((await load(run.runId)).state).toEqual({ turns: ['Lisbon'], safetyFlags: ['A'], n: 3 });
      });

      it('keeps open steps in order, with the attempt they are at, until they are settled', async () => {
        const run = await open();
        const [one, two] = [newStep(), newStep({ agent: 'budget' })];
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
          { stepId: one.stepId, agent: 'packing', attempt: 2, firstAttempt: 1, lostCount: 1, waitCount: 0, version: 1 },
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
        await store.commitMove(moveOf(run, { versions: [{ version: 2, cause: 'step', stepId: null, agent: 'budget', delta }] }));
        delta.list.push('changed later');
        expect((await load(run.runId)).state).toMatchObject({ list: ['as given'] });
      });
    });

    describe('the input of a step', () => {
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
        for (const wrong of [{ runId: other.runId }, { version: 2 }, { stepId: 'stp_none' }])
          expect(await store.loadStepInput({ ...job, ...wrong })).toBeNull();
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

    describe('standing in line', () => {
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

    describe('looking after what was lost', () => {
      it('counts how often a run was claimed since it last moved, each time once', async () => {
        const run = await open();
        const both = await Promise.all([store, subject.another()].map((one) => one.claimIdleRuns(SERVED, -IN_AN_HOUR_MS, EVERYTHING)));
        const claims = both.flat().filter((idle) => idle.runId === run.runId);
        expect(claims.map((idle) => idle.nudgeCount)).toEqual(claims.map((_, index) => index + 1));
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
        expect(await store.countOpenRuns()).toContainEqual({ graphVersion: 7, runs: 1 });
        expect(await store.listRunsOfGraph(7, '', EVERYTHING)).toEqual([run.runId]);
        await store.commitMove(moveOf(run, { graphVersion: 8 }));
        expect((await load(run.runId)).graphVersion).toBe(8);
        expect(await store.listRunsOfGraph(7, '', EVERYTHING)).toEqual([]);
        expect(await store.listRunsOfGraph(8, run.runId, EVERYTHING)).toEqual([]);
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
          { runId: two.run.runId, graphVersion: 1, rank: two.run.rank, traceparent: null, ...two.run.openSteps[0] },
        ]);
        const stepIds = (await store.listPendingSteps('', EVERYTHING)).map((step) => step.stepId);
        expect(stepIds).toEqual(expect.arrayContaining([one.step.stepId, two.step.stepId]));
        expect(stepIds).not.toContain(resting.step.stepId);
      });

      it('keeps the pause of a retry that is held back', async () => {
        const { run, step } = await openWithStep();
        const retried = { stepId: step.stepId, attempt: 2, firstAttempt: 2, lostCount: 0, waitCount: 0, leaseMs: 30_000, errorCode: null, errorMessage: null };
        const message = { queue: 'agent-packing', jobId: `${step.stepId}.2`, payload: {}, delayMs: IN_AN_HOUR_MS };
        await store.commitMove(bareMove(run, { retried: [retried], messages: [message] }));
        const pending = async () => (await store.listPendingSteps('', EVERYTHING)).map((lost) => lost.stepId);
        expect(await pending()).not.toContain(step.stepId);
        await store.forgetMessages([message.jobId]);
        expect(await pending()).toContain(step.stepId);
      });

      it('leaves runs alone whose graph version is not asked for', async () => {
        const { run, step } = await openWithStep({ leaseMs: -1_000 });
        const idle = await open();
        expect((await store.listExpiredSteps([2, 3], EVERYTHING)).map((lost) => lost.runId)).not.toContain(run.runId);
        expect((await store.listExpiredSteps([2, 1], EVERYTHING)).map((lost) => lost.stepId)).toContain(step.stepId);
        expect((await store.claimIdleRuns([2], -IN_AN_HOUR_MS, EVERYTHING)).map((one) => one.runId)).not.toContain(idle.runId);
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

    describe('messages of a commit', () => {
      it('are held back until their time has come, and for a while from others once one relay took them', async () => {
        const run = await open();
        const due = { queue: 'agent-budget', jobId: `${run.runId}.due`, payload: { n: 1 }, delayMs: 0, rank: 3 };
        await store.commitMove(moveOf(run, { messages: [due, { ...due, jobId: `${run.runId}.later`, delayMs: IN_AN_HOUR_MS }] }));
        expect(await jobsOlderThan(IN_AN_HOUR_MS)).not.toContain(due.jobId);
        const taken = await store.takeDueMessages(0, EVERYTHING);
        expect(taken).toContainEqual(due);
        expect(taken.map((message) => message.jobId)).not.toContain(`${run.runId}.later`);
        expect(await jobsOlderThan(0)).not.toContain(due.jobId);
      });

      it('are due again after a while unless they are forgotten', async () => {
        const run = await open();
        const [kept, forgotten] = ['kept', 'forgotten'].map((name) => ({ queue: 'agent-budget', jobId: `${run.runId}.${name}`, payload: {}, delayMs: 0 }));
        await store.commitMove(moveOf(run, { messages: [kept, forgotten].filter((message) => message !== undefined) }));
        await store.takeDueMessages(0, EVERYTHING);
        await store.forgetMessages([`${run.runId}.forgotten`]);
        const later = await jobsOlderThan(-IN_AN_HOUR_MS);
        expect(later).toContain(`${run.runId}.kept`);
        expect(later).not.toContain(`${run.runId}.forgotten`);
      });

      it('are kept once under their job id', async () => {
        const run = await open();
        const message = { queue: 'agent-budget', jobId: `${run.runId}.once`, payload: { n: 1 }, delayMs: 0, rank: 0 };
        await store.commitMove(bareMove(run, { messages: [message] }));
        await store.commitMove(bareMove(await load(run.runId), { messages: [{ ...message, payload: { n: 2 } }] }));
        expect((await store.takeDueMessages(0, EVERYTHING)).filter(({ jobId }) => jobId === message.jobId)).toEqual([message]);
      });

      it('are not there when the move was not stored', async () => {
        const run = await open();
        await store.commitMove(moveOf(run));
        await store.commitMove(moveOf(run, { messages: [{ queue: 'agent-budget', jobId: `${run.runId}.never`, payload: {}, delayMs: 0 }] }));
        expect(await jobsOlderThan(0)).not.toContain(`${run.runId}.never`);
      });
    });
  });
}
