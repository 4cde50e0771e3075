import { GENESIS_HASH, fold, foldAll } from '@app/agent-kit';
import { isOpen } from '@app/contracts';
import type {
  ClockPort,
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
  TellingStep,
  UsedKey,
} from '@app/ports';
import { MAX_RANK, RUNS_PER_RANK } from './queue-rank.js';
import { Table, UniqueViolation, byKey, newStep, openStep, retriedStep, stored } from './in-memory.tables.js';
import type { LogRow, OutboxRow, RunRow, StepRow, VersionRow } from './in-memory.tables.js';

const keyIdOf = (ownerId: string, key: string): string => JSON.stringify([ownerId, key]);
/** As long as on Postgres. */
const TAKEN_MS = 5_000;

/** The run store without a database, for tests that try many schedules: same fences, keys and commits as on Postgres, time by the clock it is given. */
export class InMemoryRunStore implements RunStore {
  private readonly threads = new Table<{ readonly ownerId: string; readonly scenario: string }>('thread_pkey');
  private readonly runs = new Table<RunRow>('run_pkey');
  private readonly versions = new Table<VersionRow>('state_version_pkey');
  private readonly log = new Table<LogRow>('decision_log_pkey');
  private readonly loggedSteps = new Table<true>('decision_log_step_id_attempt_key');
  private readonly steps = new Table<StepRow>('step_pkey');
  private readonly stepTurns = new Table<true>('step_run_id_version_agent_key');
  private readonly outbox = new Table<OutboxRow>('outbox_message_pkey');
  private readonly keys = new Table<UsedKey>('idempotency_key_pkey');

  constructor(private readonly clock: ClockPort) {}

  async createRun(run: NewRun): Promise<CreateRunResult> {
    const keyId = run.idempotency ? keyIdOf(run.ownerId, run.idempotency.key) : null;
    const seen = keyId === null ? undefined : this.keys.get(keyId);
    if (seen && seen.bodyHash !== run.idempotency?.bodyHash) return { kind: 'key_reused' };
    if (seen) return { kind: 'repeated', threadId: seen.threadId, runId: seen.runId };
    const thread = this.threads.get(run.threadId);
    if (thread && thread.ownerId !== run.ownerId) return { kind: 'foreign' };
    const last = this.runsOf(run.threadId).at(-1);
    if (last && isOpen(last.status)) return { kind: 'busy' };
    return this.atomically(() => {
      const version = (last?.version ?? 0) + 1;
      const rank = this.rankOf(run.ownerId);
      if (!thread) this.threads.insert(run.threadId, { ownerId: run.ownerId, scenario: run.scenario });
      this.runs.insert(run.runId, this.firstRow(run, { version, rank }, last));
      const { threadId, runId } = run;
      this.insertVersion({ threadId, runId, version, cause: run.fork ? 'fork' : 'request', stepId: null, agent: null, delta: run.state });
      if (run.fork) this.insertLog({ ...run.fork.logEntry, threadId, runId });
      if (keyId !== null && run.idempotency) this.keys.insert(keyId, { bodyHash: run.idempotency.bodyHash, threadId, runId });
      this.outbox.insert(run.message.jobId, { ...stored(run.message), delayMs: 0, rank, availableAtMs: this.nowMs() });
      return { kind: 'created', version, rank, at: this.nowIso(), eventSeq: this.runs.get(run.runId)?.eventSeq ?? 0 };
    });
  }

  async loadRun(runId: string): Promise<RunSnapshot | null> {
    const row = this.runs.get(runId);
    if (!row) return null;
    const { threadId, ownerId, graphVersion, status, version, moveCount, stepCount, logSeq, logHash, traceparent, rank } = row;
    return stored({
      ...{ runId, threadId, ownerId, graphVersion, status, version, moveCount, stepCount, logSeq, logHash, traceparent, rank },
      state: row.restingState ?? foldAll(this.deltasOf(row, version)),
      openSteps: this.pendingSteps((step) => step.runId === runId).map(openStep),
    });
  }

