import { setTimeout as pause } from 'node:timers/promises';
import { NavigoSystem, PrivateRedis } from '@app/testing';

const PLANS = 50;
/** Between two looks, so that looking does not take the processor from those who work. */
const POLL_MS = 20;
const REQUEST = {
  requestText: 'A city trip',
  destinationHint: 'Lisbon',
  originIata: 'ZRH',
  travelStartDate: '2027-05-10',
  travelEndDate: '2027-05-13',
  budget: 1800,
  currency: 'EUR',
};
/** Short leases and locks, so that recovery shows within a test; the ways are those of production. */
const FAST = { STEP_LEASE_MS: '4000', JOB_LOCK_MS: '2000', MODEL_LATENCY_MS: '20', LOG_LEVEL: 'info' };

/** What holds after every fault: all plans ended, versions have no gaps, nothing is in the log twice. */
async function expectAllWell(system: NavigoSystem, threadIds: readonly string[]): Promise<void> {
  const ends = await Promise.all(threadIds.map((threadId) => untilAtRest(system, threadId)));
  expect(ends.filter((status) => status !== 'complete')).toEqual([]);
  const gaps = await system.db.query('SELECT thread_id FROM state_version GROUP BY thread_id HAVING count(*) <> max(version) OR min(version) <> 1');
  expect(gaps).toEqual([]);
  const doubled = await system.db.query('SELECT thread_id, agent FROM decision_log GROUP BY thread_id, agent HAVING count(*) > 1');
  expect(doubled).toEqual([]);
  const wrongSeq = await system.db.query('SELECT thread_id FROM decision_log GROUP BY thread_id HAVING count(*) <> max(seq) OR min(seq) <> 1');
  expect(wrongSeq).toEqual([]);
  const broken = await system.db.query(
    `SELECT thread_id FROM (SELECT thread_id, previous_hash, lag(hash) OVER (PARTITION BY thread_id ORDER BY seq) AS before, seq FROM decision_log) l
     WHERE seq > 1 AND previous_hash <> before`,
  );
  expect(broken).toEqual([]);
  expect(await system.db.query("SELECT 1 FROM step WHERE status = 'pending'")).toEqual([]);
}

/** Follows the thread's own event stream to its end; reconnects as a browser would. */
async function untilAtRest(system: NavigoSystem, threadId: string): Promise<string> {
  for (;;) {
    const stream = await fetch(`${system.url}/plan/${threadId}/events`).then(
      (response) => response.text(),
      () => '',
    );
    const done = /event: done\ndata: (.*)\n/.exec(stream)?.[1];
    if (done) return (JSON.parse(done) as { status: string }).status;
    await pause(POLL_MS);
  }
}

/** Starts a plan as a careful client does: a 503 is tried again under the same key, which cannot start it twice. */
async function startPlan(system: NavigoSystem, number: number): Promise<string> {
  for (;;) {
    const headers = { prefer: 'respond-async', 'idempotency-key': `plan-${number}` };
    const { status, body } = await system.post('/plan', { userRequest: REQUEST }, headers);
    if (status === 202 || status === 200) return String(body['threadId']);
    expect(status).toBe(503);
    await pause(POLL_MS);
  }
}

const startPlans = (system: NavigoSystem): Promise<string[]> => Promise.all(Array.from({ length: PLANS }, (_, number) => startPlan(system, number)));

/** Resolves when about a third of the work is done, so that the fault strikes in the middle. */
async function untilInTheMiddle(system: NavigoSystem): Promise<void> {
  for (;;) {
    const [row] = await system.db.query<{ n: number }>("SELECT count(*)::int AS n FROM step WHERE status = 'finished'");
    if ((row?.n ?? 0) >= (PLANS * 7) / 3) return;
    await pause(POLL_MS);
  }
}

