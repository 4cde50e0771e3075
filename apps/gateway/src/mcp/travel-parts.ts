import type { ScriptRedis } from '@app/limits';
import type { Logger } from '@app/platform';
import { REDIS_PREFIX } from '@app/queue';
import { createProviderGates, createSharedLimits, createTravelWorld, isTravelOnline } from '@app/travel-world';
import type { GatewayConfig } from '../gateway.config.js';
import type { TravelToolParts } from './travel-tools.js';

/** World and limits of the travel tools, as the configuration has them. @throws {ConfigError} for limits of a provider that does not exist. */
export function createTravelParts(config: GatewayConfig, redis: ScriptRedis, logger: Logger): Pick<TravelToolParts, 'world' | 'limiter' | 'breaker'> {
  const limits = createSharedLimits(config, { redis, keyPrefix: REDIS_PREFIX, logger });
  const gateOf = createProviderGates(config, { ...limits, logger });
  return { ...limits, world: createTravelWorld(config, { isOnline: isTravelOnline(config), gateOf, logger }) };
}
