import { TerminalError } from '@app/contracts';
import type { ExchangeRate, ExchangeRatePort } from '@app/ports';
import { REFERENCE_RATES_AS_OF, UNITS_PER_EUR } from './reference-rates.js';

/** Rates of a dated table, marked `estimate`, for planning without a provider; other pairs cross over EUR. */
export function createTableExchangeRates(): ExchangeRatePort {
  const rateOf = (from: string, to: string): ExchangeRate => ({
    from,
    to,
    rate: from === to ? 1 : unitsPerEur(to) / unitsPerEur(from),
    asOf: REFERENCE_RATES_AS_OF,
    source: 'estimate',
  });
  return {
    async rate(from, to, signal) {
      signal.throwIfAborted();
      return rateOf(from, to);
    },
    async rates(from, to, signal) {
      signal.throwIfAborted();
      return from.filter((currency) => Object.hasOwn(UNITS_PER_EUR, currency)).map((currency) => rateOf(currency, to));
    },
  };
}

function unitsPerEur(currency: string): number {
  const units = Object.hasOwn(UNITS_PER_EUR, currency) ? UNITS_PER_EUR[currency] : undefined;
  if (units === undefined)
    throw new TerminalError('PROVIDER_BAD_REQUEST', `No exchange rate is known for ${currency}; use one of ${Object.keys(UNITS_PER_EUR).join(', ')}`);
  return units;
}
