import { z } from 'zod';
import { RunStatus, TerminalError } from '@app/contracts';
import type {
  CreateRunResult,
  DispatchedVersion,
  IdleRun,
  LostStep,
  Move,
  NewRun,
  OutgoingMessage,
  RunSnapshot,
  RunStore,
  RunsOfGraph,
  StepInput,
  StoredMove,
  UsedKey,
} from '@app/ports';
import { GENESIS_HASH, fold, foldAll } from '@app/agent-kit';
import type { AnyState } from '@app/agent-kit';
import type { Database } from './database.js';
import { isUniqueViolation } from './database.js';
import { COMMIT_MOVES, CREATE_RUN, LOAD_RUN, LOAD_STEP_INPUT } from './sql.js';
import { MAX_RANK, RUNS_PER_RANK } from './queue-rank.js';
import { MoveBatcher } from './move-batcher.js';
import { StateCache } from './state-cache.js';

interface StepInputRow extends Record<string, unknown> {
  readonly owner_id: string;
  readonly thread_id: string;
  readonly counted_attempt: number;
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
});
/** As in the partial unique index that keeps a thread to one open run. */
const IS_OPEN = `status IN ('in_progress', 'awaiting_input', 'awaiting_review')`;
const CREATE_ATTEMPTS = 3;
/** A relay that took messages and died leaves them to the others after this time. */
const TAKEN_MS = 5_000;

/** JSON for `jsonb_to_recordset`; drops what a row does not store. */
function toRow(move: Move): Record<string, unknown> {
  const { usage, ...rest } = move;
  return { ...rest, ...usage, ended: move.status !== 'in_progress' && !move.status.startsWith('awaiting') };
}

interface MovedRow {
  readonly id: string;
  readonly at: Date;
  readonly eventSeq: number;
  readonly dispatchedOn: DispatchedVersion | null;
  readonly [column: string]: unknown;
}

function toStoredMove({ at, eventSeq, dispatchedOn: on }: MovedRow): StoredMove {
  return { at: at.toISOString(), eventSeq, dispatchedOn: on && { ...on, at: new Date(on.at).toISOString() } };
}

interface CreateRow {
  readonly kind: string;
  readonly eventSeq: number | null;
  readonly at: Date;
  readonly version: number | null;
  readonly rank: number | null;
  readonly thread_id: string | null;
  readonly run_id: string | null;
}

function toCreateResult(row: CreateRow | undefined, runId: string): CreateRunResult {
  if (!row) throw new TerminalError('INTERNAL_ERROR', `The database answered nothing about run ${runId}.`);
  const { kind, version, rank, eventSeq, thread_id: threadId, run_id: known } = row;
  if (kind === 'created' && version !== null && rank !== null && eventSeq !== null) return { kind, version, rank, eventSeq, at: row.at.toISOString() };
  if (kind === 'repeated' && threadId && known) return { kind, threadId, runId: known };
  if (kind === 'busy' || kind === 'foreign' || kind === 'key_reused') return { kind };
  throw new TerminalError('INTERNAL_ERROR', `The database answered an unknown verdict ${kind} for run ${runId}.`);
}

export class PostgresRunStore implements RunStore {
  private readonly batcher: MoveBatcher;
  private readonly inputs = new StateCache();

  constructor(private readonly db: Database) {
    this.batcher = new MoveBatcher(async (moves) => {
      const rows = await this.db.query<MovedRow>('commit_moves', COMMIT_MOVES, [
        JSON.stringify(moves.map(toRow)),
        moves.map((move) => move.runId),
        moves.flatMap((move) => move.settled.map((step) => step.stepId)),
        moves.flatMap((move) => move.retried.map((step) => step.stepId)),
      ]);
      return new Map(rows.map((row) => [row.id, toStoredMove(row)]));
    });
  }

