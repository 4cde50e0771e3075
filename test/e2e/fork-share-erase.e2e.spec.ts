import { DiffAnswer, PlanResult, ShareAnswer, SharedAnswer } from '@app/contracts';
import type { ThreadBody, VersionAnswer } from '@app/contracts';
import { GENESIS_HASH, chainHashOf } from '@app/agent-kit';
import { NavigoSystem } from '@app/testing';
import { lookIntoRedis } from './support/redis-content.js';

const KEYS = { ann: 'ann-0123456789', bob: 'bob-0123456789' } as const;
const BOOTSTRAP_API_KEYS = `ann:user:${KEYS.ann},bob:user:${KEYS.bob}`;
const as = (name: keyof typeof KEYS): Record<string, string> => ({ authorization: `Bearer ${KEYS[name]}` });
/** Patience on a busy machine. */
/** A word that is in no program and no guide. */
const MARK = 'quaxilvane';
const TRIP = {
  ...{ requestText: `Lisbon with my friend ${MARK}`, destinationHint: 'Lisbon', originIata: 'ZRH', travelStartDate: '2027-05-10', travelEndDate: '2027-05-13' },
  ...{ budget: 3000, currency: 'EUR', adults: 2, interests: ['food', MARK] },
};
const CONTEXT = { now: '2026-11-20' };

