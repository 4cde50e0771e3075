import { createSortableIds, systemClock } from '@app/adapters';
import type { RunEvent, StepJob, StepOutcome } from '@app/contracts';
import { DEFAULT_ENGINE_SETTINGS, RunAdvancer, createEngine, relayOutbox, replayStep, startRun } from '@app/engine';
import type { Engine, ReplayResult } from '@app/engine';
import { PostgresAuditLog, PostgresFailedStepStore, PostgresRunStore, openDatabase } from '@app/persistence';
import type { Database } from '@app/persistence';
import type { OutgoingMessage } from '@app/ports';
import { createTestDatabase } from '@app/testing';
import type { TestDatabase } from '@app/testing';
import { ServedWorkflows } from '@app/workflow';
import { SMALL_GRAPH } from '../../libs/engine/src/testing/small-graph.js';

const SERVED = new ServedWorkflows({ current: SMALL_GRAPH });

const OUTPUTS: Record<string, Record<string, unknown>> = { first: { one: 'x' }, left: { two: 'y' }, right: { three: 'z' }, last: { result: 'p' } };
const done = (agent: string): StepOutcome => ({
  kind: 'succeeded',
  output: OUTPUTS[agent] ?? {},
  durationMs: 1,
  usage: { modelCalls: 1, inputTokens: 0, outputTokens: 0 },
  decision: { inputSummary: 'i', keyEvidence: [], outputSummary: 'o', riskFlags: [] },
});
const refused: StepOutcome = {
  kind: 'failed',
  code: 'MODEL_BAD_OUTPUT',
  message: 'nonsense',
  retryable: false,
  usage: { modelCalls: 1, inputTokens: 0, outputTokens: 0 },
};

