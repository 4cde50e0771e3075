import { z } from 'zod';
import { McpServers } from '@app/mcp-client';
import {
  actionsBlock,
  backingBlock,
  credentialsBlock,
  leaseBlock,
  metricsBlock,
  modelBlock,
  outcomeBlock,
  providersBlock,
  runtimeBlock,
  telemetryBlock,
  workerBlock,
} from '@app/platform';
import { RedisUrl } from '@app/queue';
import { isTravelOnline } from '@app/travel-world';

const isLoopback = (url: string | undefined): boolean => url !== undefined && /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(new URL(url).hostname);

export const WorkerConfig = z
  .object({
    ...runtimeBlock,
    ...backingBlock,
    ...leaseBlock,
    ...modelBlock,
    ...outcomeBlock,
    ...providersBlock,
    ...workerBlock,
    ...actionsBlock,
    ...credentialsBlock,
    ...metricsBlock,
    ...telemetryBlock,
    REDIS_URL: RedisUrl,
    MCP_SERVERS: McpServers.optional(),
  })
  .superRefine((config, ctx) => {
    const fail = (name: string, message: string) => ctx.addIssue({ code: 'custom', path: [name], message });
    if (config.MODEL_PROVIDER === 'openai' && !config.OPENAI_API_KEY && !config.OPENAI_BASE_URL)
      fail('OPENAI_API_KEY', 'is needed with MODEL_PROVIDER=openai (or OPENAI_BASE_URL of a server that takes none)');
    if (config.BENCH_AGENTS && config.NODE_ENV === 'production')
      fail('BENCH_AGENTS', 'replaces planning by fixed outputs and is refused with NODE_ENV=production');
  })
  .transform((config) => {
    const hasModel = Boolean(config.OPENAI_API_KEY ?? config.OPENAI_BASE_URL);
    const modelProvider = config.MODEL_PROVIDER ?? (hasModel ? 'openai' : 'offline');
    const reachesOut = (modelProvider === 'openai' && !isLoopback(config.OPENAI_BASE_URL)) || isTravelOnline({ ...config, NETWORK: undefined });
    return { ...config, modelProvider, network: config.NETWORK ?? (reachesOut ? 'online' : 'offline') } as const;
  });
export type WorkerConfig = z.infer<typeof WorkerConfig>;
