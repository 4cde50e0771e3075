import { z } from 'zod';
import { DecisionLogEntry, RunStatus, isErrorCode } from '@app/contracts';
import type { ErrorCode, EventPosition } from '@app/contracts';
import type { PastState, ThreadHistory, ThreadPosition, ThreadStore, ThreadSummary, ThreadView, VersionEntry, VersionView } from '@app/ports';
import { foldAll } from '@app/agent-kit';
import type { Database } from './database.js';
import { listThreads, listVersions, readVersion } from './past-versions.js';
import type { KnownWorkflows } from './past-versions.js';
import { OPEN_STEPS } from './sql.js';
import { ToldRow, toPlanEvent } from './told-event.js';

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
  role: z.enum(['owner', 'editor', 'viewer']),
  scenario: z.string(),
  parent_thread_id: z.string().nullable(),
  parent_version: z.number().nullable(),
  run_id: z.string(),
  workflow: z.string(),
  graph_version: z.number(),
  status: RunStatus,
  version: z.number(),
  first_version: z.number(),
  move_count: z.number(),
  error: ErrorRow.nullable(),
  resting_state: State.nullable(),
  deltas: z.array(State),
  open_steps: z.array(OpenStepRow),
  log: z.array(DecisionLogEntry.nullable()),
  model_calls: z.number(),
  input_tokens: z.number(),
  output_tokens: z.number(),
  traceparent: z.string().nullable(),
  created_at: z.date(),
  updated_at: z.date(),
});

/** A run of a thread, the newest one unless named, with its state and its log, in one query. $1 member, $2 thread, $3 run or null, $4 workflow. */
const FIND_THREAD = `
SELECT t.id AS thread_id, t.owner_id, m.role, t.scenario, t.parent_thread_id, t.parent_version, t.created_at, r.id AS run_id, r.workflow, r.graph_version, r.status, r.version, r.first_version, r.move_count, r.error, r.resting_state, r.updated_at, r.traceparent,
  r.model_calls, r.input_tokens, r.output_tokens,
  (SELECT coalesce(json_agg(v.delta ORDER BY v.version), '[]') FROM state_version v
    WHERE r.resting_state IS NULL AND v.thread_id = t.id AND v.workflow = r.workflow AND v.run_id = r.id) AS deltas,
  (SELECT ${OPEN_STEPS}
    FROM step s WHERE s.run_id = r.id AND s.status = 'pending') AS open_steps,
  (SELECT coalesce(json_agg(l.entry ORDER BY l.seq), '[]') FROM decision_log l WHERE l.thread_id = t.id AND l.workflow = r.workflow AND l.run_id = r.id) AS log
FROM thread_member m JOIN thread t ON t.id = m.thread_id
  JOIN LATERAL (SELECT * FROM run WHERE thread_id = t.id AND workflow = $4 AND ($3::text IS NULL OR id = $3) ORDER BY first_version DESC LIMIT 1) r ON true
WHERE m.thread_id = $2 AND m.member_id = $1`;

/**
 * What a thread told after a position, seen at one moment. A run that was put back to work has forgotten why it failed; the log has not.
 * $1 member, $2 thread, $3 and $4 version and index of the position, $5 limit of told events, $6 workflow.
 */
const READ_HISTORY = `
SELECT newest.event_seq AS seq,
  (SELECT coalesce(json_agg(x ORDER BY x.version), '[]') FROM (
    SELECT v.version, r.workflow, v.run_id AS "runId", v.cause, v.agent, v.delta, v.created_at AS at, v.compacted_at AS "compactedAt", own.duration_ms AS "durationMs",
      ARRAY(SELECT s.agent FROM step s WHERE s.run_id = v.run_id AND s.version = v.version ORDER BY s.id COLLATE "C") AS "startedAgents",
      CASE WHEN v.cause = 'failure' THEN 'failed' WHEN r.version = v.version AND r.status <> 'in_progress' THEN r.status END AS "restingStatus",
      CASE WHEN r.version = v.version AND r.error IS NOT NULL THEN r.error WHEN v.cause = 'failure' THEN
        (SELECT jsonb_build_object('code', coalesce(substr(l.entry->'keyEvidence'->>0, 6), 'INTERNAL_ERROR'),
          'message', coalesce(l.entry->>'outputSummary', 'The reason was erased.'), 'agent', CASE WHEN l.step_id IS NOT NULL THEN l.agent END)
        FROM decision_log l WHERE l.thread_id = v.thread_id AND l.workflow = v.workflow AND l.version = v.version LIMIT 1) END AS error
    FROM state_version v JOIN run r ON r.id = v.run_id LEFT JOIN step own ON own.id = v.step_id
    WHERE v.thread_id = t.id AND v.workflow = $6 AND v.version >= $3) x) AS versions,
  (SELECT coalesce(json_agg(y ORDER BY y.version, y.index), '[]') FROM (
    SELECT e.version, e.index, e.event, e.data, e.created_at AS at FROM step_event e
    WHERE e.thread_id = t.id AND e.workflow = $6 AND (e.version, e.index) > ($3::int, $4::int) ORDER BY e.version, e.index LIMIT $5) y) AS told
FROM thread_member m JOIN thread t ON t.id = m.thread_id
  JOIN LATERAL (SELECT event_seq FROM run WHERE thread_id = t.id AND workflow = $6 ORDER BY first_version DESC LIMIT 1) newest ON true
WHERE m.thread_id = $2 AND m.member_id = $1`;

