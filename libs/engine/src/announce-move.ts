import type { EventBatch, Move, RunSnapshot, StoredMove, VersionView } from '@app/ports';
import type { AnyState } from '@app/agent-kit';
import type { Engine } from './engine.js';
import { compareText, eventsOf } from './run-events.js';

/** Tells everybody who listens what a move that was just stored did. What goes wrong here changes nothing: readers find it in the database. */
export function announceMove(engine: Engine, { move, next }: { readonly move: Move; readonly next: RunSnapshot }, stored: StoredMove): void {
  const { threadId, workflow, runId, version, status } = next;
  const moved = { threadId, workflow, runId, version, status };
  try {
    const events = viewsOf(move, next, stored).flatMap((view) => eventsOf(threadId, view, engine.workflows));
    announce(engine, moved, { prev: stored.eventSeq - 1, seq: stored.eventSeq, events });
  } catch (error) {
    engine.onTrouble(error, 'a stored move could not be put into words');
    engine.announce(moved);
  }
}

/** The same for a run that was just opened. */
export function announceStart(
  engine: Engine,
  run: { readonly threadId: string; readonly runId: string; readonly version: number; readonly workflow: string; readonly cause: 'request' | 'fork' },
  { at, eventSeq, state }: Pick<StoredMove, 'at' | 'eventSeq'> & { readonly state: AnyState },
): void {
  const { threadId, runId, version, workflow, cause } = run;
  const view = { ...NOTHING, version, workflow, runId, cause, delta: state, at };
  const batch = { prev: eventSeq - 1, seq: eventSeq, events: eventsOf(threadId, view, engine.workflows) };
  announce(engine, { threadId, workflow, runId, version, status: 'in_progress' }, batch);
}

/** A hint alone would send every reader to the database for nothing. */
function announce(engine: Engine, moved: Parameters<Engine['announce']>[0], batch: EventBatch): void {
  if (batch.events.length === 0) engine.announce(moved);
  else engine.announce({ ...moved, seq: batch.seq }, batch);
}

const NOTHING = { agent: null, durationMs: null, startedAgents: [], restingStatus: null, error: null, compactedAt: null };

/** What a move stored as its readers would find it. */
function viewsOf(move: Move, { workflow }: RunSnapshot, stored: StoredMove): VersionView[] {
  const { runId } = move;
  const views = move.versions.map((version): VersionView => ({
    ...{ workflow, runId, version: version.version, cause: version.cause, agent: version.agent, delta: version.delta, at: stored.at, error: null },
    compactedAt: null,
    durationMs: move.settled.find((step) => step.stepId === version.stepId)?.durationMs ?? null,
    startedAgents: startedOn(move, version.version),
    restingStatus: version.cause === 'failure' ? 'failed' : null,
  }));
  const on = stored.dispatchedOn;
  if (on) views.push({ ...NOTHING, ...on, workflow, runId, version: move.version, startedAgents: startedOn(move, move.version) });
  const newest = views.at(-1);
  if (newest) views[views.length - 1] = { ...newest, restingStatus: move.status === 'in_progress' ? newest.restingStatus : move.status, error: move.error };
  return views;
}

/** In the order of their ids, as the database gives them. */
const startedOn = (move: Move, version: number): string[] =>
  move.added
    .filter((step) => step.version === version)
    .sort((a, b) => compareText(a.stepId, b.stepId))
    .map((step) => step.agent);