  async findKey(ownerId: string, key: string): Promise<UsedKey | null> {
    return this.keys.get(keyIdOf(ownerId, key)) ?? null;
  }

  async commitMove(move: Move): Promise<StoredMove | null> {
    const run = this.runs.get(move.runId);
    if (!run || run.moveCount !== move.expectedMoveCount) return null;
    const dispatchedOn = this.dispatchedOn(move);
    return this.atomically(() => {
      this.putRun(run, move);
      const { threadId, runId } = move;
      for (const version of move.versions) this.insertVersion({ ...version, threadId, runId });
      for (const entry of move.logEntries) this.insertLog({ ...entry, threadId, runId });
      for (const { stepId, status, errorCode } of move.settled) this.steps.update(stepId, { status, errorCode });
      for (const retried of move.retried) this.steps.update(retried.stepId, retriedStep(this.steps.get(retried.stepId), retried, this.nowMs()));
      for (const added of move.added) this.insertStep(newStep(added, runId, this.nowMs()));
      for (const message of move.messages)
        if (!this.outbox.get(message.jobId)) this.outbox.insert(message.jobId, { ...stored(message), availableAtMs: this.nowMs() + message.delayMs });
      if (move.idempotency) this.keys.insert(keyIdOf(move.idempotency.ownerId, move.idempotency.key), { bodyHash: move.idempotency.bodyHash, threadId, runId });
      return { at: this.nowIso(), eventSeq: this.runs.get(runId)?.eventSeq ?? 0, dispatchedOn };
    });
  }

  async loadStepInput(job: { runId: string; stepId: string; attempt: number; version: number }): Promise<StepInput | null> {
    const run = this.runAwaiting(job);
    const countedAttempt = this.steps.get(job.stepId)?.countedAttempt ?? 0;
    // The journal is elsewhere: whoever wants to know has to look.
    return (
      run &&
      stored({ ...{ ownerId: run.ownerId, threadId: run.threadId, hasCalls: true, countedAttempt }, state: this.deltasOf(run, job.version).reduce(fold, {}) })
    );
  }

  async takeDueMessages(olderThanMs: number, limit: number): Promise<OutgoingMessage[]> {
    const dueMs = this.nowMs() - olderThanMs;
    const due = this.outbox.all().filter((row) => row.availableAtMs <= dueMs);
    due.sort(byKey((row) => row.availableAtMs));
    const taken = due.slice(0, limit);
    for (const { jobId } of taken) this.outbox.update(jobId, { availableAtMs: this.nowMs() + TAKEN_MS });
    return taken.map(({ jobId, queue, payload, rank }) => ({ jobId, queue, payload: stored(payload), delayMs: 0, rank }));
  }

  async forgetMessages(jobIds: readonly string[]): Promise<void> {
    for (const jobId of jobIds) this.outbox.remove(jobId);
  }

  async listExpiredSteps(graphVersions: readonly number[], limit: number): Promise<LostStep[]> {
    const expired = this.awaitedSteps((step, run) => step.leaseUntilMs < this.nowMs() && graphVersions.includes(run.graphVersion));
    expired.sort(byKey((step) => step.leaseUntilMs));
    return expired.slice(0, limit).map((step) => this.lostStep(step));
  }

  async extendLeases(stepIds: readonly string[], leaseMs: number): Promise<void> {
    for (const stepId of stepIds) if (this.steps.get(stepId)?.status === 'pending') this.steps.update(stepId, { leaseUntilMs: this.nowMs() + leaseMs });
  }

  async listPendingSteps(afterStepId: string, limit: number): Promise<LostStep[]> {
    // A retry that is held back keeps its pause: its message is still in the outbox.
    const isHeldBack = (step: StepRow): boolean => (this.outbox.get(`${step.stepId}.${step.attempt}`)?.availableAtMs ?? 0) > this.nowMs();
    const pending = this.awaitedSteps((step) => step.stepId > afterStepId && !isHeldBack(step));
    return pending.slice(0, limit).map((step) => this.lostStep(step));
  }

