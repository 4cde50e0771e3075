import { Queue } from 'bullmq';
import { createSortableIds, systemClock } from '@app/adapters';
import { GENESIS_HASH, chainHashOf } from '@app/agent-kit';
import type { StepOutcome } from '@app/contracts';
import { DEFAULT_ENGINE_SETTINGS, RunAdvancer, createEngine, applyRetention, replayStep, startRun } from '@app/engine';
import type { Engine } from '@app/engine';
import { PostgresApiKeyStore, PostgresFailedStepStore, PostgresRetentionStore, PostgresRunStore, PostgresThreadStore, openDatabase } from '@app/persistence';
import type { Database } from '@app/persistence';
import { newApiKey } from '@app/platform';
import { BullMqMessageQueue, REDIS_PREFIX, openConsumerRedis, untilReady } from '@app/queue';
import { createTestDatabase, createTestRedis } from '@app/testing';
import type { TestDatabase } from '@app/testing';
import { ServedWorkflows } from '@app/workflow';
import { SMALL_GRAPH } from '../../libs/engine/src/testing/small-graph.js';

const SERVED = new ServedWorkflows({ current: SMALL_GRAPH });

const POLICY = { idempotencyKeyDays: 7, compactAfterDays: 30, revokedKeyDays: 90 };
const NEVER = new AbortController().signal;
const OUTPUTS: Record<string, Record<string, unknown>> = { first: { one: 'x' }, left: { two: 'y' }, right: { three: 'z' }, last: { result: 'p' } };
const usage = { modelCalls: 1, inputTokens: 0, outputTokens: 0 };
const decision = { inputSummary: 'i', keyEvidence: [], outputSummary: 'o', riskFlags: [] };
const done = (agent: string): StepOutcome => ({ kind: 'succeeded', output: OUTPUTS[agent] ?? {}, durationMs: 1, usage, decision });
const refused: StepOutcome = { kind: 'failed', code: 'MODEL_BAD_OUTPUT', message: 'nonsense', retryable: false, usage };

const START = { version: 1, index: -1 };

