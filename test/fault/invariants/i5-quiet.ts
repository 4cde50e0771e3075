import type { Invariant } from './evidence.js';

/** I5: whatever became of Redis, all of it is caught up with: nothing in the outbox, nothing in the queues. */
export const nothingLeftToDo: Invariant = async ({ db, redis }) => {
  const outbox = await db.query<{ job_id: string }>('SELECT job_id FROM outbox_message LIMIT 5');
  const keys = ((await redis.command('keys', '{navigo}:*')) as string[]).filter((key) => /:(wait|active|delayed|prioritized)$/.test(key));
  const types = await Promise.all(keys.map(async (key) => ({ key, type: String(await redis.command('type', key)) })));
  const sizes = await Promise.all(types.map(async ({ key, type }) => ({ key, size: Number(await redis.command(type === 'list' ? 'llen' : 'zcard', key)) })));
  return [
    ...outbox.map(({ job_id }) => `message ${job_id} was never published`),
    ...sizes.filter(({ size }) => size > 0).map(({ key, size }) => `${size} jobs are left in ${key}`),
  ];
};