  async claimIdleRuns(graphVersions: readonly number[], idleMs: number, limit: number): Promise<IdleRun[]> {
    const waiting = new Set(this.pendingSteps(() => true).map((step) => step.runId));
    const moving = this.runs.all().filter((run) => run.status === 'in_progress' && graphVersions.includes(run.graphVersion));
    const idle = moving.filter((run) => run.updatedAtMs < this.nowMs() - idleMs && !waiting.has(run.runId));
    idle.sort(byKey((run) => run.updatedAtMs));
    return idle.slice(0, limit).map(({ runId, version, nudgeCount }) => {
      this.runs.update(runId, { nudgeCount: nudgeCount + 1, updatedAtMs: this.nowMs() });
      return { runId, version, nudgeCount: nudgeCount + 1 };
    });
  }

  async countStepsLost(atLeast: number): Promise<number> {
    return this.pendingSteps((step) => step.leaseUntilMs > this.nowMs() && step.lostCount >= atLeast).length;
  }

  async countOpenRuns(): Promise<RunsOfGraph[]> {
    const counts = new Map<number, number>();
    for (const run of this.runs.all()) if (isOpen(run.status)) counts.set(run.graphVersion, (counts.get(run.graphVersion) ?? 0) + 1);
    return [...counts].sort(([a], [b]) => a - b).map(([graphVersion, runs]) => ({ graphVersion, runs }));
  }

  async listRunsOfGraph(graphVersion: number, afterRunId: string, limit: number): Promise<string[]> {
    const ids = this.runs.all().flatMap((run) => (isOpen(run.status) && run.graphVersion === graphVersion && run.runId > afterRunId ? [run.runId] : []));
    return ids.sort().slice(0, limit);
  }

  /** Counts `events` more as told; null when nobody waits for this turn of the step. */
  countTold(turn: TellingStep, events: number): { threadId: string; version: number; seq: number; at: string } | null {
    const run = this.runAwaiting(turn);
    if (!run) return null;
    const seq = run.eventSeq + events;
    this.runs.update(run.runId, { eventSeq: seq });
    return { threadId: run.threadId, version: run.version, seq, at: this.nowIso() };
  }

  /** Every version of a thread, oldest first. */
  versionsOf(threadId: string): VersionRow[] {
    const rows = this.versions.all().filter((row) => row.threadId === threadId);
    return rows.sort(byKey((row) => row.version));
  }

  /** The decision log of a thread, oldest entry first. */
  logOf(threadId: string): LogRow[] {
    const rows = this.log.all().filter((row) => row.threadId === threadId);
    return rows.sort(byKey((row) => row.seq));
  }

  /** Why a run failed; null while it did not. */
  errorOf(runId: string): RunRow['error'] {
    return this.runs.get(runId)?.error ?? null;
  }

  private firstRow(run: NewRun, { version, rank }: { version: number; rank: number }, last: RunRow | undefined): RunRow {
    const { runId, threadId, ownerId, graphVersion, traceparent } = run;
    return {
      ...{ runId, threadId, ownerId, graphVersion, traceparent, version, firstVersion: version, rank },
      ...{ status: 'in_progress', moveCount: 0, stepCount: 0, nudgeCount: 0, error: null, restingState: null, updatedAtMs: this.nowMs() },
      eventSeq: (last?.eventSeq ?? 0) + 1,
      logSeq: last?.logSeq ?? run.fork?.logEntry.seq ?? 0,
      logHash: last?.logHash ?? run.fork?.logEntry.hash ?? GENESIS_HASH,
    };
  }

