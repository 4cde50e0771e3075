import { once } from 'node:events';
import { Cluster, Redis } from 'ioredis';
import type { ClusterOptions, RedisOptions } from 'ioredis';
import { parseRedisUrl } from './redis-url.js';
import type { RedisTarget } from './redis-url.js';

/** One connection for all commands: to a server, to the master that sentinels name, or to a whole cluster. */
export type RedisClient = Redis | Cluster;

/** Every key of this project starts so; the braces keep all of them in one slot of a Redis Cluster. */
export const REDIS_PREFIX = '{navigo}';

/** A marker that goes with Redis's memory: who finds it missing knows that the queues are gone. */
export const EPOCH_KEY = `${REDIS_PREFIX}:epoch`;

const MAX_RECONNECT_DELAY_MS = 1_000;
/** While a replica takes over, a command is sent again this often. */
const FAILOVER_RETRY_MS = 100;
/** Longer than a cluster takes by default to replace a master (15 s without a word, then a vote). */
const FAILOVER_PATIENCE_MS = 30_000;
/** A master that froze answers nobody, so its connections do not tell that another took over; the list of nodes does. */
const NODES_LOOK_MS = 5_000;

/**
 * For requests that somebody waits for: fails within `commandTimeoutMs` instead of waiting for Redis to come back.
 *
 * @throws {RedisUrlError} when the URL has no known form.
 */
export function openRequestRedis(url: string, commandTimeoutMs = 800): RedisClient {
  const timeouts = { commandTimeout: commandTimeoutMs, connectTimeout: commandTimeoutMs };
  return open(parseRedisUrl(url), { enableOfflineQueue: false, maxRetriesPerRequest: 0, ...timeouts }, commandTimeoutMs);
}

/** For consumers, which wait for Redis as long as it takes. @throws {RedisUrlError} when the URL has no known form. */
export function openConsumerRedis(url: string): RedisClient {
  return open(parseRedisUrl(url), { maxRetriesPerRequest: null }, FAILOVER_PATIENCE_MS);
}

/** Resolves when the connection can be used, or after `timeoutMs` without a word: an outage at the start is no reason not to start. */
export async function untilReady(redis: RedisClient, timeoutMs: number): Promise<void> {
  if (redis.status === 'ready') return;
  await once(redis, 'ready', { signal: AbortSignal.timeout(timeoutMs) }).catch(() => undefined);
}

/** Resolves when the server that keeps our keys answers; in a cluster the others may well be up without it. */
export async function pingRedis(redis: RedisClient): Promise<void> {
  await redis.exists(EPOCH_KEY);
}

const retryDelayMs = (times: number): number => Math.min(MAX_RECONNECT_DELAY_MS, 50 * 2 ** Math.min(times, 5));

/** `patienceMs` is how long a cluster tries to place a command whose node is gone; a single server has `options` for that. */
function open(target: RedisTarget, options: RedisOptions, patienceMs: number): RedisClient {
  const redis = target.kind === 'cluster' ? openCluster(target, options, patienceMs) : openServer(target, options);
  // ioredis reconnects by itself; an 'error' event without a listener would end the process.
  redis.on('error', () => undefined);
  return redis;
}

function openServer(target: Exclude<RedisTarget, { kind: 'cluster' }>, options: RedisOptions): Redis {
  const waiting: RedisOptions = {
    ...options,
    retryStrategy: retryDelayMs,
    // A master that became a replica behind our back takes no jobs any more: the next connection finds its successor.
    reconnectOnError: (error) => error.message.startsWith('READONLY'),
  };
  if (target.kind === 'single') return new Redis(target.url, waiting);
  const { sentinels, sentinelPassword, masterName, db, username, password, isTls } = target;
  return new Redis({
    ...waiting,
    sentinels: [...sentinels],
    name: masterName,
    db,
    username,
    password,
    sentinelPassword,
    sentinelRetryStrategy: retryDelayMs,
    // Sentinels tell of a new master at once; a connection to the old one might hang for long.
    failoverDetector: true,
    sentinelReconnectStrategy: retryDelayMs,
    ...(isTls && { tls: {}, sentinelTLS: {}, enableTLSForSentinelMode: true }),
  });
}

function openCluster(target: Extract<RedisTarget, { kind: 'cluster' }>, options: RedisOptions, patienceMs: number): Cluster {
  const { enableOfflineQueue = true, ...redisOptions } = options;
  const { username, password, isTls } = target;
  const clusterOptions: ClusterOptions = {
    enableOfflineQueue,
    clusterRetryStrategy: retryDelayMs,
    retryDelayOnFailover: FAILOVER_RETRY_MS,
    retryDelayOnClusterDown: FAILOVER_RETRY_MS,
    maxRedirections: Math.max(2, Math.floor(patienceMs / FAILOVER_RETRY_MS) - 1),
    slotsRefreshInterval: NODES_LOOK_MS,
    // A certificate names the host that was asked for, so names must not be turned into addresses.
    ...(isTls && { dnsLookup: (host, callback) => callback(null, host) }),
    redisOptions: { ...redisOptions, username, password, ...(isTls && { tls: {} }) },
  };
  return new Cluster([...target.nodes], clusterOptions);
}
