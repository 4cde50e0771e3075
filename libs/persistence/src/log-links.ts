import { z } from 'zod';
import type { StoredLink } from '@app/agent-kit';
import { DecisionLogEntry } from '@app/contracts';
import type { Database } from './database.js';

/** $1 member, $2 thread. One row without an entry when nothing is logged. */
const READ_LINKS = `
SELECT l.workflow, l.thread_id AS "threadId", l.seq, l.version, l.agent, l.entry, l.salt, l.content_hash AS "contentHash",
  l.previous_hash AS "previousHash", l.hash
FROM thread_member m LEFT JOIN decision_log l ON l.thread_id = m.thread_id
WHERE m.member_id = $1 AND m.thread_id = $2 ORDER BY l.workflow, l.seq`;

/** A thread without entries gives one row of nulls. */
const NoLink = z.object({ seq: z.null() });
const LinkRow = z.object({
  workflow: z.string(),
  threadId: z.string(),
  seq: z.number(),
  version: z.number(),
  agent: z.string(),
  /** A column that somebody wrote to may hold anything: what does not read as an entry is none of ours, and its digest will not fit. */
  entry: z.unknown(),
  salt: z.string().nullable(),
  contentHash: z.string(),
  previousHash: z.string(),
  hash: z.string(),
});

/** What stands for words that are no entry: no digest of ours fits it. */
const NO_ENTRY: DecisionLogEntry = { agent: '', inputSummary: '', keyEvidence: [], outputSummary: '', riskFlags: [], timestamp: '' };

/** The log of a member's thread, each workflow's entries in their order; null for a thread of which the caller is no member. */
export async function readLogLinks(db: Database, memberId: string, threadId: string): Promise<StoredLink[] | null> {
  const rows = await db.rows(LinkRow.or(NoLink), READ_LINKS, [memberId, threadId]);
  if (rows.length === 0) return null;
  return rows.flatMap((link) => {
    if (link.seq === null) return [];
    const entry = DecisionLogEntry.safeParse(link.entry);
    return [{ ...link, entry: link.entry === null ? null : entry.success ? entry.data : NO_ENTRY }];
  });
}