describe('fifty plans survive', () => {
  it('a SIGKILL of the orchestrator', async () => {
    const system = await NavigoSystem.start(FAST);
    const threads = await startPlans(system);
    await untilInTheMiddle(system);
    await system.end(system.running('orchestrator'), 'SIGKILL');
    await system.add('orchestrator');
    await expectAllWell(system, threads);
    await system.stop();
  });

  it('a SIGKILL of the worker', async () => {
    const system = await NavigoSystem.start(FAST);
    const threads = await startPlans(system);
    await untilInTheMiddle(system);
    await system.end(system.running('worker'), 'SIGKILL');
    await system.add('worker');
    await expectAllWell(system, threads);
    await system.stop();
  });

  it('a SIGKILL of Redis with all its data', async () => {
    const redis = await PrivateRedis.start();
    const system = await NavigoSystem.start(FAST, undefined, redis);
    const threads = await startPlans(system);
    await untilInTheMiddle(system);
    await redis.killWithData();
    await redis.up();
    await expectAllWell(system, threads);
    await system.stop();
  });

  it('a SIGTERM of the worker and the orchestrator without a single stalled step', async () => {
    const system = await NavigoSystem.start(FAST);
    const threads = await startPlans(system);
    await untilInTheMiddle(system);
    await Promise.all([system.add('worker'), system.add('orchestrator')]);
    await Promise.all([system.end(system.running('worker'), 'SIGTERM'), system.end(system.running('orchestrator'), 'SIGTERM')]);
    await expectAllWell(system, threads);
    expect(await system.db.query('SELECT 1 FROM step WHERE attempt > 1')).toEqual([]);
    await system.stop();
  });
});

describe('with orchestrator and worker in one process, fifty plans survive', () => {
  const TOGETHER = ['gateway', 'together'] as const;

  it('a SIGKILL of it', async () => {
    const system = await NavigoSystem.start(FAST, TOGETHER);
    const threads = await startPlans(system);
    await untilInTheMiddle(system);
    await system.end(system.running('together'), 'SIGKILL');
    await system.add('together');
    await expectAllWell(system, threads);
    await system.stop();
  });

  it('a SIGKILL of Redis with all its data, while workers of their own help', async () => {
    const redis = await PrivateRedis.start();
    const system = await NavigoSystem.start(FAST, [...TOGETHER, 'orchestrator', 'worker'], redis);
    const threads = await startPlans(system);
    await untilInTheMiddle(system);
    await redis.killWithData();
    await redis.up();
    await expectAllWell(system, threads);
    await system.stop();
  });

  it('a SIGTERM without a single stalled step', async () => {
    const system = await NavigoSystem.start(FAST, TOGETHER);
    const threads = await startPlans(system);
    await untilInTheMiddle(system);
    await system.add('together');
    await system.end(system.running('together'), 'SIGTERM');
    await expectAllWell(system, threads);
    expect(await system.db.query('SELECT 1 FROM step WHERE attempt > 1')).toEqual([]);
    await system.stop();
  });
});

describe('a crash between commit and publish', () => {
  it('of the orchestrator is made up for by the relay', async () => {
    const system = await NavigoSystem.start(FAST, ['gateway', 'worker']);
    const doomed = await system.add('orchestrator', { FAILPOINT: 'advance:after-commit:3' });
    const accepted = await system.post('/plan', { userRequest: REQUEST }, { prefer: 'respond-async' });
    await doomed.exited;
    system.apps.splice(system.apps.indexOf(doomed), 1);
    await system.add('orchestrator');
    await expectAllWell(system, [String(accepted.body['threadId'])]);
    await system.stop();
  });

  it('of the gateway loses no accepted request', async () => {
    const system = await NavigoSystem.start(FAST, ['orchestrator', 'worker']);
    const doomed = await system.add('gateway', { FAILPOINT: 'start:after-commit:1' });
    const headers = { 'idempotency-key': 'once' };
    await expect(system.post('/plan', { userRequest: REQUEST }, headers)).rejects.toThrow();
    await doomed.exited;
    system.apps.splice(system.apps.indexOf(doomed), 1);
    await system.add('gateway');
    const again = await system.post('/plan', { userRequest: REQUEST }, headers);
    expect(again.body['status']).toBe('complete');
    expect(await system.db.query('SELECT 1 FROM run')).toHaveLength(1);
    await system.stop();
  });
});
