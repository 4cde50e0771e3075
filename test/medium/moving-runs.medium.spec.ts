import { createSortableIds, systemClock } from '@app/adapters';
import type { RunEvent, StepOutcome } from '@app/contracts';
import { DEFAULT_ENGINE_SETTINGS, RunAdvancer, createEngine, rebuildQueues, reconcile, relayOutbox, startRun } from '@app/engine';
import type { Engine } from '@app/engine';
import { PostgresRunStore, openDatabase } from '@app/persistence';
import type { Database } from '@app/persistence';
import type { MessageQueue, OutgoingMessage } from '@app/ports';
import { createTestDatabase } from '@app/testing';
import type { TestDatabase } from '@app/testing';
import { ServedWorkflows } from '@app/workflow';
import { SMALL_GRAPH } from '../../libs/engine/src/testing/small-graph.js';

const SERVED = new ServedWorkflows({ current: SMALL_GRAPH });

/** A bus that hands over nothing by itself: the test decides what is delivered, how often and in which order. */
class HandDriven implements MessageQueue {
  published: OutgoingMessage[] = [];
  isAway = false;
  wiped = false;

  publish(messages: readonly OutgoingMessage[]): Promise<void> {
    if (this.isAway) return Promise.reject(new Error('away'));
    this.published.push(...messages);
    return Promise.resolve();
  }

  holds(_queue: string, jobId: string): Promise<boolean> {
    return Promise.resolve(this.published.some((message) => message.jobId === jobId));
  }

  wasWiped(): Promise<boolean> {
    const { wiped } = this;
    this.wiped = false;
    return Promise.resolve(wiped);
  }
}

const done = (output: Record<string, unknown>): StepOutcome => ({
  kind: 'succeeded',
  output,
  durationMs: 1,
  usage: { modelCalls: 0, inputTokens: 0, outputTokens: 0 },
  decision: { inputSummary: 'i', keyEvidence: [], outputSummary: 'o', riskFlags: [] },
});
const OUTPUTS: Record<string, Record<string, unknown>> = { first: { one: 'x' }, left: { two: 'y' }, right: { three: 'z' }, last: { result: 'p' } };

