import { Queue } from 'bullmq';
import { createSortableIds, systemClock } from '@app/adapters';
import type { StepOutcome } from '@app/contracts';
import { DEFAULT_ENGINE_SETTINGS, RunAdvancer, createEngine, agentQueue, eraseThread, startRun, stepJobId } from '@app/engine';
import type { Engine } from '@app/engine';
import { PostgresCallJournal, PostgresRunStore, PostgresStepEventStore, PostgresThreadEraser, openDatabase } from '@app/persistence';
import type { Database } from '@app/persistence';
import { BullMqMessageQueue, REDIS_PREFIX, RedisEventStream, RedisThreadTraces, announceWith, openConsumerRedis, untilReady } from '@app/queue';
import type { RedisClient } from '@app/queue';
import type { OpenStep } from '@app/ports';
import { createTestDatabase, createTestRedis } from '@app/testing';
import type { TestDatabase } from '@app/testing';
import { ServedWorkflows } from '@app/workflow';
import { SMALL_GRAPH } from '../../libs/engine/src/testing/small-graph.js';

const SERVED = new ServedWorkflows({ current: SMALL_GRAPH });

const usage = { modelCalls: 1, inputTokens: 0, outputTokens: 0 };
const MARK = 'quaxilvane';
const decision = { inputSummary: MARK, keyEvidence: [MARK], outputSummary: MARK, riskFlags: [] };
const finished: StepOutcome = { kind: 'succeeded', output: { one: MARK }, durationMs: 1, usage, decision };
const ENTRY = { result: MARK, usage, costUsd: null, durationMs: 1 };
const KEY = { kind: 'model', name: 'Answer', inputHash: 'a'.repeat(64) } as const;

