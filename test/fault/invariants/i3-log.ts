import { GENESIS_HASH, chainHashOf, contentHashOf } from '@app/agent-kit';
import type { DecisionLogEntry } from '@app/contracts';
import type { TestDatabase } from '@app/testing';
import type { Invariant } from './evidence.js';

interface LogRow {
  readonly [column: string]: unknown;
  readonly thread_id: string;
  readonly workflow: string;
  readonly seq: number;
  readonly version: number;
  readonly agent: string;
  readonly entry: DecisionLogEntry;
  readonly salt: string;
  readonly content_hash: string;
  readonly previous_hash: string;
  readonly hash: string;
}

function brokenLink(row: LogRow, before: LogRow | undefined): string | null {
  const isFirst = before?.thread_id !== row.thread_id || before.workflow !== row.workflow;
  if (row.seq !== (isFirst ? 1 : before.seq + 1)) return `entry ${row.seq} of ${row.thread_id} does not follow on the one before`;
  if (row.previous_hash !== (isFirst ? GENESIS_HASH : before.hash)) return `entry ${row.seq} of ${row.thread_id} hangs on another`;
  if (row.content_hash !== contentHashOf(row.entry, row.salt)) return `entry ${row.seq} of ${row.thread_id} says something else than its hash`;
  const { thread_id: threadId, seq, version, agent, content_hash: contentHash, previous_hash: previousHash } = row;
  return row.hash === chainHashOf({ previousHash, threadId, seq, version, agent, contentHash }) ? null : `hash of entry ${seq} of ${threadId} is wrong`;
}

const isRefused = async (db: TestDatabase, sql: string): Promise<boolean> =>
  db.query(sql).then(
    () => false,
    () => true,
  );

/** I3: the log of a workflow on a thread is a chain without gap, cannot be changed, and has one entry for each attempt that ended a step. */
export const logIsAChain: Invariant = async ({ db }) => {
  const rows = await db.query<LogRow>('SELECT * FROM decision_log ORDER BY thread_id, workflow, seq');
  const broken = rows.flatMap((row, index) => brokenLink(row, rows[index - 1]) ?? []);
  const unlogged = await db.query<{ id: string }>(
    `SELECT s.id FROM step s WHERE s.status = 'finished' AND (SELECT count(*) FROM decision_log l WHERE l.step_id = s.id) <>
     1 + (SELECT count(*) FROM decision_log f JOIN state_version v ON v.thread_id = f.thread_id AND v.workflow = f.workflow AND v.version = f.version WHERE f.step_id = s.id AND v.cause = 'failure')`,
  );
  const changeable = rows.length > 0 && !((await isRefused(db, "UPDATE decision_log SET agent = 'x'")) && (await isRefused(db, 'DELETE FROM decision_log')));
  return [...broken, ...unlogged.map(({ id }) => `step ${id} is not in the log exactly once`), ...(changeable ? ['the log can be rewritten'] : [])];
};
