import type { Invariant } from './evidence.js';

/** I2: the versions of a workflow on a thread are 1..n without gap or double, and each accepted request made one thread. */
export const versionsWithoutGap: Invariant = async ({ db, records }) => {
  const gaps = await db.query<{ thread_id: string }>(
    'SELECT thread_id FROM state_version GROUP BY thread_id, workflow HAVING count(*) <> max(version) OR min(version) <> 1 OR count(DISTINCT version) <> count(*)',
  );
  const behind = await db.query<{ id: string }>('SELECT r.id FROM run r WHERE r.version <> (SELECT max(v.version) FROM state_version v WHERE v.run_id = r.id)');
  const [threads] = await db.query<{ n: number }>('SELECT count(*)::int AS n FROM thread');
  const accepted = records.filter(({ threadId }) => threadId !== null).length;
  return [
    ...gaps.map(({ thread_id }) => `versions of ${thread_id} have a gap`),
    ...behind.map(({ id }) => `run ${id} does not stand at its newest version`),
    ...(threads && threads.n !== accepted ? [`${accepted} accepted requests made ${threads.n} threads`] : []),
  ];
};
