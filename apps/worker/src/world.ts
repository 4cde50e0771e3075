import {
  DEFAULT_ALLOWED_HOSTS,
  createClimateWeather,
  createDegradingExchangeRates,
  createDegradingFlightSearch,
  createDegradingWeather,
  createDuffelFlightSearch,
  createEstimateFlightSearch,
  createFrankfurterExchangeRates,
  createHttpClient,
  createOfflineModel,
  createOpenAiModel,
  createOpenMeteoWeather,
  createTableExchangeRates,
  gateHttpClient,
  systemClock,
} from '@app/adapters';
import type { FetchUrl, HttpClient } from '@app/adapters';
import type { AgentContext } from '@app/agent-kit';
import { experts } from '@app/agents';
import { climateOf, findAirport, findGuideCity } from '@app/guide';
import type { Logger } from '@app/platform';
import type { ExchangeRatePort, FlightSearchPort, ModelPort, WeatherPort } from '@app/ports';
import type { GateOf } from './gates.js';
import type { WorkerConfig } from './worker.config.js';

const PROVIDER_TIMEOUT_MS = 10_000;
const MODEL_RETRIES = 2;

type World = Pick<AgentContext, 'model' | 'flights' | 'weather' | 'exchangeRates'>;

/** What is needed to reach whoever is outside. All calls go through `fetch`. */
export interface Outside {
  readonly http: HttpClient;
  readonly fetch: FetchUrl;
  readonly gateOf: GateOf;
  readonly logger: Logger;
}

/** What agents may touch of the world, chosen by the configuration: live providers where there are any, estimates behind them. */
export function createWorld(config: WorkerConfig, given: Omit<Outside, 'http'>): World {
  const http = createHttpClient({ allowedHosts: DEFAULT_ALLOWED_HOSTS, baseUrls: configuredUrls(config), fetch: given.fetch });
  const outside: Outside = { ...given, http };
  const exchangeRates = createExchangeRates(config, outside);
  return {
    model: createModel(config, outside),
    flights: createFlights(config, outside, exchangeRates),
    weather: createWeather(config, outside),
    exchangeRates,
  };
}

const configuredUrls = (config: WorkerConfig): string[] =>
  [
    config.OPENAI_BASE_URL,
    config.DUFFEL_BASE_URL,
    config.OPEN_METEO_BASE_URL,
    config.OPEN_METEO_GEOCODING_BASE_URL,
    config.OPEN_METEO_ARCHIVE_BASE_URL,
    config.FRANKFURTER_BASE_URL,
  ].filter((url) => url !== undefined);

function createModel(config: WorkerConfig, { http, gateOf }: Outside): ModelPort {
  if (config.modelProvider === 'offline') return createOfflineModel({ experts, latencyMs: config.MODEL_LATENCY_MS });
  return createOpenAiModel({
    http,
    apiKey: config.OPENAI_API_KEY ?? 'none',
    baseUrl: config.OPENAI_BASE_URL,
    model: config.OPENAI_MODEL,
    timeoutMs: config.MODEL_TIMEOUT_MS,
    maxRetries: MODEL_RETRIES,
    gate: gateOf('model'),
  });
}

function createExchangeRates(config: WorkerConfig, { http, gateOf, logger }: Outside): ExchangeRatePort {
  const table = createTableExchangeRates();
  if (config.network === 'offline') return table;
  const live = createFrankfurterExchangeRates({
    http: gateHttpClient(http, gateOf('frankfurter')),
    clock: systemClock,
    baseUrl: config.FRANKFURTER_BASE_URL,
    timeoutMs: PROVIDER_TIMEOUT_MS,
  });
  return createDegradingExchangeRates({ live, fallback: table, onDegraded: (reason) => logger.warn({ reason }, 'exchange rates from the dated table') });
}

function createFlights(config: WorkerConfig, { http, gateOf, logger }: Outside, exchangeRates: ExchangeRatePort): FlightSearchPort {
  const estimate = createEstimateFlightSearch({ airportOf: findAirport, exchangeRates });
  if (config.network === 'offline' || !config.DUFFEL_API_KEY) return estimate;
  const live = createDuffelFlightSearch({
    http: gateHttpClient(http, gateOf('duffel')),
    apiKey: config.DUFFEL_API_KEY,
    baseUrl: config.DUFFEL_BASE_URL,
    exchangeRates,
    timeoutMs: PROVIDER_TIMEOUT_MS,
  });
  return createDegradingFlightSearch({ live, fallback: estimate, onDegraded: (reason) => logger.warn({ reason }, 'flights estimated') });
}

function createWeather(config: WorkerConfig, { http, gateOf }: Outside): WeatherPort {
  const climate = createClimateWeather({
    climateOf: (name) => {
      const city = findGuideCity(name);
      const months = climateOf(name);
      return city && months ? { city: city.name, timezone: city.timezone, months } : undefined;
    },
  });
  if (config.network === 'offline') return climate;
  const live = createOpenMeteoWeather({
    http: gateHttpClient(http, gateOf('open-meteo')),
    forecastBaseUrl: config.OPEN_METEO_BASE_URL,
    geocodingBaseUrl: config.OPEN_METEO_GEOCODING_BASE_URL,
    archiveBaseUrl: config.OPEN_METEO_ARCHIVE_BASE_URL,
    timeoutMs: PROVIDER_TIMEOUT_MS,
  });
  return createDegradingWeather({ live, fallback: climate });
}
