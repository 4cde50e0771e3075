import { once } from 'node:events';
import { Redis } from 'ioredis';
import type { RedisOptions } from 'ioredis';

/** Every key of this project starts so; the braces keep all of them in one slot of a Redis Cluster. */
export const REDIS_PREFIX = '{navigo}';

const MAX_RECONNECT_DELAY_MS = 1_000;

/** For requests that somebody waits for: fails within `commandTimeoutMs` instead of waiting for Redis to come back. */
export function openRequestRedis(url: string, commandTimeoutMs = 800): Redis {
  return open(url, { enableOfflineQueue: false, maxRetriesPerRequest: 0, commandTimeout: commandTimeoutMs, connectTimeout: commandTimeoutMs });
}

/** For consumers, which wait for Redis as long as it takes. */
export function openConsumerRedis(url: string): Redis {
  return open(url, { maxRetriesPerRequest: null });
}

/** Resolves when the connection can be used, or after `timeoutMs` without a word: an outage at the start is no reason not to start. */
export async function untilReady(redis: Redis, timeoutMs: number): Promise<void> {
  if (redis.status === 'ready') return;
  await once(redis, 'ready', { signal: AbortSignal.timeout(timeoutMs) }).catch(() => undefined);
}

function open(url: string, options: RedisOptions): Redis {
  const redis = new Redis(url, { ...options, retryStrategy: (times) => Math.min(MAX_RECONNECT_DELAY_MS, 50 * 2 ** Math.min(times, 5)) });
  // ioredis reconnects by itself; an 'error' event without a listener would end the process.
  redis.on('error', () => undefined);
  return redis;
}
