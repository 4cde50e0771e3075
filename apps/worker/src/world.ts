import { DEFAULT_ALLOWED_HOSTS, createHttpClient, createOfflineModel, createOfflineToolModel, createOpenAiModel, createOpenAiToolModels } from '@app/adapters';
import type { FetchUrl, OpenAiModelOptions } from '@app/adapters';
import { actionClassifier, readRequestExpert as readRequest } from '@app/actions';
import { experts as planExperts } from '@app/agents';
import type { StepToolKit } from '@app/engine';
import type { Logger } from '@app/platform';
import type { GroundTransportPort, ModelPort, PlaceSourcePort } from '@app/ports';
import type { ToolWorld } from '@app/tools';
import { createGroundTransport, createTravelWorld } from '@app/travel-world';
import type { GateOf } from './gates.js';
import type { WorkerConfig } from './worker.config.js';

const MODEL_RETRIES = 2;
const experts = { ...planExperts, [actionClassifier.name]: readRequest };

/** What steps may touch of the world, and who takes the turns of their loops. */
export interface World extends ToolWorld, Pick<StepToolKit, 'liveModel' | 'offlineModel'> {
  readonly model: ModelPort;
  readonly groundTransport: GroundTransportPort | undefined;
}

/** What is needed to reach whoever is outside. All calls go through `fetch`. */
export interface Outside {
  readonly fetch: FetchUrl;
  readonly gateOf: GateOf;
  readonly logger: Logger;
  /** What is known of towns beyond the gazetteer; houses to stay in come from there. */
  readonly placeSource: PlaceSourcePort;
}

/** What agents may touch of the world, chosen by the configuration: live providers where there are any, estimates behind them. */
export function createWorld(config: WorkerConfig, { fetch, gateOf, logger, placeSource }: Outside): World {
  const travel = { isOnline: config.network === 'online', gateOf, logger, fetch };
  return {
    ...createTravelWorld(config, travel, placeSource),
    groundTransport: createGroundTransport(config, travel),
    ...createModels(config, { fetch, gateOf }),
  };
}

function createModels(config: WorkerConfig, { fetch, gateOf }: Pick<Outside, 'fetch' | 'gateOf'>): Pick<World, 'model' | 'liveModel' | 'offlineModel'> {
  const latencyMs = config.MODEL_LATENCY_MS;
  const offlineModel: World['offlineModel'] = (policy) => createOfflineToolModel({ policy, latencyMs });
  if (config.modelProvider === 'offline') return { model: createOfflineModel({ experts, latencyMs }), liveModel: null, offlineModel };
  const options: OpenAiModelOptions = {
    http: createHttpClient({ allowedHosts: DEFAULT_ALLOWED_HOSTS, baseUrls: config.OPENAI_BASE_URL ? [config.OPENAI_BASE_URL] : [], fetch }),
    apiKey: config.OPENAI_API_KEY ?? 'none',
    baseUrl: config.OPENAI_BASE_URL,
    model: config.OPENAI_MODEL,
    timeoutMs: config.MODEL_TIMEOUT_MS,
    maxRetries: MODEL_RETRIES,
    gate: gateOf('model'),
  };
  return { model: createOpenAiModel(options), liveModel: createOpenAiToolModels(options), offlineModel };
}
