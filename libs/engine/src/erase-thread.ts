import type { ErasedStep, NewAuditEntry, ThreadEraser, ThreadTraces } from '@app/ports';
import type { Engine } from './engine.js';
import { agentQueue } from './engine.js';
import { stepJobId } from './run-messages.js';

/** Where words of a thread may be: the database, queues and streams. */
export interface ErasablePlaces {
  readonly eraser: ThreadEraser;
  readonly traces: ThreadTraces;
}

/**
 * Erases a thread of an owner: in one commit from the database, then from queues and streams, and tells whoever follows it that it is over.
 * False for a thread the owner does not have. What Redis could not take out goes by itself: streams within an hour, failed jobs when they are old.
 *
 * @throws {RetryableError} STORE_UNAVAILABLE.
 */
export async function eraseThread(engine: Engine, places: ErasablePlaces, request: EraseRequest): Promise<boolean> {
  const { ownerId, threadId, audit } = request;
  const erased = await places.eraser.erase(ownerId, threadId, audit);
  if (!erased) return false;
  await places.traces
    .forget(
      threadId,
      engine.workflows.currentNames(),
      erased.steps.flatMap((step) => jobsOf(engine, step)),
    )
    .catch((error: unknown) => engine.onTrouble(error, 'queues still hold an erased thread'));
  const { newestRun } = erased;
  if (newestRun) engine.announce({ threadId, runId: newestRun.runId, version: newestRun.version, status: 'cancelled', seq: newestRun.eventSeq });
  return true;
}

export interface EraseRequest {
  readonly ownerId: string;
  readonly threadId: string;
  readonly audit: NewAuditEntry;
}

/** Each attempt of a step is a job of its agent, and its outcome, which has the words, one of the orchestrators. */
function jobsOf({ workflows }: Engine, { stepId, agent, attempt, ...version }: ErasedStep): { queue: string; jobId: string }[] {
  return Array.from({ length: attempt }, (_, index) => stepJobId({ stepId, attempt: index + 1 })).flatMap((jobId) => [
    { queue: agentQueue(agent), jobId },
    { queue: workflows.eventsQueue(version), jobId },
  ]);
}
