import { z } from 'zod';
import { RunStatus } from '@app/contracts';
import type {
  CreateRunResult,
  DueWait,
  IdleRun,
  LostStep,
  Move,
  NewRun,
  OpenedRun,
  OutgoingMessage,
  ReplacedRun,
  RunSnapshot,
  RunStore,
  RunsOfVersion,
  StepInput,
  StoredMove,
  UsedKey,
  WorkflowVersion,
} from '@app/ports';
import { fold, foldAll } from '@app/agent-kit';
import type { AnyState, ReducersOf } from '@app/agent-kit';
import type { Database } from './database.js';
import { moveParameters, toStoredMove } from './move-rows.js';
import type { MovedRow } from './move-rows.js';
import { createRun, filterAwaited, findOpenRun, listDueWaits, listUnnamedWaits, openQueuedRuns, replaceRun } from './opening-runs.js';
import { OPEN_STATUSES, isServed, servedParameters } from './opening-sql.js';
import { COMMIT_MOVES, LOAD_RUN, LOAD_STEP_INPUT } from './sql.js';
import { MoveBatcher } from './move-batcher.js';
import { StateCache } from './state-cache.js';

interface StepInputRow extends Record<string, unknown> {
  readonly workflow: string;
  readonly owner_id: string;
  readonly thread_id: string;
  readonly counted_attempt: number;
  readonly model_calls: number;
  readonly input_tokens: number;
  readonly output_tokens: number;
  readonly has_calls: boolean;
  readonly deltas: readonly AnyState[];
}

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
const RunRow = z.object({
  id: z.string(),
  thread_id: z.string(),
  owner_id: z.string(),
  workflow: z.string(),
  graph_version: z.number(),
  status: RunStatus,
  version: z.number(),
  move_count: z.number(),
  step_count: z.number(),
  log_seq: z.number(),
  log_hash: z.string(),
  traceparent: z.string().nullable(),
  queue_rank: z.number(),
  resting_state: State.nullable(),
  deltas: z.array(State),
  open_steps: z.array(OpenStepRow),
  waits: z.array(z.object({ key: z.string(), kind: z.enum(['input', 'decision', 'timer', 'webhook', 'run']), payload: State })),
});
const LostStepRow = OpenStepRow.extend({
  runId: z.string(),
  workflow: z.string(),
  graphVersion: z.number(),
  rank: z.number(),
  traceparent: z.string().nullable(),
});
const MessageRow = z.object({ jobId: z.string(), queue: z.string(), payload: z.unknown(), rank: z.number() });
const IdleRow = z.object({ runId: z.string(), version: z.number(), nudgeCount: z.number() });
const RunsRow = z.object({ workflow: z.string(), graphVersion: z.number(), runs: z.number() });
const CountRow = z.object({ count: z.number() });
const IdRow = z.object({ id: z.string() });
/** Written into the text: a parameter would hide from the planner that the partial index on open runs fits. */
const IS_OPEN = `status IN ${OPEN_STATUSES}`;
/** A relay that took messages and died leaves them to the others after this time. */
const TAKEN_MS = 5_000;

export class PostgresRunStore implements RunStore {
  private readonly batcher: MoveBatcher;
  private readonly inputs = new StateCache();

  /** `reducersOf` says how the fields of each workflow join. */
  constructor(
    private readonly db: Database,
    private readonly reducersOf: ReducersOf,
  ) {
    this.batcher = new MoveBatcher(async (moves) => {
      const rows = await this.db.hot<MovedRow>('commit_moves', COMMIT_MOVES, moveParameters(moves));
      return new Map(rows.map((row) => [row.id, toStoredMove(row)]));
    });
  }

  createRun(run: NewRun): Promise<CreateRunResult> {
    return createRun(this.db, run);
  }

  replaceRun(move: Move, next: NewRun): Promise<ReplacedRun | null> {
    return replaceRun(this.db, move, next);
  }

  openQueuedRuns(limit: number): Promise<OpenedRun[]> {
    return openQueuedRuns(this.db, limit);
  }

  findOpenRun(memberId: string, threadId: string, workflow: string): Promise<string | null> {
    return findOpenRun(this.db, memberId, threadId, workflow);
  }

  listDueWaits(served: readonly WorkflowVersion[], limit: number): Promise<DueWait[]> {
    return listDueWaits(this.db, served, limit);
  }

  listUnnamedWaits(served: readonly WorkflowVersion[], limit: number): Promise<string[]> {
    return listUnnamedWaits(this.db, served, limit);
  }

  filterAwaited(stepIds: readonly string[]): Promise<string[]> {
    return filterAwaited(this.db, stepIds);
  }

  async loadRun(runId: string): Promise<RunSnapshot | null> {
    const [raw] = await this.db.hot('load_run', LOAD_RUN, [runId]);
    if (!raw) return null;
    const row = RunRow.parse(raw);
    return {
      runId: row.id,
      threadId: row.thread_id,
      ownerId: row.owner_id,
      workflow: row.workflow,
      graphVersion: row.graph_version,
      status: row.status,
      version: row.version,
      moveCount: row.move_count,
      stepCount: row.step_count,
      logSeq: row.log_seq,
      logHash: row.log_hash,
      traceparent: row.traceparent,
      rank: row.queue_rank,
      state: row.resting_state ?? foldAll(row.deltas, this.reducersOf(row.workflow)),
      openSteps: row.open_steps,
      waits: row.waits,
    };
  }

  async findKey(ownerId: string, key: string): Promise<UsedKey | null> {
    const select = { bodyHash: true, threadId: true, runId: true };
    return this.db.prisma.idempotencyKey.findUnique({ where: { ownerId_key: { ownerId, key } }, select });
  }

