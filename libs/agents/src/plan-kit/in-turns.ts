import { setImmediate as nextTurn } from 'node:timers/promises';
import type { PartedWork } from '@app/planner';

/** After this time others have their turn; parts are shorter than that. */
const TURN_MS = 12;

/**
 * Long work done in turns with whatever else the process has to do, such as renewing the locks of its jobs and the steps of other people.
 *
 * @throws the reason of the signal when it is raised between two turns.
 */
export async function inTurns<T>(work: PartedWork<T>, signal: AbortSignal): Promise<T> {
  for (let sinceMs = performance.now(); ;) {
    const part = work.next();
    if (part.done) return part.value;
    if (performance.now() - sinceMs < TURN_MS) continue;
    await nextTurn();
    signal.throwIfAborted();
    sinceMs = performance.now();
  }
}
