import type { Move, RunSnapshot } from '@app/ports';
import type { EngineEvent } from './engine-event.js';

/** Told of what the engine did, for metrics. Nobody waits for it, and it must not throw. */
export interface EngineObserver {
  /** A move was stored; `next` is the run after it, `before` the run it was decided on. */
  moved(move: Move, next: RunSnapshot, before: RunSnapshot): void;
  /** An event that nobody waited for was dropped. */
  stale(event: EngineEvent): void;
}
