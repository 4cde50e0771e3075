import { z } from 'zod';
import type { Database } from './database.js';

/** Work that lies in the database at one moment. */
export interface StoredBacklog {
  readonly openRunsByStatus: Readonly<Record<string, number>>;
  readonly outboxMessages: number;
  /** How long the longest-waiting message has kept its run from moving, by the database's clock; 0 when none is due. */
  readonly outboxOldestSeconds: number;
}

/** Messages that a relay has in hand are due again within this time; what is held back for longer is a pause, no delay. */
const IN_HAND_MS = 5_000;

const OPEN = ['in_progress', 'awaiting_input', 'awaiting_review', 'waiting'] as const;

const READ_BACKLOG = `
SELECT
  (SELECT coalesce(json_object_agg(s.status, s.runs), '{}') FROM (
    SELECT status, count(*) AS runs FROM run WHERE status IN ('in_progress', 'awaiting_input', 'awaiting_review', 'waiting') GROUP BY status) s) AS runs,
  (SELECT count(*)::int FROM outbox_message) AS messages,
  (SELECT greatest(0, coalesce(extract(epoch FROM now() - min(r.updated_at)), 0))::float8
     FROM outbox_message o JOIN run r ON r.id = o.payload->>'runId' WHERE o.available_at <= now() + $1 * interval '1 ms') AS oldest`;

const Row = z.object({ runs: z.record(z.string(), z.number()), messages: z.number(), oldest: z.number() });

/** Counts for metrics, in one statement that changes nothing. @throws {RetryableError} STORE_UNAVAILABLE. */
export async function readStoredBacklog(db: Database): Promise<StoredBacklog> {
  const [row] = await db.rows(Row, READ_BACKLOG, [IN_HAND_MS]);
  const none = Object.fromEntries(OPEN.map((status) => [status, 0]));
  return { openRunsByStatus: { ...none, ...row?.runs }, outboxMessages: row?.messages ?? 0, outboxOldestSeconds: row?.oldest ?? 0 };
}
