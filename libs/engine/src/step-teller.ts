import { redact } from '@app/contracts';
import type { StepJob } from '@app/contracts';
import type { NumberedStepEvent, StepEventStore } from '@app/ports';
import type { Announce } from './engine.js';

/** Keeps what steps tell and shows it to whoever follows their threads. */
export interface StepTeller {
  /** @throws {RetryableError} STORE_UNAVAILABLE. */
  tell(job: StepJob, events: readonly NumberedStepEvent[]): Promise<void>;
}

/** Stores first, then announces: what nobody may have seen is never lost, and what somebody saw is always there. */
export const storedStepEvents = (store: StepEventStore, announce: Announce): StepTeller => ({
  async tell(job, events) {
    // What a tool or a model says may hold a secret of somebody; readers and the database never see it.
    const told = await store.append(job, job.agent, redact(events));
    if (!told || told.batch.events.length === 0) return;
    const { threadId, workflow, version, batch } = told;
    announce({ threadId, workflow, runId: job.runId, version, status: 'in_progress', seq: batch.seq }, batch);
  },
});
