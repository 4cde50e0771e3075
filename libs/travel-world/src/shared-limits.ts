import { sleep } from '@app/adapters';
import {
  DEFAULT_BREAKER_SETTINGS,
  InMemoryCircuitBreaker,
  InMemoryRateLimiter,
  OutageWatch,
  RedisCircuitBreaker,
  RedisRateLimiter,
  createFailOpenCircuitBreaker,
  createFailOpenRateLimiter,
  createProviderGate,
} from '@app/limits';
import type { ScriptRedis } from '@app/limits';
import { readNamedNumbers } from '@app/platform';
import type { Logger } from '@app/platform';
import type { CircuitBreaker, ProviderGate, RateLimit, RateLimiter } from '@app/ports';
import type { TravelConfig } from './travel-config.js';

const MINUTE_MS = 60_000;

/** Providers that are asked over HTTP and may be asked too often. */
export const HTTP_PROVIDERS = ['duffel', 'duffel-stays', 'open-meteo', 'frankfurter', 'overpass', 'wikidata', 'wikivoyage', 'photon', 'motis', 'osrm'] as const;
export type HttpProvider = (typeof HTTP_PROVIDERS)[number];

/** Public servers that ask for no more than a request a second. */
const POLITE: ReadonlySet<HttpProvider> = new Set<HttpProvider>(['overpass', 'wikidata', 'wikivoyage', 'photon']);
const POLITE_LIMIT: RateLimit = { amount: 1, perMs: 1_000 };
/** All ways of a trip are asked for together; its travellers wait for the slowest. */
const WAYS_LIMIT: RateLimit = { amount: 5, perMs: 1_000 };

/** What a provider is asked at most when the configuration says nothing; undefined: as often as it is needed. */
function usualLimit(provider: HttpProvider): RateLimit | undefined {
  if (provider === 'motis' || provider === 'osrm') return WAYS_LIMIT;
  return POLITE.has(provider) ? POLITE_LIMIT : undefined;
}

/** Limits and breakers that all processes share. */
export interface SharedLimits {
  readonly limiter: RateLimiter;
  readonly breaker: CircuitBreaker;
}

export interface SharedLimitsParts {
  readonly redis: ScriptRedis;
  /** What the keys in Redis begin with; the same in every app. */
  readonly keyPrefix: string;
  readonly logger: Logger;
}

/** Limits and breakers in Redis; while it is away, this process has its own and says so once. */
export function createSharedLimits(
  config: Pick<TravelConfig, 'BREAKER_FAILURES' | 'BREAKER_OPEN_MS'>,
  { redis, keyPrefix, logger }: SharedLimitsParts,
): SharedLimits {
  const nowMs = (): number => performance.now();
  const settings = { ...DEFAULT_BREAKER_SETTINGS, failuresToOpen: config.BREAKER_FAILURES, openMs: config.BREAKER_OPEN_MS };
  const watch = new OutageWatch({
    nowMs,
    onAway: (error) => logger.warn({ error: String(error) }, 'limits cannot be shared while Redis is away; this process keeps to a share of its own'),
    onBack: () => logger.info('limits are shared again'),
  });
  return {
    limiter: createFailOpenRateLimiter({ shared: new RedisRateLimiter(redis, keyPrefix), local: new InMemoryRateLimiter(nowMs), watch }),
    breaker: createFailOpenCircuitBreaker({
      shared: new RedisCircuitBreaker(redis, keyPrefix, settings),
      local: new InMemoryCircuitBreaker(nowMs, settings),
      watch,
    }),
  };
}

/** The gate before each provider. */
export type ProviderGates = (provider: HttpProvider) => ProviderGate;

/** What gates work with and whom they tell. */
export interface ProviderGateParts extends SharedLimits {
  readonly logger: Logger;
  /** A call has to wait for a limit or a pause, here or until it comes back. */
  readonly onHeldBack?: (provider: HttpProvider) => void;
}

/** The gate before each provider, with the limits of the configuration. @throws {ConfigError} for a provider that does not exist. */
export function createProviderGates(config: Pick<TravelConfig, 'PROVIDER_REQUESTS_PER_MINUTE'>, parts: ProviderGateParts): ProviderGates {
  const { limiter, breaker, logger, onHeldBack } = parts;
  const amounts = readNamedNumbers('PROVIDER_REQUESTS_PER_MINUTE', config.PROVIDER_REQUESTS_PER_MINUTE, HTTP_PROVIDERS);
  return (provider) => {
    const amount = amounts.get(provider);
    return createProviderGate({
      ...{ limiter, breaker, key: provider, sleep, random: Math.random },
      requests: amount === undefined ? usualLimit(provider) : { amount, perMs: MINUTE_MS },
      onPaused: (pauseMs) => logger.warn({ provider, pauseMs }, 'provider asks for fewer requests; everybody pauses'),
      ...(onHeldBack ? { onHeldBack: () => onHeldBack(provider) } : {}),
    });
  };
}
