import { canonicalJson } from '@app/agent-kit';
import type { TestDatabase } from '@app/testing';
import type { End, Evidence, Invariant } from './evidence.js';

/** What differs from run to run although nothing is different: names and times of making. */
const OWN_TO_A_RUN = new Set(['threadId', 'runId', 'stepId', 'createdAt', 'updatedAt', 'generatedAt', 'retrievedAt', 'fetchedAt', 'timestamp']);

const without = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(without);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).flatMap(([key, inner]) => (OWN_TO_A_RUN.has(key) ? [] : [[key, without(inner)]])));
};

/** How each thread ended: its newest run of the workflow that it was opened with. */
export async function endsOf(db: TestDatabase): Promise<Map<string, End>> {
  const rows = await db.query<{ thread_id: string; status: string; resting_state: unknown; error: unknown }>(
    `SELECT DISTINCT ON (r.thread_id) r.thread_id, r.status, r.resting_state, r.error FROM run r
     WHERE r.workflow = (SELECT f.workflow FROM run f WHERE f.thread_id = r.thread_id ORDER BY f.created_at LIMIT 1) ORDER BY r.thread_id, r.first_version DESC`,
  );
  return new Map(
    rows.map((row) => [
      row.thread_id,
      { status: row.status, state: canonicalJson(without(row.resting_state)), why: row.error ? ` (${JSON.stringify(row.error)})` : '' },
    ]),
  );
}

/** Ends by the index of the trip, for later runs to be compared with. */
export async function endsByTrip({ db, records }: Pick<Evidence, 'db' | 'records'>): Promise<Map<number, End>> {
  const ends = await endsOf(db);
  return new Map(records.flatMap(({ index, threadId }) => (threadId !== null && ends.has(threadId) ? [[index, ends.get(threadId) as End]] : [])));
}

/** The first place where two texts part. */
function parting(a: string, b: string): string {
  let at = 0;
  while (at < a.length && a[at] === b[at]) at += 1;
  return `"${b.slice(Math.max(0, at - 60), at + 60)}" instead of "${a.slice(Math.max(0, at - 60), at + 60)}"`;
}

/** I9: every plan ended as it does without faults. */
export const sameEnd: Invariant = async ({ db, records, faultFree }) => {
  if (!faultFree) return [];
  const ends = await endsOf(db);
  return records.flatMap(({ index, kind, threadId, mayFail }) => {
    const expected = faultFree.get(index);
    const found = threadId === null ? undefined : ends.get(threadId);
    if (!expected || !found || kind === 'poison') return [];
    if (mayFail) return found.status === expected.status || found.status === 'failed' ? [] : [`${kind} ${threadId} is ${found.status}`];
    if (found.status !== expected.status) return [`${kind} ${threadId} is ${found.status}${found.why}, not ${expected.status}`];
    return found.state === expected.state ? [] : [`${kind} ${threadId} ended otherwise: ${parting(expected.state, found.state)}`];
  });
};
