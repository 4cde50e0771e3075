import type { StaySearchPort } from '@app/ports';
import { isProviderFailure } from '../http/provider-failure.js';

export interface LayeredStaySearchOptions {
  /** The best first; one that knows nothing, or whose provider fails, leaves the answer to the next. */
  readonly layers: readonly StaySearchPort[];
  /** Told why one was left, for the log; travellers see it by the options' sources. */
  readonly onDegraded?: (reason: string) => void;
}

/** Stays of the first search that knows any. */
export function createLayeredStaySearch({ layers, onDegraded }: LayeredStaySearchOptions): StaySearchPort {
  return {
    async search(query, signal) {
      for (const layer of layers) {
        try {
          const found = await layer.search(query, signal);
          if (found.length > 0) return found;
        } catch (error) {
          signal.throwIfAborted();
          if (!isProviderFailure(error)) throw error;
          onDegraded?.(error.message);
        }
      }
      return [];
    },
  };
}
