import { sleep, systemClock } from '@app/adapters';
import type { FetchUrl } from '@app/adapters';
import { createEffectDesk } from '@app/actions';
import { crashPoint } from '@app/engine';
import { PostgresActionPolicyStore, PostgresEffectStore, PostgresShareStore, PostgresToolCredentialStore, databaseTime } from '@app/persistence';
import type { Database } from '@app/persistence';
import { createAesSealer } from '@app/platform';
import type { Logger } from '@app/platform';
import type { EffectDesk } from '@app/ports';
import type { SharedLimits } from '@app/travel-world';
import { createOutside } from './outside/outside-world.js';
import { createPlanSharer } from './outside/plan-sharer.js';
import type { WorkerConfig } from './worker.config.js';

export interface EffectParts extends SharedLimits {
  readonly db: Database;
  readonly logger: Logger;
  readonly fetch: FetchUrl;
}

/** The desk at which steps do things outside, with what is configured. */
export function createEffects(config: WorkerConfig, { db, logger, fetch, limiter, breaker }: EffectParts): EffectDesk {
  const credentials = new PostgresToolCredentialStore(db, createAesSealer(config.CREDENTIAL_KEYS));
  return createEffectDesk({
    effects: new PostgresEffectStore(db),
    policies: new PostgresActionPolicyStore(db),
    clock: systemClock,
    time: () => databaseTime(db),
    worldOf: createOutside({ config, fetch, credentials, sharer: createPlanSharer(new PostgresShareStore(db), config.PUBLIC_URL) }),
    ...{ limiter, breaker },
    dispatch: {
      ...{ sleep, random: Math.random },
      onUnexpected: (error, tool) => logger.error({ err: error, tool }, 'an action failed unexpectedly'),
    },
    afterEffect: () => crashPoint('effect:after-call'),
  });
}
