import { GENESIS_HASH } from '@app/agent-kit';
import type { ReducersOf } from '@app/agent-kit';
import { isOpen } from '@app/contracts';
import type { ClockPort, DispatchedVersion, DueWait, LostStep, Move, NewRun, TellingStep, UsedKey } from '@app/ports';
import { MAX_RANK, RUNS_PER_RANK } from './queue-rank.js';
import { Table, UniqueViolation, byKey, openStep, stored } from './in-memory.tables.js';
import type { LogRow, OutboxRow, RunRow, StepRow, VersionRow } from './in-memory.tables.js';

/** The tables behind {@link InMemoryRunStore}, and how rows get in and out. */
export abstract class InMemoryRunTables {
  protected readonly threads = new Table<{ readonly ownerId: string; readonly scenario: string }>('thread_pkey');
  protected readonly runs = new Table<RunRow>('run_pkey');
  protected readonly versions = new Table<VersionRow>('state_version_pkey');
  protected readonly log = new Table<LogRow>('decision_log_pkey');
  protected readonly loggedSteps = new Table<true>('decision_log_step_id_attempt_key');
  protected readonly steps = new Table<StepRow>('step_pkey');
  protected readonly stepTurns = new Table<true>('step_run_id_version_agent_key');
  protected readonly outbox = new Table<OutboxRow>('outbox_message_pkey');
  protected readonly queued = new Table<NewRun>('queued_request_pkey');
  protected readonly keys = new Table<UsedKey>('idempotency_key_pkey');

  /** `reducersOf` says how the fields of each workflow join. */
  constructor(
    private readonly clock: ClockPort,
    protected readonly reducersOf: ReducersOf,
  ) {}

  /** Every version of a thread, oldest first. */
  versionsOf(threadId: string): VersionRow[] {
    const rows = this.versions.all().filter((row) => row.threadId === threadId);
    return rows.sort(byKey((row) => row.version));
  }

  protected firstRow(run: NewRun, { version, rank }: { version: number; rank: number }, last: RunRow | undefined): RunRow {
    const { runId, threadId, ownerId, workflow, graphVersion, traceparent } = run;
    return {
      ...{ runId, threadId, ownerId, workflow, graphVersion, traceparent, version, firstVersion: version, rank },
      ...{ status: 'in_progress', moveCount: 0, stepCount: 0, nudgeCount: 0, error: null, restingState: null, updatedAtMs: this.nowMs() },
      ...{ spent: { modelCalls: 0, inputTokens: 0, outputTokens: 0 }, waits: [] },
      eventSeq: (last?.eventSeq ?? 0) + 1,
      logSeq: last?.logSeq ?? run.fork?.logEntry.seq ?? 0,
      logHash: last?.logHash ?? run.fork?.logEntry.hash ?? GENESIS_HASH,
    };
  }

  protected putRun(run: RunRow, move: Move): void {
    const { status, version, stepCount, logSeq, logHash, error, restingState } = stored(move);
    const next: RunRow = {
      ...run,
      ...{ status, version, logSeq, logHash, error, restingState, stepCount },
      moveCount: run.moveCount + 1,
      eventSeq: run.eventSeq + (move.versions.length + move.added.length > 0 ? 1 : 0),
      graphVersion: move.graphVersion ?? run.graphVersion,
      nudgeCount: 0,
      updatedAtMs: this.nowMs(),
      spent: spentAfter(run, move),
      waits: this.waitsAfter(run, move),
    };
    this.runs.put(run.runId, next);
    if (isOpen(status) && this.runsOf(run.threadId, run.workflow).some((other) => other.runId !== run.runId && isOpen(other.status)))
      throw new UniqueViolation('run_one_open_per_workflow_key', run.threadId);
  }

  private waitsAfter(run: RunRow, { waits = [], reminds }: Move): RunRow['waits'] {
    if (reminds !== undefined) return run.waits.map((wait) => (wait.key === reminds ? { ...wait, remindAtMs: null } : wait));
    const at = (afterMs: number | null): number | null => (afterMs === null ? null : this.nowMs() + afterMs);
    return waits.map(({ key, kind, payload, remindAfterMs, deadlineAfterMs }) => ({
      ...{ key, kind, payload, remindAtMs: at(remindAfterMs), deadlineMs: at(deadlineAfterMs) },
    }));
  }

