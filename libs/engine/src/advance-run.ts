import { RetryableError } from '@app/contracts';
import type { RunSnapshot } from '@app/ports';
import { decideMove } from './decide-move.js';
import { contextOf } from './decision-context.js';
import type { Engine } from './engine.js';
import type { EngineEvent } from './engine-event.js';
import { moveRun } from './move-run.js';
import type { Verdict } from './move-run.js';
import { RunMemory } from './run-memory.js';

export type AdvanceResult = { readonly kind: 'moved'; readonly run: RunSnapshot } | { readonly kind: 'stale'; readonly reason: string };

/** This bound is met only by a defect. */
const MAX_LOST_RACES = 20;

const runIdOf = (event: EngineEvent): string => (event.type === 'step_settled' ? event.job.runId : event.runId);

/** Moves runs on state-change events. Any number may work at once on the same runs; runs this process moved last are remembered. */
export class RunAdvancer {
  private readonly memory = new RunMemory();
  private readonly tails = new Map<string, Promise<unknown>>();

  constructor(private readonly engine: Engine) {}

  /** One event after the other for each run; different runs side by side. */
  advance(event: EngineEvent): Promise<AdvanceResult> {
    const runId = runIdOf(event);
    const turn = (this.tails.get(runId) ?? Promise.resolve()).then(() => this.advanceNow(runId, event));
    const tail = turn
      .catch(() => undefined)
      .finally(() => {
        if (this.tails.get(runId) === tail) this.tails.delete(runId);
      });
    this.tails.set(runId, tail);
    return turn;
  }

  private async advanceNow(runId: string, event: EngineEvent): Promise<AdvanceResult> {
    const result = await moveRun<AdvanceResult>(this.engine, runId, (run) => this.decide(run, event), {
      ...{ name: 'advance', maxLostRaces: MAX_LOST_RACES, memory: this.memory },
      onCrowded: () => {
        throw new RetryableError('VERSION_CONFLICT', `Run ${runId} moved ${MAX_LOST_RACES} times under our hands; the event comes again.`);
      },
    });
    if (result.kind === 'stale') this.engine.observer?.stale(event);
    return result;
  }

  private decide(run: RunSnapshot | null, event: EngineEvent): Verdict<AdvanceResult> {
    if (!run) return stale(`run ${runIdOf(event)} does not exist`);
    const workflow = this.engine.workflows.find(run);
    if (!workflow) return stale(`version ${run.graphVersion} of workflow ${run.workflow} is not served here; run ${run.runId} is parked`);
    const decision = decideMove(run, event, contextOf(this.engine, workflow));
    return decision.kind === 'stale' ? stale(decision.reason) : { decided: decision.decided, result: { kind: 'moved', run: decision.decided.next } };
  }
}

const stale = (reason: string): Verdict<AdvanceResult> => ({ stop: { kind: 'stale', reason } });