describe('retention on Postgres', () => {
  let test: TestDatabase;
  let db: Database;
  let engine: Engine;
  let retention: PostgresRetentionStore;
  let threads: PostgresThreadStore;

  beforeAll(async () => {
    test = await createTestDatabase();
    db = openDatabase({ url: test.url, maxConnections: 8, connectTimeoutMs: 60_000, statementTimeoutMs: 60_000 });
    retention = new PostgresRetentionStore(db);
    threads = new PostgresThreadStore(db, SERVED, 'small');
    engine = createEngine(
      {
        ...{ workflows: SERVED, store: new PostgresRunStore(db, SERVED.reducersOf) },
        queue: { publish: () => Promise.resolve(), holds: () => Promise.resolve(false), wasWiped: () => Promise.resolve(false) },
        ...{ ids: createSortableIds({ clock: systemClock }), clock: systemClock, announce: () => undefined, onTrouble: () => undefined },
        settings: DEFAULT_ENGINE_SETTINGS,
      },
      () => undefined,
    );
  });
  afterAll(async () => {
    await db.close();
    await test.drop();
  });

  const start = (idempotencyKey?: string) =>
    startRun(engine, {
      workflow: 'small',
      ownerId: 'ann',
      threadId: undefined,
      scenario: 'api',
      state: { turns: ['Lisbon'] },
      idempotencyKey,
      traceparent: null,
    });
  const settle = async (runId: string, agent: string, outcome: StepOutcome): Promise<void> => {
    const step = (await engine.store.loadRun(runId))?.openSteps.find((open) => open.agent === agent);
    if (!step) throw new Error(`${agent} is not open`);
    const { stepId, attempt, version } = step;
    await new RunAdvancer(engine).advance({ type: 'step_settled', job: { runId, stepId, agent, attempt, version }, outcome });
  };
  /** A run up to where `agents` have finished. */
  const runUpTo = async (...agents: string[]) => {
    const started = await start();
    await new RunAdvancer(engine).advance({ type: 'run_changed', runId: started.runId, version: 1 });
    for (const agent of agents) await settle(started.runId, agent, done(agent));
    return started;
  };
  const endedRun = () => runUpTo('first', 'left', 'right', 'last');
  const failedRun = async () => {
    const started = await runUpTo('first');
    await settle(started.runId, 'left', refused);
    const [row] = await test.query<{ id: string }>("SELECT id FROM step WHERE run_id = $1 AND status = 'failed'", [started.runId]);
    return { ...started, stepId: row?.id ?? '' };
  };
  const age = (runId: string, days: number) =>
    test.query(
      `UPDATE run SET updated_at = now() - $2 * interval '1 day', ended_at = CASE WHEN ended_at IS NOT NULL THEN now() - $2 * interval '1 day' END WHERE id = $1`,
      [runId, days],
    );
  const deltasOf = async (runId: string) =>
    (await test.query<{ delta: object }>('SELECT delta FROM state_version WHERE run_id = $1 ORDER BY version', [runId])).map(({ delta }) => delta);
  const replay = (stepId: string) =>
    replayStep(engine, new PostgresFailedStepStore(db, engine.store), {
      stepId,
      by: 'olga',
      role: 'operator',
      reason: null,
      isDryRun: false,
      requestId: null,
    });

  it('is due for one of many orchestrators in each interval', async () => {
    const claims = () => Promise.all(Array.from({ length: 10 }, () => retention.claim('test', 60_000)));
    expect((await claims()).filter(Boolean)).toHaveLength(1);
    expect((await claims()).filter(Boolean)).toHaveLength(0);
    await test.query("UPDATE scheduled_task SET started_at = now() - interval '61 seconds'");
    expect((await claims()).filter(Boolean)).toHaveLength(1);
  });

  it('keeps of an old run its final state, who did what when, and its log; two at once do it once', async () => {
    const old = await endedRun();
    const young = await endedRun();
    await age(old.runId, 31);
    await age(young.runId, 29);
    const before = await threads.findThread('ann', old.threadId);
    expect(await retention.countDue(POLICY)).toMatchObject({ compactedRuns: 1, compactedVersions: 5 });
    const both = await Promise.all([applyRetention(retention, POLICY, NEVER), applyRetention(retention, POLICY, NEVER)]);
    expect(both.map(({ compactedRuns }) => compactedRuns).sort()).toEqual([0, 1]);
    expect(both.map(({ compactedVersions }) => compactedVersions).sort()).toEqual([0, 5]);
    expect(await retention.countDue(POLICY)).toMatchObject({ compactedRuns: 0, compactedVersions: 0 });

    const after = await threads.findThread('ann', old.threadId);
    expect(after).toMatchObject({ status: 'complete', version: 5, state: before?.state, decisionLog: before?.decisionLog, usage: before?.usage });
    const versions = (await threads.readHistory('ann', old.threadId, START, 1))?.versions ?? [];
    expect(versions.map(({ cause, agent }) => agent ?? cause)).toEqual(['request', 'first', 'left', 'right', 'last']);
    for (const version of versions) expect(version).toMatchObject({ delta: {}, compactedAt: expect.any(String) });
    expect((await deltasOf(young.runId))[1]).toEqual({ one: 'x' });
    expect((await threads.readHistory('ann', young.threadId, START, 1))?.versions[0]?.compactedAt).toBeNull();
  });

  it('leaves a log that still verifies', async () => {
    const { runId, threadId } = await endedRun();
    await age(runId, 31);
    await applyRetention(retention, POLICY, NEVER);
    const log = await test.query<{ seq: number; version: number; agent: string; content_hash: string; previous_hash: string; hash: string }>(
      'SELECT seq, version, agent, content_hash, previous_hash, hash FROM decision_log WHERE thread_id = $1 ORDER BY seq',
      [threadId],
    );
    expect(log).toHaveLength(4);
    log.reduce((previousHash, { seq, version, agent, content_hash: contentHash, ...link }) => {
      expect(link.previous_hash).toBe(previousHash);
      expect(link.hash).toBe(chainHashOf({ previousHash, threadId, seq, version, agent, contentHash }));
      return link.hash;
    }, GENESIS_HASH);
  });

  it('touches nothing that moves or waits for a person, however old', async () => {
    const moving = await runUpTo('first');
    const waiting = await runUpTo('first');
    await test.query("UPDATE run SET status = 'awaiting_input', resting_state = '{}' WHERE id = $1", [waiting.runId]);
    for (const { runId } of [moving, waiting]) await age(runId, 400);
    await applyRetention(retention, POLICY, NEVER);
    for (const { runId } of [moving, waiting]) expect((await deltasOf(runId))[1]).toEqual({ one: 'x' });
    await settle(moving.runId, 'left', done('left'));
    expect(await engine.store.loadRun(moving.runId)).toMatchObject({ status: 'in_progress', state: { one: 'x', two: 'y' } });
  });

  it('ends the time in which a failed step can be replayed, and the answer says so', async () => {
    const { runId, stepId } = await failedRun();
    await age(runId, 31);
    await applyRetention(retention, POLICY, NEVER);
    expect(await replay(stepId)).toMatchObject({ kind: 'moved_on', reason: expect.stringContaining('only the final state') });
    const steps = new PostgresFailedStepStore(db, engine.store);
    expect((await steps.listFailed({ onlyReplayable: true }, null, 100)).map((step) => step.stepId)).not.toContain(stepId);
    expect((await steps.listFailed({ onlyReplayable: false }, null, 100)).map((step) => step.stepId)).toContain(stepId);
  });

  it('never takes from a run what its replay needs when the two meet', async () => {
    for (let round = 0; round < 10; round += 1) {
      const { runId, stepId } = await failedRun();
      await age(runId, 31);
      const [replayed] = await Promise.all([replay(stepId), applyRetention(retention, POLICY, NEVER)]);
      if (replayed.kind !== 'replayed') {
        expect((await engine.store.loadRun(runId))?.status).toBe('failed');
        continue;
      }
      for (const agent of ['left', 'right', 'last']) await settle(runId, agent, done(agent));
      expect(await engine.store.loadRun(runId)).toMatchObject({ status: 'complete', state: { one: 'x', two: 'y', three: 'z', result: 'p' } });
      expect((await deltasOf(runId))[1]).toEqual({ one: 'x' });
    }
  });

  it('is the only way a stored version changes, and it has no way back', async () => {
    const moving = await runUpTo('first');
    const ended = await endedRun();
    const compact = (runId: string) => test.query("UPDATE state_version SET delta = '{}', compacted_at = now() WHERE run_id = $1", [runId]);
    await expect(compact(moving.runId)).rejects.toThrow('immutable');
    await expect(test.query("UPDATE state_version SET delta = '{}' WHERE run_id = $1", [ended.runId])).rejects.toThrow('immutable');
    await expect(test.query("UPDATE state_version SET delta = '{}', compacted_at = now(), agent = 'x' WHERE run_id = $1", [ended.runId])).rejects.toThrow(
      'immutable',
    );
    await compact(ended.runId);
    await expect(test.query('UPDATE state_version SET compacted_at = NULL WHERE run_id = $1', [ended.runId])).rejects.toThrow('immutable');
  });

  it('forgets idempotency keys and revoked API keys by their age, in batches, and no others', async () => {
    const keys = new PostgresApiKeyStore(db, engine.ids);
    const [old, young, inUse] = [newApiKey(), newApiKey(), newApiKey()];
    for (const { prefix, hash } of [old, young, inUse]) await keys.create({ prefix, hash, ownerId: 'ann', role: 'user' });
    await test.query("UPDATE api_key SET created_at = now() - interval '1 year'");
    await test.query("UPDATE api_key SET revoked_at = now() - interval '91 days' WHERE prefix = $1", [old.prefix]);
    await keys.revoke(young.prefix);
    await test.query(
      "INSERT INTO idempotency_key (owner_id, key, body_hash, thread_id, run_id, created_at) SELECT 'ann', n::text, 'h', 't', 'r', now() - interval '8 days' FROM generate_series(1, 250) n",
    );
    await start('fresh');
    expect(await retention.countDue(POLICY)).toMatchObject({ idempotencyKeys: 250, revokedKeys: 1 });
    expect(await applyRetention(retention, POLICY, NEVER)).toMatchObject({ idempotencyKeys: 250, revokedKeys: 1 });
    expect(await test.query('SELECT key FROM idempotency_key')).toEqual([{ key: 'fresh' }]);
    expect((await keys.list()).map(({ prefix }) => prefix).sort()).toEqual([young.prefix, inUse.prefix].sort());
  });

  it('ends after the batch at hand when it is told to', async () => {
    await test.query(
      "INSERT INTO idempotency_key (owner_id, key, body_hash, thread_id, run_id, created_at) SELECT 'bob', n::text, 'h', 't', 'r', now() - interval '8 days' FROM generate_series(1, 250) n",
    );
    expect(await applyRetention(retention, POLICY, AbortSignal.abort())).toMatchObject({ idempotencyKeys: 0 });
    expect(await retention.countDue(POLICY)).toMatchObject({ idempotencyKeys: 250 });
  });
});

