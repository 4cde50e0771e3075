import { z } from 'zod';
import { backingBlock, gatewayBlock, runtimeBlock } from '@app/platform';

const LOOPBACK = /^(localhost|127\.\d+\.\d+\.\d+|::1)$/;

export const GatewayConfig = z.object({ ...runtimeBlock, ...backingBlock, ...gatewayBlock }).superRefine((config, ctx) => {
  if (!LOOPBACK.test(config.HOST) && config.NAVIGO_BEHIND_LOOPBACK !== '1')
    ctx.addIssue({
      code: 'custom',
      path: ['HOST'],
      message:
        'would be reachable from other machines, but AUTH_MODE=open lets everybody in; use 127.0.0.1, or NAVIGO_BEHIND_LOOPBACK=1 where only a loopback port leads here',
    });
});
export type GatewayConfig = z.infer<typeof GatewayConfig>;