describe('forking, sharing and erasing', () => {
  let system: NavigoSystem;
  let made: PlanResult;
  beforeAll(async () => {
    system = await NavigoSystem.start({ AUTH_MODE: 'keys', BOOTSTRAP_API_KEYS });
    made = await plan('first-trip');
  });
  afterAll(() => system.stop());

  const post = (path: string, body: unknown, more: Record<string, string> = {}, name: keyof typeof KEYS = 'ann') =>
    system.post(path, body, { ...as(name), ...more });
  const plan = async (threadId: string) => PlanResult.parse((await post('/plan', { threadId, userRequest: TRIP, context: CONTEXT })).body);
  const thread = async (threadId: string) => (await system.get<ThreadBody>(`/plan/${threadId}`, as('ann'))).body;
  const remove = (path: string, name: keyof typeof KEYS = 'ann') => fetch(`${system.url}${path}`, { method: 'DELETE', headers: as(name) });
  const fork = (body: unknown, more: Record<string, string> = {}, name: keyof typeof KEYS = 'ann') => post(`/plan/${made.threadId}/fork`, body, more, name);

  describe('a fork', () => {
    it('from version 3 with another budget finishes, and both threads are intact', async () => {
      const before = await thread(made.threadId);
      const { status, body } = await fork({ version: 3, patch: { budget: 1200 } });
      const forked = PlanResult.parse(body);
      expect([status, forked.status, forked.finalPlan?.budget?.budgetLimit]).toEqual([200, 'complete', 1200]);
      expect(forked.threadId).not.toBe(made.threadId);
      expect(await thread(made.threadId)).toEqual(before);
      const now = await thread(forked.threadId);
      expect(now.metadata['parent']).toEqual({ threadId: made.threadId, version: 3 });
      expect(forked.decisionLog[0]).toMatchObject({ agent: 'person', keyEvidence: [`parent=${made.threadId}`, 'version=3', 'patch=budget'] });
      const diff = await system.get(`/plan/${forked.threadId}/diff?from=1&to=${forked.version}`, as('ann'));
      expect(DiffAnswer.parse(diff.body).fields).toContainEqual({ field: 'finalPlan', change: 'added' });
      await expectChain(forked.threadId);
    });

    it('of a finished version without a patch is that plan at once, and with one is planned again', async () => {
      const same = PlanResult.parse((await fork({ version: made.version })).body);
      expect([same.status, same.version, same.usage.modelCalls]).toEqual(['complete', 1, 0]);
      expect(same.finalPlan).toEqual(made.finalPlan);
      const later = PlanResult.parse((await fork({ version: made.version, patch: { userRequest: { travelEndDate: '2027-05-12' } } })).body);
      expect(later.finalPlan?.itinerary.map(({ date }) => date)).toEqual(['2027-05-10', '2027-05-11', '2027-05-12']);
    });

    it('begins with the state as it was then', async () => {
      const { threadId } = PlanResult.parse((await fork({ version: 4 })).body);
      const first = (await system.get<VersionAnswer>(`/plan/${threadId}/versions/1`, as('ann'))).body;
      const then = (await system.get<VersionAnswer>(`/plan/${made.threadId}/versions/4`, as('ann'))).body;
      expect([first.cause, { ...first.values, decisionLog: [] }]).toEqual(['fork', { ...then.values, decisionLog: [] }]);
    });

    it('is done once for one key, however often it is sent', async () => {
      const key = { 'idempotency-key': 'fork-1' };
      const both = await Promise.all([fork({ version: made.version }, key), fork({ version: made.version }, key)]);
      expect(both.map(({ status }) => status)).toEqual([200, 200]);
      expect(both[0]?.body['threadId']).toBe(both[1]?.body['threadId']);
      expect((await fork({ version: 3 }, key)).body).toMatchObject({ status: 422, code: 'IDEMPOTENCY_KEY_REUSED' });
    });

    it.each([
      [{ version: 0 }, 400],
      [{ version: 'three' }, 400],
      [{}, 400],
      [{ version: 999 }, 404],
      [{ version: 3, patch: { colour: 'red' } }, 400],
      [{ version: 3, patch: { budget: -1 } }, 400],
      [{ version: 3, patch: { userRequest: { travelEndDate: '2020-01-01' } } }, 400],
      [{ version: 3, patch: { review: 'maybe' } }, 400],
    ])('refuses %j with %d', async (body, status) => expect((await fork(body)).status).toBe(status));

    it('of a foreign thread is as absent as one of an unknown thread', async () => {
      expect((await fork({ version: 3 }, {}, 'bob')).status).toBe(404);
      expect((await post('/plan/thr_unknown/fork', { version: 3 })).status).toBe(404);
    });
  });

  describe('a share link', () => {
    const open = (token: string, accept = 'application/json') => fetch(`${system.url}/shared/${token}`, { headers: { accept } });
    const share = async (body: unknown = {}) => ShareAnswer.parse((await post(`/plan/${made.threadId}/share`, body)).body);

    it('shows the plan to anybody who has it, with nothing personal in it', async () => {
      const { url, token, expiresAt } = await share({ expiresInDays: 2 });
      expect(token).toMatch(/^[\w-]{43}$/);
      expect(url).toBe(`${system.url}/shared/${token}`);
      expect(Math.round((Date.parse(expiresAt) - Date.now()) / 3_600_000)).toBe(48);
      const answer = await open(token);
      const text = await answer.text();
      expect(SharedAnswer.parse(JSON.parse(text)).plan.itinerary).toHaveLength(4);
      for (const word of [MARK, 'ann', 'userRequest', 'offerId', 'budgetLimit', made.threadId, made.finalPlan?.selectedFlightOfferId ?? MARK])
        expect(text).not.toMatch(new RegExp(`\\b${word}\\b`));
      const headers = ['x-robots-tag', 'cache-control', 'referrer-policy'].map((name) => answer.headers.get(name));
      expect(headers).toEqual(['noindex, nofollow, noarchive', 'no-store', 'no-referrer']);
      const page = await open(token, 'text/html,application/xhtml+xml,*/*;q=0.8');
      expect([page.headers.get('content-type'), await page.text()]).toEqual([
        'text/html; charset=utf-8',
        expect.stringContaining('<h2>Day 1: 2027-05-10, Lisbon'),
      ]);
    });

    it('is stored as a digest only, and leaves a trace of who made and who ended it', async () => {
      const { token } = await share();
      const rows = await system.db.query<{ row: string }>('SELECT to_jsonb(s)::text AS row FROM share_link s');
      expect(rows.map(({ row }) => row.includes(token))).toEqual([false]);
      expect((await remove(`/plan/${made.threadId}/share`)).status).toBe(204);
      const audit = await system.db.query("SELECT actor, action FROM audit_entry WHERE action LIKE 'share.%' ORDER BY at DESC, id DESC LIMIT 2");
      expect(audit).toEqual([
        { actor: 'ann', action: 'share.revoke' },
        { actor: 'ann', action: 'share.create' },
      ]);
    });

    it('that was replaced, revoked, has expired or never was answers the same', async () => {
      const first = await share();
      const second = await share();
      expect((await open(second.token)).status).toBe(200);
      const answers = [await open(first.token), await open('x'), await open('a'.repeat(43))];
      await system.db.query("UPDATE share_link SET expires_at = now() - interval '1 second'");
      answers.push(await open(second.token));
      const third = await share();
      await remove(`/plan/${made.threadId}/share`);
      answers.push(await open(third.token));
      const bodies = await Promise.all(answers.map(async (answer) => ({ ...((await answer.json()) as object), requestId: '' })));
      expect(new Set(bodies.map((body) => JSON.stringify(body))).size).toBe(1);
      expect(bodies[0]).toMatchObject({ status: 404, code: 'NOT_FOUND' });
    });

    it('is made and ended by the owner alone', async () => {
      expect((await post(`/plan/${made.threadId}/share`, {}, {}, 'bob')).status).toBe(404);
      expect((await remove(`/plan/${made.threadId}/share`, 'bob')).status).toBe(404);
      expect((await post(`/plan/${made.threadId}/share`, { expiresInDays: 366 })).status).toBe(400);
    });
  });

  it('gives the plan on paper, the same bytes each time', async () => {
    const get = async () => fetch(`${system.url}/plan/${made.threadId}/export.pdf`, { headers: as('ann') });
    const answer = await get();
    expect([answer.status, answer.headers.get('content-type'), answer.headers.get('content-disposition')]).toEqual([
      200,
      'application/pdf',
      'attachment; filename="navigo-lisbon-2027-05-10.pdf"',
    ]);
    const bytes = Buffer.from(await answer.arrayBuffer());
    expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
    expect(Buffer.from(await (await get()).arrayBuffer()).equals(bytes)).toBe(true);
  });

  describe('erasing', () => {
    /** Rows of any table that hold the word. */
    const rowsWith = async (word: string): Promise<string[]> => {
      const tables = await system.db.query<{ name: string }>(
        "SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' AND tablename NOT LIKE '\\_prisma%'",
      );
      const hits = await Promise.all(
        tables.map(async ({ name }) =>
          (await system.db.query(`SELECT 1 FROM "${name}" x WHERE to_jsonb(x)::text ILIKE $1 LIMIT 1`, [`%${word}%`])).map(() => name),
        ),
      );
      return hits.flat();
    };

    it('leaves no word of a person in the database or in Redis, and the log still verifies', async () => {
      const { threadId } = await plan('erased-trip');
      await post(`/plan/${threadId}/share`, {});
      await fetch(`${system.url}/plan/${threadId}/events`, { headers: as('ann') }).then((answer) => answer.text());
      const others = [made.threadId];
      expect(await rowsWith(MARK)).toEqual(expect.arrayContaining(['run', 'state_version', 'decision_log']));
      expect((await remove(`/plan/${threadId}`)).status).toBe(204);

      for (const rest of ['', '/history', '/versions/1', '/events', '/export.pdf', '/diff?from=1&to=2'])
        expect((await system.get(`/plan/${threadId}${rest}`, as('ann'))).status).toBe(404);
      expect((await remove(`/plan/${threadId}`)).status).toBe(404);
      expect((await post('/plan', { threadId, userRequest: TRIP, context: CONTEXT })).status).toBe(404);
      expect(JSON.stringify((await system.get('/plan', as('ann'))).body)).not.toContain(threadId);
      const stored = await storedIdOf(threadId);
      for (const table of ['state_version', 'step_event', 'call_journal', 'share_link'])
        expect([table, await system.db.query(`SELECT 1 FROM ${table} WHERE thread_id = $1`, [stored])]).toEqual([table, []]);
      expect(await system.db.query("SELECT 1 FROM run WHERE thread_id = $1 AND (owner_id <> '' OR resting_state <> '{}')", [stored])).toEqual([]);
      expect(await system.db.query('SELECT 1 FROM decision_log WHERE thread_id = $1 AND (entry IS NOT NULL OR salt IS NOT NULL)', [stored])).toEqual([]);
      await expectChain(stored);
      for (const other of others) expect((await thread(other)).status).toBe('complete');
    });

    it('of everything somebody has leaves their words nowhere', async () => {
      const page = await system.get<{ threads: { threadId: string }[] }>('/plan?limit=200', as('ann'));
      for (const { threadId } of page.body.threads) expect([threadId, (await remove(`/plan/${threadId}`)).status]).toEqual([threadId, 204]);
      expect(await rowsWith(MARK)).toEqual([]);
      const redis = await lookIntoRedis(system.redis.url);
      try {
        expect(await redis.valuesWith(MARK)).toEqual([]);
      } finally {
        redis.close();
      }
    });

    it('ends a run that is going: what its workers bring is too late, and whoever follows it is let go', async () => {
      const { body } = await post('/plan', { userRequest: TRIP, context: CONTEXT }, { prefer: 'respond-async' });
      const threadId = String(body['threadId']);
      const followed = fetch(`${system.url}/plan/${threadId}/events`, { headers: as('ann') }).then((answer) => answer.text());
      expect((await remove(`/plan/${threadId}`)).status).toBe(204);
      await followed;
      const [run] = await system.db.query<{ status: string }>('SELECT status FROM run WHERE thread_id = $1', [threadId]);
      expect(['cancelled', 'complete']).toContain(run?.status);
      expect(await system.db.query('SELECT 1 FROM state_version WHERE thread_id = $1', [threadId])).toEqual([]);
    });

    it('is for the owner alone', async () => {
      const { threadId } = await plan('kept-trip');
      expect((await remove(`/plan/${threadId}`, 'bob')).status).toBe(404);
      expect((await thread(threadId)).status).toBe('complete');
    });
  });

  /** Where a client chose the name, the mark of its owner stands behind it. */
  async function storedIdOf(name: string): Promise<string> {
    const [row] = await system.db.query<{ id: string }>("SELECT id FROM thread WHERE split_part(id, '.', 1) = $1", [name]);
    return row?.id ?? '';
  }

  async function expectChain(threadId: string): Promise<void> {
    const log = await system.db.query<{ seq: number; version: number; agent: string; content_hash: string; previous_hash: string; hash: string }>(
      'SELECT seq, version, agent, content_hash, previous_hash, hash FROM decision_log WHERE thread_id = $1 ORDER BY seq',
      [threadId],
    );
    expect(log.length).toBeGreaterThan(0);
    log.reduce((previousHash, { seq, version, agent, content_hash: contentHash, ...link }) => {
      expect([link.previous_hash, link.hash]).toEqual([previousHash, chainHashOf({ previousHash, threadId, seq, version, agent, contentHash })]);
      return link.hash;
    }, GENESIS_HASH);
  }
});
