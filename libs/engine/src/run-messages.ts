import type { RunEvent, StepJob } from '@app/contracts';
import type { LostStep, OutgoingMessage, RunSnapshot } from '@app/ports';
import { RUN_EVENTS_QUEUE, agentQueue } from './engine.js';

/** The name of one delivery of a step on every queue it passes. */
export const stepJobId = (step: { readonly stepId: string; readonly attempt: number }): string => `${step.stepId}.${step.attempt}`;

/** Where outcomes go for jobs that do not say it: those of versions from before queues were named in jobs, which earlier releases serve too. */
const unnamedQueue = (graphVersion: number): string => (graphVersion === 1 ? RUN_EVENTS_QUEUE : `${RUN_EVENTS_QUEUE}-v${graphVersion}`);

/** The queue that the outcome of a job goes to. */
export const replyQueueOf = ({ replyTo, graphVersion }: Pick<StepJob, 'replyTo' | 'graphVersion'>): string => replyTo ?? unnamedQueue(graphVersion ?? 1);

/** Asks a worker to run a step, and to tell `eventsQueue` how it ended. */
export function stepMessage(
  step: Omit<LostStep, 'lostCount' | 'waitCount' | 'workflow' | 'firstAttempt'>,
  eventsQueue: string,
  delayMs: number,
): OutgoingMessage {
  const { runId, stepId, agent, attempt, version, graphVersion, rank, traceparent } = step;
  const replyTo = eventsQueue === unnamedQueue(graphVersion) ? {} : { replyTo: eventsQueue };
  const payload: StepJob = { runId, stepId, agent, attempt, version, graphVersion, ...replyTo, rank, ...(traceparent ? { traceparent } : {}) };
  return { queue: agentQueue(agent), jobId: stepJobId(step), payload, delayMs, rank };
}

/** Tells the orchestrators that a run has to be looked at. */
export function runChangedMessage(run: Pick<RunSnapshot, 'runId' | 'traceparent' | 'rank'>, version: number, eventsQueue: string): OutgoingMessage {
  const { runId, traceparent, rank } = run;
  const payload: RunEvent = { type: 'run_changed', runId, version, ...(traceparent ? { traceparent } : {}) };
  return { queue: eventsQueue, jobId: `${runId}.v${version}`, payload, delayMs: 0, rank };
}
