import type { ExchangeRatePort } from '@app/ports';
import { isProviderFailure } from '../http/provider-failure.js';

export interface DegradingExchangeRatesOptions {
  readonly live: ExchangeRatePort;
  readonly fallback: ExchangeRatePort;
  /** Told why the live one was left, for the log; the rate's `source` says it too. */
  readonly onDegraded?: (reason: string) => void;
}

/** The live rate; when its provider fails or does not know a currency, the fallback's. */
export function createDegradingExchangeRates({ live, fallback, onDegraded }: DegradingExchangeRatesOptions): ExchangeRatePort {
  return {
    async rate(from, to, signal) {
      try {
        return await live.rate(from, to, signal);
      } catch (error) {
        signal.throwIfAborted();
        if (!isProviderFailure(error)) throw error;
        onDegraded?.(error.message);
        return fallback.rate(from, to, signal);
      }
    },
    async rates(from, to, signal) {
      try {
        const known = await live.rates(from, to, signal);
        const missing = from.filter((currency) => known.every((rate) => rate.from !== currency));
        return missing.length === 0 ? known : [...known, ...(await fallback.rates(missing, to, signal))];
      } catch (error) {
        signal.throwIfAborted();
        if (!isProviderFailure(error)) throw error;
        onDegraded?.(error.message);
        return fallback.rates(from, to, signal);
      }
    },
  };
}
