import type { Fault } from '../fault.js';

const OPERATOR = { authorization: 'Bearer olga-0123456789' };
const BODY = { naturalLanguage: 'I want to go to Rome', context: { now: '2026-11-20' } };

export const F31: Fault = {
  number: 'F31',
  title: 'the rate limit cannot be counted',
  injected: "the gateway's line to Redis is cut",
  world: { env: { AUTH_MODE: 'keys', BOOTSTRAP_API_KEYS: 'olga:operator:olga-0123456789' } },
  async run({ world, traffic }) {
    const taken = await world.call('/plan/chat', BODY, OPERATOR);
    const threadId = String(taken.body['threadId']);
    traffic.adopt(threadId);
    const { redis } = world.one('gateway').lines;
    redis.cut();
    world.counts.cuts += 1;
    const statusOf = async (path: string, body?: unknown, headers: Record<string, string> = OPERATOR): Promise<number> =>
      (await world.call(path, body, headers)).status;
    world.check((await statusOf(`/plan/${threadId}`)) === 200, 'reading stopped with the limiter');
    world.check((await statusOf('/plan/chat', BODY)) === 503, 'a run was started without a limit');
    world.check((await statusOf('/plan/chat/resume', { threadId, answers: { budget: 900 } })) === 503, 'a run was resumed without a limit');
    world.check((await statusOf('/admin/jobs/replay', {})) === 503, 'operators replay without a limit');
    world.check((await statusOf(`/plan/${threadId}`, undefined, {})) === 503, 'guesses at keys are answered although nobody counts them');
    redis.heal();
    for (let look = 0; look < 40 && (await statusOf('/health/ready')) !== 200; look += 1) await new Promise((resolve) => setTimeout(resolve, 250));
    world.check(
      (await statusOf('/plan/chat/resume', { threadId, answers: { travelStartDate: '2027-05-10', travelEndDate: '2027-05-12', budget: 2000 } })) === 200,
      'no recovery',
    );
  },
};
