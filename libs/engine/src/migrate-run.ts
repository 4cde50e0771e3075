import { isOpen } from '@app/contracts';
import type { AnyState } from '@app/agent-kit';
import type { RunSnapshot } from '@app/ports';
import type { DecisionContext } from './decision-context.js';
import { announceMove } from './announce-move.js';
import type { Engine } from './engine.js';
import { MoveDraft } from './move-draft.js';
import type { DecidedMove } from './move-draft.js';
import type { OutboxPublisher } from './outbox-publisher.js';

export interface MigrateRequest {
  readonly runId: string;
  /** A version that this process serves. */
  readonly toVersion: number;
  /** Who wants it; goes into the thread's log. */
  readonly by: string;
  /** Only says what would happen. */
  readonly isDryRun: boolean;
}

/** What became of it; all but `migrated` changed nothing. */
export type MigrateResult =
  | { readonly kind: 'migrated' | 'would_migrate'; readonly fromVersion: number }
  | { readonly kind: 'not_open' | 'there_already' | 'moving' }
  | { readonly kind: 'no_way'; readonly reason: string };

/** Each lost race means that somebody moved the run. */
const MAX_LOST_RACES = 5;

/**
 * Takes a run that has not ended from the version of the graph it keeps to over to another one, in one commit: its state as that
 * version's graph says, its open steps superseded, the next ones as the new graph wants them.
 *
 * @throws {RetryableError} STORE_UNAVAILABLE.
 */
export async function migrateRun(engine: Engine, outbox: OutboxPublisher, request: MigrateRequest): Promise<MigrateResult> {
  for (let race = 0; race <= MAX_LOST_RACES; race += 1) {
    const run = await engine.store.loadRun(request.runId);
    if (!run || !isOpen(run.status)) return { kind: 'not_open' };
    if (run.graphVersion === request.toVersion) return { kind: 'there_already' };
    const graph = engine.graphs.get(request.toVersion);
    const carryOver = graph?.migrations?.[run.graphVersion];
    if (!graph || !carryOver)
      return { kind: 'no_way', reason: `Graph version ${request.toVersion} does not say how runs of version ${run.graphVersion} go on.` };
    const decided = decideMigration(run, carryOver(run.state), request, { graph, ids: engine.ids, settings: engine.settings, now: engine.clock.now() });
    if (request.isDryRun) return { kind: 'would_migrate', fromVersion: run.graphVersion };
    const stored = await engine.store.commitMove(decided.move);
    if (!stored) continue;
    announceMove(engine, decided, stored);
    outbox.publish(decided.move.messages);
    return { kind: 'migrated', fromVersion: run.graphVersion };
  }
  return { kind: 'moving' };
}

/** The move that takes a run over: pure, as every other decision about runs. */
function decideMigration(run: RunSnapshot, delta: AnyState, { by }: Pick<MigrateRequest, 'by'>, context: DecisionContext): DecidedMove {
  const draft = new MoveDraft(run, context);
  draft.migrate(delta, {
    inputSummary: `The run kept to graph version ${run.graphVersion}`,
    keyEvidence: [`by=${by}`, `fields=${Object.keys(delta).join(', ') || 'none'}`],
    outputSummary: `It goes on under graph version ${context.graph.version}`,
    riskFlags: [],
  });
  return draft.finish();
}
