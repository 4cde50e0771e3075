import 'reflect-metadata';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { createLogSeal } from '@app/agent-kit';
import { createSortableIds, systemClock } from '@app/adapters';
import { DEFAULT_ENGINE_SETTINGS, agentQueue, armFailpoint, createEngine } from '@app/engine';
import { PLAN_NAME, SERVED_WORKFLOWS } from '@app/graph';
import { PostgresApiKeyStore, PostgresRunStore, openDatabase } from '@app/persistence';
import type { Database } from '@app/persistence';
import {
  ConfigError,
  WorkPool,
  createAesSealer,
  createLogger,
  createRegistry,
  currentTraceparent,
  decisionInstruments,
  httpInstruments,
  loadConfig,
  readBootstrapKeys,
  runApp,
  startTracing,
} from '@app/platform';
import type { Logger } from '@app/platform';
import {
  BullMqMessageQueue,
  MovedSubscription,
  QueueBoard,
  RedisThreadTraces,
  announceWith,
  findEvictionProblem,
  openConsumerRedis,
  openRequestRedis,
  untilReady,
  watchEviction,
} from '@app/queue';
import type { RedisClient } from '@app/queue';
import type { IdsPort } from '@app/ports';
import type { ServedWorkflows } from '@app/workflow';
import { BOARD_PATH } from './admin/queues.controller.js';
import { shownJobData } from './admin/shown-job-data.js';
import { KeyAuthenticator, OpenAuthenticator } from './auth/authenticator.js';
import type { Authenticator } from './auth/authenticator.js';
import { GatewayConfig } from './gateway.config.js';
import { GatewayModule } from './gateway.module.js';
import { createHttpApp } from './http/fastify-app.js';
import type { OwnerBounds } from './http/owner-budgets.js';
import type { RateLimits } from './http/request-limiter.js';
import { observeDecisions } from './metrics/observe-decisions.js';
import { createTravelParts } from './mcp/travel-parts.js';
import { serveDocs } from './docs/serve-docs.js';
import { serveWeb } from './web/serve-web.js';

/** Without Redis an app still starts: what it commits is published once Redis is back. */
const REDIS_START_MS = 3_000;
/** Connecting ends this much before a request does, so that there is time to say what failed. */
const SAYING_SO_MS = 100;

const IDLE_CHECK_MS = 50;

/** What threads of this process work on. */
const HEAVY_TASKS = new URL('./heavy/heavy-tasks.js', import.meta.url);
/** Of heavy work; whoever sends more waits for its answers first. */
const WAITING_PER_OWNER = 4;

function authenticatorOf(config: GatewayConfig, db: Database, ids: IdsPort): Authenticator {
  if (config.AUTH_MODE === 'open') return new OpenAuthenticator();
  return new KeyAuthenticator(new PostgresApiKeyStore(db, ids), readBootstrapKeys(config.BOOTSTRAP_API_KEYS).keys);
}

/** Short keys can be guessed; they are taken on loopback, since a person who tries things out on one machine chooses what can be typed. */
function warnOfShortKeys({ BOOTSTRAP_API_KEYS: text }: GatewayConfig, logger: Logger): void {
  const short = readBootstrapKeys(text).keys.filter(({ isShort }) => isShort);
  if (short.length > 0)
    logger.warn({ owners: short.map(({ ownerId }) => ownerId) }, 'keys in BOOTSTRAP_API_KEYS are shorter than 32 characters and can be guessed');
}

/** Streams end, answers that are on their way are given, and connections that wait for a next request are not waited for. */
async function closeHttp(app: NestFastifyApplication, shutdown: AbortController): Promise<void> {
  shutdown.abort();
  // Connections whose answers end only now would be kept alive for a next request that nobody takes.
  const idle = setInterval(() => app.getHttpServer().closeIdleConnections(), IDLE_CHECK_MS);
  await app.close();
  clearInterval(idle);
}

/** Hears which threads moved. */
function startedSubscription(subscriber: RedisClient): MovedSubscription {
  const moved = new MovedSubscription(subscriber);
  moved.start();
  return moved;
}

function gatewayMetrics() {
  const registry = createRegistry('gateway');
  return { registry, http: httpInstruments(registry), observer: observeDecisions(decisionInstruments(registry)) };
}

/** Database and Redis. @throws {ConfigError} for a Redis that may evict jobs. */
async function connect(config: GatewayConfig, logger: Logger) {
  const db = openDatabase({
    url: config.DATABASE_URL,
    maxConnections: config.DATABASE_MAX_CONNECTIONS,
    connectTimeoutMs: Math.max(1, config.BACKING_TIMEOUT_MS - SAYING_SO_MS),
    statementTimeoutMs: config.BACKING_TIMEOUT_MS,
    pooler: config.DATABASE_POOLER,
  });
  const redis = openRequestRedis(config.REDIS_URL, config.BACKING_TIMEOUT_MS);
  const subscriber = openConsumerRedis(config.REDIS_URL);
  await untilReady(redis, REDIS_START_MS);
  const eviction = await findEvictionProblem(redis);
  if (eviction) throw new ConfigError(eviction);
  watchEviction(redis, (problem) => logger.fatal(problem));
  return { db, redis, subscriber };
}

/** Every queue that a served workflow uses. */
const queueNames = (workflows: ServedWorkflows): string[] => [...workflows.eventsQueues(), ...Object.keys(workflows.agents()).map(agentQueue)];

