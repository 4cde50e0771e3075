import { eventsOf } from '@app/engine';
import { GENESIS_HASH } from '@app/agent-kit';
import { compareEventIds } from '@app/contracts';
import { PostgresRunStore, PostgresStepEventStore, PostgresThreadStore, openDatabase } from '@app/persistence';
import type { Database } from '@app/persistence';
import type { Move, NumberedStepEvent, SettledStep } from '@app/ports';
import { createTestDatabase } from '@app/testing';
import type { TestDatabase } from '@app/testing';
import { ServedWorkflows } from '@app/workflow';
import { describeStepEventStore } from '../../libs/persistence/src/step-event-store.contract.js';
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

describeStepEventStore('Postgres', async () => ({ runs: new PostgresRunStore(db, SERVED.reducersOf), events: new PostgresStepEventStore(db) }));

const START = { version: 0, index: 0 };
const EVERYTHING = 1_000;
const thoughts = (from: number, count: number): NumberedStepEvent[] =>
  Array.from({ length: count }, (_, i) => ({ ordinal: from + i, event: { event: 'thought', data: { text: `${from + i}` } } }));

describe('the history of a thread', () => {
  let runs: PostgresRunStore;
  let events: PostgresStepEventStore;
  let threads: PostgresThreadStore;
  let runCount = 0;
  beforeAll(() => {
    runs = new PostgresRunStore(db, SERVED.reducersOf);
    events = new PostgresStepEventStore(db);
    threads = new PostgresThreadStore(db, SERVED, 'small');
  });

  const open = async () => {
    runCount += 1;
    const [runId, threadId, stepId] = [`run_h${runCount}`, `thr_h${runCount}`, `stp_h${runCount}`];
    const message = { queue: 'run-events', jobId: `${runId}.v1`, payload: {}, delayMs: 0 };
    await runs.createRun({
      runId,
      threadId,
      ownerId: 'ann',
      scenario: 'api',
      workflow: 'small',
      graphVersion: 1,
      state: {},
      traceparent: null,
      idempotency: null,
      message,
    });
    const commit = (expectedMoveCount: number, version: number, more: Partial<Move> = {}) =>
      runs.commitMove({
        ...{ runId, threadId, expectedMoveCount, status: 'in_progress', version, stepCount: 1, logSeq: 0, logHash: GENESIS_HASH },
        ...{ error: null, restingState: null, usage: { modelCalls: 0, inputTokens: 0, outputTokens: 0 } },
        ...{ versions: [], logEntries: [], settled: [], added: [], retried: [], messages: [] },
        ...more,
      });
    await commit(0, 1, { added: [{ stepId, agent: 'budget', version: 1, leaseMs: 30_000 }] });
    const version = (number: number) => [{ version: number, cause: 'step' as const, stepId, agent: 'budget', delta: {} }];
    return { runId, threadId, stepId, turn: { runId, stepId, attempt: 1, version: 1 }, commit, version };
  };

  it('tells the version that a move dispatched on, as readers find it', async () => {
    const { threadId, runId } = await open();
    const history = await threads.readHistory('ann', threadId, START, EVERYTHING);
    const stored = await runs.commitMove({
      ...{ runId, threadId, expectedMoveCount: 1, status: 'in_progress', version: 1, stepCount: 2, logSeq: 0, logHash: GENESIS_HASH },
      ...{ error: null, restingState: null, usage: { modelCalls: 0, inputTokens: 0, outputTokens: 0 } },
      ...{ versions: [], logEntries: [], settled: [], retried: [], messages: [] },
      added: [{ stepId: 'stp_other', agent: 'packing', version: 1, leaseMs: 1_000 }],
    });
    expect(stored?.dispatchedOn).toEqual({ cause: 'request', agent: null, delta: {}, at: history?.versions[0]?.at });
  });

  it('is read in pages, in the same order, with nothing left out', async () => {
    const { threadId, turn, commit, version } = await open();
    await events.append(turn, 'budget', thoughts(0, 5));
    await commit(1, 2, { versions: version(2) });
    await events.append(turn, 'budget', thoughts(5, 5));
    const whole = await threads.readHistory('ann', threadId, START, EVERYTHING);
    expect(whole).toMatchObject({ seq: 13, hasMore: false });
    const pages = [];
    for (let after = START, hasMore = true; hasMore;) {
      const page = await threads.readHistory('ann', threadId, after, 3);
      pages.push(...(page?.told ?? []));
      hasMore = page?.hasMore ?? false;
      const [at, index] = (page?.told.at(-1)?.id ?? '0-0').split('-').map(Number);
      after = { version: at ?? 0, index: index ?? 0 };
    }
    expect(pages).toEqual(whole?.told);
    expect(pages.map(({ id }) => id)).toEqual([...pages.map(({ id }) => id)].sort(compareEventIds));
    expect(await threads.readHistory('eve', threadId, START, EVERYTHING)).toBeNull();
  });

  it('still says why a run had failed after it was put back to work', async () => {
    const { threadId, stepId, commit } = await open();
    const error = { code: 'MODEL_BAD_OUTPUT', message: 'No use', agent: 'budget' } as const;
    const entry = {
      agent: 'budget',
      inputSummary: 'i',
      keyEvidence: [`code=${error.code}`],
      outputSummary: error.message,
      riskFlags: [],
      timestamp: '2026-11-20T12:00:00.000Z',
    };
    const logged = { seq: 1, version: 2, stepId, agent: 'budget', attempt: 1, salt: 's', contentHash: 'c', previousHash: 'p', hash: 'h', entry };
    const settled: SettledStep[] = [{ stepId, status: 'failed', errorCode: error.code, errorMessage: error.message, durationMs: null }];
    const failure = [{ version: 2, cause: 'failure' as const, stepId, agent: 'budget', delta: {} }];
    await commit(1, 2, { status: 'failed', restingState: {}, error, settled, versions: failure, logEntries: [logged], logSeq: 1 });
    const read = async () =>
      (await threads.readHistory('ann', threadId, START, EVERYTHING))?.versions.flatMap((view) => eventsOf(threadId, view, SERVED)) ?? [];
    const before = await read();
    expect(before.map(({ event }) => event)).toEqual(['status', 'step_started', 'error', 'status', 'done']);
    const retried = [{ stepId, attempt: 2, firstAttempt: 1, lostCount: 0, waitCount: 0, leaseMs: 1_000, errorCode: null, errorMessage: null }];
    await commit(2, 3, { retried, versions: [{ version: 3, cause: 'replay', stepId: null, agent: 'operator', delta: {} }], logSeq: 1 });
    expect((await read()).slice(0, before.length)).toEqual(before);
  });

  it('never shows an event before one with a smaller id, however it is read while steps tell and the run moves', async () => {
    const { threadId, turn, commit, version } = await open();
    let isDone = false;
    const tellers = [0, 1, 2].map(async (teller) => {
      for (let i = 0; i < 30; i += 1) await events.append(turn, 'budget', thoughts(teller * 100 + i, 1));
    });
    const mover = (async () => {
      for (let count = 1; count <= 20; count += 1) await commit(count, count + 1, { versions: version(count + 1) });
    })();
    const reader = (async () => {
      const seen: string[][] = [];
      while (!isDone) seen.push(((await threads.readHistory('ann', threadId, START, EVERYTHING))?.told ?? []).map(({ id }) => id));
      return seen;
    })();
    await Promise.all([...tellers, mover]);
    isDone = true;
    const all = ((await threads.readHistory('ann', threadId, START, EVERYTHING))?.told ?? []).map(({ id }) => id);
    expect(all).toHaveLength(90);
    for (const seen of await reader) expect(seen).toEqual(all.slice(0, seen.length));
  });

  it('takes nothing of a step that is settled while the teller waits for the run', async () => {
    const { runId, stepId, turn, threadId } = await open();
    const held = await holdRun(runId, stepId);
    const append = events.append(turn, 'budget', thoughts(0, 1));
    await held.someoneWaits();
    await held.settleAndCommit();
    expect(await append).toBeNull();
    expect((await threads.readHistory('ann', threadId, START, EVERYTHING))?.told).toEqual([]);
  });

  /** A move of the run that has its lock and is not committed yet. */
  const holdRun = async (runId: string, stepId: string) => {
    const own = openDatabase({ url: test.url, maxConnections: 1, connectTimeoutMs: 60_000, statementTimeoutMs: 60_000 });
    await own.hot('begin', 'BEGIN', []);
    await own.hot('hold', 'UPDATE run SET version = version + 1 WHERE id = $1', [runId]);
    return {
      someoneWaits: async () => {
        for (let waiting = 0; waiting === 0;)
          waiting = (
            await test.query("SELECT 1 FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND query LIKE '%step_event%' AND datname = current_database()")
          ).length;
      },
      settleAndCommit: async () => {
        await own.hot('settle', "UPDATE step SET status = 'finished' WHERE id = $1", [stepId]);
        await own.hot('commit', 'COMMIT', []);
        await own.close();
      },
    };
  };
});
