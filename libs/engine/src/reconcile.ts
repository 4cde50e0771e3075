import type { LostStep, OutgoingMessage } from '@app/ports';
import type { RunEvent } from '@app/contracts';
import { RUN_EVENTS_QUEUE, agentQueue } from './engine.js';
import type { Engine } from './engine.js';
import type { RunAdvancer } from './advance-run.js';

const BATCH = 200;
const MAX_REBUILT_RUNS = 10_000;

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

/** One run that cannot be moved must not keep the others waiting. */
async function advanceEach(engine: Engine, advancer: RunAdvancer, events: readonly RunEvent[]): Promise<number> {
  let moved = 0;
  for (const event of events) {
    try {
      const result = await advancer.advance(event);
      if (result.kind === 'moved') moved += 1;
    } catch (error) {
      engine.onTrouble(error, `run ${event.type === 'run_changed' ? event.runId : event.job.runId} could not be moved`);
    }
  }
  return moved;
}

const servedVersions = (engine: Engine): number[] => [...engine.graphs.keys()];

/** Looks after steps whose lease ran out: those the queue still holds get more time, the others run again. */
async function restartExpiredSteps(engine: Engine, advancer: RunAdvancer): Promise<number> {
  const expired = await engine.store.listExpiredSteps(servedVersions(engine), BATCH);
  const held: string[] = [];
  const lost: LostStep[] = [];
  for (const step of expired) {
    // A result that waits in the orchestrators' queue is as good as a step in work.
    const isHeld = (await engine.queue.holds(agentQueue(step.agent), jobIdOf(step))) || (await engine.queue.holds(RUN_EVENTS_QUEUE, jobIdOf(step)));
    if (isHeld) held.push(step.stepId);
    else lost.push(step);
  }
  if (held.length > 0) await engine.store.extendLeases(held, engine.settings.leaseMs);
  return advanceEach(engine, advancer, lost.map(lostEvent));
}

/** Moves runs that wait for nothing although they are not at rest: their last message was lost. */
async function nudgeIdleRuns(engine: Engine, advancer: RunAdvancer, idleMs: number, limit: number): Promise<number> {
  const idle = await engine.store.listIdleRuns(servedVersions(engine), idleMs, limit);
  return advanceEach(
    engine,
    advancer,
    idle.map(({ runId, version }) => ({ type: 'run_changed', runId, version })),
  );
}

/** Puts every awaited step and every idle run back on an empty bus. */
export async function rebuildQueues(engine: Engine, advancer: RunAdvancer): Promise<Reconciled> {
  let restartedSteps = 0;
  for (let after = ''; ;) {
    const steps = await engine.store.listPendingSteps(after, BATCH);
    if (steps.length === 0) break;
    await engine.queue.publish(steps.map(messageOf));
    restartedSteps += steps.length;
    after = steps.at(-1)?.stepId ?? '';
  }
  return { restartedSteps, nudgedRuns: await nudgeIdleRuns(engine, advancer, 0, MAX_REBUILT_RUNS) };
}

const messageOf = (step: LostStep): OutgoingMessage => {
  const { runId, stepId, agent, attempt, version } = step;
  return { queue: agentQueue(agent), jobId: jobIdOf(step), payload: { runId, stepId, agent, attempt, version }, delayMs: 0 };
};

/** One round of looking after what may have been lost. */
export async function reconcile(engine: Engine, advancer: RunAdvancer): Promise<Reconciled> {
  if (await engine.queue.wasWiped()) return rebuildQueues(engine, advancer);
  const restartedSteps = await restartExpiredSteps(engine, advancer);
  const nudgedRuns = await nudgeIdleRuns(engine, advancer, engine.settings.idleRunMs, BATCH);
  return { restartedSteps, nudgedRuns };
}