/** JSON from the database writes a time with its offset. */
const isoOf = (at: string): string => new Date(at).toISOString();

const VersionRow = z.object({
  version: z.number(),
  workflow: z.string(),
  runId: z.string(),
  cause: z.string(),
  agent: z.string().nullable(),
  delta: State,
  at: z.string(),
  compactedAt: z.string().nullable(),
  durationMs: z.number().nullable(),
  startedAgents: z.array(z.string()),
  restingStatus: RunStatus.nullable(),
  error: ErrorRow.nullable(),
}) satisfies z.ZodType<VersionView>;
const HistoryRow = z.object({ seq: z.number(), versions: z.array(VersionRow), told: z.array(ToldRow) });

/** What one workflow has made of threads. */
export class PostgresThreadStore implements ThreadStore {
  constructor(
    private readonly db: Database,
    private readonly workflows: KnownWorkflows,
    private readonly workflow: string,
  ) {}

  async findThread(memberId: string, threadId: string, runId?: string): Promise<ThreadView | null> {
    const [row] = await this.db.rows(ThreadRow, FIND_THREAD, [memberId, threadId, runId ?? null, this.workflow]);
    if (!row) return null;
    return {
      threadId: row.thread_id,
      ownerId: row.owner_id,
      role: row.role,
      scenario: row.scenario,
      parent: row.parent_thread_id !== null && row.parent_version !== null ? { threadId: row.parent_thread_id, version: row.parent_version } : null,
      runId: row.run_id,
      workflow: row.workflow,
      graphVersion: row.graph_version,
      status: row.status,
      version: row.version,
      firstVersion: row.first_version,
      moveCount: row.move_count,
      state: row.resting_state ?? foldAll(row.deltas, this.workflows.reducersOf(row.workflow)),
      decisionLog: row.log.filter((entry) => entry !== null),
      openSteps: row.open_steps,
      error: row.error,
      usage: { modelCalls: row.model_calls, inputTokens: row.input_tokens, outputTokens: row.output_tokens },
      traceparent: row.traceparent,
      createdAt: row.created_at.toISOString(),
      updatedAt: row.updated_at.toISOString(),
    };
  }

  async readHistory(memberId: string, threadId: string, after: EventPosition, maxTold: number): Promise<ThreadHistory | null> {
    const [row] = await this.db.rows(HistoryRow, READ_HISTORY, [memberId, threadId, after.version, after.index, maxTold + 1, this.workflow]);
    if (!row) return null;
    const versions = row.versions.map((version) => ({ ...version, at: isoOf(version.at), compactedAt: version.compactedAt && isoOf(version.compactedAt) }));
    const told = row.told.slice(0, maxTold).map((event) => toPlanEvent(threadId, event));
    return { seq: row.seq, versions, told, hasMore: row.told.length > maxTold };
  }

  listThreads(memberId: string, after: ThreadPosition | null, limit: number): Promise<readonly ThreadSummary[]> {
    return listThreads(this.db, this.workflows, { memberId, workflow: this.workflow, after }, limit);
  }

  listVersions(memberId: string, threadId: string, afterVersion: number, limit: number): Promise<readonly VersionEntry[] | null> {
    return listVersions(this.db, { memberId, threadId, workflow: this.workflow }, afterVersion, limit);
  }

  readVersion(memberId: string, threadId: string, version: number): Promise<PastState | 'no_thread' | 'no_version'> {
    return readVersion(this.db, { memberId, threadId, workflow: this.workflow, version }, this.workflows.reducersOf);
  }
}
