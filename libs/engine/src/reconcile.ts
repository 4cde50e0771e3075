import type { LostStep } from '@app/ports';
import type { RunEvent } from '@app/contracts';
import { RUN_EVENTS_QUEUE, agentQueue } from './engine.js';
import type { Engine } from './engine.js';
import type { RunAdvancer } from './advance-run.js';

const BATCH = 200;

export interface Reconciled {
  readonly restartedSteps: number;
  readonly nudgedRuns: number;
}

const jobIdOf = (step: LostStep): string => `${step.stepId}.${step.attempt}`;

const lostEvent = (step: LostStep): RunEvent => ({
  type: 'step_settled',
  job: { runId: step.runId, stepId: step.stepId, agent: step.agent, attempt: step.attempt, version: step.version },
  outcome: {
    kind: 'failed',
    code: 'STEP_LOST',
    message: `Attempt ${step.attempt} of ${step.agent} was lost on its way.`,
    retryable: true,
    afterMs: 0,
    usage: { modelCalls: 0, inputTokens: 0, outputTokens: 0 },
  },
});

/** Looks after steps whose lease ran out: those the queue still holds get more time, the others run again. */
export async function restartExpiredSteps(engine: Engine, advancer: RunAdvancer): Promise<number> {
  const expired = await engine.store.listExpiredSteps(BATCH);
  const held: string[] = [];
  const lost: LostStep[] = [];
  for (const step of expired) {
    // A result that waits in the orchestrators' queue is as good as a step in work.
    const isHeld = (await engine.queue.holds(agentQueue(step.agent), jobIdOf(step))) || (await engine.queue.holds(RUN_EVENTS_QUEUE, jobIdOf(step)));
    if (isHeld) held.push(step.stepId);
    else lost.push(step);
  }
  if (held.length > 0) await engine.store.extendLeases(held, engine.settings.leaseMs);
  for (const step of lost) await advancer.advance(lostEvent(step));
  return lost.length;
}

/** Moves runs that wait for nothing although they are not at rest: their last message was lost. */
export async function nudgeIdleRuns(engine: Engine, advancer: RunAdvancer): Promise<number> {
  const idle = await engine.store.listIdleRuns(engine.settings.idleRunMs, BATCH);
  for (const { runId, version } of idle) await advancer.advance({ type: 'run_changed', runId, version });
  return idle.length;
}

/** Puts every awaited step and every idle run back on an empty bus. */
export async function rebuildQueues(engine: Engine, advancer: RunAdvancer): Promise<Reconciled> {
  let restartedSteps = 0;
  for (let after = ''; ;) {
    const steps = await engine.store.listPendingSteps(after, BATCH);
    if (steps.length === 0) break;
    await engine.queue.publish(
      steps.map(({ runId, stepId, agent, attempt, version }) => ({
        queue: agentQueue(agent),
        jobId: `${stepId}.${attempt}`,
        payload: { runId, stepId, agent, attempt, version },
        delayMs: 0,
      })),
    );
    restartedSteps += steps.length;
    after = steps.at(-1)?.stepId ?? '';
  }
  let nudgedRuns = 0;
  for (const { runId, version } of await engine.store.listIdleRuns(0, 10_000)) {
    await advancer.advance({ type: 'run_changed', runId, version });
    nudgedRuns += 1;
  }
  return { restartedSteps, nudgedRuns };
}

/** One round of looking after what may have been lost. */
export async function reconcile(engine: Engine, advancer: RunAdvancer): Promise<Reconciled> {
  if (await engine.queue.wasWiped()) return rebuildQueues(engine, advancer);
  const restartedSteps = await restartExpiredSteps(engine, advancer);
  const nudgedRuns = await nudgeIdleRuns(engine, advancer);
  return { restartedSteps, nudgedRuns };
}
