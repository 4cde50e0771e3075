import { getPriority, setPriority } from 'node:os';
import { isMainThread } from 'node:worker_threads';

/** Threads of this niceness get about a tenth of a processor that an event loop wants too, and all of one that nobody wants. */
const NICENESS = 10;

/**
 * Has the calling worker thread stand back behind event loops. On Linux each thread has a priority of its own; elsewhere the whole process
 * has one, which stays as it is.
 */
export function standBack(): void {
  // A process that was started with less yet may not give itself more.
  if (!isMainThread && process.platform === 'linux' && getPriority() < NICENESS) setPriority(NICENESS);
}
