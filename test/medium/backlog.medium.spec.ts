import { openDatabase, readStoredBacklog } from '@app/persistence';
import type { Database } from '@app/persistence';
import { BullMqMessageQueue, QueueReader, openRequestRedis, untilReady } from '@app/queue';
import type { RedisClient } from '@app/queue';
import { createTestDatabase, createTestRedis } from '@app/testing';
import type { TestDatabase } from '@app/testing';

describe('what is left to do in the database', () => {
  let test: TestDatabase;
  let db: Database;
  beforeAll(async () => {
    test = await createTestDatabase();
    db = openDatabase({ url: test.url, maxConnections: 2, connectTimeoutMs: 60_000, statementTimeoutMs: 60_000 });
  });
  afterAll(async () => {
    await db.close();
    await test.drop();
  });

  const addRun = async (id: string, status: string, idleSeconds: number): Promise<void> => {
    await test.query(`INSERT INTO thread (id, owner_id, scenario) VALUES ($1, 'ann', 'api')`, [`thr_${id}`]);
    await test.query(
      `INSERT INTO run (id, thread_id, owner_id, graph_version, status, version, first_version, log_seq, log_hash, updated_at)
       VALUES ($1, $2, 'ann', 1, $3, 1, 1, 0, '', now() - $4 * interval '1 s')`,
      [id, `thr_${id}`, status, idleSeconds],
    );
  };
  const addMessage = (runId: string, dueInSeconds: number): Promise<unknown> =>
    test.query(`INSERT INTO outbox_message (job_id, queue, payload, available_at) VALUES ($1, 'run-events', $2, now() + $3 * interval '1 s')`, [
      `${runId}.v1`,
      JSON.stringify({ type: 'run_changed', runId, version: 1 }),
      dueInSeconds,
    ]);

  it('is nothing where nothing is stored', async () => {
    expect(await readStoredBacklog(db)).toEqual({
      openRunsByStatus: { in_progress: 0, awaiting_input: 0, awaiting_review: 0, waiting: 0 },
      outboxMessages: 0,
      outboxOldestSeconds: 0,
    });
  });

  it('counts open runs by status and leaves ended ones out', async () => {
    await Promise.all([
      addRun('run_1', 'in_progress', 40),
      addRun('run_2', 'in_progress', 900),
      addRun('run_3', 'awaiting_input', 5),
      addRun('run_4', 'complete', 5),
    ]);
    expect((await readStoredBacklog(db)).openRunsByStatus).toEqual({ in_progress: 2, awaiting_input: 1, awaiting_review: 0, waiting: 0 });
  });

  it('knows how long a message keeps its run waiting though a relay has it in hand, and takes a pause for no delay', async () => {
    await addMessage('run_1', 4);
    await addMessage('run_2', 600);
    const { outboxMessages, outboxOldestSeconds } = await readStoredBacklog(db);
    expect(outboxMessages).toBe(2);
    expect(outboxOldestSeconds).toBeGreaterThanOrEqual(40);
    expect(outboxOldestSeconds).toBeLessThan(900);
  });
});

describe('what is left to do in the queues', () => {
  let test: { readonly url: string; close(): Promise<void> };
  let redis: RedisClient;
  let queue: BullMqMessageQueue;
  let reader: QueueReader;
  beforeAll(async () => {
    test = await createTestRedis();
    redis = openRequestRedis(test.url, 3_000);
    await untilReady(redis, 5_000);
    queue = new BullMqMessageQueue(redis);
    reader = new QueueReader(redis, ['run-events', 'agent-budget']);
  });
  afterAll(async () => {
    await reader.close();
    await queue.close();
    redis.disconnect();
    await test.close();
  });

  it('is counted by state, with the age of the job that waits longest', async () => {
    await queue.publish([
      { queue: 'agent-budget', jobId: 'stp_1.1', payload: {}, delayMs: 0 },
      { queue: 'agent-budget', jobId: 'stp_2.1', payload: {}, delayMs: 0 },
    ]);
    await redis.hset('{navigo}:agent-budget:stp_1.1', 'timestamp', String(Date.now() - 90_000));
    const [events, budget] = await reader.read();
    expect(events).toEqual({ queue: 'run-events', jobsByState: { waiting: 0, prioritized: 0, active: 0, delayed: 0, failed: 0 }, oldestWaitingSeconds: 0 });
    expect(budget?.jobsByState).toMatchObject({ waiting: 2 });
    expect(budget?.oldestWaitingSeconds).toBeGreaterThanOrEqual(90);
    expect(budget?.oldestWaitingSeconds).toBeLessThan(120);
  });
});