describe('moving runs on Postgres', () => {
  let test: TestDatabase;
  let db: Database;
  let queue: HandDriven;
  let engine: Engine;
  const orchestrator = () => new RunAdvancer(engine);

  beforeAll(async () => {
    test = await createTestDatabase();
    db = openDatabase({ url: test.url, maxConnections: 8, connectTimeoutMs: 60_000, statementTimeoutMs: 60_000 });
  });
  beforeEach(() => {
    queue = new HandDriven();
    engine = createEngine(
      {
        workflows: SERVED,
        store: new PostgresRunStore(db, SERVED.reducersOf),
        queue,
        ids: createSortableIds({ clock: systemClock }),
        clock: systemClock,
        announce: () => undefined,
        onTrouble: (error) => {
          throw error;
        },
        settings: { ...DEFAULT_ENGINE_SETTINGS, outboxGraceMs: 0, idleRunMs: 0 },
      },
      () => undefined,
    );
  });
  afterAll(async () => {
    await db.close();
    await test.drop();
  });

  const open = async () =>
    startRun(engine, {
      workflow: 'small',
      ownerId: 'ann',
      threadId: undefined,
      scenario: 'api',
      state: { turns: ['Lisbon please'] },
      idempotencyKey: undefined,
      traceparent: null,
    });
  /** The outcome that a worker would send for a job. */
  const settledOf = (message: OutgoingMessage): RunEvent => {
    const job = message.payload as Extract<RunEvent, { type: 'step_settled' }>['job'];
    return { type: 'step_settled', job, outcome: done(OUTPUTS[job.agent] ?? {}) };
  };
  const stepJobs = () => queue.published.filter((message) => message.queue.startsWith('agent-'));
  /** Drives a run to its end through fresh orchestrators, delivering each message `times` times. */
  const driveToEnd = async (runId: string, times = 1) => {
    await orchestrator().advance({ type: 'run_changed', runId, version: 1 });
    for (let next = 0; next < stepJobs().length; next += 1) {
      const message = stepJobs()[next] as OutgoingMessage;
      for (let delivery = 0; delivery < times; delivery += 1) await orchestrator().advance(settledOf(message));
    }
    await engine.outbox.drain();
  };
  const countOf = async (sql: string, id: string) => Number((await test.query<{ n: string }>(sql, [id]))[0]?.n);

  it('ends the same when every message is delivered three times, to another orchestrator each time', async () => {
    const { runId, threadId } = await open();
    await driveToEnd(runId, 3);
    const run = await engine.store.loadRun(runId);
    expect(run).toMatchObject({ status: 'complete', version: 5, stepCount: 4, state: { one: 'x', two: 'y', three: 'z', result: 'p' } });
    expect(await countOf('SELECT count(*) AS n FROM decision_log WHERE thread_id = $1', threadId)).toBe(4);
  });

  it('lets one of ten orchestrators fold an outcome that all of them got at once', async () => {
    const { runId, threadId } = await open();
    await orchestrator().advance({ type: 'run_changed', runId, version: 1 });
    const event = settledOf(stepJobs()[0] as OutgoingMessage);
    const results = await Promise.all(Array.from({ length: 10 }, () => orchestrator().advance(event)));
    expect(results.filter((result) => result.kind === 'moved')).toHaveLength(1);
    expect(await countOf('SELECT count(*) AS n FROM state_version WHERE thread_id = $1', threadId)).toBe(2);
  });

  it('folds siblings that finish at the same moment in two orchestrators', async () => {
    const { runId } = await open();
    await orchestrator().advance({ type: 'run_changed', runId, version: 1 });
    await orchestrator().advance(settledOf(stepJobs()[0] as OutgoingMessage));
    const [left, right] = stepJobs().slice(1).map(settledOf);
    await Promise.all([orchestrator().advance(left as RunEvent), orchestrator().advance(right as RunEvent)]);
    expect((await engine.store.loadRun(runId))?.openSteps.map((step) => step.agent)).toEqual(['last']);
  });

  it('keeps what the queue did not take, and the relay sends it when the queue is back', async () => {
    queue.isAway = true;
    const { runId } = await open();
    await orchestrator().advance({ type: 'run_changed', runId, version: 1 });
    await engine.outbox.drain();
    expect(queue.published).toEqual([]);
    queue.isAway = false;
    await relayOutbox(engine);
    expect(stepJobs().filter((message) => (message.payload as { runId: string }).runId === runId)).toHaveLength(1);
    expect(await countOf("SELECT count(*) AS n FROM outbox_message WHERE payload->>'runId' = $1", runId)).toBe(0);
  });

  it('starts a step again whose lease ran out and which the queue has lost, under a new attempt', async () => {
    const { runId } = await open();
    const advancer = orchestrator();
    await advancer.advance({ type: 'run_changed', runId, version: 1 });
    await engine.outbox.drain();
    await test.query("UPDATE step SET lease_until = now() - interval '1 s' WHERE run_id = $1", [runId]);
    await reconcile(engine, advancer);
    expect((await engine.store.loadRun(runId))?.openSteps[0]?.attempt).toBe(1);

    queue.published = [];
    await test.query("UPDATE step SET lease_until = now() - interval '1 s' WHERE run_id = $1", [runId]);
    await reconcile(engine, advancer);
    expect((await engine.store.loadRun(runId))?.openSteps[0]?.attempt).toBe(2);
    await relayOutbox(engine);
    expect(stepJobs().map((message) => message.jobId)).toContainEqual(expect.stringMatching(/\.2$/));
  });

  it('gives a step up that got lost again and again, and says so', async () => {
    const { runId } = await open();
    const advancer = orchestrator();
    await advancer.advance({ type: 'run_changed', runId, version: 1 });
    for (let round = 0; round < engine.settings.maxDeliveries; round += 1) {
      await engine.outbox.drain();
      queue.published = [];
      await test.query("UPDATE step SET lease_until = now() - interval '1 s' WHERE run_id = $1", [runId]);
      await reconcile(engine, advancer);
    }
    const [run] = await test.query<{ status: string; error: { code: string } }>('SELECT status, error FROM run WHERE id = $1', [runId]);
    expect(run).toMatchObject({ status: 'failed', error: { code: 'STEP_LOST', agent: 'first' } });
  });

  it('lets suspects take turns before their last delivery, so that the guilty one is alone', async () => {
    const advancer = orchestrator();
    const runIds: string[] = [];
    for (let n = 0; n < 3; n += 1) {
      const { runId } = await open();
      await advancer.advance({ type: 'run_changed', runId, version: 1 });
      runIds.push(runId);
    }
    const loseAll = async () => {
      await engine.outbox.drain();
      queue.published = [];
      await test.query("UPDATE step SET lease_until = now() - interval '1 s' WHERE run_id = ANY($1) AND status = 'pending'", [runIds]);
      await reconcile(engine, advancer);
    };
    const lostCounts = async () =>
      (await test.query<{ n: number }>('SELECT lost_count AS n FROM step WHERE run_id = ANY($1) ORDER BY lost_count DESC', [runIds])).map(({ n }) => n);
    const last = engine.settings.maxDeliveries - 1;
    for (let count = 1; count < last; count += 1) await loseAll();
    expect(await lostCounts()).toEqual([last - 1, last - 1, last - 1]);
    await loseAll();
    expect(await lostCounts()).toEqual([last, last - 1, last - 1]);
    await test.query("UPDATE step SET lease_until = now() - interval '1 s' WHERE run_id = ANY($1) AND lost_count = $2", [runIds, last - 1]);
    await reconcile(engine, advancer);
    expect(await lostCounts()).toEqual([last, last - 1, last - 1]);
    await loseAll();
    const failed = await test.query('SELECT 1 FROM run WHERE id = ANY($1) AND status = $2', [runIds, 'failed']);
    expect([failed.length, ...(await lostCounts())]).toEqual([1, last, last, last - 1]);
    await test.query("UPDATE run SET status = 'cancelled' WHERE id = ANY($1)", [runIds]);
  });

  it('gives a run up that does not move however often it is looked after', async () => {
    const { runId } = await open();
    const trouble: string[] = [];
    engine = { ...engine, onTrouble: (_error, what) => trouble.push(what) };
    await test.query('UPDATE run SET graph_version = 66 WHERE id = $1', [runId]);
    // A graph that cannot even be asked stands for whatever ends a process that looks at this run.
    const broken = {
      ...SMALL_GRAPH,
      version: 66,
      finish: () => {
        throw new Error('boom');
      },
    };
    engine = { ...engine, workflows: new ServedWorkflows({ current: broken }) };
    const advancer = new RunAdvancer(engine);
    for (let round = 0; round <= engine.settings.maxNudges; round += 1) {
      await test.query("UPDATE run SET updated_at = now() - interval '1 hour' WHERE id = $1", [runId]);
      await reconcile(engine, advancer);
    }
    expect(trouble).toHaveLength(engine.settings.maxNudges);
    expect(await engine.store.loadRun(runId)).toMatchObject({ status: 'failed' });
  });

  it('rebuilds the queues from Postgres when Redis was wiped', async () => {
    const { runId } = await open();
    const waiting = await open();
    const advancer = orchestrator();
    await advancer.advance({ type: 'run_changed', runId, version: 1 });
    await engine.outbox.drain();
    queue.published = [];
    await rebuildQueues(engine, advancer);
    await engine.outbox.drain();
    const runIds = stepJobs().map((message) => (message.payload as { runId: string }).runId);
    expect(runIds).toEqual(expect.arrayContaining([runId, waiting.runId]));
  });

  it('looks after the others when one run cannot be moved', async () => {
    const trouble: string[] = [];
    engine = { ...engine, onTrouble: (_error, what) => trouble.push(what) };
    const [broken, well] = [await open(), await open()];
    const advancer = new RunAdvancer(engine);
    await test.query("UPDATE run SET resting_state = '[]', updated_at = now() - interval '1 hour' WHERE id = $1", [broken.runId]);
    await reconcile(engine, advancer);
    expect(trouble).toEqual([expect.stringContaining(broken.runId)]);
    expect((await engine.store.loadRun(well.runId))?.openSteps).toHaveLength(1);
    await test.query("UPDATE run SET status = 'cancelled' WHERE id = $1", [broken.runId]);
  });

  it('does not count lost deliveries as failures of the step', async () => {
    const { runId } = await open();
    const advancer = orchestrator();
    await advancer.advance({ type: 'run_changed', runId, version: 1 });
    await engine.outbox.drain();
    queue.published = [];
    await test.query("UPDATE step SET lease_until = now() - interval '1 s' WHERE run_id = $1", [runId]);
    await reconcile(engine, advancer);
    const step = (await engine.store.loadRun(runId))?.openSteps[0];
    expect(step).toMatchObject({ attempt: 2, lostCount: 1 });
    const failed: StepOutcome = {
      kind: 'failed',
      code: 'PROVIDER_TIMEOUT',
      message: 'slow',
      retryable: true,
      usage: { modelCalls: 1, inputTokens: 0, outputTokens: 0 },
    };
    const job = { runId, stepId: step?.stepId ?? '', agent: 'first', attempt: 2, version: 1 };
    await advancer.advance({ type: 'step_settled', job, outcome: failed });
    expect(await engine.store.loadRun(runId)).toMatchObject({ status: 'in_progress', openSteps: [{ attempt: 3, lostCount: 1 }] });
  });

  it('takes nothing into the state that the agent does not declare, whatever the bus says', async () => {
    const { runId } = await open();
    await orchestrator().advance({ type: 'run_changed', runId, version: 1 });
    const honest = settledOf(stepJobs()[0] as OutgoingMessage) as Extract<RunEvent, { type: 'step_settled' }>;
    await orchestrator().advance({ ...honest, outcome: done({ one: 'x', result: 'forged' }) });
    expect(await engine.store.loadRun(runId)).toMatchObject({ status: 'failed' });
    expect((await engine.store.loadRun(runId))?.state['result']).toBeUndefined();
  });

  it('leaves a run alone whose graph version it does not serve', async () => {
    const { runId } = await open();
    await test.query('UPDATE run SET graph_version = 99 WHERE id = $1', [runId]);
    expect(await orchestrator().advance({ type: 'run_changed', runId, version: 1 })).toMatchObject({
      kind: 'stale',
      reason: expect.stringContaining('parked'),
    });
    expect((await engine.store.loadRun(runId))?.status).toBe('in_progress');
  });
});
