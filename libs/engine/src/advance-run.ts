import { RetryableError } from '@app/contracts';
import type { RunSnapshot } from '@app/ports';
import { decideMove } from './decide-move.js';
import type { MoveDecision } from './decide-move.js';
import { contextOf } from './decision-context.js';
import type { Engine } from './engine.js';
import type { EngineEvent } from './engine-event.js';
import { EventGatherer } from './event-gatherer.js';
import { isQuiet, joinMoves } from './join-moves.js';
import type { DecidedMove } from './move-draft.js';
import { moveRun } from './move-run.js';
import type { Verdict } from './move-run.js';
import { RunMemory } from './run-memory.js';

export type AdvanceResult = { readonly kind: 'moved'; readonly run: RunSnapshot } | { readonly kind: 'stale'; readonly reason: string };

/** This bound is met only by a defect. */
const MAX_LOST_RACES = 20;

const runIdOf = (event: EngineEvent): string => (event.type === 'step_settled' ? event.job.runId : event.runId);

export interface RunAdvancerOptions {
  /** How long outcomes of steps that work side by side wait for each other; 0, the default, for not at all. */
  readonly gatherMs: number;
}

/** Moves runs on state-change events. Any number may work at once on the same runs; runs this process moved last are remembered. */
export class RunAdvancer {
  private readonly memory = new RunMemory();
  private readonly gatherer: EventGatherer<AdvanceResult>;

  constructor(
    private readonly engine: Engine,
    { gatherMs }: RunAdvancerOptions = { gatherMs: 0 },
  ) {
    const expected = (runId: string): number | undefined => this.memory.look(runId)?.openSteps.length;
    this.gatherer = new EventGatherer((runId, events) => this.advanceNow(runId, events), { windowMs: gatherMs, expected });
  }

  /** One batch of events after the other for each run; different runs side by side. */
  advance(event: EngineEvent): Promise<AdvanceResult> {
    return this.gatherer.add(runIdOf(event), event);
  }

  private async advanceNow(runId: string, events: readonly EngineEvent[]): Promise<readonly AdvanceResult[]> {
    const results = await moveRun<readonly AdvanceResult[]>(this.engine, runId, (run) => this.decideAll(run, events), {
      ...{ name: 'advance', maxLostRaces: MAX_LOST_RACES, memory: this.memory },
      onCrowded: () => {
        throw new RetryableError('VERSION_CONFLICT', `Run ${runId} moved ${MAX_LOST_RACES} times under our hands; the event comes again.`);
      },
    });
    for (const [index, result] of results.entries()) if (result.kind === 'stale' && events[index]) this.engine.observer?.stale(events[index]);
    return results;
  }

  /** One move of as many of the events as one statement can store. */
  private decideAll(run: RunSnapshot | null, events: readonly EngineEvent[]): Verdict<readonly AdvanceResult[]> {
    const results: (AdvanceResult | null)[] = [];
    let decided: DecidedMove | null = null;
    for (const event of events) {
      if (decided && !isQuiet(decided)) break;
      const verdict: MoveDecision = this.decide(decided ? decided.next : run, event);
      if (verdict.kind === 'move') decided = decided ? joinMoves(decided, verdict.decided) : verdict.decided;
      results.push(verdict.kind === 'stale' ? verdict : null);
    }
    if (!decided) return { stop: results.filter((result) => result !== null) };
    const moved: AdvanceResult = { kind: 'moved', run: decided.next };
    return { decided, result: results.map((result) => result ?? moved) };
  }

  private decide(run: RunSnapshot | null, event: EngineEvent): MoveDecision {
    if (!run) return stale(`run ${runIdOf(event)} does not exist`);
    const workflow = this.engine.workflows.find(run);
    if (!workflow) return stale(`version ${run.graphVersion} of workflow ${run.workflow} is not served here; run ${run.runId} is parked`);
    return decideMove(run, event, contextOf(this.engine, workflow));
  }
}

const stale = (reason: string): MoveDecision & { kind: 'stale' } => ({ kind: 'stale', reason });
