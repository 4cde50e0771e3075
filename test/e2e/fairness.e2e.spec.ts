import { NavigoSystem } from '@app/testing';

const CROWD = 192;
const AT_ONCE = 16;
const REQUEST = {
  requestText: 'A city trip',
  destinationHint: 'Lisbon',
  originIata: 'ZRH',
  travelStartDate: '2027-05-10',
  travelEndDate: '2027-05-13',
  budget: 1800,
  currency: 'EUR',
};
const CROWD_KEY = 'crowd-key-of-at-least-32-characters-0001';
const LONE_KEY = 'lone-key-of-at-least-32-characters-00001';
const as = (key: string, prefer: string) => ({ authorization: `Bearer ${key}`, prefer });

async function untilEnded(system: NavigoSystem, threadId: string): Promise<string> {
  for (;;) {
    const [run] = await system.db.query<{ status: string }>('SELECT status FROM run WHERE thread_id = $1', [threadId]);
    if (run && run.status !== 'in_progress') return run.status;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

describe('fairness between owners', () => {
  it("does not let one owner's many plans hold up another's one", async () => {
    const system = await NavigoSystem.start({
      AUTH_MODE: 'keys',
      BOOTSTRAP_API_KEYS: `crowd:user:${CROWD_KEY},lone:user:${LONE_KEY}`,
      WORKER_CONCURRENCY: '2',
      MODEL_LATENCY_MS: '100',
      LOG_LEVEL: 'info',
    });
    try {
      const post = (key: string) => system.post<{ threadId: string }>('/plan', { userRequest: REQUEST }, as(key, 'respond-async'));
      for (let sent = 0; sent < CROWD; sent += AT_ONCE) await Promise.all(Array.from({ length: AT_ONCE }, () => post(CROWD_KEY)));
      const { body } = await post(LONE_KEY);
      expect(await untilEnded(system, body.threadId)).toBe('complete');
      // The crowd as a whole takes several times as long; whoever waited for it would see all of it done.
      const [ended] = await system.db.query<{ n: number }>("SELECT count(*)::int AS n FROM run WHERE owner_id = 'crowd' AND status = 'complete'");
      expect(ended?.n).toBeLessThan(CROWD / 2);
    } finally {
      await system.stop();
    }
  });
});
