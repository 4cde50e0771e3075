import { PostgresCorrectionStore, PostgresPlaceCache, createForgivingPlaceCache } from '@app/persistence';
import type { Database } from '@app/persistence';
import type { PlaceSourcePort } from '@app/ports';
import { createPlaces } from '@app/travel-world';
import type { WorkerConfig } from './worker.config.js';
import type { Outside } from './world.js';

/** What steps know of places beyond the gazetteer. */
export function placesOf(config: WorkerConfig, { fetch, gateOf, logger }: Omit<Outside, 'placeSource'>, db: Database): PlaceSourcePort {
  const cache = createForgivingPlaceCache(new PostgresPlaceCache(db), (error) =>
    logger.warn({ error: String(error) }, 'kept answers about places cannot be read'),
  );
  return createPlaces(config, { isOnline: config.network === 'online', gateOf, logger, fetch }, { cache, corrections: new PostgresCorrectionStore(db) });
}
