import type { Invariant } from './evidence.js';

const TERMINAL = new Set(['complete', 'refused', 'failed', 'cancelled']);

/** I1: every accepted plan is at its end or waits for its traveller; none is stuck, and nothing waits for a plan that is done. */
export const nothingStuck: Invariant = async ({ db, records }) => {
  const runs = await db.query<{ thread_id: string; status: string; error: unknown }>('SELECT thread_id, status, error FROM run');
  const statusOf = new Map(runs.map((run) => [run.thread_id, run.status]));
  const stuck = records.filter(({ threadId }) => threadId !== null && !TERMINAL.has(statusOf.get(threadId) ?? 'lost'));
  const unaccepted = records.filter(({ threadId }) => threadId === null);
  const pending = await db.query("SELECT s.id FROM step s WHERE s.status = 'pending'");
  const nameless = runs.filter(({ status, error }) => status === 'failed' && !error);
  return [
    ...stuck.map(({ threadId, kind }) => `${kind} ${threadId} is ${statusOf.get(String(threadId)) ?? 'lost'}`),
    ...unaccepted.map(({ index }) => `request ${index} was never accepted`),
    ...records.flatMap(({ problems, index }) => problems.map((problem) => `traveller ${index}: ${problem}`)),
    ...(pending.length > 0 ? [`${pending.length} steps still wait`] : []),
    ...nameless.map(({ thread_id }) => `${thread_id} failed without a reason`),
  ];
};
