import { createHash } from 'node:crypto';
import { GENESIS_HASH, REPEATABLE_SEAL, canonicalJson } from '@app/agent-kit';
import type { AnyState } from '@app/agent-kit';
import { RequestError, isOpen } from '@app/contracts';
import type { Decision } from '@app/contracts';
import type { CreateRunResult, Fork, NewRun, ReplacedRun } from '@app/ports';
import { announceStart } from './announce-move.js';
import { decideCancel } from './cancel-run.js';
import { contextWithoutRoute } from './decision-context.js';
import type { Engine } from './engine.js';
import { moveRun } from './move-run.js';
import { runChangedMessage } from './run-messages.js';
import { crashPoint } from './crash-points.js';
import { nextLogEntry } from './log-entries.js';

export interface StartRun {
  /** The name of the workflow; the run keeps to the version that new runs of it keep to. */
  readonly workflow: string;
  readonly ownerId: string;
  /** Absent: a new thread. */
  readonly threadId: string | undefined;
  readonly scenario: string;
  /** The first version of the run. */
  readonly state: AnyState;
  /** What we add to it from elsewhere; the same request stays the same whatever that is. */
  readonly added?: AnyState;
  /** What the caller sent, where the first version holds more than that; two requests with one key are compared by it. */
  readonly said?: AnyState | undefined;
  readonly idempotencyKey: string | undefined;
  readonly traceparent: string | null;
  /** What to do when the thread has a run that is still going; absent: refuse. */
  readonly onBusy?: 'enqueue' | 'interrupt' | undefined;
  /** Given for a new thread that goes on from a version of another one. */
  readonly fork?: ForkOrigin;
}

/** Where a forked thread comes from, what was asked for, and what its log says about it. */
export interface ForkOrigin {
  readonly threadId: string;
  readonly version: number;
  readonly patch: unknown;
  readonly decision: Decision;
}

export interface StartedRun {
  readonly threadId: string;
  readonly runId: string;
  /** Its first version; null when the same idempotency key had opened it before. */
  readonly version: number | null;
  /** True when it waits for the end of another run; `version` is then the one the thread is at. */
  readonly isQueued?: boolean;
}

/**
 * Opens a run in one commit, or finds the one that the same idempotency key opened before.
 *
 * @throws {RequestError} NOT_FOUND for somebody else's thread, RUN_IN_PROGRESS, IDEMPOTENCY_KEY_REUSED.
 * @throws {RetryableError} STORE_UNAVAILABLE.
 */
export async function startRun(engine: Engine, request: StartRun): Promise<StartedRun> {
  const threadId = request.threadId ?? engine.ids.next('thr');
  const runId = engine.ids.next('run');
  // The orchestrator loads the version it finds, so the number in the message is a hint; a new run's own version is not known yet.
  const { name: workflow, version: graphVersion, eventsQueue } = engine.workflows.current(request.workflow);
  // What the run will stand behind is not known before it is stored; the store gives the kept message its rank.
  const message = runChangedMessage({ runId, traceparent: request.traceparent, rank: 0 }, 1, eventsQueue);
  await crashPoint('start:before-commit');
  const onBusy = request.onBusy ? { onBusy: request.onBusy } : {};
  const state = { ...request.state, ...request.added };
  const run: NewRun = {
    runId,
    threadId,
    ownerId: request.ownerId,
    scenario: request.scenario,
    workflow,
    graphVersion,
    state,
    traceparent: request.traceparent,
    message,
    idempotency: idempotencyOf(request),
    ...onBusy,
    ...(request.fork ? { fork: toFork(engine, threadId, request.fork) } : {}),
  };
  const result = await createOrReplace(engine, run);
  switch (result.kind) {
    case 'created':
      await crashPoint('start:after-commit');
      announceStart(engine, { threadId, runId, workflow, version: result.version, cause: request.fork ? 'fork' : 'request' }, { ...result, state });
      engine.outbox.publish([{ ...message, rank: result.rank }]);
      return { threadId, runId, version: result.version };
    case 'repeated':
      return { threadId: result.threadId, runId: result.runId, version: null };
    case 'queued':
      return { threadId, runId, version: result.version, isQueued: true };
    case 'busy':
      throw new RequestError(
        'RUN_IN_PROGRESS',
        `Thread ${threadId} has a run that is still going; wait for its end, answer its questions, or use another thread.`,
      );
    case 'foreign':
      throw new RequestError('NOT_FOUND', `There is no thread ${threadId}.`);
    case 'key_reused':
      throw new RequestError('IDEMPOTENCY_KEY_REUSED', 'This Idempotency-Key was sent before with another body; use a new key for a new request.');
  }
}

