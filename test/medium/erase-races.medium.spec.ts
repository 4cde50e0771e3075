import pg from 'pg';
import { createSortableIds, systemClock } from '@app/adapters';
import type { StepOutcome } from '@app/contracts';
import { DEFAULT_ENGINE_SETTINGS, RunAdvancer, createEngine, openQueuedRuns, startRun } from '@app/engine';
import type { Engine } from '@app/engine';
import { ServedWorkflows } from '@app/workflow';
import type { Workflow } from '@app/workflow';
import { PostgresMemoryStore, PostgresRunStore, PostgresThreadEraser, openDatabase } from '@app/persistence';
import type { Database } from '@app/persistence';
import type { MessageQueue } from '@app/ports';
import { createTestDatabase } from '@app/testing';
import type { TestDatabase } from '@app/testing';
import { SMALL_GRAPH } from '../../libs/engine/src/testing/small-graph.js';

const ROUNDS = 20;
const MARK = 'quaxilvane';
const usage = { modelCalls: 1, inputTokens: 0, outputTokens: 0 };
const decision = { inputSummary: MARK, keyEvidence: [], outputSummary: MARK, riskFlags: [] };
const finished: StepOutcome = { kind: 'succeeded', output: { one: MARK }, durationMs: 1, usage, decision };
/** Every step keeps something of what was said, as the one that reads a person's words does. */
const REMEMBERING: Workflow = { ...SMALL_GRAPH, remembers: () => ({ source: 'words', values: { diet: ['vegan'] } }) };

/** A queue that nobody consumes; what counts here is in the database. */
const UNHEARD: MessageQueue = { publish: () => Promise.resolve(), holds: () => Promise.resolve(false), wasWiped: () => Promise.resolve(false) };

/** Whoever moves a run holds its row first, whoever erases a thread that of the thread: neither may wait for the other for ever. */
describe('erasing a thread at the very moment when', () => {
  let test: TestDatabase;
  let db: Database;
  let engine: Engine;
  beforeAll(async () => {
    test = await createTestDatabase();
    db = openDatabase({ url: test.url, maxConnections: 8, connectTimeoutMs: 60_000, statementTimeoutMs: 60_000 });
    engine = createEngine(
      {
        ...{ workflows: new ServedWorkflows({ current: REMEMBERING }), store: new PostgresRunStore(db, () => REMEMBERING.reducers), queue: UNHEARD },
        ...{ ids: createSortableIds({ clock: systemClock }), clock: systemClock, announce: () => undefined, settings: DEFAULT_ENGINE_SETTINGS },
        onTrouble: (error) => {
          throw error;
        },
      },
      () => undefined,
    );
  });
  afterAll(async () => {
    await db.close();
    await test.drop();
  });

  const start = (threadId?: string, onBusy?: 'enqueue' | 'interrupt') =>
    startRun(engine, {
      workflow: 'small',
      ownerId: 'ann',
      threadId,
      scenario: 'api',
      state: { turns: [MARK] },
      idempotencyKey: undefined,
      traceparent: null,
      onBusy,
    });
  const erase = (threadId: string) => {
    const entry = { id: engine.ids.next('aud'), actor: 'ann', role: 'user', action: 'thread.erase', target: threadId, reason: null };
    return new PostgresThreadEraser(db).erase('ann', threadId, { ...entry, outcome: 'erased', runId: null, detail: {} });
  };
  /** A run whose first step is open. */
  const moving = async () => {
    const { runId, threadId } = await start();
    await new RunAdvancer(engine).advance({ type: 'run_changed', runId, version: 1 });
    const [step] = (await engine.store.loadRun(runId))?.openSteps ?? [];
    if (!step) throw new Error('no step is open');
    return { runId, threadId, step };
  };
  const end = (runId: string) => test.query("UPDATE run SET status = 'complete', resting_state = '{}', ended_at = now() WHERE id = $1", [runId]);
  /** Rows that still belong to the owner or hold words; those of the first tables would name them. */
  const restOf = async (threadId: string) => {
    const rows = await Promise.all([
      test.query(`SELECT 'run' AS kept FROM run WHERE thread_id = $1 AND (owner_id <> '' OR status = 'in_progress')`, [threadId]),
      test.query(`SELECT 'state_version' AS kept FROM state_version WHERE thread_id = $1`, [threadId]),
      test.query(`SELECT 'queued_request' AS kept FROM queued_request WHERE thread_id = $1`, [threadId]),
      test.query(`SELECT 'remembered_preference' AS kept FROM remembered_preference WHERE thread_id = $1`, [threadId]),
      test.query(`SELECT 'decision_log' AS kept FROM decision_log WHERE thread_id = $1 AND entry IS NOT NULL`, [threadId]),
      test.query(`SELECT 'outbox_message' AS kept FROM outbox_message m JOIN run r ON r.id = m.payload->>'runId' WHERE r.thread_id = $1`, [threadId]),
    ]);
    return rows.flat();
  };

  /** Lets `first` get as far as a row that is held, `second` as far as one of `first`, and both go on then. */
  const meet = async <T>(holding: string, first: () => Promise<unknown>, second: () => Promise<T>): Promise<T> => {
    const holder = new pg.Client({ connectionString: test.url });
    await holder.connect();
    const waiting = async (count: number) => {
      const sql = "SELECT count(*)::int AS n FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'";
      for (;;) if (((await test.query<{ n: number }>(sql))[0]?.n ?? 0) >= count) return;
    };
    try {
      await holder.query(`BEGIN; ${holding}`);
      const one = first();
      await waiting(1);
      const other = second();
      await waiting(2);
      await holder.query('ROLLBACK');
      return (await Promise.all([other, one]))[0];
    } finally {
      await holder.end();
    }
  };

  it('a step keeps a preference of its words, which stays without the name of the thread', async () => {
    await new PostgresMemoryStore(db).put('ann', 'diet', ['vegetarian']);
    const { runId, threadId, step } = await moving();
    const { stepId, agent, attempt, version } = step;
    const settle = () => new RunAdvancer(engine).advance({ type: 'step_settled', job: { runId, stepId, agent, attempt, version }, outcome: finished });
    expect(await meet("SELECT 1 FROM remembered_preference WHERE key = 'diet' FOR UPDATE", settle, () => erase(threadId))).not.toBeNull();
    expect(await restOf(threadId)).toEqual([]);
    expect(await new PostgresMemoryStore(db).list('ann')).toMatchObject([{ key: 'diet', value: ['vegan'], threadId: null }]);
  });

  it('another request takes the place of its run', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const { threadId } = await moving();
      const [, erased] = await Promise.all([start(threadId, 'interrupt').catch((error: unknown) => error), erase(threadId)]);
      expect(erased).not.toBeNull();
      expect(await restOf(threadId)).toEqual([]);
    }
  });

  it('a request joins those that wait', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const { threadId } = await moving();
      await Promise.all([start(threadId, 'enqueue').catch((error: unknown) => error), erase(threadId)]);
      expect(await restOf(threadId)).toEqual([]);
    }
  });

  it('the turn of a request comes that waited', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const { threadId, runId } = await moving();
      await start(threadId, 'enqueue');
      await end(runId);
      const [, erased] = await Promise.all([openQueuedRuns(engine), erase(threadId)]);
      expect(erased).not.toBeNull();
      expect(await restOf(threadId)).toEqual([]);
    }
  });
});
