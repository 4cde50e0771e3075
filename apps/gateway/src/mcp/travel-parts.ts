import type { ScriptRedis } from '@app/limits';
import type { Logger } from '@app/platform';
import type { GatewayConfig } from '../gateway.config.js';
import { createTravelLimits } from './travel-limits.js';
import type { TravelToolParts } from './travel-tools.js';
import { createTravelWorld } from './travel-world.js';

/** World and limits of the travel tools, as the configuration has them. @throws {ConfigError} for limits of a provider that does not exist. */
export function createTravelParts(config: GatewayConfig, redis: ScriptRedis, logger: Logger): Pick<TravelToolParts, 'world' | 'limiter' | 'breaker'> {
  const { limiter, breaker, gateOf } = createTravelLimits(config, redis, logger);
  return { limiter, breaker, world: createTravelWorld(config, gateOf, logger) };
}
