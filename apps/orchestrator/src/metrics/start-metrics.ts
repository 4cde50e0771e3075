import { agentQueue } from '@app/engine';
import { SERVED_WORKFLOWS } from '@app/graph';
import type { EngineObserver } from '@app/engine';
import type { Database } from '@app/persistence';
import { answersInTime, consumerInstruments, createRegistry, registerBacklogGauges, runInstruments, startMetricsServer } from '@app/platform';
import { QueueReader, pingRedis } from '@app/queue';
import type { RedisClient } from '@app/queue';
import type { OrchestratorConfig } from '../orchestrator.config.js';
import { readBacklog } from './read-backlog.js';
import { observeRuns } from './run-metrics.js';

/** Prometheus asks every few seconds, and more than one may ask. */
const BACKLOG_TTL_MS = 2_000;
const PROBE_TIMEOUT_MS = 1_000;

export interface OrchestratorMetrics {
  readonly observer: EngineObserver;
  /** Where metrics and probes are; null when they are not served. */
  readonly url: string | null;
  drain(): void;
  close(): Promise<void>;
}

/** Metrics and probes of an orchestrator, with the state of all queues and of the database. */
export async function startMetrics(config: OrchestratorConfig, { db, redis }: { db: Database; redis: RedisClient }): Promise<OrchestratorMetrics> {
  const registry = createRegistry('orchestrator');
  const eventQueues = SERVED_WORKFLOWS.eventsQueues();
  const queues = new QueueReader(redis, [...eventQueues, ...Object.keys(SERVED_WORKFLOWS.agents()).map(agentQueue)]);
  registerBacklogGauges(registry, () => readBacklog({ db, redis, queues }), BACKLOG_TTL_MS);
  const { queueConsumers } = consumerInstruments(registry);
  for (const queue of eventQueues) queueConsumers.set({ queue }, 1);
  const isReady = async (): Promise<boolean> =>
    (await Promise.all([answersInTime(db.ping(), PROBE_TIMEOUT_MS), answersInTime(pingRedis(redis), PROBE_TIMEOUT_MS)])).every(Boolean);
  const server = await startMetricsServer({ host: config.HOST, port: config.METRICS_PORT, registry, isReady });
  return {
    observer: observeRuns(runInstruments(registry), SERVED_WORKFLOWS.currentNames()),
    url: server.url,
    drain: server.drain,
    close: async () => {
      server.close();
      await queues.close();
    },
  };
}
