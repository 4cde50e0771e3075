import { z } from 'zod';
import {
  backingBlock,
  credentialsBlock,
  gatewayBlock,
  logChainBlock,
  modelBlock,
  providersBlock,
  readBootstrapKeys,
  runtimeBlock,
  telemetryBlock,
} from '@app/platform';
import { RedisUrl } from '@app/queue';
import { isLoopbackName } from './auth/origin.js';

const { MODEL_PRICE_INPUT_USD_PER_MTOK, MODEL_PRICE_OUTPUT_USD_PER_MTOK } = modelBlock;

export const GatewayConfig = z
  .object({
    ...runtimeBlock,
    ...backingBlock,
    ...logChainBlock,
    ...gatewayBlock,
    ...providersBlock,
    ...credentialsBlock,
    ...telemetryBlock,
    REDIS_URL: RedisUrl,
    MODEL_PRICE_INPUT_USD_PER_MTOK,
    MODEL_PRICE_OUTPUT_USD_PER_MTOK,
  })
  .superRefine((config, ctx) => {
    const { keys, problems } = readBootstrapKeys(config.BOOTSTRAP_API_KEYS);
    for (const message of problems) ctx.addIssue({ code: 'custom', path: ['BOOTSTRAP_API_KEYS'], message });
    const reachable = !isLoopbackName(config.HOST) && config.NAVIGO_BEHIND_LOOPBACK !== '1';
    const short = keys.filter(({ isShort }) => isShort).map(({ ownerId }) => ownerId);
    if (reachable && short.length > 0)
      ctx.addIssue({
        code: 'custom',
        path: ['BOOTSTRAP_API_KEYS'],
        message: `has keys of fewer than 32 characters (${short.join(', ')}), which can be guessed from other machines; use longer ones, or keep HOST on 127.0.0.1`,
      });
    if (config.AUTH_MODE === 'open' && reachable)
      ctx.addIssue({
        code: 'custom',
        path: ['HOST'],
        message:
          'would be reachable from other machines, but AUTH_MODE=open lets everybody in; use AUTH_MODE=keys, 127.0.0.1, or NAVIGO_BEHIND_LOOPBACK=1 where only a loopback port leads here',
      });
  });
export type GatewayConfig = z.infer<typeof GatewayConfig>;
