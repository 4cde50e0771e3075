import { NavigoSystem } from '@app/testing';

const CROWD = 200;
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

describe('fairness between owners', () => {
  it("does not let one owner's many plans hold up another's one", async () => {
    const system = await NavigoSystem.start({
      AUTH_MODE: 'keys',
      BOOTSTRAP_API_KEYS: `crowd:user:${CROWD_KEY},lone:user:${LONE_KEY}`,
      WORKER_CONCURRENCY: '2',
      MODEL_LATENCY_MS: '100',
      LOG_LEVEL: 'warn',
    });
    try {
      const post = (key: string, prefer: string) => system.post<{ status: string }>('/plan', { userRequest: REQUEST }, as(key, prefer));
      await Promise.all(Array.from({ length: CROWD }, () => post(CROWD_KEY, 'respond-async')));
      const startedAt = performance.now();
      const lone = await post(LONE_KEY, 'wait=25');
      const tookMs = performance.now() - startedAt;
      const [ended] = await system.db.query<{ n: number }>("SELECT count(*)::int AS n FROM run WHERE owner_id = 'crowd' AND status = 'complete'");
      expect(lone.body.status).toBe('complete');
      // The crowd as a whole takes several times as long; whoever waited for it would see all of it done.
      expect(ended?.n).toBeLessThan(CROWD / 2);
      expect(tookMs).toBeLessThan(10_000);
    } finally {
      await system.stop();
    }
  });
});
