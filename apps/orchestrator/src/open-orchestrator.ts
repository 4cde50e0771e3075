import { NestFactory } from '@nestjs/core';
import type { MicroserviceOptions } from '@nestjs/microservices';
import { createLogSeal } from '@app/agent-kit';
import { createSortableIds, systemClock } from '@app/adapters';
import { DEFAULT_ENGINE_SETTINGS, RUN_EVENTS_QUEUE, agentQueue, armFailpoint, createEngine, createOutcomeSeal } from '@app/engine';
import type { Engine, EngineObserver, EngineSettings } from '@app/engine';
import { SERVED_WORKFLOWS } from '@app/graph';
import { PostgresRetentionStore, PostgresRunStore, openDatabase } from '@app/persistence';
import type { Database } from '@app/persistence';
import { ConfigError, NestLogger, createLogger, currentTraceparent, loadConfig, readNamedNumbers, startTracing } from '@app/platform';
import type { Logger, RunningApp } from '@app/platform';
import type { MessageQueue } from '@app/ports';
import {
  BullMqMessageQueue,
  BullMqServer,
  announceWith,
  findEvictionProblem,
  keepConcurrencyLimits,
  openConsumerRedis,
  openRequestRedis,
  untilReady,
  watchEviction,
} from '@app/queue';
import type { LaneHandler, LocalLane, RedisClient } from '@app/queue';
import { startMetrics } from './metrics/start-metrics.js';
import { OrchestratorConfig } from './orchestrator.config.js';
import { OrchestratorModule } from './orchestrator.module.js';
import type { Retention } from './retention.service.js';
import { RunEventsController } from './run-events.controller.js';

/** Without Redis an app still starts: what it commits is published once Redis is back. */
const REDIS_START_MS = 3_000;

/** Database and Redis. @throws {ConfigError} for a Redis that may evict jobs. */
async function connect(config: OrchestratorConfig, logger: Logger) {
  const db = openDatabase({
    url: config.DATABASE_URL,
    maxConnections: config.DATABASE_MAX_CONNECTIONS,
    connectTimeoutMs: 5_000,
    statementTimeoutMs: 10_000,
    pooler: config.DATABASE_POOLER,
  });
  const producer = openRequestRedis(config.REDIS_URL, 3_000);
  const consumer = openConsumerRedis(config.REDIS_URL);
  await untilReady(producer, REDIS_START_MS);
  const eviction = await findEvictionProblem(producer);
  if (eviction) throw new ConfigError(eviction);
  watchEviction(producer, (problem) => logger.fatal(problem));
  return { db, producer, consumer };
}

function retentionOf(config: OrchestratorConfig, db: Database, queue: BullMqMessageQueue): Retention {
  return {
    store: new PostgresRetentionStore(db),
    policy: { idempotencyKeyDays: config.IDEMPOTENCY_KEY_DAYS, compactAfterDays: config.COMPACT_AFTER_DAYS, revokedKeyDays: config.REVOKED_KEY_DAYS },
    intervalMs: config.RETENTION_INTERVAL_MS,
    failedJobDays: config.FAILED_JOB_DAYS,
    trimFailedJobs: (name, olderThanMs, limit) => queue.trimFailed(name, olderThanMs, limit),
  };
}

interface EngineParts {
  readonly db: Database;
  readonly producer: RedisClient;
  readonly queue: MessageQueue;
  readonly settings: EngineSettings;
  readonly observer: EngineObserver;
  readonly logger: Logger;
  readonly logKey: string | undefined;
}

const engineOf = ({ db, producer, queue, settings, observer, logger, logKey }: EngineParts): Engine =>
  createEngine(
    {
      ...{ workflows: SERVED_WORKFLOWS, store: new PostgresRunStore(db, SERVED_WORKFLOWS.reducersOf), queue, settings, observer },
      ...{ ids: createSortableIds({ clock: systemClock }), clock: systemClock, seal: createLogSeal(logKey), traceparent: currentTraceparent },
      announce: announceWith(producer),
      onTrouble: (error, what) => logger.warn({ err: error }, what),
    },
    (error) => logger.warn({ error: String(error) }, 'message left in the outbox'),
  );

/** An orchestrator that runs. */
export interface OpenOrchestrator extends RunningApp {
  /** The queues that it serves, whatever hands it their messages. */
  readonly queues: readonly string[];
  /** Works on a message of one of them. */
  readonly handle: LaneHandler;
}

/** Starts an orchestrator; what it sends goes over `lane` where it shares a process with a worker. @throws {ConfigError} for a set-up that cannot work. */
export async function openOrchestrator(env: NodeJS.ProcessEnv, lane?: LocalLane): Promise<OpenOrchestrator> {
  const config = loadConfig(OrchestratorConfig, env);
  const logger = createLogger('orchestrator', config.LOG_LEVEL);
  armFailpoint(config.FAILPOINT);
  const tracing = await startTracing({ service: 'orchestrator', endpoint: config.OTEL_EXPORTER_OTLP_ENDPOINT });
  const settings = { ...DEFAULT_ENGINE_SETTINGS, leaseMs: config.STEP_LEASE_MS, reviewTimeoutMs: config.REVIEW_TIMEOUT_MS };
  const workflows = SERVED_WORKFLOWS;
  const problems = workflows.problems(settings.maxStepsPerRun);
  if (problems.length > 0) throw new ConfigError(`The workflows cannot be used:\n  ${problems.join('\n  ')}`);
  const agentNames = Object.keys(workflows.agents());
  const concurrency = readNamedNumbers('AGENT_GLOBAL_CONCURRENCY', config.AGENT_GLOBAL_CONCURRENCY, agentNames);

  const { db, producer, consumer } = await connect(config, logger);
  const metrics = await startMetrics(config, { db, redis: producer });
  const queue = new BullMqMessageQueue(producer);
  const concurrencyLimits = new Map(agentNames.map((name) => [agentQueue(name), concurrency.get(name) ?? null]));
  const stopLimits = keepConcurrencyLimits(queue, concurrencyLimits, (error) => logger.warn({ error: String(error) }, 'limits of agents not set; tried again'));
  const engine = engineOf({ db, producer, queue: lane ?? queue, settings, observer: metrics.observer, logger, logKey: config.LOG_CHAIN_KEY });
  const strategy = new BullMqServer({
    redis: consumer,
    queues: workflows.eventsQueues(),
    patternOf: () => RUN_EVENTS_QUEUE,
    concurrency: config.ORCHESTRATOR_CONCURRENCY,
    lockDurationMs: config.JOB_LOCK_MS,
    stalledIntervalMs: config.JOB_LOCK_MS / 2,
    onError: (name, error) => logger.warn({ queue: name, error: error.message }, 'queue trouble'),
    onFailed: (name, jobId, error) => logger.error({ queue: name, jobId, err: error }, 'job failed'),
  });
  const parts = { engine, outcomeSeal: createOutcomeSeal(config.OUTCOME_KEY), logger, retention: retentionOf(config, db, queue) };
  const app = await NestFactory.createMicroservice<MicroserviceOptions>(OrchestratorModule.with(parts), { strategy, logger: new NestLogger(logger) });
  await app.listen();
  logger.info({ agents: agentNames, metrics: metrics.url }, 'orchestrator ready');
  const events = app.get(RunEventsController);
  return {
    queues: workflows.eventsQueues(),
    handle: (payload) => events.onRunEvent(payload),
    close: async () => {
      stopLimits();
      metrics.drain();
      await app.close();
      await metrics.close();
      await queue.close();
      await tracing.close();
      await db.close();
      producer.disconnect();
      consumer.disconnect();
    },
  };
}
