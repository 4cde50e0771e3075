import type { Invariant } from './evidence.js';

/** I7: after a thread was blocked nobody worked on it but the one who words the refusal, and its words never reached the model. */
export const blockedStaysBlocked: Invariant = async ({ db, model, records }) => {
  const worked = await db.query<{ thread_id: string; agent: string }>(
    `SELECT b.thread_id, s.agent FROM (
       SELECT thread_id, min(version) AS version FROM state_version WHERE delta->>'safetyFlags' LIKE '%BLOCKED_%' GROUP BY thread_id) b
     JOIN run r ON r.thread_id = b.thread_id JOIN step s ON s.run_id = r.id AND s.version >= b.version AND s.agent <> 'plan_synthesizer'`,
  );
  const injections = records.filter(({ kind, threadId }) => kind === 'injection' && threadId !== null);
  return [
    ...worked.map(({ thread_id, agent }) => `${agent} worked on the blocked ${thread_id}`),
    ...injections.filter(({ mark }) => model.marksSeen.has(mark)).map(({ threadId }) => `the words of the blocked ${threadId} reached the model`),
    ...injections.filter(({ status }) => status !== 'refused').map(({ threadId, status }) => `the injection ${threadId} is ${status}`),
  ];
};
