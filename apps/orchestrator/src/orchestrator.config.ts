import { z } from 'zod';
import {
  backingBlock,
  leaseBlock,
  logChainBlock,
  metricsBlock,
  orchestratorBlock,
  outcomeBlock,
  retentionBlock,
  runtimeBlock,
  telemetryBlock,
} from '@app/platform';
import { RedisUrl } from '@app/queue';

/** Events of different runs that one orchestrator works on at a time; each costs one database round trip. */
export const OrchestratorConfig = z.object({
  ...runtimeBlock,
  ...backingBlock,
  ...logChainBlock,
  ...leaseBlock,
  ...metricsBlock,
  ...telemetryBlock,
  ...orchestratorBlock,
  ...outcomeBlock,
  ...retentionBlock,
  REDIS_URL: RedisUrl,
  ORCHESTRATOR_CONCURRENCY: z.coerce.number().int().positive().default(64),
});
export type OrchestratorConfig = z.infer<typeof OrchestratorConfig>;
