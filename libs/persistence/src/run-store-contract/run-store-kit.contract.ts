import { createSequentialIds } from '@app/adapters';
import type { IdsPort, Move, NewLogEntry, NewRun, NewStep, RunSnapshot, RunStore } from '@app/ports';

/** A store under test and two windows into what it keeps. */
export interface RunStoreSubject {
  readonly store: RunStore;
  /** The same data, seen by another process that remembers nothing. */
  another(): RunStore;
  /** Version numbers of a thread, oldest first. */
  versionsOf(threadId: string): Promise<number[]>;
  /** Sequence numbers and hashes of a thread's log, oldest first. */
  logOf(threadId: string): Promise<{ readonly seq: number; readonly hash: string }[]>;
}

export const IN_AN_HOUR_MS = 3_600_000;
export const EVERYTHING = 1_000;
/** Version of the workflow that the cases run under. */
export const versionOf = (graphVersion: number) => ({ workflow: 'errand', graphVersion });
export const SERVED = [versionOf(1)];
/** Flags are a set in every workflow of the cases. */
export const reducersOf = () => ({ flags: 'union' }) as const;

/** What the cases of the contract have in common; `subject` answers once the store was made. */
export type RunStoreKit = ReturnType<typeof createRunStoreKit>;

/** The helpers of the cases around one subject. */
export function createRunStoreKit(subject: () => RunStoreSubject) {
  const store = (): RunStore => subject().store;
  const ids: IdsPort = createSequentialIds();

  const newRun = (more: Partial<NewRun> = {}): NewRun => {
    const runId = ids.next('run');
    return {
      runId,
      threadId: ids.next('thr'),
      ownerId: 'ann',
      scenario: 'api',
      ...versionOf(1),
      state: { turns: ['Lisbon'] },
      traceparent: null,
      idempotency: null,
      message: { queue: 'run-events', jobId: `${runId}.v1`, payload: { type: 'run_changed', runId, version: 1 }, delayMs: 0 },
      ...more,
    };
  };
  const load = async (runId: string): Promise<RunSnapshot> => {
    const loaded = await store().loadRun(runId);
    if (!loaded) throw new Error(`run ${runId} was not stored`);
    return loaded;
  };
  const open = async (more: Partial<NewRun> = {}): Promise<RunSnapshot> => {
    const run = newRun(more);
    await store().createRun(run);
    return load(run.runId);
  };
  const logEntry = (run: RunSnapshot, stepId: string | null = null): NewLogEntry => ({
    seq: run.logSeq + 1,
    version: run.version + 1,
    stepId,
    agent: 'adder',
    attempt: 1,
    salt: 's',
    contentHash: 'c',
    previousHash: run.logHash,
    hash: `h${run.logSeq + 1}`,
    entry: { agent: 'adder', inputSummary: 'i', keyEvidence: [], outputSummary: 'o', riskFlags: [], timestamp: '2026-11-20T12:00:00.000Z' },
  });
  /** A move that changes nothing but what the case is about. */
  const bareMove = (run: RunSnapshot, more: Partial<Move> = {}): Move => ({
    ...{ runId: run.runId, threadId: run.threadId, expectedMoveCount: run.moveCount, status: 'in_progress' },
    ...{ version: run.version, stepCount: run.stepCount, logSeq: run.logSeq, logHash: run.logHash, error: null, restingState: null },
    usage: { modelCalls: 1, inputTokens: 2, outputTokens: 3 },
    ...{ versions: [], logEntries: [], settled: [], added: [], retried: [], messages: [] },
    ...more,
  });
  /** A move with one new version and its log entry. */
  const moveOf = (run: RunSnapshot, more: Partial<Move> = {}): Move =>
    bareMove(run, {
      ...{ version: run.version + 1, logSeq: run.logSeq + 1, logHash: `h${run.logSeq + 1}` },
      versions: [{ version: run.version + 1, cause: 'step', stepId: null, agent: 'adder', delta: { flags: ['A'], n: run.version + 1 } }],
      logEntries: [logEntry(run)],
      ...more,
    });
  const newStep = (more: Partial<NewStep> = {}): NewStep => ({ stepId: ids.next('stp'), agent: 'packer', version: 1, leaseMs: 30_000, ...more });
  const openWithStep = async (more: Partial<NewStep> = {}) => {
    const run = await open();
    const step = newStep(more);
    await store().commitMove(bareMove(run, { added: [step] }));
    return { run: await load(run.runId), step, job: { runId: run.runId, stepId: step.stepId, attempt: 1, version: step.version } };
  };
  const settledAs = (stepId: string, status: 'finished' | 'superseded') => ({ stepId, status, errorCode: null, errorMessage: null, durationMs: 1 });
  const jobsOlderThan = async (ageMs: number) => (await store().takeDueMessages(ageMs, EVERYTHING)).map((message) => message.jobId);
  const expiredSteps = async () => (await store().listExpiredSteps(SERVED, EVERYTHING)).map((lost) => lost.stepId);
  // A bound in the future: the clock of a database does not stand still for a test.
  const idleRuns = async () => (await store().claimIdleRuns(SERVED, -IN_AN_HOUR_MS, EVERYTHING)).map((idle) => idle.runId);

  return { subject, ids, newRun, load, open, logEntry, bareMove, moveOf, newStep, openWithStep, settledAs, jobsOlderThan, expiredSteps, idleRuns };
}
