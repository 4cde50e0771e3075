import type { Invariant } from './evidence.js';

const TERMINAL = new Set(['complete', 'refused', 'failed', 'cancelled', 'expired', 'limit_reached']);

/** I1: every accepted plan is at its end or waits for its traveller; none is stuck, and nothing waits for a plan that is done. */
export const nothingStuck: Invariant = async ({ db, records }) => {
  const runs = await db.query<{ thread_id: string; status: string; error: unknown }>('SELECT thread_id, status, error FROM run');
  const statusOf = new Map(runs.map((run) => [run.thread_id, run.status]));
  const lost = records.filter(({ threadId }) => threadId !== null && !statusOf.has(threadId));
  const stuck = runs.filter(({ status }) => !TERMINAL.has(status) && !status.startsWith('awaiting'));
  const unanswered = records.filter(
    ({ index, kind, threadId }) => index >= 0 && kind !== 'injection' && statusOf.get(String(threadId))?.startsWith('awaiting'),
  );
  const unaccepted = records.filter(({ threadId }) => threadId === null);
  const pending = await db.query("SELECT s.id FROM step s WHERE s.status = 'pending'");
  const nameless = runs.filter(({ status, error }) => status === 'failed' && !error);
  return [
    ...lost.map(({ threadId, kind }) => `${kind} ${threadId} was accepted and is nowhere`),
    ...stuck.map(({ thread_id, status }) => `${thread_id} is ${status}`),
    ...unanswered.map(({ threadId, kind }) => `${kind} ${threadId} still waits for answers that were sent`),
    ...unaccepted.map(({ index }) => `request ${index} was never accepted`),
    ...records.flatMap(({ problems, index }) => problems.map((problem) => `traveller ${index}: ${problem}`)),
    ...(pending.length > 0 ? [`${pending.length} steps still wait`] : []),
    ...nameless.map(({ thread_id }) => `${thread_id} failed without a reason`),
  ];
};
