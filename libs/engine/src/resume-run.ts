import { fold } from '@app/agent-kit';
import type { AnyState } from '@app/agent-kit';
import { RequestError } from '@app/contracts';
import type { Move, RunSnapshot, ThreadView } from '@app/ports';
import { announceMove } from './announce-move.js';
import type { Engine } from './engine.js';
import type { OutboxPublisher } from './outbox-publisher.js';
import type { DecisionContext } from './decision-context.js';
import { crashPoint } from './crash-points.js';
import { nextLogEntry } from './log-entries.js';
import type { DecidedMove } from './move-draft.js';
import { runChangedMessage } from './start-run.js';

export interface ResumeRun {
  readonly thread: ThreadView;
  /** What the person brought in, such as answers. */
  readonly delta: AnyState;
  readonly inputSummary: string;
  readonly evidence: readonly string[];
  readonly idempotency: { readonly key: string; readonly bodyHash: string } | null;
}

/**
 * Continues a run that waits for input, with the person's words as its next version, and returns that version. Of two at once one wins.
 *
 * @throws {RequestError} RUN_NOT_AWAITING when it does not wait, or waits no longer.
 */
export async function resumeRun(engine: Engine, outbox: OutboxPublisher, request: ResumeRun): Promise<number> {
  const { thread } = request;
  const run = thread.status === 'awaiting_input' ? await engine.store.loadRun(thread.runId) : null;
  if (!run || run.status !== 'awaiting_input' || run.moveCount !== thread.moveCount) throw notAwaiting(thread);
  const decided = decideResume(run, request, { ids: engine.ids, now: engine.clock.now(), traceparent: engine.traceparent?.() });
  const stored = await engine.store.commitMove(decided.move);
  if (!stored) throw notAwaiting(thread);
  await crashPoint('resume:after-commit');
  announceMove(engine, decided, stored);
  outbox.publish(decided.move.messages);
  return decided.move.version;
}

/** What a person's words change about a run that waits for them: pure, as every other decision about runs. */
export function decideResume(
  run: RunSnapshot,
  request: Omit<ResumeRun, 'thread'>,
  { ids, now, traceparent }: Pick<DecisionContext, 'ids' | 'now' | 'traceparent'>,
): DecidedMove {
  const version = run.version + 1;
  const decision = { inputSummary: request.inputSummary, keyEvidence: [...request.evidence], outputSummary: 'The run goes on', riskFlags: [] };
  const entry = nextLogEntry(run, { agent: 'person', stepId: null, attempt: 1, version, decision }, now, ids.next('evt'));
  const moved = { status: 'in_progress', version, stepCount: 0, logSeq: entry.seq, logHash: entry.hash } as const;
  const move: Move = {
    runId: run.runId,
    threadId: run.threadId,
    expectedMoveCount: run.moveCount,
    ...moved,
    error: null,
    restingState: null,
    usage: { modelCalls: 0, inputTokens: 0, outputTokens: 0 },
    versions: [{ version, cause: 'resume', stepId: null, agent: null, delta: request.delta }],
    logEntries: [entry],
    settled: [],
    added: [],
    retried: [],
    messages: [runChangedMessage({ ...run, traceparent: traceparent ?? run.traceparent }, version)],
    ...(request.idempotency ? { idempotency: { ownerId: run.ownerId, ...request.idempotency } } : {}),
  };
  return { move, next: { ...run, ...moved, moveCount: run.moveCount + 1, state: fold(run.state, request.delta) } };
}

const notAwaiting = (thread: ThreadView): RequestError =>
  new RequestError(
    'RUN_NOT_AWAITING',
    `Thread ${thread.threadId} does not wait for answers (it is ${thread.status}); look at it with GET /plan/${thread.threadId}.`,
  );
