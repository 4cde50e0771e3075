import { z } from 'zod';
import { RunStatus } from '@app/contracts';
import type { AuditFilter, AuditLog, AuditPosition, AuditRecord, NewAuditEntry } from '@app/ports';
import type { Database } from './database.js';
import type { Prisma } from './generated/client.js';

const Row = z.object({
  id: z.string(),
  at: z.date().transform((at) => at.toISOString()),
  actor: z.string(),
  role: z.string(),
  action: z.string(),
  target: z.string(),
  reason: z.string().nullable(),
  outcome: z.string(),
  runId: z.string().nullable(),
  detail: z.record(z.string(), z.unknown()),
  runStatus: RunStatus.nullable(),
});

/** $1 actor, $2 target, $3 outcome, $4 from, $5 to, $6 and $7 position, $8 limit; null where nothing is asked. */
const LIST = `
SELECT e.id, e.at, e.actor, e.role, e.action, e.target, e.reason, e.outcome, e.run_id AS "runId", e.detail, r.status AS "runStatus"
FROM audit_entry e LEFT JOIN run r ON r.id = e.run_id
WHERE ($1::text IS NULL OR e.actor = $1) AND ($2::text IS NULL OR e.target = $2) AND ($3::text IS NULL OR e.outcome = $3)
  AND ($4::timestamptz IS NULL OR e.at >= $4) AND ($5::timestamptz IS NULL OR e.at < $5)
  AND ($6::timestamptz IS NULL OR (e.at, e.id) < ($6, $7))
ORDER BY e.at DESC, e.id DESC LIMIT $8`;

/** The audit log; a replay that moves a run is added by the statement that moves it, see `COMMIT_MOVES`. */
export class PostgresAuditLog implements AuditLog {
  constructor(private readonly db: Database) {}

  async append({ detail, ...entry }: NewAuditEntry): Promise<void> {
    await this.db.prisma.auditEntry.create({ data: { ...entry, detail: detail as Prisma.InputJsonObject }, select: { id: true } });
  }

  async list(filter: AuditFilter, after: AuditPosition | null, limit: number): Promise<AuditRecord[]> {
    const { actor = null, target = null, outcome = null, from = null, to = null } = filter;
    return this.db.rows(Row, LIST, [actor, target, outcome, from, to, after?.at ?? null, after?.id ?? null, limit]);
  }
}
