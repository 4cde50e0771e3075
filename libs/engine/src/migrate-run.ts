import { isOpen } from '@app/contracts';
import type { AnyState } from '@app/agent-kit';
import type { RunSnapshot } from '@app/ports';
import { contextOf } from './decision-context.js';
import type { DecisionContext } from './decision-context.js';
import type { Engine } from './engine.js';
import { MoveDraft } from './move-draft.js';
import type { DecidedMove } from './move-draft.js';
import { moveRun } from './move-run.js';
import type { Verdict } from './move-run.js';

export interface MigrateRequest {
  readonly runId: string;
  /** A version of the run's workflow that this process serves. */
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

const MAX_LOST_RACES = 5;

/**
 * Takes a run that has not ended from the version of the workflow it keeps to over to another one, in one commit: its state as that
 * version says, its open steps superseded, the next ones as the new version wants them.
 *
 * @throws {RetryableError} STORE_UNAVAILABLE.
 */
export const migrateRun = (engine: Engine, request: MigrateRequest): Promise<MigrateResult> =>
  moveRun<MigrateResult>(engine, request.runId, (run) => decide(engine, run, request), {
    ...{ name: 'migrate', maxLostRaces: MAX_LOST_RACES },
    onCrowded: () => ({ kind: 'moving' }),
  });

function decide(engine: Engine, run: RunSnapshot | null, { toVersion, by, isDryRun }: MigrateRequest): Verdict<MigrateResult> {
  if (!run || !isOpen(run.status)) return { stop: { kind: 'not_open' } };
  const { workflow: name, graphVersion: fromVersion, state } = run;
  if (fromVersion === toVersion) return { stop: { kind: 'there_already' } };
  const workflow = engine.workflows.find({ workflow: name, graphVersion: toVersion });
  const carryOver = workflow?.migrations?.[fromVersion];
  if (!workflow || !carryOver) return { stop: { kind: 'no_way', reason: `Graph version ${toVersion} does not say how runs of version ${fromVersion} go on.` } };
  const decided = decideMigration(run, carryOver(state), by, contextOf(engine, workflow));
  return isDryRun ? { stop: { kind: 'would_migrate', fromVersion } } : { decided, result: { kind: 'migrated', fromVersion } };
}

/** The move that takes a run over to the workflow of the context. */
function decideMigration(run: RunSnapshot, delta: AnyState, by: string, context: DecisionContext): DecidedMove {
  const draft = new MoveDraft(run, context);
  draft.migrate(delta, {
    inputSummary: `The run kept to graph version ${run.graphVersion}`,
    keyEvidence: [`by=${by}`, `fields=${Object.keys(delta).join(', ') || 'none'}`],
    outputSummary: `It goes on under graph version ${context.workflow.version}`,
    riskFlags: [],
  });
  return draft.finish();
}