describe('retention in Redis', () => {
  it('takes failed jobs out of a queue once they are old enough', async () => {
    const server = await createTestRedis();
    const redis = openConsumerRedis(server.url);
    await untilReady(redis, 5_000);
    const queue = new BullMqMessageQueue(redis);
    const look = new Queue('agent-budget', { connection: redis, prefix: REDIS_PREFIX });
    try {
      await queue.publish([{ queue: 'agent-budget', jobId: 'stp_1.1', payload: {}, delayMs: 0 }]);
      const failedAtMs = Date.now() - 1_000;
      // As a worker leaves it behind: no longer waiting, in the set of failed jobs under the time it failed at.
      await redis.lrem(`${REDIS_PREFIX}:agent-budget:wait`, 0, 'stp_1.1');
      await redis.zadd(`${REDIS_PREFIX}:agent-budget:failed`, failedAtMs, 'stp_1.1');
      expect(await queue.trimFailed('agent-budget', 60_000, 10)).toBe(0);
      expect(await look.getFailedCount()).toBe(1);
      expect(await queue.trimFailed('agent-budget', 500, 10)).toBe(1);
      expect(await look.getFailedCount()).toBe(0);
      expect(await look.getJob('stp_1.1')).toBeUndefined();
    } finally {
      await look.close();
      await queue.close();
      redis.disconnect();
      await server.close();
    }
  });
});
