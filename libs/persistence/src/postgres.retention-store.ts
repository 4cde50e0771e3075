import { z } from 'zod';
import type { RetentionCounts, RetentionPolicy, RetentionStore } from '@app/ports';
import type { Database } from './database.js';

const OLD_KEY = `created_at < now() - $1 * interval '1 day'`;
const LONG_REVOKED = `revoked_at < now() - $1 * interval '1 day'`;
/** A run that waits for a person has not ended, however long it waits. */
const LONG_ENDED = `ended_at < now() - $1 * interval '1 day' AND compacted_at IS NULL AND resting_state IS NOT NULL`;

/** $1 task, $2 interval in milliseconds. Two at once meet at the row: the second sees the time that the first one wrote. */
const CLAIM = `
INSERT INTO scheduled_task (name, started_at) VALUES ($1, now())
ON CONFLICT (name) DO UPDATE SET started_at = now() WHERE scheduled_task.started_at <= now() - $2 * interval '1 ms'`;

/**
 * $1 days, $2 limit. A replay that was committed since we looked has taken the end from its run, and the lock looks at that again; one
 * that comes later was decided on a move count that is gone.
 */
const COMPACT = `
WITH due AS (
  SELECT id, thread_id, workflow FROM run WHERE ${LONG_ENDED} ORDER BY ended_at LIMIT $2 FOR UPDATE SKIP LOCKED
), emptied AS (
  UPDATE state_version v SET delta = '{}', compacted_at = now() FROM due WHERE v.thread_id = due.thread_id AND v.workflow = due.workflow AND v.run_id = due.id RETURNING v.version
), untold AS (
  DELETE FROM step_event e USING step s, due WHERE s.run_id = due.id AND e.step_id = s.id
), unjournaled AS (
  DELETE FROM call_journal c USING due WHERE c.thread_id = due.thread_id AND c.run_id = due.id
), marked AS (
  UPDATE run r SET compacted_at = now(), move_count = r.move_count + 1 FROM due WHERE r.id = due.id RETURNING r.id
)
SELECT (SELECT count(*) FROM marked)::int AS "compactedRuns", (SELECT count(*) FROM emptied)::int AS "compactedVersions"`;

const COUNT_DUE = `
SELECT (SELECT count(*) FROM idempotency_key WHERE ${OLD_KEY})::int AS "idempotencyKeys",
  (SELECT count(*) FROM api_key WHERE ${LONG_REVOKED.replace('$1', '$2')})::int AS "revokedKeys",
  (SELECT count(*) FROM run WHERE ${LONG_ENDED.replace('$1', '$3')})::int AS "compactedRuns",
  (SELECT count(*) FROM state_version v JOIN run r ON r.id = v.run_id AND r.thread_id = v.thread_id
    WHERE r.ended_at < now() - $3 * interval '1 day' AND r.compacted_at IS NULL AND r.resting_state IS NOT NULL)::int AS "compactedVersions"`;

const Compacted = z.object({ compactedRuns: z.number(), compactedVersions: z.number() });
const Counts = Compacted.extend({ idempotencyKeys: z.number(), revokedKeys: z.number() });
const NOTHING: RetentionCounts = { idempotencyKeys: 0, revokedKeys: 0, compactedRuns: 0, compactedVersions: 0 };

export class PostgresRetentionStore implements RetentionStore {
  constructor(private readonly db: Database) {}

  async claim(task: string, intervalMs: number): Promise<boolean> {
    return (await this.db.change(CLAIM, [task, intervalMs])) > 0;
  }

  async countDue({ idempotencyKeyDays, revokedKeyDays, compactAfterDays }: RetentionPolicy): Promise<RetentionCounts> {
    const values = [idempotencyKeyDays, revokedKeyDays, compactAfterDays];
    const [row] = await this.db.rows(Counts, COUNT_DUE, values);
    return row ?? NOTHING;
  }

  removeIdempotencyKeys(olderThanDays: number, limit: number): Promise<number> {
    return this.remove('idempotency_key', OLD_KEY, [olderThanDays, limit]);
  }

  removeRevokedKeys(olderThanDays: number, limit: number): Promise<number> {
    return this.remove('api_key', LONG_REVOKED, [olderThanDays, limit]);
  }

  async compactRuns(olderThanDays: number, limit: number): Promise<Pick<RetentionCounts, 'compactedRuns' | 'compactedVersions'>> {
    const [row] = await this.db.rows(Compacted, COMPACT, [olderThanDays, limit]);
    return row ?? NOTHING;
  }

  private remove(table: string, condition: string, values: readonly [number, number]): Promise<number> {
    const text = `DELETE FROM ${table} WHERE ctid = ANY(ARRAY(SELECT ctid FROM ${table} WHERE ${condition} LIMIT $2 FOR UPDATE SKIP LOCKED))`;
    return this.db.change(text, values);
  }
}