/** The served workflows, where new plans keep to the version that the configuration names. @throws {ConfigError} for one that is not served. */
function servedWorkflows({ GRAPH_VERSION: graphVersion }: GatewayConfig): ServedWorkflows {
  if (graphVersion === undefined) return SERVED_WORKFLOWS;
  const chosen = SERVED_WORKFLOWS.withCurrent({ workflow: PLAN_NAME, graphVersion });
  if (chosen) return chosen;
  const served = SERVED_WORKFLOWS.names().filter(({ workflow }) => workflow === PLAN_NAME);
  throw new ConfigError(`GRAPH_VERSION=${graphVersion} is not served here; served are ${served.map((one) => one.graphVersion).join(', ')}.`);
}

/** Absent, what an owner may use and have grows with the requests of a minute. */
const SHARES = { runs: 200, exports: 20, runsAtWork: 2, threads: 100 };

const ownerBoundsOf = (config: GatewayConfig): OwnerBounds => ({
  runs: config.RUNS_PER_DAY ?? config.RATE_LIMIT_PER_MINUTE * SHARES.runs,
  catalogBytes: config.CATALOG_BYTES_PER_DAY,
  exports: config.EXPORTS_PER_DAY ?? config.RATE_LIMIT_PER_MINUTE * SHARES.exports,
  stored: {
    runsAtWork: config.RUNS_AT_WORK_PER_OWNER ?? config.RATE_LIMIT_PER_MINUTE * SHARES.runsAtWork,
    threads: config.THREADS_PER_OWNER ?? config.RATE_LIMIT_PER_MINUTE * SHARES.threads,
    modelTokens: config.MODEL_TOKENS_PER_DAY,
    modelCostUsd: config.MODEL_COST_USD_PER_DAY,
    prices: { inputUsd: config.MODEL_PRICE_INPUT_USD_PER_MTOK, outputUsd: config.MODEL_PRICE_OUTPUT_USD_PER_MTOK },
  },
});

const rateLimitsOf = (config: GatewayConfig): RateLimits => ({
  perOwner: config.RATE_LIMIT_PER_MINUTE,
  perAddress: config.RATE_LIMIT_PER_ADDRESS_PER_MINUTE,
  global: config.RATE_LIMIT_GLOBAL_PER_MINUTE,
});

runApp(async () => {
  const config = loadConfig(GatewayConfig, process.env);
  const logger = createLogger('gateway', config.LOG_LEVEL);
  armFailpoint(config.FAILPOINT);
  const workflows = servedWorkflows(config);
  const tracing = await startTracing({ service: 'gateway', endpoint: config.OTEL_EXPORTER_OTLP_ENDPOINT });
  const metrics = gatewayMetrics();
  const { db, redis, subscriber } = await connect(config, logger);
  const moved = startedSubscription(subscriber);
  const queue = new BullMqMessageQueue(redis);
  const engine = createEngine(
    {
      workflows,
      store: new PostgresRunStore(db, workflows.reducersOf),
      queue,
      ids: createSortableIds({ clock: systemClock }),
      seal: createLogSeal(config.LOG_CHAIN_KEY),
      clock: systemClock,
      announce: announceWith(redis),
      settings: DEFAULT_ENGINE_SETTINGS,
      onTrouble: (error, what) => logger.warn({ err: error }, what),
      observer: metrics.observer,
      traceparent: currentTraceparent,
    },
    (error) => logger.warn({ error: String(error) }, 'message left in the outbox'),
  );
  warnOfShortKeys(config, logger);
  const shutdown = new AbortController();
  const authenticator = authenticatorOf(config, db, engine.ids);
  const board = new QueueBoard({ redis, queues: queueNames(workflows), basePath: `/${BOARD_PATH}`, showData: shownJobData });
  const limits = {
    rateLimits: rateLimitsOf(config),
    ownerBounds: ownerBoundsOf(config),
    standingBounds: { watches: config.WATCHES_PER_OWNER, schedules: config.SCHEDULES_PER_OWNER },
    maxStreamsPerCaller: config.MAX_STREAMS_PER_CALLER,
    allowedHosts: config.ALLOWED_HOSTS,
    logKey: config.LOG_CHAIN_KEY,
    sealer: createAesSealer(config.CREDENTIAL_KEYS),
  };
  const { travel, placeSource } = createTravelParts(config, { db, redis, logger });
  const heavyWork = new WorkPool(HEAVY_TASKS, { minThreads: 1, waitingPerOwner: WAITING_PER_OWNER });
  const parts = { engine, db, heavyWork, redis, moved, logger, authenticator, ...limits, shutdown: shutdown.signal, metrics, board, travel, placeSource };
  const app = await createHttpApp(GatewayModule.with({ ...parts, traces: new RedisThreadTraces(redis, queue) }), {
    ...{ logger, metrics: metrics.http, trustedProxies: config.TRUSTED_PROXIES, maxConnections: config.MAX_CONNECTIONS },
  });
  await serveWeb(app, config.MAP_TILES);
  // The page to try things at cannot send a key, and what it is made of stands outside of the guard.
  if (authenticator.isOpen) await serveDocs(app);
  await app.listen({ port: config.PORT, host: config.HOST });
  logger.info({ url: await app.getUrl() }, 'gateway ready');
  return {
    close: async () => {
      await closeHttp(app, shutdown);
      await engine.outbox.drain().catch(() => undefined);
      for (const part of [queue, heavyWork, tracing, board, db]) await part.close();
      redis.disconnect();
      subscriber.disconnect();
    },
  };
});
