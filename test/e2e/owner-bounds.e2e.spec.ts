import { NavigoSystem } from '@app/testing';

const REQUEST = { requestText: 'A city trip', destinationHint: 'Lisbon', travelStartDate: '2027-05-10', travelEndDate: '2027-05-12', budget: 1800 };
const KEYS = { ann: 'ann-0123456789', bob: 'bob-0123456789' } as const;
const as = (name: keyof typeof KEYS): Record<string, string> => ({ authorization: `Bearer ${KEYS[name]}` });
const KEYED = { AUTH_MODE: 'keys', BOOTSTRAP_API_KEYS: `ann:user:${KEYS.ann},bob:user:${KEYS.bob}` };
const QUOTA = { status: 429, body: { code: 'QUOTA_EXCEEDED' } };

describe('what one owner may have', () => {
  it('is so many runs at work, and another owner has room', async () => {
    // Nobody moves these runs.
    const system = await NavigoSystem.start({ ...KEYED, RUNS_AT_WORK_PER_OWNER: '2' }, ['gateway']);
    try {
      const start = (name: keyof typeof KEYS) => system.post('/plan', { userRequest: REQUEST }, { ...as(name), prefer: 'respond-async' });
      expect([(await start('ann')).status, (await start('ann')).status]).toEqual([202, 202]);
      const third = await start('ann');
      expect(third).toMatchObject(QUOTA);
      expect([third.headers.get('retry-after'), String(third.body['detail'])]).toEqual(['5', expect.stringContaining('2 runs at work')]);
      expect((await start('bob')).status).toBe(202);
      const [run] = await system.db.query<{ id: string }>("SELECT thread_id AS id FROM run WHERE owner_id = 'ann' LIMIT 1");
      expect((await system.post(`/plan/${run?.id ?? ''}/cancel`, {}, as('ann'))).status).toBe(200);
      expect((await start('ann')).status).toBe(202);
    } finally {
      await system.stop();
    }
  });

  it('is so many threads, versions of a thread, exports and tokens; a thread that is there goes on', async () => {
    const system = await NavigoSystem.start({ ...KEYED, THREADS_PER_OWNER: '2', EXPORTS_PER_DAY: '3', MODEL_TOKENS_PER_DAY: '1000000' });
    try {
      const plan = (threadId?: string) => system.post('/plan', { threadId, userRequest: REQUEST }, as('ann'));
      const first = await plan();
      const threadId = String(first.body['threadId']);
      expect([first.status, (await plan('second')).status]).toEqual([200, 200]);
      expect(await plan()).toMatchObject(QUOTA);
      expect(await plan('third')).toMatchObject(QUOTA);
      expect((await plan('second')).status).toBe(200);
      expect((await fetch(`${system.url}/plan/second`, { method: 'DELETE', headers: as('ann') })).status).toBe(204);
      expect((await plan('third')).status).toBe(200);

      const take = async () => (await fetch(`${system.url}/plan/${threadId}/export.json`, { headers: as('ann') })).status;
      expect([await take(), await take(), await take(), await take()]).toEqual([200, 200, 200, 429]);

      await system.db.query('UPDATE run SET input_tokens = 600000, output_tokens = 400000 WHERE thread_id = $1', [threadId]);
      expect(await plan(threadId)).toMatchObject({ status: 429, body: { detail: expect.stringContaining('1000000 tokens') } });
      await system.db.query("UPDATE run SET created_at = now() - interval '25 hours' WHERE thread_id = $1", [threadId]);
      expect((await plan(threadId)).status).toBe(200);
      await system.db.query('UPDATE run SET version = version + 5000, first_version = first_version + 5000 WHERE thread_id = $1', [threadId]);
      expect(await plan(threadId)).toMatchObject({ status: 429, body: { detail: expect.stringContaining('versions') } });
    } finally {
      await system.stop();
    }
  });
});