  async createRun(run: NewRun): Promise<CreateRunResult> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await this.tryCreateRun(run);
      } catch (error) {
        // Somebody made the thread, the run or the key between our look and our write: the next look sees it.
        if (!isUniqueViolation(error) || attempt === CREATE_ATTEMPTS) throw error;
      }
    }
  }

  private async tryCreateRun(run: NewRun): Promise<CreateRunResult> {
    const { message, idempotency } = run;
    const [row] = await this.db.query<CreateRow>('create_run', CREATE_RUN, [
      run.threadId,
      run.ownerId,
      run.scenario,
      run.runId,
      run.graphVersion,
      JSON.stringify(run.state),
      run.traceparent,
      message.queue,
      message.jobId,
      JSON.stringify(message.payload),
      idempotency?.key ?? null,
      idempotency?.bodyHash ?? null,
      GENESIS_HASH,
      RUNS_PER_RANK,
      MAX_RANK,
      run.fork?.threadId ?? null,
      run.fork?.version ?? null,
      run.fork ? JSON.stringify(run.fork.logEntry) : null,
    ]);
    return toCreateResult(row, run.runId);
  }

  async loadRun(runId: string): Promise<RunSnapshot | null> {
    const [raw] = await this.db.query('load_run', LOAD_RUN, [runId]);
    if (!raw) return null;
    const row = RunRow.parse(raw);
    return {
      runId: row.id,
      threadId: row.thread_id,
      ownerId: row.owner_id,
      graphVersion: row.graph_version,
      status: row.status,
      version: row.version,
      moveCount: row.move_count,
      stepCount: row.step_count,
      logSeq: row.log_seq,
      logHash: row.log_hash,
      traceparent: row.traceparent,
      rank: row.queue_rank,
      state: row.resting_state ?? foldAll(row.deltas),
      openSteps: row.open_steps,
    };
  }

  async findKey(ownerId: string, key: string): Promise<UsedKey | null> {
    const sql = `SELECT body_hash AS "bodyHash", thread_id AS "threadId", run_id AS "runId" FROM idempotency_key WHERE owner_id = $1 AND key = $2`;
    const [row] = await this.db.query<UsedKey & Record<string, unknown>>('find_key', sql, [ownerId, key]);
    return row ?? null;
  }

  commitMove(move: Move): Promise<StoredMove | null> {
    return this.batcher.store(move);
  }

  async loadStepInput(job: { runId: string; stepId: string; attempt: number; version: number }): Promise<StepInput | null> {
    const known = this.inputs.newestAtMost(job.runId, job.version);
    const [row] = await this.db.query<StepInputRow>('load_step_input', LOAD_STEP_INPUT, [job.runId, job.stepId, job.attempt, job.version, known?.version ?? 0]);
    if (!row) return null;
    const state = row.deltas.reduce<AnyState>(fold, known?.state ?? {});
    this.inputs.remember(job.runId, job.version, state);
    return { ownerId: row.owner_id, threadId: row.thread_id, state, hasCalls: row.has_calls, countedAttempt: row.counted_attempt };
  }

  async takeDueMessages(olderThanMs: number, limit: number): Promise<OutgoingMessage[]> {
    const rows = await this.db.query<{ job_id: string; queue: string; payload: unknown; rank: number }>(
      'due_messages',
      `UPDATE outbox_message SET available_at = now() + $3 * interval '1 ms' WHERE job_id = ANY(ARRAY(
         SELECT job_id FROM outbox_message WHERE available_at <= now() - $1 * interval '1 ms' ORDER BY available_at LIMIT $2 FOR UPDATE SKIP LOCKED))
       RETURNING job_id, queue, payload, rank`,
      [olderThanMs, limit, TAKEN_MS],
    );
    return rows.map((row) => ({ jobId: row.job_id, queue: row.queue, payload: row.payload, delayMs: 0, rank: row.rank }));
  }

  async forgetMessages(jobIds: readonly string[]): Promise<void> {
    await this.db.query('forget_messages', 'DELETE FROM outbox_message WHERE job_id = ANY($1)', [jobIds]);
  }

  async listExpiredSteps(graphVersions: readonly number[], limit: number): Promise<LostStep[]> {
    return this.lostSteps('expired_steps', `s.lease_until < now() AND r.graph_version = ANY($2) ORDER BY s.lease_until LIMIT $1`, [limit, graphVersions]);
  }

  async listPendingSteps(afterStepId: string, limit: number): Promise<LostStep[]> {
    // A retry that is held back keeps its pause: its message is still in the outbox.
    const notHeldBack = `NOT EXISTS (SELECT 1 FROM outbox_message o WHERE o.job_id = s.id || '.' || s.attempt AND o.available_at > now())`;
    return this.lostSteps('pending_steps', `s.id > $1 AND ${notHeldBack} ORDER BY s.id LIMIT $2`, [afterStepId, limit]);
  }

  private async lostSteps(name: string, condition: string, values: readonly unknown[]): Promise<LostStep[]> {
    return this.db.query<LostStep & Record<string, unknown>>(
      name,
      `SELECT s.run_id AS "runId", s.id AS "stepId", s.agent, s.attempt, s.first_attempt AS "firstAttempt", s.lost_count AS "lostCount",
         s.wait_count AS "waitCount", s.version, r.graph_version AS "graphVersion", r.queue_rank AS rank, r.traceparent FROM step s JOIN run r ON r.id = s.run_id
       WHERE s.status = 'pending' AND r.status = 'in_progress' AND ${condition}`,
      values,
    );
  }

  async extendLeases(stepIds: readonly string[], leaseMs: number): Promise<void> {
    await this.db.query('extend_leases', `UPDATE step SET lease_until = now() + $2 * interval '1 ms' WHERE id = ANY($1) AND status = 'pending'`, [
      stepIds,
      leaseMs,
    ]);
  }

  async claimIdleRuns(graphVersions: readonly number[], idleMs: number, limit: number): Promise<IdleRun[]> {
    return this.db.query<IdleRun & Record<string, unknown>>(
      'claim_idle_runs',
      `UPDATE run SET nudge_count = nudge_count + 1, updated_at = now() WHERE id = ANY(ARRAY(
         SELECT r.id FROM run r WHERE r.status = 'in_progress' AND r.updated_at < now() - $1 * interval '1 ms' AND r.graph_version = ANY($3)
         AND NOT EXISTS (SELECT 1 FROM step s WHERE s.run_id = r.id AND s.status = 'pending') ORDER BY r.updated_at LIMIT $2 FOR UPDATE SKIP LOCKED))
       RETURNING id AS "runId", version, nudge_count AS "nudgeCount"`,
      [idleMs, limit, graphVersions],
    );
  }

  async countStepsLost(atLeast: number): Promise<number> {
    const sql = `SELECT count(*)::int AS steps FROM step WHERE status = 'pending' AND lease_until > now() AND lost_count >= $1`;
    const [row] = await this.db.query<{ steps: number }>('count_steps_lost', sql, [atLeast]);
    return row?.steps ?? 0;
  }

  async countOpenRuns(): Promise<RunsOfGraph[]> {
    const sql = `SELECT graph_version AS "graphVersion", count(*)::int AS runs FROM run WHERE ${IS_OPEN} GROUP BY graph_version ORDER BY graph_version`;
    return this.db.query<RunsOfGraph & Record<string, unknown>>('count_open_runs', sql, []);
  }

  async listRunsOfGraph(graphVersion: number, afterRunId: string, limit: number): Promise<string[]> {
    const sql = `SELECT id FROM run WHERE ${IS_OPEN} AND graph_version = $1 AND id > $2 ORDER BY id LIMIT $3`;
    return (await this.db.query<{ id: string }>('list_runs_of_graph', sql, [graphVersion, afterRunId, limit])).map((row) => row.id);
  }
}
