import type { Move, RunSnapshot, StoredMove } from '@app/ports';
import { announceMove } from './announce-move.js';
import { crashPoint } from './crash-points.js';
import type { MoveName } from './crash-points.js';
import type { Engine } from './engine.js';
import type { DecidedMove } from './move-draft.js';
import { openQueuedRuns } from './open-queued-runs.js';
import type { RunMemory } from './run-memory.js';

/** A move to store, with what is answered once it is; the answer when there is nothing to move; or that the run has moved while it was looked at. */
export type Verdict<T> = { readonly decided: DecidedMove; readonly result: T } | { readonly stop: T } | { readonly lookAgain: true };

/** Looks at a run as it is now, null when there is none, and says what should happen. Asked again when somebody else moved the run first. */
export type Decide<T> = (run: RunSnapshot | null) => Verdict<T> | Promise<Verdict<T>>;

export interface MoveOptions<T> {
  /** Names the crash points around the commit. */
  readonly name: MoveName;
  /** Each lost race means that somebody moved the run; so many are lost before `onCrowded` is asked. */
  readonly maxLostRaces: number;
  /** The answer when others kept moving the run; may throw. */
  readonly onCrowded: () => T;
  /** Stores the move where that is more than `commitMove`; null when the run has moved since. */
  readonly commit?: (move: Move) => Promise<StoredMove | null>;
  /** Runs that this process moved last. */
  readonly memory?: RunMemory;
}

/**
 * The one way to move a run: load, decide, commit, observe, announce, publish. Of any number of processes that move a run at once one
 * wins by the move count; the others look again and decide anew. The decision is pure, so any schedule of events can be tried without a
 * database. Needs nothing of the queue: what it cannot publish, the relay does.
 *
 * @throws {RetryableError} STORE_UNAVAILABLE; nothing is stored then, or all of it.
 */
export async function moveRun<T>(engine: Engine, runId: string, decide: Decide<T>, options: MoveOptions<T>): Promise<T> {
  const { name, maxLostRaces, onCrowded, memory, commit = (move: Move) => engine.store.commitMove(move) } = options;
  for (let race = 0; race <= maxLostRaces; race += 1) {
    const remembered = memory?.take(runId);
    const run = remembered ?? (await engine.store.loadRun(runId));
    const verdict = await decide(run);
    if ('lookAgain' in verdict) continue;
    if ('stop' in verdict) {
      if (!remembered) return verdict.stop;
      // What is remembered may be older than what it is asked about; only the database can say that there is nothing to move.
      continue;
    }
    const { decided, result } = verdict;
    await crashPoint(`${name}:before-commit`);
    const stored = await commit(decided.move);
    if (!stored) continue;
    await crashPoint(`${name}:after-commit`);
    if (run) engine.observer?.moved(decided.move, decided.next, run);
    memory?.keep(decided.next);
    // Before the messages, so that what their steps tell comes behind it.
    announceMove(engine, decided, stored);
    engine.outbox.publish(decided.move.messages);
    // What was asked for is stored; opened now it waits for no caretaker.
    if (decided.move.children) await openQueuedRuns(engine).catch((error: unknown) => engine.onTrouble(error, 'a run that another one asked for opens later'));
    return result;
  }
  return onCrowded();
}
