import { DEFAULT_BASE_URLS } from '@app/adapters';
import type { FetchUrl } from '@app/adapters';
import { agentQueue } from '@app/engine';
import type { Database } from '@app/persistence';
import {
  answersInTime,
  consumerInstruments,
  createRegistry,
  journalInstruments,
  modelInstruments,
  providerInstruments,
  registerBreakerGauge,
  startMetricsServer,
  stepInstruments,
} from '@app/platform';
import type { StepInstruments } from '@app/platform';
import type { CallJournal, CircuitBreaker, ModelPort, ToolModelPort } from '@app/ports';
import { pingRedis } from '@app/queue';
import type { RedisClient } from '@app/queue';
import { GATED_PROVIDERS } from '../gates.js';
import type { GatedProvider } from '../gates.js';
import type { WorkerConfig } from '../worker.config.js';
import { observeFetch } from './observed-fetch.js';
import type { ProviderUrls } from './observed-fetch.js';
import { observeJournal } from './observed-journal.js';
import { observeModel, observeToolModel } from './observed-model.js';
import { pricesIn } from './model-prices.js';

const PROBE_TIMEOUT_MS = 1_000;

export interface WorkerMetrics {
  readonly steps: StepInstruments;
  readonly fetch: FetchUrl;
  observeModel(model: ModelPort): ModelPort;
  observeToolModel(model: ToolModelPort): ToolModelPort;
  /** For a worker that has a journal; to be called once. */
  readonly observeJournal: (journal: CallJournal) => CallJournal;
  readonly onHeldBack: (provider: GatedProvider) => void;
  /** Where metrics and probes are; null when they are not served. */
  readonly url: string | null;
  drain(): void;
  close(): void;
}

export interface WorkerParts {
  readonly db: Database;
  readonly redis: RedisClient;
  readonly served: readonly string[];
  readonly breaker: CircuitBreaker;
}

/** Metrics and probes of a worker. */
export async function startMetrics(config: WorkerConfig, { db, redis, served, breaker }: WorkerParts): Promise<WorkerMetrics> {
  const registry = createRegistry('worker');
  const { queueConsumers } = consumerInstruments(registry);
  for (const agent of served) queueConsumers.set({ queue: agentQueue(agent) }, 1);
  registerBreakerGauge(registry, GATED_PROVIDERS, (provider) => breaker.state(provider));
  const models = modelInstruments(registry);
  const providers = providerInstruments(registry);
  const prices = pricesIn(config);
  const model = config.modelProvider === 'offline' ? 'offline' : config.OPENAI_MODEL;
  const isReady = async (): Promise<boolean> =>
    (await Promise.all([answersInTime(db.ping(), PROBE_TIMEOUT_MS), answersInTime(pingRedis(redis), PROBE_TIMEOUT_MS)])).every(Boolean);
  const server = await startMetricsServer({ host: config.HOST, port: config.METRICS_PORT, registry, isReady });
  return {
    steps: stepInstruments(registry),
    fetch: observeFetch(globalThis.fetch, providerUrls(config), providers),
    observeModel: (inner) => observeModel(inner, { model, prices, instruments: models }),
    observeToolModel: (inner) => observeToolModel(inner, { model, prices, instruments: models }),
    observeJournal: (inner) => observeJournal(inner, journalInstruments(registry)),
    onHeldBack: (provider) => providers.waits.inc({ provider }),
    ...server,
  };
}

function providerUrls(config: WorkerConfig): ProviderUrls {
  const { openai, duffel, openMeteoForecast, openMeteoGeocoding, openMeteoArchive, frankfurter } = DEFAULT_BASE_URLS;
  return [
    ['openai', config.OPENAI_BASE_URL ?? openai],
    ['duffel', config.DUFFEL_BASE_URL ?? duffel],
    ['open-meteo', config.OPEN_METEO_BASE_URL ?? openMeteoForecast],
    ['open-meteo', config.OPEN_METEO_GEOCODING_BASE_URL ?? openMeteoGeocoding],
    ['open-meteo', config.OPEN_METEO_ARCHIVE_BASE_URL ?? openMeteoArchive],
    ['frankfurter', config.FRANKFURTER_BASE_URL ?? frankfurter],
    ...(config.SEARCH_BASE_URL ? [['search', config.SEARCH_BASE_URL] as const] : []),
  ];
}
