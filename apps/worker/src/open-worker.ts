import { NestFactory } from '@nestjs/core';
import type { DynamicModule, INestMicroservice } from '@nestjs/common';
import type { CustomTransportStrategy, MicroserviceOptions } from '@nestjs/microservices';
import { systemClock } from '@app/adapters';
import { agentQueue, armFailpoint, armPoison, createOutcomeSeal, storedStepEvents } from '@app/engine';
import type { StepRunner } from '@app/engine';
import { PLAN_GRAPH, SERVED_WORKFLOWS } from '@app/graph';
import { PostgresCatalogStore, PostgresRunStore, PostgresStepEventStore, openDatabase } from '@app/persistence';
import { ConfigError, NestLogger, WorkPool, addLogFields, createLogger, loadConfig, readNamedNumbers, startTracing } from '@app/platform';
import type { Logger, RunningApp } from '@app/platform';
import {
  BullMqMessageQueue,
  BullMqServer,
  REDIS_PREFIX,
  announceWith,
  findEvictionProblem,
  listenForStopped,
  openConsumerRedis,
  openRequestRedis,
  untilReady,
  watchEviction,
} from '@app/queue';
import type { LaneHandler, LocalLane, RedisClient } from '@app/queue';
import type { AnswerShape } from '@app/ports';
import { createSharedLimits, journaledWorld } from '@app/travel-world';
import type { SharedLimits } from '@app/travel-world';
import { syntheticAgents, syntheticModel } from './bench/synthetic-agents.js';
import { createCallJournal } from './call-journal.js';
import { createEffects } from './effects.js';
import { createGates } from './gates.js';
import { openMcpServers } from './mcp-servers.js';
import { createStepToolKit } from './step-tool-kit.js';
import type { StepToolKitParts } from './step-tool-kit.js';
import { startMetrics } from './metrics/start-metrics.js';
import type { WorkerMetrics } from './metrics/start-metrics.js';
import { servedAgents } from './served-agents.js';
import { costOf, pricesIn } from './metrics/model-prices.js';
import { keepLeases } from './keep-leases.js';
import { RunningSteps } from './running-steps.js';
import { StepsController } from './steps.controller.js';
import { ReportedFailure, StepReporter } from './step-reporter.js';
import { WorkerConfig } from './worker.config.js';
import { openWebhookSender } from './webhooks/open-webhook-sender.js';
import { WorkerModule } from './worker.module.js';
import { ThreadedCatalogDesk } from './threads/threaded.catalog-desk.js';
import { ThreadedLongWork } from './threads/threaded.long-work.js';
import { createWorld } from './world.js';
import type { Outside } from './world.js';
import { placesOf } from './places.js';
import { createTripReader } from './trips.js';

/** Steps in work get this long to finish after SIGTERM; then they are handed back. */
const GRACE_MS = 8_000;

/** The real agents in the configured world; for benches of the bus alone, agents with fixed outputs. */
async function agentsAndWorld(
  config: WorkerConfig,
  { shared, moreTools, ...outside }: Outside & { readonly shared: SharedLimits } & Pick<StepToolKitParts, 'moreTools'>,
  metrics: WorkerMetrics,
): Promise<Pick<StepRunner, 'agents' | 'world' | 'tools'>> {
  const world = createWorld(config, outside);
  if (!config.BENCH_AGENTS) {
    const { liveModel } = world;
    const observed = {
      ...world,
      model: metrics.observeModel(world.model),
      liveModel: liveModel && ((answer?: AnswerShape) => metrics.observeToolModel(liveModel(answer))),
    };
    return { agents: SERVED_WORKFLOWS.agents(), world: observed, tools: createStepToolKit({ world: observed, ...shared, logger: outside.logger, moreTools }) };
  }
  outside.logger.warn('BENCH_AGENTS=synthetic: outputs are fixed, nothing is planned');
  const silent = createWorld({ ...config, MODEL_LATENCY_MS: 0 }, outside);
  return { agents: await syntheticAgents(PLAN_GRAPH, silent), world: { ...world, model: syntheticModel(PLAN_GRAPH, config.MODEL_LATENCY_MS) } };
}

/** Tasks of one owner that wait in this process; a step with one more is put off. */
const TASKS_PER_OWNER = 8;

