import { z } from 'zod';
import { SharedPlan } from '@app/contracts';
import type { NewAuditEntry, NewShare, ShareStore, Shared } from '@app/ports';
import type { Database } from './database.js';

/** The last parameter is the entry as JSON; `changed` says whether there is something to tell. */
const AUDITED = `audited AS (
  INSERT INTO audit_entry (id, actor, role, action, target, reason, outcome, run_id, detail)
  SELECT a.id, a.actor, a.role, a.action, a.target, a.reason, a.outcome, a."runId", a.detail
  FROM changed, jsonb_to_record($3::jsonb) AS a(id text, actor text, role text, action text, target text, reason text, outcome text, "runId" text, detail jsonb)
)`;
/** Only an owner shares. $1 owner, $2 thread. */
const IS_OWNER = `EXISTS (SELECT 1 FROM thread_member WHERE thread_id = $2 AND member_id = $1 AND role = 'owner')`;

/** Links that expired go along, so that no copy of a plan is kept for nobody. $1 owner, $2 thread, $3 audit entry, $4 digest, $5 plan, $6 days. */
const SHARE = `
WITH own AS (
  SELECT id FROM thread WHERE id = $2 AND erased_at IS NULL AND ${IS_OWNER} FOR KEY SHARE
), expired AS (
  DELETE FROM share_link WHERE expires_at <= now() AND thread_id <> $2
), changed AS (
  INSERT INTO share_link (thread_id, token_hash, plan, expires_at) SELECT id, $4, $5::jsonb, now() + $6 * interval '1 day' FROM own
  ON CONFLICT (thread_id) DO UPDATE SET token_hash = excluded.token_hash, plan = excluded.plan, expires_at = excluded.expires_at, created_at = now()
  RETURNING expires_at
), ${AUDITED}
SELECT expires_at FROM changed`;
const REVOKE = `
WITH own AS (
  SELECT id FROM thread WHERE id = $2 AND erased_at IS NULL AND ${IS_OWNER}
), changed AS (
  DELETE FROM share_link s USING own WHERE s.thread_id = own.id RETURNING s.thread_id
), ${AUDITED}
SELECT id FROM own`;
const FIND = `SELECT plan, expires_at FROM share_link WHERE token_hash = $1 AND expires_at > now()`;

const ShareRow = z.object({ expires_at: z.date() });
const OwnRow = z.object({ id: z.string() });
const FoundRow = ShareRow.extend({ plan: SharedPlan });

/** One row for each thread that is shared. */
export class PostgresShareStore implements ShareStore {
  constructor(private readonly db: Database) {}

  async share({ ownerId, threadId, tokenHash, plan, expiresInDays, audit }: NewShare): Promise<string | null> {
    const values = [ownerId, threadId, JSON.stringify(audit), tokenHash, JSON.stringify(plan), expiresInDays];
    const [row] = await this.db.rows(ShareRow, SHARE, values);
    return row?.expires_at.toISOString() ?? null;
  }

  async revoke(ownerId: string, threadId: string, audit: NewAuditEntry): Promise<boolean> {
    return (await this.db.rows(OwnRow, REVOKE, [ownerId, threadId, JSON.stringify(audit)])).length > 0;
  }

  async find(tokenHash: string): Promise<Shared | null> {
    const [row] = await this.db.rows(FoundRow, FIND, [tokenHash]);
    return row ? { plan: row.plan, expiresAt: row.expires_at.toISOString() } : null;
  }
}
