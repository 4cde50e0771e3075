import { execFileSync } from 'node:child_process';
import { GENESIS_HASH } from '@app/agent-kit';
import { compareEventIds } from '@app/contracts';
import { storedStepEvents } from '@app/engine';
import { PostgresRunStore, PostgresStepEventStore, openDatabase } from '@app/persistence';
import type { Database } from '@app/persistence';
import { announceWith, openRequestRedis, untilReady } from '@app/queue';
import { NavigoSystem, urlOf } from '@app/testing';
import { ServedWorkflows } from '@app/workflow';
import { idsOf, readEvents } from './support/event-reader.js';
import { SMALL_GRAPH } from '../../libs/engine/src/testing/small-graph.js';

const SERVED = new ServedWorkflows({ current: SMALL_GRAPH });

const REQUEST = { requestText: 'A city trip', destinationHint: 'Lisbon', travelStartDate: '2027-05-10', travelEndDate: '2027-05-12', budget: 1800 };
const SLOW_READERS = 20;
const STEPS = 6;
const EVENTS_PER_STEP = 500;
const BATCH = 50;
const LONG_TEXT = 'x'.repeat(16_000);
/** All of it is some 46 MB; kept for each slow reader it would be twenty times as much. */
const MAX_GROWTH_MB = 200;

describe('readers who do not read', () => {
  let system: NavigoSystem;
  let db: Database;
  let redis: ReturnType<typeof openRequestRedis>;
  beforeAll(async () => {
    system = await NavigoSystem.start({ MAX_STREAMS_PER_CALLER: '1000' }, ['gateway']);
    db = openDatabase({ url: system.db.url, maxConnections: 4, connectTimeoutMs: 60_000, statementTimeoutMs: 60_000 });
    redis = openRequestRedis(system.redis.url, 5_000);
    await untilReady(redis, 5_000);
  });
  afterAll(async () => {
    redis.disconnect();
    await db.close();
    await system.stop();
  });

  /** A run with steps at work, without anybody who works: this test tells what they tell. */
  const begin = async () => {
    const { body } = await system.post('/plan', { userRequest: REQUEST }, { prefer: 'respond-async' });
    const threadId = String(body['threadId']);
    const [run] = await system.db.query<{ id: string }>('SELECT id FROM run WHERE thread_id = $1', [threadId]);
    const runId = run?.id ?? '';
    const added = Array.from({ length: STEPS }, (_, i) => ({ stepId: `stp_slow_${i}`, agent: `agent_${i}`, version: 1, leaseMs: 600_000 }));
    await new PostgresRunStore(db, SERVED.reducersOf).commitMove({
      ...{ runId, threadId, expectedMoveCount: 0, status: 'in_progress', version: 1, stepCount: STEPS, logSeq: 0, logHash: GENESIS_HASH },
      ...{ error: null, restingState: null, usage: { modelCalls: 0, inputTokens: 0, outputTokens: 0 } },
      ...{ versions: [], logEntries: [], settled: [], retried: [], messages: [], added },
    });
    return { threadId, runId, steps: added };
  };

  it('are cut off, cost no memory, hold nobody up, and miss nothing when they come back', async () => {
    const { threadId, runId, steps } = await begin();
    const gateway = system.running('gateway');
    const url = urlOf(gateway);
    const attentive = await readEvents(url, threadId);
    const slow = await Promise.all(Array.from({ length: SLOW_READERS }, () => readEvents(url, threadId)));
    await Promise.all(slow.map((reader) => reader.reach(1)));
    slow.forEach((reader) => reader.response.pause());
    const before = megabytesOf(gateway.pid);
    let most = before;

    const teller = storedStepEvents(new PostgresStepEventStore(db), announceWith(redis));
    const total = 1 + STEPS + STEPS * EVENTS_PER_STEP;
    let told = 1 + STEPS;
    for (const { stepId, agent } of steps)
      for (let from = 0; from < EVENTS_PER_STEP; from += BATCH) {
        const events = Array.from({ length: BATCH }, (_, i) => ({ ordinal: from + i, event: { event: 'thought', data: { text: LONG_TEXT } } as const }));
        await teller.tell({ runId, stepId, agent, attempt: 1, version: 1 }, events);
        told += BATCH;
        await attentive.reach(told);
        most = Math.max(most, megabytesOf(gateway.pid));
      }
    await gateway.waitForLog('slow reader of events cut off');
    for (let cut = 0; cut < SLOW_READERS;) {
      cut = gateway.log.filter((line) => line.includes('slow reader of events cut off')).length;
      await new Promise((resolve) => setImmediate(resolve));
    }
    process.stdout.write(`gateway grew by ${most - before} MB while ${SLOW_READERS} did not read ${Math.round((total * LONG_TEXT.length) / 1e6)} MB\n`);
    expect(most - before).toBeLessThan(MAX_GROWTH_MB);

    const all = idsOf(await attentive.reach(total));
    expect([...all].sort(compareEventIds)).toEqual(all);
    const [first] = slow;
    first?.response.resume();
    const got = idsOf((await first?.ended) ?? []);
    expect(got).toEqual(all.slice(0, got.length));
    expect(got.length).toBeLessThan(total);
    const back = await readEvents(url, threadId, got.at(-1));
    expect([...got, ...idsOf(await back.reach(total - got.length))]).toEqual(all);
    for (const reader of [attentive, back, ...slow]) reader.cut();
  });
});

/** Resident memory of a process. */
const megabytesOf = (pid: number): number => Math.round(Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })) / 1_024);
