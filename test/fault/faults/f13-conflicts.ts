import type { FaultScene, Fault } from '../fault.js';
import { failWrites } from '../world/failing-writes.js';

const AT_ONCE = 50;
const CONTEXT = { now: '2026-11-20' };
const ANSWERS = { travelStartDate: '2027-05-10', travelEndDate: '2027-05-12', budget: 2000 };
/** Serialization failure, deadlock, statement cancelled, lock not available. */
const PASSING = ['40001', '40P01', '57014', '55P03'] as const;

/** One of fifty answers wins; the others hear that the run does not wait any more. */
async function resumeAtOnce({ world, traffic }: FaultScene): Promise<void> {
  const asked = await world.call('/plan/chat', { naturalLanguage: 'I want to go to Rome', context: CONTEXT });
  const threadId = String(asked.body['threadId']);
  traffic.adopt(threadId);
  const answers = await Promise.all(
    Array.from({ length: AT_ONCE }, () => world.call('/plan/chat/resume', { threadId, answers: ANSWERS }, { prefer: 'respond-async' })),
  );
  const count = (...wanted: number[]): number => answers.filter(({ status }) => wanted.includes(status)).length;
  world.check(count(200, 202) === 1 && count(200, 202, 409, 503) === AT_ONCE, `fifty resumes at once: ${answers.map(({ status }) => status).join(' ')}`);
}

/** Fifty times the same request under one key is one thread. */
async function startAtOnce({ world, traffic }: FaultScene): Promise<void> {
  const body = { naturalLanguage: 'I want to go to Paris', context: CONTEXT };
  const headers = { 'idempotency-key': 'one-and-the-same', prefer: 'respond-async' };
  const answers = await Promise.all(Array.from({ length: AT_ONCE }, () => world.call('/plan/chat', body, headers)));
  const threads = new Set(answers.filter(({ status }) => status === 200 || status === 202).map((answer) => String(answer.body['threadId'])));
  world.check(threads.size === 1, `one key made ${threads.size} threads`);
  threads.forEach((threadId) => traffic.adopt(threadId));
}

export const F13: Fault = {
  number: 'F13',
  title: 'conflicts in Postgres: serialization, deadlock, unique, timeout',
  injected: 'every third write fails with one of these codes; fifty resumes and fifty starts at once',
  async run(scene) {
    await resumeAtOnce(scene);
    await startAtOnce(scene);
    for (const code of PASSING) {
      const undo = await failWrites(scene.world.db, { code, every: 3 });
      scene.world.counts.cuts += 1;
      await scene.traffic.wave();
      await undo();
    }
  },
};
