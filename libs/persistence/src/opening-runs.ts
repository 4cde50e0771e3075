import { z } from 'zod';
import { RUN_STATUSES, TerminalError, isOpen } from '@app/contracts';
import { GENESIS_HASH } from '@app/agent-kit';
import type { CreateRunResult, DueWait, Move, NewRun, OpenedRun, ReplacedRun, WorkflowVersion } from '@app/ports';
import { isUniqueViolation } from './store-error.js';
import type { Database } from './database.js';
import { MovedRow, moveParameters, toStoredMove } from './move-rows.js';
import { CREATE_RUN, DUE_WAITS, OPEN_QUEUED_RUNS, REPLACE_RUN, UNNAMED_WAITS, servedParameters } from './opening-sql.js';
import { MAX_QUEUED_REQUESTS, MAX_RANK, RUNS_PER_RANK } from './queue-rank.js';

const CREATE_ATTEMPTS = 3;

const CreateRow = z.object({
  kind: z.string(),
  eventSeq: z.number().nullable(),
  at: z.date(),
  version: z.number().nullable(),
  rank: z.number().nullable(),
  thread_id: z.string().nullable(),
  run_id: z.string().nullable(),
});

function toCreateResult(row: z.infer<typeof CreateRow> | undefined, runId: string): CreateRunResult {
  if (!row) throw new TerminalError('INTERNAL_ERROR', `The database answered nothing about run ${runId}.`);
  const { kind, version, rank, eventSeq, thread_id: threadId, run_id: known } = row;
  if (kind === 'created' && version !== null && rank !== null && eventSeq !== null) return { kind, version, rank, eventSeq, at: row.at.toISOString() };
  if (kind === 'queued' && version !== null) return { kind, version };
  if (kind === 'repeated' && threadId && known) return { kind, threadId, runId: known };
  if (kind === 'busy' || kind === 'foreign' || kind === 'key_reused') return { kind };
  throw new TerminalError('INTERNAL_ERROR', `The database answered an unknown verdict ${kind} for run ${runId}.`);
}

/** See {@link RunStore.createRun}. */
export async function createRun(db: Database, run: NewRun): Promise<CreateRunResult> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      const [row] = await db.hot('create_run', CREATE_RUN, createParameters(run));
      return toCreateResult(row && CreateRow.parse(row), run.runId);
    } catch (error) {
      // Somebody made the thread, the run or the key between our look and our write: the next look sees it.
      if (!isUniqueViolation(error) || attempt === CREATE_ATTEMPTS) throw error;
    }
  }
}

const createParameters = ({ message, idempotency, ...run }: NewRun): unknown[] => [
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
  run.onBusy ?? null,
  MAX_QUEUED_REQUESTS,
  run.fork?.threadId ?? null,
  run.fork?.version ?? null,
  run.fork ? JSON.stringify(run.fork.logEntry) : null,
  run.workflow,
];

const ReplacedRow = MovedRow.extend({ nextVersion: z.number(), nextEventSeq: z.number() });

/** See {@link RunStore.replaceRun}. */
export async function replaceRun(db: Database, move: Move, { message, idempotency, ...next }: NewRun): Promise<ReplacedRun | null> {
  const [row] = await db.rows(ReplacedRow, REPLACE_RUN, [
    ...moveParameters([move]),
    next.runId,
    next.ownerId,
    next.graphVersion,
    JSON.stringify(next.state),
    next.traceparent,
    message.queue,
    message.jobId,
    JSON.stringify(message.payload),
    idempotency?.key ?? null,
    idempotency?.bodyHash ?? null,
    next.workflow,
  ]);
  return row ? { ended: toStoredMove(row), version: row.nextVersion, eventSeq: row.nextEventSeq } : null;
}

const OpenedRow = z.object({
  runId: z.string(),
  threadId: z.string(),
  workflow: z.string(),
  graphVersion: z.number(),
  version: z.number(),
  eventSeq: z.number(),
  at: z.date(),
  state: z.record(z.string(), z.unknown()),
  message: z.object({ queue: z.string(), jobId: z.string(), payload: z.unknown(), rank: z.number(), delayMs: z.number() }),
});

/** See {@link RunStore.openQueuedRuns}. */
export async function openQueuedRuns(db: Database, limit: number): Promise<OpenedRun[]> {
  try {
    const rows = await db.rows(OpenedRow, OPEN_QUEUED_RUNS, [limit, RUNS_PER_RANK, MAX_RANK, GENESIS_HASH]);
    return rows.map((row) => ({ ...row, at: row.at.toISOString() }));
  } catch (error) {
    // Another run was opened on one of the threads meanwhile; the next look sees it.
    if (isUniqueViolation(error)) return [];
    throw error;
  }
}

/** See {@link RunStore.findOpenRun}. */
export async function findOpenRun(db: Database, memberId: string, threadId: string, workflow: string): Promise<string | null> {
  const mayAct = { members: { some: { memberId, role: { in: ['owner', 'editor'] } } } };
  const run = await db.prisma.run.findFirst({
    where: { threadId, workflow, status: { in: RUN_STATUSES.filter(isOpen) }, thread: mayAct },
    select: { id: true },
  });
  return run?.id ?? null;
}

const WaitKind = z.enum(['input', 'decision', 'timer', 'webhook', 'run']);
const DueRow = z.object({
  runId: z.string(),
  moveCount: z.number(),
  key: z.string(),
  kind: WaitKind,
  due: z.enum(['reminder', 'deadline', 'ended']),
  childRunId: z.string().nullable(),
});
const IdRow = z.object({ id: z.string() });

/** See {@link RunStore.listDueWaits}. */
export function listDueWaits(db: Database, served: readonly WorkflowVersion[], limit: number): Promise<DueWait[]> {
  return db.rows(DueRow, DUE_WAITS, [limit, ...servedParameters(served)]);
}

/** See {@link RunStore.listUnnamedWaits}. */
export async function listUnnamedWaits(db: Database, served: readonly WorkflowVersion[], limit: number): Promise<string[]> {
  const rows = await db.rows(IdRow, UNNAMED_WAITS, [limit, ...servedParameters(served)]);
  return rows.map(({ id }) => id);
}

/** See {@link RunStore.filterAwaited}. */
export async function filterAwaited(db: Database, stepIds: readonly string[]): Promise<string[]> {
  const sql = `SELECT s.id FROM step s JOIN run r ON r.id = s.run_id WHERE s.id = ANY($1) AND s.status = 'pending' AND r.status = 'in_progress'`;
  return (await db.rows(IdRow, sql, [stepIds])).map((row) => row.id);
}
