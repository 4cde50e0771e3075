import { sleep } from '@app/adapters';
import { createProviderGate } from '@app/limits';
import type { Logger } from '@app/platform';
import type { ProviderGate, RateLimit } from '@app/ports';
import { HTTP_PROVIDERS, createProviderGates } from '@app/travel-world';
import type { SharedLimits } from '@app/travel-world';
import type { WorkerConfig } from './worker.config.js';

const MINUTE_MS = 60_000;

/** Whoever is outside and may be asked too often. */
export const GATED_PROVIDERS = ['model', ...HTTP_PROVIDERS] as const;
export type GatedProvider = (typeof GATED_PROVIDERS)[number];

export type GateOf = (provider: GatedProvider) => ProviderGate;

/** What gates work with and whom they tell. */
export interface GateParts extends SharedLimits {
  readonly logger: Logger;
  /** A call has to wait for a limit or a pause, here or until it comes back. */
  readonly onHeldBack: (provider: GatedProvider) => void;
}

/** The gate before the model and each provider, with the limits of the configuration. @throws {ConfigError} for a provider that does not exist. */
export function createGates(config: WorkerConfig, parts: GateParts): GateOf {
  const { limiter, breaker, logger, onHeldBack } = parts;
  const providers = createProviderGates(config, parts);
  const model = createProviderGate({
    ...{ limiter, breaker, key: 'model', sleep, random: Math.random },
    requests: perMinute(config.MODEL_REQUESTS_PER_MINUTE),
    tokens: perMinute(config.MODEL_TOKENS_PER_MINUTE),
    onPaused: (pauseMs) => logger.warn({ provider: 'model', pauseMs }, 'the model asks for fewer requests; all workers pause'),
    onHeldBack: () => onHeldBack('model'),
  });
  return (provider) => (provider === 'model' ? model : providers(provider));
}

const perMinute = (amount: number | undefined): RateLimit | undefined => (amount === undefined ? undefined : { amount, perMs: MINUTE_MS });
