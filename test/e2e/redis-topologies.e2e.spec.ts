import type { ThreadBody } from '@app/contracts';
import { NavigoSystem, PrivateRedisCluster, PrivateRedisSentinels } from '@app/testing';

const REQUEST = { requestText: 'A city trip', destinationHint: 'Lisbon', travelStartDate: '2027-05-10', travelEndDate: '2027-05-12', budget: 1800 };
const ENV = { BACKING_TIMEOUT_MS: undefined, STEP_LEASE_MS: '4000', JOB_LOCK_MS: '2000' };
const PLANS = 5;

/** Asks until the answer is no refusal: a client that obeys Retry-After would do the same. */
async function planUntilAccepted(system: NavigoSystem, headers: Record<string, string> = {}): Promise<Record<string, unknown>> {
  for (;;) {
    const { status, body } = await system.post('/plan', { userRequest: REQUEST }, headers);
    if (status < 300) return body;
    expect(status).toBe(503);
  }
}

async function untilComplete(system: NavigoSystem, threadId: string): Promise<void> {
  for (let status = 'in_progress'; status !== 'complete';) {
    status = (await system.get<ThreadBody>(`/plan/${threadId}`)).body.status;
    expect(['in_progress', 'complete']).toContain(status);
  }
}

describe('a whole system on a Redis Cluster', () => {
  it('plans trips, before and after the master with its keys was killed', async () => {
    const cluster = await PrivateRedisCluster.start();
    const system = await NavigoSystem.start(ENV, undefined, cluster);
    try {
      expect((await system.post('/plan', { userRequest: REQUEST })).body['status']).toBe('complete');
      const accepted = await Promise.all(Array.from({ length: PLANS }, () => planUntilAccepted(system, { prefer: 'respond-async' })));
      await cluster.killMasterOf('{navigo}');
      const later = await planUntilAccepted(system);
      for (const { threadId } of [...accepted, later]) await untilComplete(system, String(threadId));
      expect((await system.get('/health')).body).toMatchObject({ status: 'ok' });
    } finally {
      await system.stop();
    }
  });
});

describe('a whole system on Redis with sentinels', () => {
  it('runs every step again whose job was lost with the master', async () => {
    const sentinels = await PrivateRedisSentinels.start();
    const system = await NavigoSystem.start(ENV, ['gateway', 'orchestrator', 'worker'], { url: sentinels.url(), stop: () => sentinels.stop() });
    try {
      expect((await system.post('/plan', { userRequest: REQUEST })).body['status']).toBe('complete');
      await system.end(system.running('worker'), 'SIGTERM');
      await sentinels.replicated();
      await sentinels.cutReplicaOff();
      const accepted = await Promise.all(Array.from({ length: PLANS }, () => planUntilAccepted(system, { prefer: 'respond-async' })));
      const dispatched = "SELECT 1 FROM step WHERE status = 'pending' AND NOT EXISTS (SELECT 1 FROM outbox_message)";
      while ((await system.db.query(dispatched)).length < PLANS);
      await sentinels.killMaster();
      await system.add('worker');
      for (const { threadId } of accepted) await untilComplete(system, String(threadId));
      const lost = await system.db.query('SELECT 1 FROM step WHERE lost_count > 0');
      expect(lost.length).toBeGreaterThanOrEqual(PLANS);
      expect((await planUntilAccepted(system))['status']).toBe('complete');
    } finally {
      await system.stop();
    }
  });
});
