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
import type { CircuitBreaker, ProviderGate, RateLimiter } from '@app/ports';
import { REDIS_PREFIX } from '@app/queue';
import type { GatewayConfig } from '../gateway.config.js';

const MINUTE_MS = 60_000;
const PROVIDERS = ['duffel', 'open-meteo', 'frankfurter'] as const;
type Provider = (typeof PROVIDERS)[number];

export interface TravelLimits {
  readonly limiter: RateLimiter;
  readonly breaker: CircuitBreaker;
  /** The gate before a provider; all workers pass the same one. */
  gateOf(provider: Provider): ProviderGate;
}

/**
 * Limits and breakers that gateways share with all workers, under the same keys; while Redis is away, this process keeps its own.
 *
 * @throws {ConfigError} for a provider that does not exist.
 */
export function createTravelLimits(config: GatewayConfig, redis: ScriptRedis, logger: Logger): TravelLimits {
  const nowMs = (): number => performance.now();
  const settings = { ...DEFAULT_BREAKER_SETTINGS, failuresToOpen: config.BREAKER_FAILURES, openMs: config.BREAKER_OPEN_MS };
  const watch = new OutageWatch({
    nowMs,
    onAway: (error) => logger.warn({ error: String(error) }, 'limits of tools cannot be shared while Redis is away; this gateway keeps to a share of its own'),
    onBack: () => logger.info('limits of tools are shared again'),
  });
  const limiter = createFailOpenRateLimiter({ shared: new RedisRateLimiter(redis, REDIS_PREFIX), local: new InMemoryRateLimiter(nowMs), watch });
  const breaker = createFailOpenCircuitBreaker({
    shared: new RedisCircuitBreaker(redis, REDIS_PREFIX, settings),
    local: new InMemoryCircuitBreaker(nowMs, settings),
    watch,
  });
  const amounts = readNamedNumbers('PROVIDER_REQUESTS_PER_MINUTE', config.PROVIDER_REQUESTS_PER_MINUTE, PROVIDERS);
  const gateOf = (provider: Provider): ProviderGate => {
    const amount = amounts.get(provider);
    return createProviderGate({
      ...{ limiter, breaker, key: provider, sleep, random: Math.random },
      requests: amount === undefined ? undefined : { amount, perMs: MINUTE_MS },
      onPaused: (pauseMs) => logger.warn({ provider, pauseMs }, 'provider asks for fewer requests; everybody pauses'),
    });
  };
  return { limiter, breaker, gateOf };
}
