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
import { REDIS_PREFIX } from '@app/queue';
import type { WorkerConfig } from './worker.config.js';

const MINUTE_MS = 60_000;
const HTTP_PROVIDERS = ['duffel', 'open-meteo', 'frankfurter'] as const;

/** Whoever is outside and may be asked too often. */
export const GATED_PROVIDERS = ['model', ...HTTP_PROVIDERS] as const;
export type GatedProvider = (typeof GATED_PROVIDERS)[number];

export type GateOf = (provider: GatedProvider) => ProviderGate;

/** Limits and breakers that all workers share; while Redis is away, this worker has its own and says so once. */
export function createSharedLimits(
  config: WorkerConfig,
  redis: ScriptRedis,
  logger: Logger,
): { readonly limiter: RateLimiter; readonly breaker: CircuitBreaker } {
  const nowMs = (): number => performance.now();
  const settings = { ...DEFAULT_BREAKER_SETTINGS, failuresToOpen: config.BREAKER_FAILURES, openMs: config.BREAKER_OPEN_MS };
  const watch = new OutageWatch({
    nowMs,
    onAway: (error) => logger.warn({ error: String(error) }, 'limits cannot be shared while Redis is away; this worker keeps to a share of its own'),
    onBack: () => logger.info('limits are shared again'),
  });
  return {
    limiter: createFailOpenRateLimiter({ shared: new RedisRateLimiter(redis, REDIS_PREFIX), local: new InMemoryRateLimiter(nowMs), watch }),
    breaker: createFailOpenCircuitBreaker({
      shared: new RedisCircuitBreaker(redis, REDIS_PREFIX, settings),
      local: new InMemoryCircuitBreaker(nowMs, settings),
      watch,
    }),
  };
}

/** What gates work with and whom they tell. */
export interface GateParts {
  readonly limiter: RateLimiter;
  readonly breaker: CircuitBreaker;
  readonly logger: Logger;
  /** A call has to wait for a limit or a pause, here or until it comes back. */
  readonly onHeldBack: (provider: GatedProvider) => void;
}

/** The gate before each provider, with the limits of the configuration. @throws {ConfigError} for a provider that does not exist. */
export function createGates(config: WorkerConfig, { limiter, breaker, logger, onHeldBack }: GateParts): GateOf {
  const requests = readNamedNumbers('PROVIDER_REQUESTS_PER_MINUTE', config.PROVIDER_REQUESTS_PER_MINUTE, HTTP_PROVIDERS);
  const gateOf = (provider: GatedProvider, limits: { requests?: RateLimit | undefined; tokens?: RateLimit | undefined }): ProviderGate =>
    createProviderGate({
      ...{ limiter, breaker },
      ...limits,
      key: provider,
      sleep,
      random: Math.random,
      onPaused: (pauseMs) => logger.warn({ provider, pauseMs }, 'provider asks for fewer requests; all workers pause'),
      onHeldBack: () => onHeldBack(provider),
    });
  const model = gateOf('model', { requests: perMinute(config.MODEL_REQUESTS_PER_MINUTE), tokens: perMinute(config.MODEL_TOKENS_PER_MINUTE) });
  return (provider) => (provider === 'model' ? model : gateOf(provider, { requests: perMinute(requests.get(provider)) }));
}

const perMinute = (amount: number | undefined): RateLimit | undefined => (amount === undefined ? undefined : { amount, perMs: MINUTE_MS });
