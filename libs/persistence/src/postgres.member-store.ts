import { z } from 'zod';
import type { MemberStore, ThreadMember } from '@app/ports';
import type { Database } from './database.js';

const Row = z.object({ memberId: z.string(), role: z.enum(['owner', 'editor', 'viewer']) });

/** Owned by $1 is the thread $2; its row is locked, so that of two who change its owners at once the second sees the first. */
const OWNED = `SELECT t.id, t.created_at FROM thread t JOIN thread_member o ON o.thread_id = t.id AND o.member_id = $1 AND o.role = 'owner' WHERE t.id = $2 FOR UPDATE OF t`;
/** True when another member than $3 owns the thread. */
const HAS_OTHER_OWNER = `EXISTS (SELECT 1 FROM thread_member x WHERE x.thread_id = $2 AND x.member_id <> $3 AND x.role = 'owner')`;

const LIST = `
SELECT m.member_id AS "memberId", m.role FROM thread_member m
WHERE m.thread_id = $2 AND EXISTS (SELECT 1 FROM thread_member me WHERE me.thread_id = $2 AND me.member_id = $1)
ORDER BY CASE m.role WHEN 'owner' THEN 0 WHEN 'editor' THEN 1 ELSE 2 END, m.member_id`;
const PUT = `
WITH owned AS (${OWNED})
INSERT INTO thread_member (thread_id, member_id, role, thread_created_at)
SELECT id, $3, $4, created_at FROM owned WHERE $4 = 'owner' OR ${HAS_OTHER_OWNER}
ON CONFLICT (thread_id, member_id) DO UPDATE SET role = excluded.role RETURNING member_id`;
const REMOVE = `
WITH owned AS (${OWNED})
DELETE FROM thread_member m USING owned WHERE m.thread_id = owned.id AND m.member_id = $3 AND ${HAS_OTHER_OWNER} RETURNING m.member_id`;

/** Rows of `thread_member`. Whoever opens a thread owns it, which the database sees to. */
export class PostgresMemberStore implements MemberStore {
  constructor(private readonly db: Database) {}

  async list(memberId: string, threadId: string): Promise<readonly ThreadMember[] | null> {
    const rows = await this.db.query('list_members', LIST, [memberId, threadId]);
    return rows.length > 0 ? rows.map((row) => Row.parse(row)) : null;
  }

  async put(ownerId: string, threadId: string, { memberId, role }: ThreadMember): Promise<boolean> {
    return (await this.db.query('put_member', PUT, [ownerId, threadId, memberId, role])).length > 0;
  }

  async remove(ownerId: string, threadId: string, memberId: string): Promise<boolean> {
    return (await this.db.query('remove_member', REMOVE, [ownerId, threadId, memberId])).length > 0;
  }
}
