import type { ThreadBody } from '@app/contracts';
import { NavigoSystem } from '@app/testing';

const REQUEST = { requestText: 'A city trip', destinationHint: 'Lisbon', travelStartDate: '2027-05-10', travelEndDate: '2027-05-12', budget: 1800 };
const BODY = { userRequest: REQUEST, context: { now: '2026-11-20' } };

interface Told {
  readonly event: string;
  readonly compactedAt?: string;
}

describe('two orchestrators that look after old plans', () => {
  it('compact them once, and the plan and its stream can still be read, and the stream says what it lacks', async () => {
    const system = await NavigoSystem.start({ RETENTION_INTERVAL_MS: '1000', COMPACT_AFTER_DAYS: '30' });
    const second = await system.add('orchestrator');
    const read = async (threadId: string) => (await system.get<ThreadBody>(`/plan/${threadId}`)).body;
    const told = async (threadId: string): Promise<Told[]> => {
      const text = await (await fetch(`${system.url}/plan/${threadId}/events`)).text();
      return [...text.matchAll(/event: (\w+)\ndata: (.+)/g)].map(([, event, data]) => ({ event: event ?? '', ...(JSON.parse(data ?? '{}') as object) }));
    };
    try {
      const [old, young] = await Promise.all([system.post('/plan', BODY), system.post('/plan', BODY)]);
      const [oldId, youngId] = [String(old.body['threadId']), String(young.body['threadId'])];
      const before = await read(oldId);
      const toldBefore = await told(oldId);
      await system.db.query("UPDATE run SET ended_at = now() - interval '31 days' WHERE thread_id = $1", [oldId]);
      const orchestrators = [system.running('orchestrator'), second];
      await Promise.any(orchestrators.map((app) => app.waitForLog('"compactedRuns":1')));

      expect(await system.db.query('SELECT thread_id FROM run WHERE compacted_at IS NOT NULL')).toEqual([{ thread_id: oldId }]);
      const { updatedAt: _then, ...kept } = before;
      expect(await read(oldId)).toMatchObject(kept);
      const toldAfter = await told(oldId);
      expect(toldBefore.map(({ event }) => event)).toContain('itinerary');
      expect(toldAfter.map(({ event }) => event)).not.toContain('itinerary');
      expect(toldAfter.at(-1)?.event).toBe('done');
      for (const { compactedAt } of toldAfter) expect(compactedAt).toEqual(expect.any(String));
      for (const { compactedAt } of await told(youngId)) expect(compactedAt).toBeUndefined();
      expect(orchestrators.flatMap(({ log }) => log.filter((line) => line.includes('"compactedRuns":1')))).toHaveLength(1);
    } finally {
      await system.stop();
    }
  });
});
