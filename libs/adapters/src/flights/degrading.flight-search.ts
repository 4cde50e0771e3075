import type { FlightSearchPort } from '@app/ports';
import { isProviderFailure } from '../http/provider-failure.js';

export interface DegradingFlightSearchOptions {
  readonly live: FlightSearchPort;
  readonly fallback: FlightSearchPort;
  /** Told why the live one was left, for the log; travellers see it by the options' `source`. */
  readonly onDegraded?: (reason: string) => void;
}

/** Offers of the live search; when its provider fails, those of the fallback. No offers is an answer, not a failure. */
export function createDegradingFlightSearch({ live, fallback, onDegraded }: DegradingFlightSearchOptions): FlightSearchPort {
  return {
    async search(query, signal) {
      try {
        return await live.search(query, signal);
      } catch (error) {
        signal.throwIfAborted();
        if (!isProviderFailure(error)) throw error;
        onDegraded?.(error.message);
        return fallback.search(query, signal);
      }
    },
  };
}