  protected dueWaitsOf({ runId, moveCount, waits }: RunRow): DueWait[] {
    return waits.flatMap(({ key, kind, payload, remindAtMs, deadlineMs }): DueWait[] => {
      const childRunId = typeof payload['runId'] === 'string' ? payload['runId'] : null;
      const wait = { runId, moveCount, key, kind, childRunId };
      const child = childRunId === null ? undefined : this.runs.get(childRunId);
      if (child && !isOpen(child.status)) return [{ ...wait, due: 'ended' }];
      if ((remindAtMs ?? deadlineMs ?? Infinity) > this.nowMs()) return [];
      return [{ ...wait, due: remindAtMs === null ? 'deadline' : 'reminder' }];
    });
  }

  protected insertVersion(row: Omit<VersionRow, 'at'>): void {
    this.versions.insert(`${row.threadId} ${row.workflow} ${row.version}`, stored({ ...row, at: this.nowIso() }));
  }

  protected insertLog(row: LogRow): void {
    this.log.insert(`${row.threadId} ${row.workflow} ${row.seq}`, stored(row));
    if (row.stepId !== null) this.loggedSteps.insert(`${row.stepId} ${row.attempt}`, true);
  }

  protected insertStep(row: StepRow): void {
    this.steps.insert(row.stepId, row);
    this.stepTurns.insert(`${row.runId} ${row.version} ${row.agent}`, true);
  }

  protected rankOf(ownerId: string): number {
    const going = this.runs.all().filter((run) => run.ownerId === ownerId && run.status === 'in_progress').length;
    return Math.min(MAX_RANK, Math.floor(going / RUNS_PER_RANK));
  }

  /** The run that waits for this turn of a step. */
  protected runAwaiting(turn: TellingStep): RunRow | null {
    const step = this.steps.get(turn.stepId);
    const run = this.runs.get(turn.runId);
    const isWanted = step?.runId === turn.runId && step.status === 'pending' && step.attempt <= turn.attempt && step.version === turn.version;
    return isWanted && run?.status === 'in_progress' ? run : null;
  }

  protected dispatchedOn(move: Move): DispatchedVersion | null {
    const row = this.versions.get(`${move.threadId} ${this.runs.get(move.runId)?.workflow} ${move.version}`);
    if (!row || move.versions.length > 0 || move.added.length === 0) return null;
    return { cause: row.cause, agent: row.agent, delta: row.delta, at: row.at };
  }

  protected lostStep(step: StepRow): LostStep {
    const run = this.runs.get(step.runId);
    const { workflow = '', graphVersion = 0, rank = 0, traceparent = null } = run ?? {};
    return { runId: step.runId, ...openStep(step), workflow, graphVersion, rank, traceparent };
  }

  /** Of one workflow, oldest first. */
  protected runsOf(threadId: string, workflow: string): RunRow[] {
    const rows = this.runs.all().filter((row) => row.threadId === threadId && row.workflow === workflow);
    return rows.sort(byKey((row) => row.firstVersion));
  }

  protected deltasOf(run: RunRow, upTo: number): VersionRow['delta'][] {
    const rows = this.versionsOf(run.threadId).filter((row) => row.runId === run.runId && row.version <= upTo);
    return rows.map((row) => row.delta);
  }

  protected pendingSteps(isWanted: (step: StepRow) => boolean): StepRow[] {
    const rows = this.steps.all().filter((step) => step.status === 'pending' && isWanted(step));
    return rows.sort(byKey((step) => step.stepId));
  }

  /** Pending steps of runs that move. */
  protected awaitedSteps(isWanted: (step: StepRow, run: RunRow) => boolean): StepRow[] {
    return this.pendingSteps((step) => {
      const run = this.runs.get(step.runId);
      return run?.status === 'in_progress' && isWanted(step, run);
    });
  }

  protected nowIso(): string {
    return this.clock.now().toISOString();
  }

  protected nowMs(): number {
    return this.clock.now().getTime();
  }

  /** All of it or nothing, as a statement in the database. */
  protected atomically<T>(change: () => T): T {
    const tables = [this.threads, this.runs, this.versions, this.log, this.loggedSteps, this.steps, this.stepTurns, this.outbox, this.keys, this.queued];
    const rollbacks = tables.map((table) => table.savepoint());
    try {
      return change();
    } catch (error) {
      for (const rollBack of rollbacks) rollBack();
      throw error;
    }
  }
}

const spentAfter = ({ spent }: RunRow, { usage }: Move): RunRow['spent'] => ({
  modelCalls: spent.modelCalls + usage.modelCalls,
  inputTokens: spent.inputTokens + usage.inputTokens,
  outputTokens: spent.outputTokens + usage.outputTokens,
});
