import { z } from 'zod';
import { DecisionLogEntry, RunStatus, isErrorCode } from '@app/contracts';
import type { ErrorCode } from '@app/contracts';
import type { ThreadStore, ThreadView, VersionView } from '@app/ports';
import { foldAll } from '@app/agent-kit';
import type { Database } from './database.js';
import { OPEN_STEPS } from './sql.js';

const State = z.record(z.string(), z.unknown());
const OpenStepRow = z.object({
  stepId: z.string(),
  agent: z.string(),
  attempt: z.number(),
  firstAttempt: z.number(),
  lostCount: z.number(),
  waitCount: z.number(),
  version: z.number(),
});
const ErrorRow = z.object({ code: z.custom<ErrorCode>(isErrorCode), message: z.string(), agent: z.string().nullable() });
const ThreadRow = z.object({
  thread_id: z.string(),
  owner_id: z.string(),
  scenario: z.string(),
  run_id: z.string(),
  status: RunStatus,
  version: z.number(),
  move_count: z.number(),
  error: ErrorRow.nullable(),
  resting_state: State.nullable(),
  deltas: z.array(State),
  open_steps: z.array(OpenStepRow),
  log: z.array(DecisionLogEntry.nullable()),
  model_calls: z.number(),
  input_tokens: z.number(),
  output_tokens: z.number(),
  created_at: z.date(),
  updated_at: z.date(),
});

/** A run of a thread, the newest one unless named, with its state and its log, in one query. $1 owner, $2 thread, $3 run or null. */
const FIND_THREAD = `
SELECT t.id AS thread_id, t.owner_id, t.scenario, t.created_at, r.id AS run_id, r.status, r.version, r.move_count, r.error, r.resting_state, r.updated_at,
  r.model_calls, r.input_tokens, r.output_tokens,
  (SELECT coalesce(json_agg(v.delta ORDER BY v.version), '[]') FROM state_version v
    WHERE r.resting_state IS NULL AND v.thread_id = t.id AND v.run_id = r.id) AS deltas,
  (SELECT ${OPEN_STEPS}
    FROM step s WHERE s.run_id = r.id AND s.status = 'pending') AS open_steps,
  (SELECT coalesce(json_agg(l.entry ORDER BY l.seq), '[]') FROM decision_log l WHERE l.thread_id = t.id AND l.run_id = r.id) AS log
FROM thread t JOIN LATERAL (SELECT * FROM run WHERE thread_id = t.id AND ($3::text IS NULL OR id = $3) ORDER BY first_version DESC LIMIT 1) r ON true
WHERE t.id = $2 AND t.owner_id = $1`;

const LIST_VERSIONS = `
SELECT v.version, v.run_id AS "runId", v.cause, v.agent, v.delta, v.created_at AS at, v.compacted_at AS "compactedAt", own.duration_ms AS "durationMs",
  ARRAY(SELECT s.agent FROM step s WHERE s.run_id = v.run_id AND s.version = v.version ORDER BY s.id) AS "startedAgents",
  CASE WHEN r.version = v.version AND r.status <> 'in_progress' THEN r.status END AS "restingStatus",
  CASE WHEN r.version = v.version THEN r.error END AS error
FROM state_version v JOIN thread t ON t.id = v.thread_id JOIN run r ON r.id = v.run_id LEFT JOIN step own ON own.id = v.step_id
WHERE t.id = $2 AND t.owner_id = $1 AND v.version >= $3 ORDER BY v.version`;

export class PostgresThreadStore implements ThreadStore {
  constructor(private readonly db: Database) {}

  async findThread(ownerId: string, threadId: string, runId?: string): Promise<ThreadView | null> {
    const [raw] = await this.db.query('find_thread', FIND_THREAD, [ownerId, threadId, runId ?? null]);
    if (!raw) return null;
    const row = ThreadRow.parse(raw);
    return {
      threadId: row.thread_id,
      ownerId: row.owner_id,
      scenario: row.scenario,
      runId: row.run_id,
      status: row.status,
      version: row.version,
      moveCount: row.move_count,
      state: row.resting_state ?? foldAll(row.deltas),
      decisionLog: row.log.filter((entry) => entry !== null),
      openSteps: row.open_steps,
      error: row.error,
      usage: { modelCalls: row.model_calls, inputTokens: row.input_tokens, outputTokens: row.output_tokens },
      createdAt: row.created_at.toISOString(),
      updatedAt: row.updated_at.toISOString(),
    };
  }

  async listVersions(ownerId: string, threadId: string, fromVersion: number): Promise<VersionView[]> {
    const rows = await this.db.query<Omit<VersionView, 'at' | 'compactedAt'> & { at: Date; compactedAt: Date | null }>('list_versions', LIST_VERSIONS, [
      ownerId,
      threadId,
      fromVersion,
    ]);
    return rows.map((row) => ({ ...row, at: row.at.toISOString(), compactedAt: row.compactedAt?.toISOString() ?? null }));
  }
}