  private putRun(run: RunRow, move: Move): void {
    const { status, version, stepCount, logSeq, logHash, error, restingState } = stored(move);
    const next: RunRow = {
      ...run,
      ...{ status, version, logSeq, logHash, error, restingState, stepCount },
      moveCount: run.moveCount + 1,
      eventSeq: run.eventSeq + (move.versions.length + move.added.length > 0 ? 1 : 0),
      graphVersion: move.graphVersion ?? run.graphVersion,
      nudgeCount: 0,
      updatedAtMs: this.nowMs(),
    };
    this.runs.put(run.runId, next);
    if (isOpen(status) && this.runsOf(run.threadId).some((other) => other.runId !== run.runId && isOpen(other.status)))
      throw new UniqueViolation('run_one_open_per_thread_key', run.threadId);
  }

  private insertVersion(row: Omit<VersionRow, 'at'>): void {
    this.versions.insert(`${row.threadId} ${row.version}`, stored({ ...row, at: this.nowIso() }));
  }

  private insertLog(row: LogRow): void {
    this.log.insert(`${row.threadId} ${row.seq}`, stored(row));
    if (row.stepId !== null) this.loggedSteps.insert(`${row.stepId} ${row.attempt}`, true);
  }

  private insertStep(row: StepRow): void {
    this.steps.insert(row.stepId, row);
    this.stepTurns.insert(`${row.runId} ${row.version} ${row.agent}`, true);
  }

  private rankOf(ownerId: string): number {
    const going = this.runs.all().filter((run) => run.ownerId === ownerId && run.status === 'in_progress').length;
    return Math.min(MAX_RANK, Math.floor(going / RUNS_PER_RANK));
  }

  /** The run that waits for this turn of a step. */
  private runAwaiting(turn: TellingStep): RunRow | null {
    const step = this.steps.get(turn.stepId);
    const run = this.runs.get(turn.runId);
    const isWanted = step?.runId === turn.runId && step.status === 'pending' && step.attempt <= turn.attempt && step.version === turn.version;
    return isWanted && run?.status === 'in_progress' ? run : null;
  }

  private dispatchedOn(move: Move): DispatchedVersion | null {
    const row = this.versions.get(`${move.threadId} ${move.version}`);
    if (!row || move.versions.length > 0 || move.added.length === 0) return null;
    return { cause: row.cause, agent: row.agent, delta: row.delta, at: row.at };
  }

  private lostStep(step: StepRow): LostStep {
    const run = this.runs.get(step.runId);
    return { runId: step.runId, ...openStep(step), graphVersion: run?.graphVersion ?? 0, rank: run?.rank ?? 0, traceparent: run?.traceparent ?? null };
  }

  /** Oldest first. */
  private runsOf(threadId: string): RunRow[] {
    const rows = this.runs.all().filter((row) => row.threadId === threadId);
    return rows.sort(byKey((row) => row.firstVersion));
  }

  private deltasOf(run: RunRow, upTo: number): VersionRow['delta'][] {
    const rows = this.versionsOf(run.threadId).filter((row) => row.runId === run.runId && row.version <= upTo);
    return rows.map((row) => row.delta);
  }

  private pendingSteps(isWanted: (step: StepRow) => boolean): StepRow[] {
    const rows = this.steps.all().filter((step) => step.status === 'pending' && isWanted(step));
    return rows.sort(byKey((step) => step.stepId));
  }

  /** Pending steps of runs that move. */
  private awaitedSteps(isWanted: (step: StepRow, run: RunRow) => boolean): StepRow[] {
    return this.pendingSteps((step) => {
      const run = this.runs.get(step.runId);
      return run?.status === 'in_progress' && isWanted(step, run);
    });
  }

  private nowIso(): string {
    return this.clock.now().toISOString();
  }

  private nowMs(): number {
    return this.clock.now().getTime();
  }

  /** All of it or nothing, as a statement in the database. */
  private atomically<T>(change: () => T): T {
    const tables = [this.threads, this.runs, this.versions, this.log, this.loggedSteps, this.steps, this.stepTurns, this.outbox, this.keys];
    const rollbacks = tables.map((table) => table.savepoint());
    try {
      return change();
    } catch (error) {
      for (const rollBack of rollbacks) rollBack();
      throw error;
    }
  }
}