  commitMove(move: Move): Promise<StoredMove | null> {
    return this.batcher.store(move);
  }

  async loadStepInput(job: { runId: string; stepId: string; attempt: number; version: number }): Promise<StepInput | null> {
    const known = this.inputs.newestAtMost(job.runId, job.version);
    const [row] = await this.db.hot<StepInputRow>('load_step_input', LOAD_STEP_INPUT, [job.runId, job.stepId, job.attempt, job.version, known?.version ?? 0]);
    if (!row) return null;
    const reducers = this.reducersOf(row.workflow);
    const state = row.deltas.reduce<AnyState>((before, delta) => fold(before, delta, reducers), known?.state ?? {});
    this.inputs.remember(job.runId, job.version, state);
    const spent = { modelCalls: row.model_calls, inputTokens: row.input_tokens, outputTokens: row.output_tokens };
    const { owner_id: ownerId, thread_id: threadId, workflow, has_calls: hasCalls, counted_attempt: countedAttempt } = row;
    return { ownerId, threadId, workflow, state, hasCalls, countedAttempt, spent };
  }

  async takeDueMessages(olderThanMs: number, limit: number): Promise<OutgoingMessage[]> {
    const rows = await this.db.rows(
      MessageRow,
      `UPDATE outbox_message SET available_at = now() + $3 * interval '1 ms' WHERE job_id = ANY(ARRAY(
         SELECT job_id FROM outbox_message WHERE available_at <= now() - $1 * interval '1 ms' ORDER BY available_at LIMIT $2 FOR UPDATE SKIP LOCKED))
       RETURNING job_id AS "jobId", queue, payload, rank`,
      [olderThanMs, limit, TAKEN_MS],
    );
    return rows.map((row) => ({ ...row, delayMs: 0 }));
  }

  async forgetMessages(jobIds: readonly string[]): Promise<void> {
    await this.db.change('DELETE FROM outbox_message WHERE job_id = ANY($1)', [jobIds]);
  }

  async listExpiredSteps(served: readonly WorkflowVersion[], limit: number): Promise<LostStep[]> {
    const condition = `s.lease_until < now() AND ${isServed('r', 2)} ORDER BY s.lease_until LIMIT $1`;
    return this.lostSteps(condition, [limit, ...servedParameters(served)]);
  }

  async listPendingSteps(afterStepId: string, limit: number): Promise<LostStep[]> {
    // A retry that is held back keeps its pause: its message is still in the outbox.
    const notHeldBack = `NOT EXISTS (SELECT 1 FROM outbox_message o WHERE o.job_id = s.id || '.' || s.attempt AND o.available_at > now())`;
    return this.lostSteps(`s.id > $1 AND ${notHeldBack} ORDER BY s.id LIMIT $2`, [afterStepId, limit]);
  }

  private lostSteps(condition: string, values: readonly unknown[]): Promise<LostStep[]> {
    return this.db.rows(
      LostStepRow,
      `SELECT s.run_id AS "runId", s.id AS "stepId", s.agent, s.attempt, s.first_attempt AS "firstAttempt", s.lost_count AS "lostCount",
         s.wait_count AS "waitCount", s.version, r.workflow, r.graph_version AS "graphVersion", r.queue_rank AS rank, r.traceparent FROM step s JOIN run r ON r.id = s.run_id
       WHERE s.status = 'pending' AND r.status = 'in_progress' AND ${condition}`,
      values,
    );
  }

  async extendLeases(stepIds: readonly string[], leaseMs: number): Promise<void> {
    await this.db.change(`UPDATE step SET lease_until = now() + $2 * interval '1 ms' WHERE id = ANY($1) AND status = 'pending'`, [stepIds, leaseMs]);
  }

  async claimIdleRuns(served: readonly WorkflowVersion[], idleMs: number, limit: number): Promise<IdleRun[]> {
    return this.db.rows(
      IdleRow,
      `UPDATE run SET nudge_count = nudge_count + 1, updated_at = now() WHERE id = ANY(ARRAY(
         SELECT r.id FROM run r WHERE r.status = 'in_progress' AND r.updated_at < now() - $1 * interval '1 ms' AND ${isServed('r', 3)}
         AND NOT EXISTS (SELECT 1 FROM step s WHERE s.run_id = r.id AND s.status = 'pending') ORDER BY r.updated_at LIMIT $2 FOR UPDATE SKIP LOCKED))
       RETURNING id AS "runId", version, nudge_count AS "nudgeCount"`,
      [idleMs, limit, ...servedParameters(served)],
    );
  }

  async countStepsLost(atLeast: number): Promise<number> {
    const sql = `SELECT count(*)::int AS count FROM step WHERE status = 'pending' AND lease_until > now() AND lost_count >= $1`;
    const [row] = await this.db.rows(CountRow, sql, [atLeast]);
    return row?.count ?? 0;
  }

  async countOpenRuns(): Promise<RunsOfVersion[]> {
    const sql = `SELECT workflow, graph_version AS "graphVersion", count(*)::int AS runs FROM run WHERE ${IS_OPEN} GROUP BY 1, 2 ORDER BY 1, 2`;
    return this.db.rows(RunsRow, sql);
  }

  async listRunsOfVersion({ workflow, graphVersion }: WorkflowVersion, afterRunId: string, limit: number): Promise<string[]> {
    const sql = `SELECT id FROM run WHERE ${IS_OPEN} AND workflow = $1 AND graph_version = $2 AND id > $3 ORDER BY id LIMIT $4`;
    return (await this.db.rows(IdRow, sql, [workflow, graphVersion, afterRunId, limit])).map((row) => row.id);
  }
}
