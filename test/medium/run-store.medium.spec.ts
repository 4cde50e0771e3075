import { createSequentialIds } from '@app/adapters';
import { GENESIS_HASH } from '@app/agent-kit';
import type { Move, NewLogEntry, NewRun, RunSnapshot } from '@app/ports';
import { PostgresRunStore, PostgresThreadStore, openDatabase } from '@app/persistence';
import type { Database } from '@app/persistence';
import { createTestDatabase } from '@app/testing';
import type { TestDatabase } from '@app/testing';

describe('run store on Postgres', () => {
  let test: TestDatabase;
  let db: Database;
  let store: PostgresRunStore;
  const ids = createSequentialIds();

  beforeAll(async () => {
    test = await createTestDatabase();
    db = openDatabase({ url: test.url, maxConnections: 8, connectTimeoutMs: 5_000, statementTimeoutMs: 5_000 });
    store = new PostgresRunStore(db);
  });
  afterAll(async () => {
    await db.close();
    await test.drop();
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
  const open = async (): Promise<RunSnapshot> => {
    const run = newRun();
    await store.createRun(run);
    const loaded = await store.loadRun(run.runId);
    if (!loaded) throw new Error('the run was not stored');
    return loaded;
  };
  const logEntry = (run: RunSnapshot, stepId: string | null): NewLogEntry => ({
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
  const moveOf = (run: RunSnapshot, more: Partial<Move> = {}): Move => ({
    runId: run.runId,
    threadId: run.threadId,
    expectedMoveCount: run.moveCount,
    status: 'in_progress',
    version: run.version + 1,
    stepCount: run.stepCount,
    logSeq: run.logSeq + 1,
    logHash: `h${run.logSeq + 1}`,
    error: null,
    restingState: null,
    usage: { modelCalls: 1, inputTokens: 2, outputTokens: 3 },
    versions: [{ version: run.version + 1, cause: 'step', stepId: null, agent: 'budget', delta: { safetyFlags: ['A'], n: run.version + 1 } }],
    logEntries: [logEntry(run, null)],
    settled: [],
    added: [],
    retried: [],
    messages: [],
    ...more,
  });

  it('opens a run with its first version and its message in one commit', async () => {
    const run = newRun();
    expect(await store.createRun(run)).toEqual({ kind: 'created', version: 1 });
    expect(await store.loadRun(run.runId)).toMatchObject({ version: 1, moveCount: 0, logHash: GENESIS_HASH, state: { turns: ['Lisbon'] }, openSteps: [] });
    expect(await test.query('SELECT job_id FROM outbox_message WHERE job_id = $1', [run.message.jobId])).toHaveLength(1);
  });

  it('lets one of fifty simultaneous requests for a thread win', async () => {
    const threadId = ids.next('thr');
    const results = await Promise.all(Array.from({ length: 50 }, () => store.createRun(newRun({ threadId }))));
    expect(results.filter((result) => result.kind === 'created')).toHaveLength(1);
    expect(results.filter((result) => result.kind === 'busy')).toHaveLength(49);
    expect(await test.query('SELECT 1 FROM run WHERE thread_id = $1', [threadId])).toHaveLength(1);
  });

  it('finds the same run under the same idempotency key, also when both come at once', async () => {
    const idempotency = { key: 'k-1', bodyHash: 'b' };
    const results = await Promise.all([store.createRun(newRun({ idempotency })), store.createRun(newRun({ idempotency }))]);
    expect(results.map((result) => result.kind).sort()).toEqual(['created', 'repeated']);
    expect(await store.createRun(newRun({ idempotency: { key: 'k-1', bodyHash: 'other' } }))).toEqual({ kind: 'key_reused' });
    expect(await store.createRun(newRun({ idempotency, ownerId: 'bob' }))).toMatchObject({ kind: 'created' });
  });

  it("does not tell another owner's thread from an unknown one, and changes nothing in it", async () => {
    const run = newRun();
    await store.createRun(run);
    expect(await store.createRun(newRun({ threadId: run.threadId, ownerId: 'eve' }))).toEqual({ kind: 'foreign' });
    expect(await new PostgresThreadStore(db).findThread('eve', run.threadId)).toBeNull();
    expect(await new PostgresThreadStore(db).findThread('ann', run.threadId)).toMatchObject({ version: 1 });
  });

  it('stores a move once, whoever repeats it', async () => {
    const run = await open();
    const move = moveOf(run);
    expect(
      await Promise.all([store.commitMove(move), new PostgresRunStore(db).commitMove(move), new PostgresRunStore(db).commitMove(move)].map((won) => won)),
    ).toEqual(expect.arrayContaining([true, false, false]));
    const after = await store.loadRun(run.runId);
    expect(after).toMatchObject({ version: 2, moveCount: 1, state: { turns: ['Lisbon'], safetyFlags: ['A'], n: 2 } });
  });

  it('stores neighbours of a move that lost its race', async () => {
    const [a, b] = [await open(), await open()];
    await store.commitMove(moveOf(a));
    expect(await Promise.all([store.commitMove(moveOf(a)), store.commitMove(moveOf(b))])).toEqual([false, true]);
  });

  it('numbers the versions of a thread without gaps from run to run', async () => {
    const run = await open();
    await store.commitMove(moveOf(run, { status: 'complete', restingState: { done: true } }));
    const second = newRun({ threadId: run.threadId, state: { turns: ['Rome'] } });
    expect(await store.createRun(second)).toEqual({ kind: 'created', version: 3 });
    const loaded = await store.loadRun(second.runId);
    expect(loaded).toMatchObject({ version: 3, logSeq: 1, logHash: 'h1', state: { turns: ['Rome'] } });
    const rows = await test.query<{ version: number }>('SELECT version FROM state_version WHERE thread_id = $1 ORDER BY version', [run.threadId]);
    expect(rows.map((row) => row.version)).toEqual([1, 2, 3]);
  });

  it('gives a worker the state at the version of its step, not a newer one', async () => {
    const run = await open();
    const step = { stepId: ids.next('stp'), agent: 'packing', version: 2, leaseMs: 30_000 };
    await store.commitMove(moveOf(run, { added: [step] }));
    const second = await store.loadRun(run.runId);
    await store.commitMove(moveOf(second as RunSnapshot, { versions: [{ version: 3, cause: 'step', stepId: null, agent: 'budget', delta: { n: 3 } }] }));
    const job = { runId: run.runId, stepId: step.stepId, attempt: 1, version: 2 };
    expect((await store.loadStepInput(job))?.state).toMatchObject({ n: 2 });
    expect((await new PostgresRunStore(db).loadStepInput(job))?.state).toMatchObject({ n: 2 });
  });

  it('has no input for a step that is finished, superseded or of a run at rest', async () => {
    const run = await open();
    const step = { stepId: ids.next('stp'), agent: 'packing', version: 1, leaseMs: 30_000 };
    await store.commitMove(moveOf(run, { version: 1, versions: [], logEntries: [], logSeq: 0, logHash: GENESIS_HASH, added: [step] }));
    const loaded = (await store.loadRun(run.runId)) as RunSnapshot;
    await store.commitMove(moveOf(loaded, { settled: [{ stepId: step.stepId, status: 'superseded', errorCode: null, errorMessage: null, durationMs: 1 }] }));
    expect(await store.loadStepInput({ runId: run.runId, stepId: step.stepId, attempt: 1, version: 1 })).toBeNull();
  });

  it('refuses to change or remove what the log says', async () => {
    const run = await open();
    await store.commitMove(moveOf(run));
    await expect(test.query("UPDATE decision_log SET agent = 'x' WHERE thread_id = $1", [run.threadId])).rejects.toThrow('append-only');
    await expect(test.query('DELETE FROM decision_log WHERE thread_id = $1', [run.threadId])).rejects.toThrow('append-only');
    await expect(test.query('TRUNCATE decision_log')).rejects.toThrow('append-only');
    await expect(test.query("UPDATE state_version SET delta = '{}' WHERE thread_id = $1", [run.threadId])).rejects.toThrow('immutable');
  });

  it('lists steps whose lease ran out by the clock of the database, and gives more time to those it is told to', async () => {
    const run = await open();
    const step = { stepId: ids.next('stp'), agent: 'packing', version: 1, leaseMs: -1_000 };
    await store.commitMove(moveOf(run, { version: 1, versions: [], logEntries: [], logSeq: 0, logHash: GENESIS_HASH, added: [step] }));
    expect((await store.listExpiredSteps([1], 100)).map((lost) => lost.stepId)).toContain(step.stepId);
    await store.extendLeases([step.stepId], 60_000);
    expect((await store.listExpiredSteps([1], 100)).map((lost) => lost.stepId)).not.toContain(step.stepId);
  });

  it('holds a message back until its time has come', async () => {
    const run = await open();
    const due = { queue: 'agent-budget', jobId: `${run.runId}.due`, payload: {}, delayMs: 0 };
    await store.commitMove(moveOf(run, { messages: [due, { ...due, jobId: `${run.runId}.later`, delayMs: 60_000 }] }));
    const taken = (await store.takeDueMessages(0, 1_000)).map((message) => message.jobId);
    expect(taken).toContain(due.jobId);
    expect(taken).not.toContain(`${run.runId}.later`);
    expect((await store.takeDueMessages(0, 1_000)).map((message) => message.jobId)).not.toContain(due.jobId);
    await store.forgetMessages([due.jobId]);
    expect((await store.takeDueMessages(0, 1_000)).map((message) => message.jobId)).not.toContain(due.jobId);
  });

  it('reads every model through Prisma as the migrations made it', async () => {
    const { prisma } = db;
    await expect(
      Promise.all([
        prisma.thread.findFirst(),
        prisma.run.findFirst(),
        prisma.stateVersion.findFirst(),
        prisma.step.findFirst(),
        prisma.outboxMessage.findFirst(),
        prisma.decisionLogEntry.findFirst(),
        prisma.idempotencyKey.findFirst(),
      ]),
    ).resolves.toHaveLength(7);
  });
});