/** The agents' world with the inventories of the people they work for, what is known of places, and the desk for effects. */
const withStores = (
  parts: Pick<StepRunner, 'agents' | 'world'>,
  stores: Pick<StepRunner['world'], 'catalogs' | 'longWork' | 'placeSource' | 'effects' | 'trips'>,
): Pick<StepRunner, 'agents' | 'world'> => ({ ...parts, world: { ...parts.world, ...stores } });

/** The store as steps read it; from then on the lines that a step logs name its thread too. */
function storeOf(store: PostgresRunStore): StepRunner['store'] {
  return {
    loadStepInput: async (job) => {
      const input = await store.loadStepInput(job);
      if (input) addLogFields({ threadId: input.threadId });
      return input;
    },
  };
}

/** Without Redis an app still starts: what it commits is published once Redis is back. */
const REDIS_START_MS = 3_000;

/** Limits have their own connection: when it is silent they go on without Redis, and no call should wait long for that. */
const LIMITS_TIMEOUT_MS = 500;

function warmUp(served: readonly string[], runner: StepRunner, logger: Logger): void {
  try {
    for (const name of served) runner.agents[name]?.warmUp?.();
  } catch (error) {
    logger.error({ err: error }, 'an agent could not be warmed up; its first step takes longer');
  }
}

/** Database and Redis; limits have a connection of their own. @throws {ConfigError} for a Redis that may evict jobs. */
async function connect(config: WorkerConfig, logger: Logger) {
  const db = openDatabase({
    url: config.DATABASE_URL,
    maxConnections: config.DATABASE_MAX_CONNECTIONS,
    connectTimeoutMs: 5_000,
    statementTimeoutMs: 10_000,
    pooler: config.DATABASE_POOLER,
  });
  const producer = openRequestRedis(config.REDIS_URL, 3_000);
  const consumer = openConsumerRedis(config.REDIS_URL);
  const stopped = openConsumerRedis(config.REDIS_URL);
  const limitsRedis = openRequestRedis(config.REDIS_URL, LIMITS_TIMEOUT_MS);
  await Promise.all([producer, limitsRedis].map((redis) => untilReady(redis, REDIS_START_MS)));
  const eviction = await findEvictionProblem(producer);
  if (eviction) throw new ConfigError(eviction);
  watchEviction(producer, (problem) => logger.fatal(problem));
  return { db, producer, consumer, limitsRedis, stopped };
}

/** Takes steps from the queues of the agents that are served. @throws {ConfigError} for a limit of an agent that does not exist. */
function consumerOf(config: WorkerConfig, redis: RedisClient, served: readonly string[], logger: Logger): BullMqServer {
  const agentConcurrency = readNamedNumbers('WORKER_AGENT_CONCURRENCY', config.WORKER_AGENT_CONCURRENCY, Object.keys(SERVED_WORKFLOWS.agents()));
  return new BullMqServer({
    redis,
    queues: served.map(agentQueue),
    concurrency: config.WORKER_CONCURRENCY,
    concurrencyByQueue: new Map([...agentConcurrency].map(([name, steps]) => [agentQueue(name), steps])),
    lockDurationMs: config.JOB_LOCK_MS,
    stalledIntervalMs: config.JOB_LOCK_MS / 2,
    onError: (name, error) => logger.warn({ queue: name, error: error.message }, 'queue trouble'),
    // A step that says itself that it failed was logged and reported already.
    onFailed: (name, jobId, error) => {
      if (!(error instanceof ReportedFailure)) logger.error({ queue: name, jobId, err: error }, 'job failed');
    },
  });
}

async function listening(module: DynamicModule, strategy: CustomTransportStrategy, logger: Logger): Promise<INestMicroservice> {
  const app = await NestFactory.createMicroservice<MicroserviceOptions>(module, { strategy, logger: new NestLogger(logger) });
  await app.listen();
  return app;
}

/** The steps at work, which hear at once that their run was cancelled. */
function runningSteps(store: PostgresRunStore, stopped: RedisClient, logger: Logger): RunningSteps {
  const running = new RunningSteps(store, (error) => logger.warn({ err: error }, 'not known whether steps at work are still wanted'));
  listenForStopped(stopped, (runId) => running.stopRun(runId));
  return running;
}

/** A worker that runs. */
export interface OpenWorker extends RunningApp {
  /** The queues of the agents that it serves. */
  readonly queues: readonly string[];
  /** Works on a step of one of them. */
  readonly handle: LaneHandler;
}

