import { createHash } from 'node:crypto';
import { canonicalJson } from '@app/agent-kit';
import type { AnyState } from '@app/agent-kit';
import { RequestError } from '@app/contracts';
import type { RunEvent } from '@app/contracts';
import type { OutgoingMessage, RunSnapshot } from '@app/ports';
import { announceStart } from './announce-move.js';
import { runEventsQueue } from './engine.js';
import type { Engine } from './engine.js';
import type { OutboxPublisher } from './outbox-publisher.js';
import { crashPoint } from './crash-points.js';

export interface StartRun {
  readonly ownerId: string;
  /** Absent: a new thread. */
  readonly threadId: string | undefined;
  readonly scenario: string;
  /** The first version of the run. */
  readonly state: AnyState;
  /** What the caller sent, where the first version holds more than that; two requests with one key are compared by it. */
  readonly said?: AnyState | undefined;
  readonly idempotencyKey: string | undefined;
  readonly traceparent: string | null;
}

export interface StartedRun {
  readonly threadId: string;
  readonly runId: string;
  /** Its first version; null when the same idempotency key had opened it before. */
  readonly version: number | null;
}

/** Tells the orchestrators that a run has to be looked at. */
export function runChangedMessage(run: Pick<RunSnapshot, 'runId' | 'graphVersion' | 'traceparent' | 'rank'>, version: number): OutgoingMessage {
  const { runId, traceparent, rank } = run;
  const payload: RunEvent = { type: 'run_changed', runId, version, ...(traceparent ? { traceparent } : {}) };
  return { queue: runEventsQueue(run.graphVersion), jobId: `${runId}.v${version}`, payload, delayMs: 0, rank };
}

/**
 * Opens a run in one commit, or finds the one that the same idempotency key opened before.
 *
 * @throws {RequestError} NOT_FOUND for somebody else's thread, RUN_IN_PROGRESS, IDEMPOTENCY_KEY_REUSED.
 * @throws {RetryableError} STORE_UNAVAILABLE.
 */
export async function startRun(engine: Engine, outbox: OutboxPublisher, request: StartRun): Promise<StartedRun> {
  const threadId = request.threadId ?? engine.ids.next('thr');
  const runId = engine.ids.next('run');
  // The orchestrator loads the version it finds, so the number in the message is a hint; a new run's own version is not known yet.
  const graphVersion = engine.currentGraph.version;
  // What the run will stand behind is not known before it is stored; the store gives the kept message its rank.
  const message = runChangedMessage({ runId, graphVersion, traceparent: request.traceparent, rank: 0 }, 1);
  await crashPoint('start:before-commit');
  const result = await engine.store.createRun({
    runId,
    threadId,
    ownerId: request.ownerId,
    scenario: request.scenario,
    graphVersion,
    state: request.state,
    traceparent: request.traceparent,
    message,
    idempotency: idempotencyOf(request),
  });
  switch (result.kind) {
    case 'created':
      await crashPoint('start:after-commit');
      announceStart(engine, { threadId, runId, version: result.version }, { ...result, state: request.state });
      outbox.publish([{ ...message, rank: result.rank }]);
      return { threadId, runId, version: result.version };
    case 'repeated':
      return { threadId: result.threadId, runId: result.runId, version: null };
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

/** Digest by which two bodies under one idempotency key are told apart. */
export const bodyHashOf = (body: unknown): string => createHash('sha256').update(canonicalJson(body)).digest('hex');

/** What counts as the same request: everything the caller sent, the thread's name included when the caller chose it. */
function idempotencyOf(request: StartRun): { key: string; bodyHash: string } | null {
  if (request.idempotencyKey === undefined) return null;
  return {
    key: request.idempotencyKey,
    bodyHash: bodyHashOf({ threadId: request.threadId ?? null, scenario: request.scenario, state: request.said ?? request.state }),
  };
}
