import { foldAll } from '@app/agent-kit';
import { isOpen, isWaiting } from '@app/contracts';
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
  TellingStep,
  UsedKey,
  WorkflowVersion,
} from '@app/ports';
import { MAX_QUEUED_REQUESTS } from './queue-rank.js';
import { InMemoryRunTables } from './in-memory.run-tables.js';
import { UniqueViolation, byKey, newStep, openStep, retriedStep, stored } from './in-memory.tables.js';
import type { LogRow, RunRow, StepRow } from './in-memory.tables.js';

const keyIdOf = (ownerId: string, key: string): string => JSON.stringify([ownerId, key]);
/** As long as on Postgres. */
const TAKEN_MS = 5_000;

const isOneOf = (served: readonly WorkflowVersion[], run: WorkflowVersion): boolean =>
  served.some(({ workflow, graphVersion }) => workflow === run.workflow && graphVersion === run.graphVersion);

const laneOf = ({ threadId, workflow }: Pick<NewRun, 'threadId' | 'workflow'>): string => `${threadId} ${workflow}`;

/** The run store without a database, for tests that try many schedules: same fences, keys and commits as on Postgres, time by the clock it is given. */
export class InMemoryRunStore extends InMemoryRunTables implements RunStore {
  async createRun(run: NewRun): Promise<CreateRunResult> {
    const keyId = run.idempotency ? keyIdOf(run.ownerId, run.idempotency.key) : null;
    const seen = keyId === null ? undefined : this.keys.get(keyId);
    if (seen && seen.bodyHash !== run.idempotency?.bodyHash) return { kind: 'key_reused' };
    if (seen) return { kind: 'repeated', threadId: seen.threadId, runId: seen.runId };
    const thread = this.threads.get(run.threadId);
    if (thread && thread.ownerId !== run.ownerId) return { kind: 'foreign' };
    const last = this.runsOf(run.threadId, run.workflow).at(-1);
    const waiting = this.queued.all().filter((other) => laneOf(other) === laneOf(run)).length;
    if ((last && isOpen(last.status)) || (waiting > 0 && run.onBusy !== 'interrupt')) return this.enqueueOrRefuse(run, last?.version ?? 0, waiting);
    return this.atomically(() => {
      const opened = this.insertRun(run);
      this.insertKey(run);
      return { kind: 'created', version: opened.version, rank: opened.rank, at: this.nowIso(), eventSeq: opened.eventSeq };
    });
  }

  private enqueueOrRefuse(run: NewRun, version: number, waiting: number): CreateRunResult {
    if (run.onBusy !== 'enqueue' || waiting >= MAX_QUEUED_REQUESTS) return { kind: 'busy' };
    return this.atomically(() => {
      this.queued.insert(run.runId, stored(run));
      this.insertKey(run);
      return { kind: 'queued', version };
    });
  }

  async replaceRun(move: Move, next: NewRun): Promise<ReplacedRun | null> {
    return this.atomically(() => {
      const ended = this.storeMove(move);
      if (!ended) return null;
      const { version, eventSeq } = this.insertRun(next);
      this.insertKey(next);
      return { ended, version, eventSeq };
    });
  }

  async openQueuedRuns(limit: number): Promise<OpenedRun[]> {
    const first = new Map<string, NewRun>();
    for (const request of this.queued.all()) if (!first.has(laneOf(request))) first.set(laneOf(request), request);
    const due = [...first.values()].filter(({ threadId, workflow }) => !this.runsOf(threadId, workflow).some(({ status }) => isOpen(status)));
    return this.atomically(() =>
      due.slice(0, limit).map((request) => {
        this.queued.remove(request.runId);
        const { version, eventSeq, rank } = this.insertRun(request);
        const { runId, threadId, workflow, graphVersion, state, message } = request;
        return { runId, threadId, workflow, graphVersion, version, eventSeq, at: this.nowIso(), state, message: { ...message, rank, delayMs: 0 } };
      }),
    );
  }

  async findOpenRun(memberId: string, threadId: string, workflow: string): Promise<string | null> {
    if (this.threads.get(threadId)?.ownerId !== memberId) return null;
    return this.runsOf(threadId, workflow).find((run) => isOpen(run.status))?.runId ?? null;
  }

  async listDueWaits(served: readonly WorkflowVersion[], limit: number): Promise<DueWait[]> {
    const due = this.runs
      .all()
      .filter((run) => isOneOf(served, run))
      .flatMap((run) => this.dueWaitsOf(run));
    return due.slice(0, limit);
  }

  async listUnnamedWaits(served: readonly WorkflowVersion[], limit: number): Promise<string[]> {
    const unnamed = this.runs.all().filter((run) => isOneOf(served, run) && isWaiting(run.status) && run.waits.length === 0);
    return unnamed.slice(0, limit).map(({ runId }) => runId);
  }

  async filterAwaited(stepIds: readonly string[]): Promise<string[]> {
    return this.awaitedSteps(({ stepId }) => stepIds.includes(stepId)).map(({ stepId }) => stepId);
  }

  async loadRun(runId: string): Promise<RunSnapshot | null> {
    const row = this.runs.get(runId);
    if (!row) return null;
    const { threadId, ownerId, workflow, graphVersion, status, version, moveCount, stepCount, logSeq, logHash, traceparent, rank } = row;
    return stored({
      ...{ runId, threadId, ownerId, workflow, graphVersion, status, version, moveCount, stepCount, logSeq, logHash, traceparent, rank },
      state: row.restingState ?? foldAll(this.deltasOf(row, version), this.reducersOf(workflow)),
      openSteps: this.pendingSteps((step) => step.runId === runId).map(openStep),
      waits: row.waits.map(({ key, kind, payload }) => ({ key, kind, payload })),
    });
  }