export interface WorkerOptions {
  /** What threads of this process do; none is there before somebody plans on a catalog or sends a long text. */
  readonly threadTasks: URL;
  /** The short way to an orchestrator in the same process. */
  readonly lane?: LocalLane;
}

/** Starts a worker. @throws {ConfigError} for a set-up that cannot work. */
export async function openWorker(env: NodeJS.ProcessEnv, { threadTasks, lane }: WorkerOptions): Promise<OpenWorker> {
  const config = loadConfig(WorkerConfig, env);
  const logger = createLogger('worker', config.LOG_LEVEL);
  armFailpoint(config.FAILPOINT);
  const tracing = await startTracing({ service: 'worker', endpoint: config.OTEL_EXPORTER_OTLP_ENDPOINT });
  armPoison(config.POISON_MARK);
  const served = servedAgents(config.WORKER_AGENTS, Object.keys(SERVED_WORKFLOWS.agents()));
  const { db, producer, consumer, limitsRedis, stopped } = await connect(config, logger);
  const shared = createSharedLimits(config, { redis: limitsRedis, keyPrefix: REDIS_PREFIX, logger });
  const metrics = await startMetrics(config, { db, redis: producer, served, breaker: shared.breaker });
  const gateOf = createGates(config, { ...shared, logger, onHeldBack: metrics.onHeldBack });
  const outside = { gateOf, logger, fetch: metrics.fetch };
  const placeSource = placesOf(config, outside, db);
  const queue = new BullMqMessageQueue(producer);
  const shutdown = new AbortController();
  const store = new PostgresRunStore(db, SERVED_WORKFLOWS.reducersOf);
  const mcp = openMcpServers(config, logger, shutdown.signal);
  const threads = new WorkPool(threadTasks, { minThreads: 0, waitingPerOwner: TASKS_PER_OWNER });
  const runner: StepRunner = {
    ...withStores(await agentsAndWorld(config, { ...outside, placeSource, shared, moreTools: () => mcp.tools() }, metrics), {
      catalogs: new ThreadedCatalogDesk(new PostgresCatalogStore(db), threads),
      longWork: new ThreadedLongWork(threads),
      ...{ placeSource, trips: createTripReader(db), effects: createEffects(config, { db, logger, fetch: metrics.fetch, ...shared }) },
    }),
    fieldsOf: SERVED_WORKFLOWS.fieldsOf,
    store: storeOf(store),
    costUsdOf: (usage) => costOf(usage, pricesIn(config)),
    clock: systemClock,
    // Whoever is outside must not be asked twice.
    ...(config.network === 'online' ? { journaled: journaledWorld } : {}),
    journal: createCallJournal(config, { db, logger, observe: metrics.observeJournal }),
    onUnexpected: (error) => logger.error({ err: error }, 'agent failed unexpectedly'),
    teller: storedStepEvents(new PostgresStepEventStore(db), announceWith(producer)),
    onUntold: (reason, job, events) => logger.warn({ err: reason, stepId: job.stepId, agent: job.agent, events }, 'what a step told was dropped'),
  };
  const strategy = consumerOf(config, consumer, served, logger);
  const running = runningSteps(store, stopped, logger);
  const reporter = new StepReporter(lane ?? queue, createOutcomeSeal(config.OUTCOME_KEY), logger);
  const app = await listening(
    WorkerModule.with({ runner, reporter, running, shutdown: shutdown.signal, logger, stepMetrics: metrics.steps }),
    strategy,
    logger,
  );
  const webhooks = openWebhookSender(config, { db, logger, fetch: metrics.fetch });
  // Ready first, warm next: a job that comes meanwhile waits no longer than it would have without.
  setImmediate(() => warmUp(served, runner, logger));
  logger.info({ agents: served, model: config.modelProvider, network: config.network, metrics: metrics.url }, 'worker ready');
  if (lane) keepLeases(lane, store, { agents: served, leaseMs: config.STEP_LEASE_MS, until: shutdown.signal });
  return {
    queues: served.map(agentQueue),
    handle: (payload) => app.get(StepsController).onStep(payload),
    close: async () => {
      metrics.drain();
      setTimeout(() => shutdown.abort(), GRACE_MS).unref();
      await Promise.all([app.close(), webhooks.close(), lane?.close()]);
      shutdown.abort();
      metrics.close();
      for (const part of [mcp, threads, queue, tracing, db]) await part.close();
      for (const redis of [producer, limitsRedis, stopped, consumer]) redis.disconnect();
    },
  };
}
