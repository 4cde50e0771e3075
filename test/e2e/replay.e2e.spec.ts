import { setTimeout as pause } from 'node:timers/promises';
import type { AuditPage, BulkReplayAnswer, JobsPage, ThreadBody } from '@app/contracts';
import { NavigoSystem, PrivateRedis } from '@app/testing';
import { GOOD_ANSWERS, LISBON } from './support/lisbon-answers.js';
import { ScriptedModel, fails } from './support/scripted-model.js';

const COUNT = 10;
const POLL_MS = 20;
const BODY = { naturalLanguage: LISBON, context: { now: '2026-11-20' } };

describe('ten plans that a broken model let down', () => {
  let model: ScriptedModel;
  let system: NavigoSystem;
  let threadIds: string[];
  const threadOf = async (threadId: string): Promise<ThreadBody> => (await system.get<ThreadBody>(`/plan/${threadId}`)).body;
  const failedJobs = async (query = ''): Promise<JobsPage> => (await system.get<JobsPage>(`/admin/jobs?state=failed${query}`)).body;
  /** Resolves when no thread moves any more. */
  const atRest = async (): Promise<ThreadBody[]> => {
    for (;;) {
      const threads = await Promise.all(threadIds.map(threadOf));
      if (threads.every(({ status }) => status !== 'in_progress')) return threads;
      await pause(POLL_MS);
    }
  };

  beforeAll(async () => {
    model = await ScriptedModel.start();
    system = await NavigoSystem.start(model.env);
    model.play({ ...GOOD_ANSWERS, ItineraryDraft: fails(401, 'broken') });
    const answers = await Promise.all(Array.from({ length: COUNT }, () => system.post('/plan/chat', BODY)));
    threadIds = answers.map(({ body }) => String(body['threadId']));
  });
  afterAll(async () => {
    await system?.stop();
    await model?.stop();
  });

  it('are listed with agent, thread, attempts, code, message and age, page by page', async () => {
    const { jobs, nextCursor } = await failedJobs();
    expect(nextCursor).toBeNull();
    expect(jobs.map(({ threadId }) => threadId).sort()).toEqual([...threadIds].sort());
    for (const job of jobs) expect(job).toMatchObject({ state: 'failed', code: 'PROVIDER_AUTH', attempts: 1, movedOn: false, ownerId: 'local' });
    expect(jobs[0]?.message).toEqual(expect.stringMatching(/\S/));
    const first = await failedJobs('&limit=6');
    const second = await failedJobs(`&limit=6&cursor=${first.nextCursor}`);
    expect([...first.jobs, ...second.jobs].map(({ id }) => id)).toEqual(jobs.map(({ id }) => id));
    expect((await failedJobs('&agent=packing')).jobs).toEqual([]);
  });

  it('are left alone by a dry run', async () => {
    const dry = await system.post<BulkReplayAnswer>('/admin/jobs/replay', { dryRun: true });
    expect(dry.body).toMatchObject({ dryRun: true, replayed: 0, skipped: 0, more: false });
    expect(dry.body.jobs.map(({ outcome }) => outcome)).toEqual(Array(COUNT).fill('would_replay'));
    expect((await failedJobs()).jobs).toHaveLength(COUNT);
  });

  it('are one job run once after ten clicks, complete after a bulk replay, and ask the model nothing twice', async () => {
    const paidBefore = model.calls().filter(({ status }) => status === 200);
    expect(paidBefore.length).toBeGreaterThan(0);
    model.play(GOOD_ANSWERS);
    const job = (await failedJobs()).jobs[0];
    const clicks = await Promise.all(Array.from({ length: 10 }, () => system.post(`/admin/jobs/${job?.id}/replay`, { reason: 'model repaired' })));
    expect(clicks.map(({ status }) => status).sort()).toEqual([200, ...Array(9).fill(409)]);
    expect(clicks.find(({ status }) => status === 409)?.body).toMatchObject({ code: 'STEP_NOT_FAILED', detail: expect.stringContaining('attempt 2') });

    const bulk = await system.post<BulkReplayAnswer>('/admin/jobs/replay', { code: 'PROVIDER_AUTH', reason: 'model repaired' });
    expect(bulk.body).toMatchObject({ replayed: COUNT - 1, skipped: 0, more: false });

    const threads = await atRest();
    expect(threads.map(({ status }) => status)).toEqual(Array(COUNT).fill('complete'));
    const paid = [...paidBefore, ...model.calls()].map(({ schemaName }) => schemaName);
    for (const name of Object.keys(GOOD_ANSWERS)) expect([name, paid.filter((asked) => asked === name).length]).toEqual([name, COUNT]);
    expect((await failedJobs()).jobs).toEqual([]);
  });

  it('have in their log who put them back to work and why', async () => {
    const log = (await threadOf(threadIds[0] ?? '')).values['decisionLog'] as { agent: string; keyEvidence: string[] }[];
    const entry = log.find(({ agent }) => agent === 'operator');
    expect(entry?.keyEvidence).toEqual(expect.arrayContaining(['by=local', 'reason=model repaired', 'code=PROVIDER_AUTH']));
  });

  it('are in the audit log: who, why, what came of it at once, and how the run ended', async () => {
    const audit = async (query: string): Promise<AuditPage> => (await system.get<AuditPage>(`/admin/audit?${query}`)).body;
    const { entries } = await audit('outcome=replayed&limit=200');
    const jobs = entries.filter(({ action }) => action === 'job.replay');
    expect(jobs).toHaveLength(COUNT);
    for (const entry of jobs) expect(entry).toMatchObject({ actor: 'local', role: 'operator', reason: 'model repaired', runStatus: 'complete' });
    expect((await audit('outcome=not_failed')).entries).toHaveLength(9);
    expect((await audit('outcome=would_replay')).entries).toHaveLength(COUNT + 1);
    const bulk = entries.find(({ action }) => action === 'jobs.replay_all');
    expect(bulk).toMatchObject({ target: '*', detail: { filter: { code: 'PROVIDER_AUTH' }, replayed: COUNT - 1, skipped: 0 } });
    expect(jobs.filter(({ detail }) => detail['requestId'] === bulk?.detail['requestId'])).toHaveLength(COUNT - 1);
    const first = await audit('outcome=replayed&limit=4');
    const rest = await audit(`outcome=replayed&limit=200&cursor=${first.nextCursor}`);
    expect([...first.entries, ...rest.entries].map(({ id }) => id)).toEqual(entries.map(({ id }) => id));
  });

  it('are a no-op that says so once their thread has a newer run', async () => {
    model.play({ ...GOOD_ANSWERS, ItineraryDraft: fails(401, 'broken') });
    const failed = await system.post('/plan/chat', BODY);
    const [job] = (await failedJobs()).jobs;
    model.play(GOOD_ANSWERS);
    const newer = await system.post('/plan/chat', { ...BODY, threadId: failed.body['threadId'] });
    expect(newer.body['status']).toBe('complete');
    const calls = model.calls().length;
    const { status, body } = await system.post(`/admin/jobs/${job?.id}/replay`, { reason: 'too late' });
    expect([status, body['outcome']]).toEqual([200, 'skipped']);
    expect(body['detail']).toContain('newer run');
    expect(model.calls()).toHaveLength(calls);
    expect((await system.get<AuditPage>(`/admin/audit?target=${job?.id}`)).body.entries).toMatchObject([{ outcome: 'moved_on', reason: 'too late' }]);
  });

  it('cannot be replayed once they have not failed', async () => {
    const [step] = await system.db.query<{ id: string }>("SELECT id FROM step WHERE status = 'finished' LIMIT 1");
    expect((await system.post(`/admin/jobs/${step?.id}/replay`, {})).body).toMatchObject({ status: 409, code: 'STEP_NOT_FAILED' });
  });
});

describe('a failed plan after Redis was wiped', () => {
  it('is replayed to its end all the same', async () => {
    const redis = await PrivateRedis.start();
    const model = await ScriptedModel.start();
    const system = await NavigoSystem.start({ ...model.env, STEP_LEASE_MS: '4000', JOB_LOCK_MS: '2000' }, undefined, redis);
    try {
      model.play({ ...GOOD_ANSWERS, PackingList: fails(401, 'broken') });
      const { body } = await system.post('/plan/chat', BODY);
      expect(body['status']).toBe('failed');
      await redis.killWithData();
      await redis.up();
      for (let status = 503; status !== 200;) status = (await system.get('/health/ready')).status;
      model.play(GOOD_ANSWERS);
      expect((await system.post('/admin/jobs/replay', { agent: 'packing' })).body).toMatchObject({ replayed: 1 });
      let thread = await system.get<ThreadBody>(`/plan/${String(body['threadId'])}`);
      while (thread.body.status === 'in_progress') thread = await system.get<ThreadBody>(`/plan/${String(body['threadId'])}`);
      expect(thread.body.status).toBe('complete');
    } finally {
      await system.stop();
      await model.stop();
    }
  });
});
