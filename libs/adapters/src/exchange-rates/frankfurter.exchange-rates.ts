import { z } from 'zod';
import { IsoDate, TerminalError } from '@app/contracts';
import type { ClockPort, ExchangeRate, ExchangeRatePort } from '@app/ports';
import type { HttpClient } from '../http/http-client.js';
import { DEFAULT_BASE_URLS, joinUrl } from '../provider-hosts.js';

/** The European Central Bank sets its rates once each working day; an hour is fresh enough. */
const CACHE_MS = 60 * 60 * 1000;
const BASE = 'EUR';

const LatestAnswer = z.object({ base: z.literal(BASE), date: IsoDate, rates: z.record(z.string(), z.number().positive()) });

interface CachedRate {
  readonly unitsPerEur: number;
  readonly asOf: string;
  readonly untilMs: number;
}

export interface FrankfurterExchangeRatesOptions {
  readonly http: HttpClient;
  readonly clock: ClockPort;
  /** Up to and including `/v1`. */
  readonly baseUrl?: string | undefined;
  readonly timeoutMs?: number;
}

/**
 * Reference rates of the European Central Bank, marked `live`, each kept for an hour; other pairs cross over EUR.
 *
 * @see Frankfurter API v1, /latest
 */
export function createFrankfurterExchangeRates({
  http,
  clock,
  baseUrl = DEFAULT_BASE_URLS.frankfurter,
  timeoutMs,
}: FrankfurterExchangeRatesOptions): ExchangeRatePort {
  const cache = new Map<string, CachedRate>();
  const cached = (currency: string): CachedRate | undefined => {
    const entry = cache.get(currency);
    return entry && entry.untilMs > clock.now().getTime() ? entry : undefined;
  };

  async function load(currencies: readonly string[], signal: AbortSignal): Promise<void> {
    const missing = [...new Set(currencies)].filter((currency) => currency !== BASE && !cached(currency));
    if (missing.length === 0) return;
    const { date, rates } = await http.requestJson({
      provider: 'Frankfurter',
      url: joinUrl(baseUrl, 'latest'),
      query: { base: BASE, symbols: missing.join(',') },
      schema: LatestAnswer,
      ...(timeoutMs === undefined ? {} : { timeoutMs }),
      signal,
    });
    const untilMs = clock.now().getTime() + CACHE_MS;
    for (const currency of missing) {
      const unitsPerEur = Object.hasOwn(rates, currency) ? rates[currency] : undefined;
      if (unitsPerEur !== undefined) cache.set(currency, { unitsPerEur, asOf: date, untilMs });
    }
  }

  const isKnown = (currency: string): boolean => currency === BASE || cached(currency) !== undefined;

  function mustKnow(currency: string): void {
    if (!isKnown(currency)) throw new TerminalError('PROVIDER_BAD_REQUEST', `Frankfurter has no exchange rate for ${currency}`);
  }

  function crossRate(from: string, to: string): ExchangeRate {
    const today = clock.now().toISOString().slice(0, 10);
    if (from === to) return { from, to, rate: 1, asOf: today, source: 'live' };
    const [cost, gain] = [cached(from), cached(to)];
    const asOf = [cost?.asOf, gain?.asOf].filter((date) => date !== undefined).sort()[0] ?? today;
    return { from, to, rate: (gain?.unitsPerEur ?? 1) / (cost?.unitsPerEur ?? 1), asOf, source: 'live' };
  }

  return {
    async rate(from, to, signal) {
      signal.throwIfAborted();
      if (from !== to) {
        await load([from, to], signal);
        mustKnow(from);
        mustKnow(to);
      }
      return crossRate(from, to);
    },
    async rates(from, to, signal) {
      signal.throwIfAborted();
      await load([...from, to], signal);
      mustKnow(to);
      return from.filter(isKnown).map((currency) => crossRate(currency, to));
    },
  };
}
