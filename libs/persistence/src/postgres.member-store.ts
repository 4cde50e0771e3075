import { z } from 'zod';
import type { MemberStore, ThreadMember } from '@app/ports';
import type { Database } from './database.js';

const MemberRole = z.enum(['owner', 'editor', 'viewer']);
const ROLE_ORDER = MemberRole.options;

/** Owned by $1 is the thread $2; its row is locked, so that of two who change its owners at once the second sees the first. */
const OWNED = `SELECT t.id, t.created_at FROM thread t JOIN thread_member o ON o.thread_id = t.id AND o.member_id = $1 AND o.role = 'owner' WHERE t.id = $2 FOR UPDATE OF t`;
/** True when another member than $3 owns the thread. */
const HAS_OTHER_OWNER = `EXISTS (SELECT 1 FROM thread_member x WHERE x.thread_id = $2 AND x.member_id <> $3 AND x.role = 'owner')`;

const PUT = `
WITH owned AS (${OWNED})
INSERT INTO thread_member (thread_id, member_id, role, thread_created_at)
SELECT id, $3, $4, created_at FROM owned WHERE $4 = 'owner' OR ${HAS_OTHER_OWNER}
ON CONFLICT (thread_id, member_id) DO UPDATE SET role = excluded.role`;
const REMOVE = `
WITH owned AS (${OWNED})
DELETE FROM thread_member m USING owned WHERE m.thread_id = owned.id AND m.member_id = $3 AND ${HAS_OTHER_OWNER}`;

/** True for a member of the thread. */
export async function isThreadMember(db: Database, memberId: string, threadId: string): Promise<boolean> {
  return (await db.prisma.threadMember.count({ where: { threadId, memberId } })) > 0;
}

/** Rows of `thread_member`. The person who opens a thread owns it, which the database sees to. */
export class PostgresMemberStore implements MemberStore {
  constructor(private readonly db: Database) {}

  async list(memberId: string, threadId: string): Promise<readonly ThreadMember[] | null> {
    const rows = await this.db.prisma.threadMember.findMany({
      where: { threadId, thread: { members: { some: { memberId } } } },
      select: { memberId: true, role: true },
      orderBy: { memberId: 'asc' },
    });
    const members = rows.map((row) => ({ ...row, role: MemberRole.parse(row.role) }));
    return members.length > 0 ? members.sort((a, b) => ROLE_ORDER.indexOf(a.role) - ROLE_ORDER.indexOf(b.role)) : null;
  }

  async put(ownerId: string, threadId: string, { memberId, role }: ThreadMember): Promise<boolean> {
    return (await this.db.change(PUT, [ownerId, threadId, memberId, role])) > 0;
  }

  async remove(ownerId: string, threadId: string, memberId: string): Promise<boolean> {
    return (await this.db.change(REMOVE, [ownerId, threadId, memberId])) > 0;
  }
}
