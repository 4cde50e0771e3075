import type { ScriptRedis } from '@app/limits';
import type { Logger } from '@app/platform';
import { REDIS_PREFIX } from '@app/queue';
import { PostgresCorrectionStore, PostgresPlaceCache, createForgivingPlaceCache } from '@app/persistence';
import type { Database } from '@app/persistence';
import type { PlaceSourcePort } from '@app/ports';
import { createPlaces, createProviderGates, createSharedLimits, createTravelWorld, isTravelOnline } from '@app/travel-world';
import type { GatewayConfig } from '../gateway.config.js';
import type { TravelToolParts } from './travel-tools.js';

export interface TravelParts {
  readonly travel: Pick<TravelToolParts, 'world' | 'limiter' | 'breaker'>;
  readonly placeSource: PlaceSourcePort;
}

/** World, places and limits of the travel tools, as the configuration has them. @throws {ConfigError} for limits of a provider that does not exist. */
export function createTravelParts(
  config: GatewayConfig,
  { db, redis, logger }: { readonly db: Database; readonly redis: ScriptRedis; readonly logger: Logger },
): TravelParts {
  const limits = createSharedLimits(config, { redis, keyPrefix: REDIS_PREFIX, logger });
  const gateOf = createProviderGates(config, { ...limits, logger });
  const outside = { isOnline: isTravelOnline(config), gateOf, logger };
  const cache = createForgivingPlaceCache(new PostgresPlaceCache(db), (error) =>
    logger.warn({ error: String(error) }, 'kept answers about places cannot be read'),
  );
  const placeSource = createPlaces(config, outside, { cache, corrections: new PostgresCorrectionStore(db) });
  return { travel: { ...limits, world: createTravelWorld(config, outside, placeSource) }, placeSource };
}
