import { RetryableError } from '@app/contracts';
import type { RunSnapshot } from '@app/ports';
import { announceMove } from './announce-move.js';
import type { Engine } from './engine.js';
import { decideMove } from './decide-move.js';
import type { MoveDecision } from './decide-move.js';
import type { EngineEvent } from './engine-event.js';
import type { OutboxPublisher } from './outbox-publisher.js';
import { crashPoint } from './crash-points.js';

export type AdvanceResult = { readonly kind: 'moved'; readonly run: RunSnapshot } | { readonly kind: 'stale'; readonly reason: string };

const MAX_CACHED_RUNS = 2_000;
/** Each lost race means that somebody else moved the run, so this bound is met only by a defect. */
const MAX_LOST_RACES = 20;

const runIdOf = (event: EngineEvent): string => (event.type === 'step_settled' ? event.job.runId : event.runId);

/**
 * Moves runs on state-change events. Any number may work at once on the same runs: the move count decides who wins, the loser looks
 * again. Runs this process moved last are remembered, so the usual move costs one round trip.
 */
export class RunAdvancer {
  private readonly known = new Map<string, RunSnapshot>();
  private readonly tails = new Map<string, Promise<unknown>>();

  constructor(
    private readonly engine: Engine,
    private readonly outbox: OutboxPublisher,
  ) {}

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
    for (let race = 0; race <= MAX_LOST_RACES; race += 1) {
      const remembered = this.known.get(runId);
      const run = remembered ?? (await this.engine.store.loadRun(runId));
      if (!run) return this.dropped(event, `run ${runId} does not exist`);
      const decision = this.decide(run, event);
      if (decision.kind === 'stale') {
        // What we remember may be older than the event; only the database can call an event stale.
        if (!remembered) return this.dropped(event, decision.reason);
        this.known.delete(runId);
        continue;
      }
      await crashPoint('advance:before-commit');
      if (await this.store(runId, decision.decided)) return { kind: 'moved', run: decision.decided.next };
    }
    throw new RetryableError('VERSION_CONFLICT', `Run ${runId} moved ${MAX_LOST_RACES} times under our hands; the event comes again.`);
  }

  private dropped(event: EngineEvent, reason: string): AdvanceResult {
    this.engine.observer?.stale(event);
    return { kind: 'stale', reason };
  }

  private decide(run: RunSnapshot, event: EngineEvent): MoveDecision {
    const graph = this.engine.graphs.get(run.graphVersion);
    if (!graph) return { kind: 'stale', reason: `graph version ${run.graphVersion} is not served here; run ${run.runId} is parked` };
    const { ids, settings, clock, traceparent } = this.engine;
    return decideMove(run, event, { graph, ids, settings, now: clock.now(), traceparent: traceparent?.() });
  }

  private async store(runId: string, decided: Extract<MoveDecision, { kind: 'move' }>['decided']): Promise<boolean> {
    this.known.delete(runId);
    const stored = await this.engine.store.commitMove(decided.move);
    if (!stored) return false;
    await crashPoint('advance:after-commit');
    this.engine.observer?.moved(decided.move, decided.next);
    this.remember(decided.next);
    // Before the messages, so that what their steps tell comes behind it.
    announceMove(this.engine, decided, stored);
    this.outbox.publish(decided.move.messages);
    return true;
  }

  private remember(run: RunSnapshot): void {
    if (run.status !== 'in_progress') return;
    this.known.set(run.runId, run);
    const oldest = this.known.keys().next().value;
    if (this.known.size > MAX_CACHED_RUNS && oldest !== undefined) this.known.delete(oldest);
  }
}
