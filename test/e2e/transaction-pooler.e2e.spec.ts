import type { BulkReplayAnswer, ThreadBody } from '@app/contracts';
import { PlanResult } from '@app/contracts';
import { NavigoSystem, PrivatePgBouncer, findPgBouncer } from '@app/testing';
import { GOOD_ANSWERS, LISBON } from './support/lisbon-answers.js';
import { ScriptedModel, fails } from './support/scripted-model.js';

const program = findPgBouncer();
const CONTEXT = { now: '2026-11-20' };
const PLANS = 20;
const APPS = ['gateway', 'orchestrator', 'worker'] as const;

/** All apps reach the database through the pooler only. */
async function startPooled(env: Readonly<Record<string, string>>): Promise<{ system: NavigoSystem; stop(): Promise<void> }> {
  const system = await NavigoSystem.start({ ...env, DATABASE_POOLER: 'transaction' }, []);
  const pooler = await PrivatePgBouncer.start(program ?? '', system.db.url);
  await Promise.all(APPS.map((name) => system.add(name, { DATABASE_URL: pooler.url })));
  return {
    system,
    stop: async () => {
      await system.stop();
      await pooler.stop();
    },
  };
}

const ask = async (system: NavigoSystem, naturalLanguage: string): Promise<PlanResult> =>
  PlanResult.parse((await system.post('/plan/chat', { naturalLanguage, context: CONTEXT })).body);

(program ? describe : describe.skip)(
  `a whole system through PgBouncer in transaction mode${program ? '' : ' (skipped: no pgbouncer on the PATH or in TEST_PGBOUNCER)'}`,
  () => {
    it('plans trips at once, and goes on with one once it has the answers that it asked for', async () => {
      const { system, stop } = await startPooled({});
      try {
        const plans = await Promise.all(Array.from({ length: PLANS }, () => ask(system, LISBON)));
        expect(plans.map(({ status }) => status)).toEqual(Array(PLANS).fill('complete'));
        const asked = await ask(system, 'I want to go to Tokyo');
        expect(asked.status).toBe('awaiting_input');
        const answers = { travelStartDate: '2027-05-10', travelEndDate: '2027-05-13', budget: 4000 };
        const resumed = await system.post('/plan/chat/resume', { threadId: asked.threadId, answers });
        expect(PlanResult.parse(resumed.body).status).toBe('complete');
      } finally {
        await stop();
      }
    });

    it('replays a failed step to the end of its plan', async () => {
      const model = await ScriptedModel.start();
      const { system, stop } = await startPooled(model.env);
      try {
        model.play({ ...GOOD_ANSWERS, PackingList: fails(401, 'broken') });
        const failed = await ask(system, LISBON);
        expect(failed.status).toBe('failed');
        model.play(GOOD_ANSWERS);
        expect((await system.post<BulkReplayAnswer>('/admin/jobs/replay', { agent: 'packing' })).body).toMatchObject({ replayed: 1 });
        let thread = await system.get<ThreadBody>(`/plan/${failed.threadId}`);
        while (thread.body.status === 'in_progress') thread = await system.get<ThreadBody>(`/plan/${failed.threadId}`);
        expect(thread.body.status).toBe('complete');
      } finally {
        await stop();
        await model.stop();
      }
    });
  },
);
