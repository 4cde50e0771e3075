import type { AgentContext } from '@app/agent-kit';
import { TerminalError } from '@app/contracts';
import type { ExchangeRate } from '@app/ports';

/**
 * The rates of the currencies to `to`, in one question; a currency without a rate is left out unless it is `needed`.
 *
 * @throws {TerminalError} PROVIDER_BAD_REQUEST when a needed currency has no rate.
 */
export async function ratesTo(
  to: string,
  currencies: readonly string[],
  needed: ReadonlySet<string>,
  { exchangeRates, signal }: Pick<AgentContext, 'exchangeRates' | 'signal'>,
): Promise<ExchangeRate[]> {
  const rates = currencies.length === 0 ? [] : await exchangeRates.rates(currencies, to, signal);
  const missing = currencies.find((currency) => needed.has(currency) && rates.every(({ from }) => from !== currency));
  if (missing) throw new TerminalError('PROVIDER_BAD_REQUEST', `No exchange rate is known from ${missing} to ${to}.`);
  return rates;
}
