import type { LostStep } from '@app/ports';
import { agentQueue } from './engine.js';
import type { Engine } from './engine.js';
import type { RunAdvancer } from './advance-run.js';
import type { EngineEvent } from './engine-event.js';
import { stepJobId, stepMessage } from './run-messages.js';

const BATCH = 200;
const MAX_REBUILT_RUNS = 10_000;
/** A suspect that waits for its turn is looked at again after this part of a lease. */
const TURNS_PER_LEASE = 6;

export interface Reconciled {
  readonly restartedSteps: number;
  readonly nudgedRuns: number;
}

const lostEvent = (step: LostStep): EngineEvent => ({
  type: 'step_settled',
  job: {
    ...{ runId: step.runId, stepId: step.stepId, agent: step.agent, attempt: step.attempt, version: step.version },
    ...{ graphVersion: step.graphVersion, rank: step.rank },
  },
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
async function advanceEach(engine: Engine, advancer: RunAdvancer, events: readonly EngineEvent[]): Promise<number> {
  let moved = 0;
  for (const event of events) {
    try {
      const result = await advancer.advance(event);
      if (result.kind === 'moved') moved += 1;
    } catch (error) {
      engine.onTrouble(error, `run ${event.type === 'step_settled' ? event.job.runId : event.runId} could not be moved`);
    }
  }
  return moved;
}

/** Looks after steps whose lease ran out: those the queue still holds get more time, the others run again. */
async function restartExpiredSteps(engine: Engine, advancer: RunAdvancer): Promise<number> {
  const expired = await engine.store.listExpiredSteps(engine.workflows.names(), BATCH);
  const held: LostStep[] = [];
  const lost: LostStep[] = [];
  for (const step of expired) ((await isHeld(engine, step)) ? held : lost).push(step);
  const { now, later } = await takeTurns(engine, lost);
  await extend(engine, held, engine.settings.leaseMs);
  await extend(engine, later, engine.settings.leaseMs / TURNS_PER_LEASE);
  return advanceEach(engine, advancer, now.map(lostEvent));
}

/** A result that waits in the orchestrators' queue is as good as a step in work. */
const isHeld = async ({ queue, workflows }: Engine, step: LostStep): Promise<boolean> =>
  (await queue.holds(agentQueue(step.agent), stepJobId(step))) || (await queue.holds(workflows.eventsQueue(step), stepJobId(step)));

/**
 * A step that was lost again and again may be what ends its workers, or may only have been near one that does. Before the last delivery
 * such steps take turns, one at a time for all, so that the guilty one is alone when it ends its worker once more.
 */
async function takeTurns({ store, settings }: Engine, lost: readonly LostStep[]): Promise<{ now: LostStep[]; later: LostStep[] }> {
  const suspects = lost.filter((step) => step.lostCount + 2 === settings.maxDeliveries);
  if (suspects.length === 0) return { now: [...lost], later: [] };
  const isTaken = (await store.countStepsLost(settings.maxDeliveries - 1)) > 0;
  const later = isTaken ? suspects : suspects.slice(1);
  return { now: lost.filter((step) => !later.includes(step)), later };
}

async function extend({ store }: Engine, steps: readonly LostStep[], leaseMs: number): Promise<void> {
  if (steps.length === 0) return;
  await store.extendLeases(
    steps.map((step) => step.stepId),
    Math.ceil(leaseMs),
  );
}

/** Moves runs that wait for nothing although they are not at rest: their last message was lost. */
async function nudgeIdleRuns(engine: Engine, advancer: RunAdvancer, idleMs: number, limit: number): Promise<number> {
  const idle = await engine.store.claimIdleRuns(engine.workflows.names(), idleMs, limit);
  const { maxNudges } = engine.settings;
  return advanceEach(
    engine,
    advancer,
    idle.map(({ runId, version, nudgeCount }) =>
      nudgeCount > maxNudges ? { type: 'run_lost', runId, nudges: maxNudges } : { type: 'run_changed', runId, version },
    ),
  );
}

/** Puts every awaited step and every idle run back on an empty bus. */
export async function rebuildQueues(engine: Engine, advancer: RunAdvancer): Promise<Reconciled> {
  let restartedSteps = 0;
  for (let after = ''; ;) {
    const steps = await engine.store.listPendingSteps(after, BATCH);
    if (steps.length === 0) break;
    await engine.queue.publish(steps.map((step) => stepMessage(step, engine.workflows.eventsQueue(step), 0)));
    restartedSteps += steps.length;
    after = steps.at(-1)?.stepId ?? '';
  }
  return { restartedSteps, nudgedRuns: await nudgeIdleRuns(engine, advancer, 0, MAX_REBUILT_RUNS) };
}

/** One round of looking after what may have been lost. */
export async function reconcile(engine: Engine, advancer: RunAdvancer): Promise<Reconciled> {
  if (await engine.queue.wasWiped()) return rebuildQueues(engine, advancer);
  const restartedSteps = await restartExpiredSteps(engine, advancer);
  const nudgedRuns = await nudgeIdleRuns(engine, advancer, engine.settings.idleRunMs, BATCH);
  return { restartedSteps, nudgedRuns };
}
