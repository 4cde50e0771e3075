import type { StepJob } from '@app/contracts';
import type { LostStep, OutgoingMessage } from '@app/ports';
import { agentQueue } from './engine.js';

/** The name of one delivery of a step on every queue it passes. */
export const stepJobId = (step: { readonly stepId: string; readonly attempt: number }): string => `${step.stepId}.${step.attempt}`;

/** Asks a worker to run a step. */
export function stepMessage(step: Omit<LostStep, 'lostCount' | 'waitCount'>, delayMs: number): OutgoingMessage {
  const { runId, stepId, agent, attempt, version, graphVersion, rank, traceparent } = step;
  const payload: StepJob = { runId, stepId, agent, attempt, version, graphVersion, rank, ...(traceparent ? { traceparent } : {}) };
  return { queue: agentQueue(agent), jobId: stepJobId(step), payload, delayMs, rank };
}
