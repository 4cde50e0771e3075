import { getPriority, setPriority } from 'node:os';
import { isMainThread } from 'node:worker_threads';

/** So much nicer than its process a thread gets about a tenth of a processor that an event loop wants too, and all of one that nobody wants. */
const NICER_BY = 10;
const NICEST = 19;

/**
 * Has the calling worker thread stand back behind event loops; to be called once in a thread. On Linux each thread has a priority of its
 * own; elsewhere the whole process has one, which stays as it is.
 */
export function standBack(): void {
  if (!isMainThread && process.platform === 'linux') setPriority(Math.min(NICEST, getPriority() + NICER_BY));
}
