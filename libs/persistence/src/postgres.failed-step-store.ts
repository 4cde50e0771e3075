import { z } from 'zod';
import { RunStatus } from '@app/contracts';
import type { AuditLog, FailedStepFilter, FailedStepPosition, FailedStepStore, Move, NewAuditEntry, RunStore, StepRecord, StoredMove } from '@app/ports';
import { isUniqueViolation } from './store-error.js';
import type { Database } from './database.js';
import { PostgresAuditLog } from './postgres.audit-log.js';

const Row = z
  .object({
    stepId: z.string(),
    runId: z.string(),
    threadId: z.string(),
    ownerId: z.string(),
    agent: z.string(),
    attempt: z.number(),
    version: z.number(),
    status: z.enum(['pending', 'finished', 'failed', 'superseded', 'cancelled']),
    errorCode: z.string().nullable(),
    errorMessage: z.string().nullable(),
    settledAt: z.date().nullable(),
    ageMs: z.number(),
    runStatus: RunStatus,
    runMoveCount: z.number(),
    isNewestRun: z.boolean(),
    isCompacted: z.boolean(),
  })
  .transform((row): StepRecord => ({ ...row, settledAt: row.settledAt?.toISOString() ?? null }));

const IS_NEWEST_RUN =
  'NOT EXISTS (SELECT 1 FROM run newer WHERE newer.thread_id = r.thread_id AND newer.workflow = r.workflow AND newer.first_version > r.first_version)';
const SELECT_STEP = `
SELECT s.id AS "stepId", s.run_id AS "runId", r.thread_id AS "threadId", r.owner_id AS "ownerId", s.agent, s.attempt, s.version, s.status,
  s.error_code AS "errorCode", s.error_message AS "errorMessage", s.settled_at AS "settledAt",
  coalesce(extract(epoch FROM now() - s.settled_at) * 1000, 0)::float8 AS "ageMs",
  r.status AS "runStatus", r.move_count AS "runMoveCount", ${IS_NEWEST_RUN} AS "isNewestRun",
  r.compacted_at IS NOT NULL AS "isCompacted"
FROM step s JOIN run r ON r.id = s.run_id`;

/** $1 agent, $2 code, $3 from, $4 to, $5 only replayable, $6 and $7 position, $8 limit; null where nothing is asked. */
const LIST_FAILED = `${SELECT_STEP}
WHERE s.status = 'failed' AND ($1::text IS NULL OR s.agent = $1) AND ($2::text IS NULL OR s.error_code = $2)
  AND ($3::timestamptz IS NULL OR s.settled_at >= $3) AND ($4::timestamptz IS NULL OR s.settled_at < $4)
  AND ($5::boolean IS NOT TRUE OR (r.status = 'failed' AND r.compacted_at IS NULL AND ${IS_NEWEST_RUN}))
  AND ($6::timestamptz IS NULL OR (s.settled_at, s.id) < ($6, $7))
ORDER BY s.settled_at DESC, s.id DESC LIMIT $8`;

/** Failed steps of all owners, for viewers and operators. */
export class PostgresFailedStepStore implements FailedStepStore {
  constructor(
    private readonly db: Database,
    private readonly runs: Pick<RunStore, 'commitMove'>,
    private readonly audit: Pick<AuditLog, 'append'> = new PostgresAuditLog(db),
  ) {}

  async listFailed(filter: FailedStepFilter, after: FailedStepPosition | null, limit: number): Promise<StepRecord[]> {
    const { agent = null, code = null, from = null, to = null, onlyReplayable } = filter;
    const values = [agent, code, from, to, onlyReplayable, after?.settledAt ?? null, after?.stepId ?? null, limit];
    return this.db.rows(Row, LIST_FAILED, values);
  }

  async findStep(stepId: string): Promise<StepRecord | null> {
    const [row] = await this.db.rows(Row, `${SELECT_STEP} WHERE s.id = $1`, [stepId]);
    return row ?? null;
  }

  async commitReplay(move: Move): Promise<StoredMove | null> {
    try {
      return await this.runs.commitMove(move);
    } catch (error) {
      // A newer run begins with the very version that this move wanted to write, so the two cannot both be stored.
      if (isUniqueViolation(error)) return null;
      throw error;
    }
  }

  noteReplay(entry: NewAuditEntry): Promise<void> {
    return this.audit.append(entry);
  }
}