describe('replay on Postgres', () => {
  let test: TestDatabase;
  let db: Database;
  let engine: Engine;
  let steps: PostgresFailedStepStore;
  let published: OutgoingMessage[];
  let isQueueAway: boolean;

  beforeAll(async () => {
    test = await createTestDatabase();
    db = openDatabase({ url: test.url, maxConnections: 8, connectTimeoutMs: 60_000, statementTimeoutMs: 60_000 });
  });
  beforeEach(() => {
    published = [];
    isQueueAway = false;
    engine = createEngine(
      {
        workflows: SERVED,
        store: new PostgresRunStore(db, SERVED.reducersOf),
        queue: {
          publish: (messages) => (isQueueAway ? Promise.reject(new Error('away')) : Promise.resolve(void published.push(...messages))),
          holds: () => Promise.resolve(false),
          wasWiped: () => Promise.resolve(false),
        },
        ids: createSortableIds({ clock: systemClock }),
        clock: systemClock,
        announce: () => undefined,
        onTrouble: () => undefined,
        settings: { ...DEFAULT_ENGINE_SETTINGS, outboxGraceMs: 0, idleRunMs: 0 },
      },
      () => undefined,
    );
    steps = new PostgresFailedStepStore(db, engine.store);
  });
  afterAll(async () => {
    await db.close();
    await test.drop();
  });

  const start = (threadId?: string) =>
    startRun(engine, {
      workflow: 'small',
      ownerId: 'ann',
      threadId,
      scenario: 'api',
      state: { turns: ['Lisbon'] },
      idempotencyKey: undefined,
      traceparent: null,
    });
  const advance = (event: RunEvent) => new RunAdvancer(engine).advance(event);
  const openJobs = async (runId: string): Promise<StepJob[]> => ((await engine.store.loadRun(runId))?.openSteps ?? []).map((step) => ({ runId, ...step }));
  const settle = async (runId: string, agent: string, outcome: StepOutcome) => {
    const job = (await openJobs(runId)).find((open) => open.agent === agent);
    if (!job) throw new Error(`${agent} is not open`);
    return advance({ type: 'step_settled', job, outcome });
  };
  /** A run that failed at left while right was at work. */
  const failedRun = async () => {
    const started = await start();
    await advance({ type: 'run_changed', runId: started.runId, version: 1 });
    await settle(started.runId, 'first', done('first'));
    await settle(started.runId, 'left', refused);
    const [row] = await test.query<{ id: string }>("SELECT id FROM step WHERE run_id = $1 AND status = 'failed'", [started.runId]);
    if (!row) throw new Error('no step failed');
    return { ...started, stepId: row.id };
  };
  const replay = (stepId: string, isDryRun = false): Promise<ReplayResult> =>
    replayStep(engine, steps, { stepId, by: 'olga', role: 'operator', reason: 'model repaired', isDryRun, requestId: 'req_1' });
  const versionsOf = async (runId: string) =>
    Number((await test.query<{ n: string }>('SELECT count(*) AS n FROM state_version WHERE run_id = $1', [runId]))[0]?.n);

  it('runs a failed step again, and its run goes on to its end', async () => {
    const { runId, threadId, stepId } = await failedRun();
    expect(await replay(stepId)).toMatchObject({ kind: 'replayed', attempt: 2 });
    for (const agent of ['left', 'right', 'last']) await settle(runId, agent, done(agent));
    expect(await engine.store.loadRun(runId)).toMatchObject({ status: 'complete', state: { two: 'y', three: 'z', result: 'p' } });
    const log = await test.query<{ agent: string; step_id: string | null; attempt: number }>(
      'SELECT agent, step_id, attempt FROM decision_log WHERE thread_id = $1 ORDER BY seq',
      [threadId],
    );
    expect(log.map(({ agent }) => agent)).toEqual(['first', 'left', 'operator', 'left', 'right', 'last']);
    expect(log.filter(({ step_id }) => step_id === stepId).map(({ attempt }) => attempt)).toEqual([1, 2]);
  });

  it('lets one of ten clicks do it, and tells the others that it is done', async () => {
    const { runId, stepId } = await failedRun();
    const before = await versionsOf(runId);
    const results = await Promise.all(Array.from({ length: 10 }, () => replay(stepId)));
    expect(results.filter(({ kind }) => kind === 'replayed')).toHaveLength(1);
    const others = results.filter(({ kind }) => kind !== 'replayed');
    for (const other of others) expect(other).toMatchObject({ kind: 'not_failed', step: { status: 'pending', attempt: 2 } });
    expect(await versionsOf(runId)).toBe(before + 1);
    await engine.outbox.drain();
    expect(published.filter(({ jobId }) => jobId === `${stepId}.2`)).toHaveLength(1);
  });

  it('does nothing, and says so, when the thread has a newer run', async () => {
    const { runId, threadId, stepId } = await failedRun();
    const newer = await start(threadId);
    expect(await replay(stepId)).toMatchObject({ kind: 'moved_on', reason: expect.stringContaining('newer run') });
    expect((await engine.store.loadRun(runId))?.status).toBe('failed');
    expect((await engine.store.loadRun(newer.runId))?.status).toBe('in_progress');
    const filter = { onlyReplayable: true };
    expect((await steps.listFailed(filter, null, 100)).map((step) => step.stepId)).not.toContain(stepId);
    expect((await steps.listFailed({ onlyReplayable: false }, null, 100)).find((step) => step.stepId === stepId)).toMatchObject({ isNewestRun: false });
  });

  it('never has two open runs when a replay and a new request meet', async () => {
    for (let round = 0; round < 10; round += 1) {
      const { threadId, stepId } = await failedRun();
      const [replayed, started] = await Promise.allSettled([replay(stepId), start(threadId)]);
      const wins = [replayed.status === 'fulfilled' && replayed.value.kind === 'replayed', started.status === 'fulfilled'];
      expect(replayed.status).toBe('fulfilled');
      expect(wins.filter(Boolean)).toHaveLength(1);
      expect(await test.query("SELECT 1 FROM run WHERE thread_id = $1 AND status = 'in_progress'", [threadId])).toHaveLength(1);
    }
  });

  it('changes nothing in a dry run', async () => {
    const { runId, stepId } = await failedRun();
    const before = await engine.store.loadRun(runId);
    expect(await replay(stepId, true)).toMatchObject({ kind: 'would_replay', attempt: 2 });
    expect(await engine.store.loadRun(runId)).toEqual(before);
  });

  it('works while the queue is away: the relay sends what was committed', async () => {
    const { stepId } = await failedRun();
    await engine.outbox.drain();
    isQueueAway = true;
    expect(await replay(stepId)).toMatchObject({ kind: 'replayed' });
    await engine.outbox.drain();
    isQueueAway = false;
    await relayOutbox(engine);
    expect(published.map(({ jobId }) => jobId)).toContain(`${stepId}.2`);
  });

  it('can be replayed again when it failed again', async () => {
    const { runId, stepId } = await failedRun();
    await replay(stepId);
    await settle(runId, 'left', refused);
    expect(await replay(stepId)).toMatchObject({ kind: 'replayed', attempt: 3 });
  });

  it('knows unknown steps and steps that did not fail', async () => {
    const { runId } = await failedRun();
    expect(await replay('stp_unknown')).toEqual({ kind: 'unknown' });
    const [first] = await test.query<{ id: string }>("SELECT id FROM step WHERE run_id = $1 AND agent = 'first'", [runId]);
    expect(await replay(first?.id ?? '')).toMatchObject({ kind: 'not_failed', step: { status: 'finished' } });
  });

  it('pages through failures, the newest first, each once, and filters by agent, code and time', async () => {
    const made = [];
    for (let count = 0; count < 5; count += 1) made.push((await failedRun()).stepId);
    const all = { onlyReplayable: false };
    const seen: string[] = [];
    for (let after = null as { settledAt: string; stepId: string } | null; ;) {
      const page = await steps.listFailed(all, after, 2);
      seen.push(...page.map((step) => step.stepId));
      const last = page.at(-1);
      if (!last?.settledAt) break;
      after = { settledAt: last.settledAt, stepId: last.stepId };
    }
    expect(seen.slice(0, 5)).toEqual([...made].reverse());
    expect(new Set(seen).size).toBe(seen.length);
    expect(await steps.listFailed({ ...all, agent: 'right' }, null, 10)).toEqual([]);
    expect(await steps.listFailed({ ...all, code: 'STEP_LOST' }, null, 10)).toEqual([]);
    expect(await steps.listFailed({ ...all, agent: 'left', code: 'MODEL_BAD_OUTPUT', from: '2020-01-01' }, null, 3)).toHaveLength(3);
    expect(await steps.listFailed({ ...all, to: '2020-01-01' }, null, 10)).toEqual([]);
  });

  describe('in the audit log', () => {
    const entriesOf = (target: string) => new PostgresAuditLog(db).list({ target }, null, 50);

    it('has who, why and the outcome of every wish, also of those that moved nothing, and what became of the run', async () => {
      const { runId, threadId, stepId } = await failedRun();
      await replay(stepId, true);
      await replay(stepId);
      await replay(stepId);
      await settle(runId, 'left', refused);
      await start(threadId);
      await replay(stepId);
      const entries = await entriesOf(stepId);
      expect(entries.map(({ outcome }) => outcome)).toEqual(['moved_on', 'not_failed', 'replayed', 'would_replay']);
      for (const entry of entries)
        expect(entry).toMatchObject({ actor: 'olga', role: 'operator', action: 'job.replay', reason: 'model repaired', runId, runStatus: 'failed' });
      expect(entries[2]?.detail).toMatchObject({ agent: 'left', threadId, attempt: 1, nextAttempt: 2, code: 'MODEL_BAD_OUTPUT', requestId: 'req_1' });
      expect(entries[0]?.detail['why']).toContain('newer run');
    });

    it('has one entry for each of ten clicks, and one of them says replayed', async () => {
      const { stepId } = await failedRun();
      await Promise.all(Array.from({ length: 10 }, () => replay(stepId)));
      const outcomes = (await entriesOf(stepId)).map(({ outcome }) => outcome).sort();
      expect(outcomes).toEqual([...Array(9).fill('not_failed'), 'replayed']);
    });

    it('has wishes for steps that nobody knows', async () => {
      await replay('stp_never');
      expect(await entriesOf('stp_never')).toMatchObject([{ outcome: 'unknown', runId: null, runStatus: null }]);
    });

    it('is read page by page, each entry once', async () => {
      const log = new PostgresAuditLog(db);
      const all = (await log.list({ actor: 'olga' }, null, 1_000)).map(({ id }) => id);
      const paged: string[] = [];
      for (let after = null as { at: string; id: string } | null; ;) {
        const page = await log.list({ actor: 'olga' }, after, 3);
        paged.push(...page.map(({ id }) => id));
        after = page.at(-1) ?? null;
        if (!after) break;
      }
      expect(paged).toEqual(all);
    });

    it('refuses to change or remove what it says', async () => {
      await expect(test.query("UPDATE audit_entry SET actor = 'x'")).rejects.toThrow('append-only');
      await expect(test.query('DELETE FROM audit_entry')).rejects.toThrow('append-only');
      await expect(test.query('TRUNCATE audit_entry')).rejects.toThrow('append-only');
    });
  });

  it('drops the late success of the attempt that failed before, whatever order things arrive in', async () => {
    const { runId, stepId } = await failedRun();
    await replay(stepId);
    const late = { runId, stepId, agent: 'left', attempt: 1, version: 2 };
    expect(await advance({ type: 'step_settled', job: late, outcome: done('left') })).toMatchObject({ kind: 'stale' });
    for (const agent of ['left', 'right', 'last']) await settle(runId, agent, done(agent));
    expect(await engine.store.loadRun(runId)).toMatchObject({ status: 'complete' });
  });
});
