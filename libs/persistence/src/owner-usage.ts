import { z } from 'zod';
import type { Database } from './database.js';

/** How far to count: whoever has reached a bound needs no exact number. */
export interface UsageBounds {
  readonly runsAtWork: number;
  readonly threads: number;
}

/** What an owner has, counted up to the bounds. */
export interface OwnerUsage {
  readonly runsAtWork: number;
  readonly threads: number;
  /** Of runs that began in the last 24 hours. */
  readonly inputTokens: number;
  readonly outputTokens: number;
  /** Versions of the thread in question; null for one that the owner does not have. */
  readonly versions: number | null;
}

const Row = z.object({ runsAtWork: z.number(), threads: z.number(), inputTokens: z.number(), outputTokens: z.number(), versions: z.number().nullable() });

/** $1 owner, $2 and $3 the bounds, $4 a thread or null, $5 whether tokens are wanted. */
const USAGE = `
SELECT (SELECT count(*) FROM (SELECT 1 FROM run WHERE owner_id = $1 AND status = 'in_progress' LIMIT $2) going)::int AS "runsAtWork",
  (SELECT count(*) FROM (SELECT 1 FROM thread WHERE owner_id = $1 LIMIT $3) had)::int AS threads,
  coalesce(used.input, 0)::float8 AS "inputTokens", coalesce(used.output, 0)::float8 AS "outputTokens",
  (SELECT max(r.version) FROM thread_member m JOIN run r ON r.thread_id = m.thread_id WHERE m.member_id = $1 AND m.thread_id = $4) AS versions
FROM (SELECT sum(input_tokens) AS input, sum(output_tokens) AS output FROM run WHERE $5::boolean AND owner_id = $1 AND created_at > now() - interval '1 day') used`;

/** Reads what an owner has. @throws {RetryableError} STORE_UNAVAILABLE. */
export async function readOwnerUsage(
  db: Database,
  ownerId: string,
  { runsAtWork, threads }: UsageBounds,
  about: { readonly threadId?: string | undefined; readonly withTokens: boolean },
): Promise<OwnerUsage> {
  const [row] = await db.rows(Row, USAGE, [ownerId, runsAtWork, threads, about.threadId ?? null, about.withTokens]);
  return row ?? { runsAtWork: 0, threads: 0, inputTokens: 0, outputTokens: 0, versions: null };
}
