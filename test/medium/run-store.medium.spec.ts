import { PostgresRunStore, PostgresThreadStore, openDatabase } from '@app/persistence';
import type { Database } from '@app/persistence';
import type { NewRun } from '@app/ports';
import { createTestDatabase } from '@app/testing';
import type { TestDatabase } from '@app/testing';
import { ServedWorkflows } from '@app/workflow';
import { describeForks } from '../../libs/persistence/src/fork.contract.js';
import { describeRunStore } from '../../libs/persistence/src/run-store.contract.js';
import { reducersOf } from '../../libs/persistence/src/run-store-contract/run-store-kit.contract.js';
import type { RunStoreSubject } from '../../libs/persistence/src/run-store-contract/run-store-kit.contract.js';
import { SMALL_GRAPH } from '../../libs/engine/src/testing/small-graph.js';

const SERVED = new ServedWorkflows({ current: SMALL_GRAPH });

let test: TestDatabase;
let db: Database;

beforeAll(async () => {
  test = await createTestDatabase();
  db = openDatabase({ url: test.url, maxConnections: 8, connectTimeoutMs: 60_000, statementTimeoutMs: 60_000 });
});
afterAll(async () => {
  await db.close();
  await test.drop();
});

const make = async (): Promise<RunStoreSubject> => ({
  store: new PostgresRunStore(db, reducersOf),
  another: () => new PostgresRunStore(db, reducersOf),
  versionsOf: async (threadId) => {
    const rows = await test.query<{ version: number }>('SELECT version FROM state_version WHERE thread_id = $1 ORDER BY version', [threadId]);
    return rows.map((row) => row.version);
  },
  logOf: (threadId) => test.query<{ seq: number; hash: string }>('SELECT seq, hash FROM decision_log WHERE thread_id = $1 ORDER BY seq', [threadId]),
});
describeRunStore('Postgres', make);
describeForks('Postgres', make);

describe('what only the database does', () => {
  const run: NewRun = {
    runId: 'run_db',
    threadId: 'thr_db',
    ownerId: 'ann',
    scenario: 'api',
    workflow: 'small',
    graphVersion: 1,
    state: { turns: ['Lisbon'] },
    traceparent: null,
    idempotency: null,
    message: { queue: 'run-events', jobId: 'run_db.v1', payload: {}, delayMs: 0 },
  };
  beforeAll(async () => {
    const store = new PostgresRunStore(db, reducersOf);
    await store.createRun(run);
    const entry = { agent: 'budget', inputSummary: 'i', keyEvidence: [], outputSummary: 'o', riskFlags: [], timestamp: '2026-11-20T12:00:00.000Z' };
    const logged = { seq: 1, version: 1, stepId: null, agent: 'budget', attempt: 1, salt: 's', contentHash: 'c', previousHash: 'p', hash: 'h', entry };
    const nothing = { versions: [], settled: [], added: [], retried: [], messages: [], error: null, restingState: null };
    const usage = { modelCalls: 0, inputTokens: 0, outputTokens: 0 };
    const moved = {
      runId: run.runId,
      threadId: run.threadId,
      expectedMoveCount: 0,
      status: 'in_progress',
      version: 1,
      stepCount: 0,
      logSeq: 1,
      logHash: 'h',
    } as const;
    await store.commitMove({ ...nothing, ...moved, usage, logEntries: [logged] });
  });

  it('refuses to change or remove what the log says', async () => {
    await expect(test.query("UPDATE decision_log SET agent = 'x' WHERE thread_id = $1", [run.threadId])).rejects.toThrow('append-only');
    await expect(test.query('DELETE FROM decision_log WHERE thread_id = $1', [run.threadId])).rejects.toThrow('append-only');
    await expect(test.query('TRUNCATE decision_log')).rejects.toThrow('append-only');
    await expect(test.query("UPDATE state_version SET delta = '{}' WHERE thread_id = $1", [run.threadId])).rejects.toThrow('immutable');
  });

  it("does not tell another owner's thread from an unknown one", async () => {
    expect(await new PostgresThreadStore(db, SERVED, 'small').findThread('eve', run.threadId)).toBeNull();
    expect(await new PostgresThreadStore(db, SERVED, 'small').findThread('ann', run.threadId)).toMatchObject({ version: 1 });
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
        prisma.shareLink.findFirst(),
      ]),
    ).resolves.toHaveLength(8);
  });
});