describe('erasing a thread on Postgres and Redis', () => {
  let test: TestDatabase;
  let server: { url: string; close(): Promise<void> };
  let db: Database;
  let redis: RedisClient;
  let queue: BullMqMessageQueue;
  let engine: Engine;

  beforeAll(async () => {
    [test, server] = await Promise.all([createTestDatabase(), createTestRedis()]);
    db = openDatabase({ url: test.url, maxConnections: 8, connectTimeoutMs: 60_000, statementTimeoutMs: 60_000 });
    redis = openConsumerRedis(server.url);
    await untilReady(redis, 5_000);
    queue = new BullMqMessageQueue(redis);
    engine = createEngine(
      {
        ...{ workflows: SERVED, store: new PostgresRunStore(db, SERVED.reducersOf), queue },
        ...{ ids: createSortableIds({ clock: systemClock }), clock: systemClock, announce: announceWith(redis), settings: DEFAULT_ENGINE_SETTINGS },
        onTrouble: (error) => {
          throw error;
        },
      },
      () => undefined,
    );
  });
  afterAll(async () => {
    await queue.close();
    redis.disconnect();
    await Promise.all([db.close(), server.close()]);
    await test.drop();
  });

  const start = (threadId?: string) =>
    startRun(engine, { workflow: 'small', ownerId: 'ann', threadId, scenario: 'api', state: { turns: [MARK] }, idempotencyKey: undefined, traceparent: null });
  const erase = (threadId: string) => {
    const entry = { id: engine.ids.next('aud'), actor: 'ann', role: 'user', action: 'thread.erase', target: threadId, reason: null };
    const places = { eraser: new PostgresThreadEraser(db), traces: new RedisThreadTraces(redis, queue) };
    return eraseThread(engine, places, { ownerId: 'ann', threadId, audit: { ...entry, outcome: 'erased', runId: null, detail: {} } });
  };
  /** A run that waits for its first step. */
  const moving = async () => {
    const { runId, threadId } = await start();
    await new RunAdvancer(engine).advance({ type: 'run_changed', runId, version: 1 });
    const [step] = (await engine.store.loadRun(runId))?.openSteps ?? [];
    if (!step) throw new Error('no step is open');
    return { runId, threadId, step };
  };
  const rowsWithMark = async (): Promise<string[]> => {
    const tables = await test.query<{ name: string }>("SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public'");
    const found = await Promise.all(
      tables.map(async ({ name }) =>
        (await test.query(`SELECT 1 FROM "${name}" x WHERE to_jsonb(x)::text LIKE '%${MARK}%' LIMIT 1`)).length > 0 ? [name] : [],
      ),
    );
    return found.flat();
  };
  const journalOf = (runId: string, threadId: string, { stepId, attempt }: OpenStep) =>
    new PostgresCallJournal(db).openStep({ threadId, runId, stepId, attempt, fresh: true, countedAttempt: 0 });

  it('takes what a worker brings afterwards for nothing: its outcome, what it tells, what it recorded', async () => {
    const { runId, threadId, step } = await moving();
    const journal = await journalOf(runId, threadId, step);
    await journal.record(KEY, ENTRY);
    const { stepId, agent, attempt, version } = step;
    const tell = (ordinal: number) =>
      new PostgresStepEventStore(db).append({ runId, stepId, attempt, version }, agent, [{ ordinal, event: { event: 'thought', data: { text: MARK } } }]);
    expect(await tell(0)).not.toBeNull();
    expect(await rowsWithMark()).toEqual(expect.arrayContaining(['call_journal', 'state_version', 'step_event']));
    expect(await erase(threadId)).toBe(true);
    await new RunAdvancer(engine).advance({ type: 'step_settled', job: { runId, stepId, agent, attempt, version }, outcome: finished });
    expect(await tell(1)).toBeNull();
    expect(await journal.record({ ...KEY, name: 'Later' }, ENTRY)).toMatchObject({ result: MARK });
    expect(await journal.begin({ ...KEY, name: 'Announced' }, { announce: true })).toEqual({ kind: 'new' });
    expect(await rowsWithMark()).toEqual([]);
    expect((await engine.store.loadRun(runId))?.status).toBe('cancelled');
  });

  it('wins or loses against a new run of the thread, but never leaves one behind', async () => {
    for (let round = 0; round < 15; round += 1) {
      const { threadId, runId } = await start();
      await test.query("UPDATE run SET status = 'complete', resting_state = '{}', ended_at = now() WHERE id = $1", [runId]);
      await Promise.all([start(threadId).catch((error: unknown) => error), erase(threadId)]);
      expect(await test.query("SELECT 1 FROM run WHERE thread_id = $1 AND (owner_id <> '' OR status = 'in_progress')", [threadId])).toEqual([]);
      expect(await test.query('SELECT 1 FROM state_version WHERE thread_id = $1', [threadId])).toEqual([]);
    }
  });

  it('wins or loses against the journal of a step at work, but leaves no answer behind', async () => {
    for (let round = 0; round < 15; round += 1) {
      const { runId, threadId, step } = await moving();
      const journal = await journalOf(runId, threadId, step);
      await Promise.all([journal.record(KEY, ENTRY), erase(threadId)]);
      expect(await test.query('SELECT 1 FROM call_journal WHERE thread_id = $1', [threadId])).toEqual([]);
    }
  });

  it('takes jobs out of the queues and empties the stream, also for what is told late', async () => {
    const { threadId, step } = await moving();
    const jobId = stepJobId(step);
    await queue.publish([
      { queue: agentQueue(step.agent), jobId, payload: {}, delayMs: 0 },
      { queue: SMALL_GRAPH.eventsQueue, jobId, payload: { outcome: MARK }, delayMs: 0 },
    ]);
    expect(await redis.exists(`${REDIS_PREFIX}:events:small:${threadId}`)).toBe(1);
    await erase(threadId);
    const event = { id: '9-0', event: 'thought' as const, data: { threadId, version: 9, at: new Date(0).toISOString(), text: MARK } };
    engine.announce({ threadId, workflow: 'small', runId: 'r', version: 9, status: 'in_progress', seq: 9 }, { prev: 8, seq: 9, events: [event] });
    await redis.ping();
    await expect(new RedisEventStream(redis).readAfter({ threadId, workflow: 'small' }, '0-0', 10)).rejects.toThrow('WRONGTYPE');
    expect(await redis.get(`${REDIS_PREFIX}:events:small:${threadId}`)).toBe('erased');
    for (const name of [agentQueue(step.agent), SMALL_GRAPH.eventsQueue]) {
      const look = new Queue(name, { connection: redis, prefix: REDIS_PREFIX });
      expect([name, await look.getJob(jobId)]).toEqual([name, undefined]);
      await look.close();
    }
  });

  it('is refused to everybody but the owner, and changes nothing then', async () => {
    const { threadId, runId } = await moving();
    const audit = {
      id: 'aud_1',
      actor: 'bob',
      role: 'user',
      action: 'thread.erase',
      target: threadId,
      reason: null,
      outcome: 'erased',
      runId: null,
      detail: {},
    };
    expect(await new PostgresThreadEraser(db).erase('bob', threadId, audit)).toBeNull();
    expect((await engine.store.loadRun(runId))?.status).toBe('in_progress');
    expect(await test.query("SELECT 1 FROM audit_entry WHERE id = 'aud_1'")).toEqual([]);
  });

  it('is the only way to take words out of the log', async () => {
    const { threadId, runId, step } = await moving();
    const { stepId, agent, attempt, version } = step;
    await new RunAdvancer(engine).advance({ type: 'step_settled', job: { runId, stepId, agent, attempt, version }, outcome: finished });
    await expect(test.query('UPDATE decision_log SET entry = NULL, salt = NULL WHERE thread_id = $1', [threadId])).rejects.toThrow('append-only');
  });
});