  async findKey(ownerId: string, key: string): Promise<UsedKey | null> {
    return this.keys.get(keyIdOf(ownerId, key)) ?? null;
  }

  async commitMove(move: Move): Promise<StoredMove | null> {
    return this.atomically(() => this.storeMove(move));
  }

  private storeMove(move: Move): StoredMove | null {
    const run = this.runs.get(move.runId);
    if (!run || run.moveCount !== move.expectedMoveCount) return null;
    const dispatchedOn = this.dispatchedOn(move);
    this.putRun(run, move);
    const { threadId, runId } = move;
    const { workflow } = run;
    for (const version of move.versions) this.insertVersion({ ...version, threadId, workflow, runId });
    for (const entry of move.logEntries) this.insertLog({ ...entry, threadId, workflow, runId });
    for (const child of move.children ?? []) this.queued.insert(child.runId, stored({ ...child, threadId, scenario: '', idempotency: null }));
    for (const { stepId, status, errorCode } of move.settled) this.steps.update(stepId, { status, errorCode });
    for (const retried of move.retried) this.steps.update(retried.stepId, retriedStep(this.steps.get(retried.stepId), retried, this.nowMs()));
    for (const added of move.added) this.insertStep(newStep(added, runId, this.nowMs()));
    for (const message of move.messages)
      if (!this.outbox.get(message.jobId)) this.outbox.insert(message.jobId, { ...stored(message), availableAtMs: this.nowMs() + message.delayMs });
    if (move.idempotency) this.keys.insert(keyIdOf(move.idempotency.ownerId, move.idempotency.key), { bodyHash: move.idempotency.bodyHash, threadId, runId });
    return { at: this.nowIso(), eventSeq: this.runs.get(runId)?.eventSeq ?? 0, dispatchedOn };
  }

  async loadStepInput(job: { runId: string; stepId: string; attempt: number; version: number }): Promise<StepInput | null> {
    const run = this.runAwaiting(job);
    const countedAttempt = this.steps.get(job.stepId)?.countedAttempt ?? 0;
    // The journal is elsewhere: whoever wants to know has to look.
    return (
      run &&
      stored({
        ...{ ownerId: run.ownerId, threadId: run.threadId, workflow: run.workflow, hasCalls: true, countedAttempt, spent: run.spent },
        state: foldAll(this.deltasOf(run, job.version), this.reducersOf(run.workflow)),
      })
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

  async listExpiredSteps(served: readonly WorkflowVersion[], limit: number): Promise<LostStep[]> {
    const expired = this.awaitedSteps((step, run) => step.leaseUntilMs < this.nowMs() && isOneOf(served, run));
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

  async claimIdleRuns(served: readonly WorkflowVersion[], idleMs: number, limit: number): Promise<IdleRun[]> {
    const waiting = new Set(this.pendingSteps(() => true).map((step) => step.runId));
    const moving = this.runs.all().filter((run) => run.status === 'in_progress' && isOneOf(served, run));
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

  async countOpenRuns(): Promise<RunsOfVersion[]> {
    const counts = new Map<string, RunsOfVersion>();
    for (const { status, workflow, graphVersion } of this.runs.all()) {
      const key = `${workflow} ${String(graphVersion).padStart(9, '0')}`;
      if (isOpen(status)) counts.set(key, { workflow, graphVersion, runs: (counts.get(key)?.runs ?? 0) + 1 });
    }
    return [...counts].sort(byKey(([key]) => key)).map(([, count]) => count);
  }

  async listRunsOfVersion(version: WorkflowVersion, afterRunId: string, limit: number): Promise<string[]> {
    const ids = this.runs.all().flatMap((run) => (isOpen(run.status) && isOneOf([version], run) && run.runId > afterRunId ? [run.runId] : []));
    return ids.sort().slice(0, limit);
  }

  /** Counts `events` more as told; null when nobody waits for this turn of the step. */
  countTold(turn: TellingStep, events: number): { threadId: string; workflow: string; version: number; seq: number; at: string } | null {
    const run = this.runAwaiting(turn);
    if (!run) return null;
    const seq = run.eventSeq + events;
    this.runs.update(run.runId, { eventSeq: seq });
    return { threadId: run.threadId, workflow: run.workflow, version: run.version, seq, at: this.nowIso() };
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

  private insertRun(run: NewRun): RunRow {
    const last = this.runsOf(run.threadId, run.workflow).at(-1);
    const version = (last?.version ?? 0) + 1;
    const rank = this.rankOf(run.ownerId);
    const { threadId, workflow, runId } = run;
    if (!this.threads.get(threadId)) this.threads.insert(threadId, { ownerId: run.ownerId, scenario: run.scenario });
    if (last && isOpen(last.status)) throw new UniqueViolation('run_one_open_per_workflow_key', threadId);
    const row = this.firstRow(run, { version, rank }, last);
    this.runs.insert(runId, row);
    this.insertVersion({ threadId, workflow, runId, version, cause: run.fork ? 'fork' : 'request', stepId: null, agent: null, delta: run.state });
    if (run.fork) this.insertLog({ ...run.fork.logEntry, threadId, workflow, runId });
    this.outbox.insert(run.message.jobId, { ...stored(run.message), delayMs: 0, rank, availableAtMs: this.nowMs() });
    return row;
  }

  private insertKey({ ownerId, idempotency, threadId, runId }: NewRun): void {
    if (idempotency) this.keys.insert(keyIdOf(ownerId, idempotency.key), { bodyHash: idempotency.bodyHash, threadId, runId });
  }
}
