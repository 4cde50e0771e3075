import { announceStart } from './announce-move.js';
import { crashPoint } from './crash-points.js';
import type { Engine } from './engine.js';

const BATCH = 100;

/**
 * Opens the requests whose turn has come: what they waited for has ended. Returns how many.
 *
 * @throws {RetryableError} STORE_UNAVAILABLE; what was opened until then goes on.
 */
export async function openQueuedRuns(engine: Engine): Promise<number> {
  const opened = await engine.store.openQueuedRuns(BATCH);
  if (opened.length > 0) await crashPoint('queued:after-open');
  for (const { message, ...run } of opened) {
    announceStart(engine, { ...run, cause: 'request' }, run);
    engine.outbox.publish([message]);
  }
  return opened.length;
}