/** Each lost race means that the run in the way made a move of its own, or ended. */
const MAX_LOST_RACES = 50;

/** Opens the run; one that is in its way is cancelled in the same commit when the request wants that. */
async function createOrReplace(engine: Engine, run: NewRun): Promise<CreateRunResult> {
  for (let race = 0; ; race += 1) {
    const result = await engine.store.createRun(run);
    if (result.kind !== 'busy' || run.onBusy !== 'interrupt' || race === MAX_LOST_RACES) return result;
    const openRunId = await engine.store.findOpenRun(run.ownerId, run.threadId, run.workflow);
    const replaced = openRunId === null ? null : await replaceRun(engine, openRunId, run);
    if (replaced) return replaced;
  }
}

/** Ends the run that is in the way and opens the new one, both or neither; null when that run moved or ended meanwhile. */
async function replaceRun(engine: Engine, inTheWay: string, run: NewRun): Promise<CreateRunResult | null> {
  const opened: ReplacedRun[] = [];
  const rank = await moveRun<number | null>(
    engine,
    inTheWay,
    (old) => {
      if (!old || !isOpen(old.status)) return { stop: null };
      return { decided: decideCancel(old, contextWithoutRoute(engine, old), 'A new request took its place'), result: old.rank };
    },
    {
      ...{ name: 'cancel', maxLostRaces: 0, onCrowded: () => null },
      commit: async (move) => {
        const replaced = await engine.store.replaceRun(move, run);
        if (replaced) opened.push(replaced);
        return replaced?.ended ?? null;
      },
    },
  );
  const [replaced] = opened;
  if (rank === null || !replaced) return null;
  const { version, eventSeq, ended } = replaced;
  return { kind: 'created', version, rank, at: ended.at, eventSeq };
}

/** Digest by which two bodies under one idempotency key are told apart. */
export const bodyHashOf = (body: unknown): string => createHash('sha256').update(canonicalJson(body)).digest('hex');

/** What counts as the same request: everything the caller sent, the thread's name included when the caller chose it. */
function idempotencyOf(request: StartRun): { key: string; bodyHash: string } | null {
  if (request.idempotencyKey === undefined) return null;
  const { fork, threadId = null, scenario, state, said } = request;
  return { key: request.idempotencyKey, bodyHash: fork ? forkBodyHash(fork) : bodyHashOf({ threadId, scenario, state: said ?? state }) };
}

/** Digest of a wish to fork; the state comes from the version that it names. */
export const forkBodyHash = ({ threadId, version, patch }: Omit<ForkOrigin, 'decision'>): string => bodyHashOf({ fork: threadId, version, patch });

/** The log of a forked thread begins with where it comes from. */
function toFork({ clock, ids, seal = REPEATABLE_SEAL }: Engine, threadId: string, { threadId: parentId, version, decision }: ForkOrigin): Fork {
  const turn = { agent: 'person', stepId: null, attempt: 1, version: 1, decision };
  const pen = { seal, now: clock.now(), saltSeed: ids.next('evt') };
  return { threadId: parentId, version, logEntry: nextLogEntry({ threadId, logSeq: 0, logHash: GENESIS_HASH }, turn, pen) };
}
