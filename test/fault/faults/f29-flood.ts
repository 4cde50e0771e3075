import type { FaultScene, Fault } from '../fault.js';
import { memoryMb } from '../world/memory-of.js';

const FLOOD = 400;
const LIMIT = 150;
const AT_A_TIME = 32;
const MAX_MEMORY_MB = 700;
const KEYS = { ann: 'ann-0123456789', fay: 'fay-0123456789' } as const;
const as = (name: keyof typeof KEYS): Record<string, string> => ({ authorization: `Bearer ${KEYS[name]}` });
const BODY = {
  userRequest: { requestText: 'A city trip', destinationHint: 'Lisbon', travelStartDate: '2027-05-10', travelEndDate: '2027-05-12', budget: 1800 },
  context: { now: '2026-11-20' },
};

/** Statuses of so many requests by one owner, with so many on their way at a time. */
async function flood({ world, traffic }: FaultScene, count: number): Promise<number[]> {
  const statuses: number[] = [];
  let left = count;
  const lane = async (): Promise<void> => {
    for (; left > 0;) {
      left -= 1;
      const { status, body } = await world.call('/plan', BODY, { ...as('fay'), prefer: 'respond-async' });
      statuses.push(status);
      if (status === 202) traffic.adopt(String(body['threadId']));
    }
  };
  await Promise.all(Array.from({ length: AT_A_TIME }, lane));
  return statuses;
}

export const F29: Fault = {
  number: 'F29',
  title: 'one owner floods the queue',
  injected: `${FLOOD} requests by one owner, ${LIMIT} a minute allowed; another owner asks in the middle of it`,
  world: {
    env: {
      AUTH_MODE: 'keys',
      BOOTSTRAP_API_KEYS: `ann:user:${KEYS.ann},fay:user:${KEYS.fay}`,
      RATE_LIMIT_PER_MINUTE: String(LIMIT),
      // A busy machine is no outage; who is answered 503 does not know whether the plan was taken on.
      BACKING_TIMEOUT_MS: '30000',
    },
  },
  async run(scene) {
    const { world, traffic, times } = scene;
    const statuses = await flood(scene, FLOOD * times);
    const count = (status: number): number => statuses.filter((found) => found === status).length;
    world.check(count(429) > 0 && count(202) + count(429) === statuses.length, `the flood was answered ${[...new Set(statuses)].join(', ')}`);
    world.check(count(202) <= LIMIT * 2, `${count(202)} requests of one owner were taken within a minute`);
    const other = await world.call('/plan', BODY, { ...as('ann'), prefer: 'respond-async' });
    world.check(other.status === 202, `another owner was answered ${other.status} during the flood`);
    if (other.status === 202) traffic.adopt(String(other.body['threadId']));
    const memory = Math.max(...world.members.map(({ app }) => memoryMb(app?.pid ?? 0)));
    world.check(memory < MAX_MEMORY_MB, `a process took ${Math.round(memory)} MB`);
    for (const end = performance.now() + 60_000; performance.now() < end; await new Promise((resolve) => setTimeout(resolve, 250)))
      if ((await world.db.query("SELECT 1 FROM run WHERE status = 'in_progress' LIMIT 1")).length === 0) return;
  },
};
