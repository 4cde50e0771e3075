import {
  DEFAULT_ALLOWED_HOSTS,
  createClimateWeather,
  createDegradingExchangeRates,
  createDegradingFlightSearch,
  createDegradingWeather,
  createDuffelFlightSearch,
  createEstimateFlightSearch,
  createFrankfurterExchangeRates,
  createGuidePlaceSearch,
  createGuideStaySearch,
  createHttpClient,
  createJoinedPlaceSearch,
  createOpenMeteoWeather,
  createTableExchangeRates,
  createWikipediaPlaceSearch,
  gateHttpClient,
  systemClock,
} from '@app/adapters';
import type { HttpClient } from '@app/adapters';
import { GUIDE_CITIES, climateOf, findAirport, findGuideCity } from '@app/guide';
import type { Logger } from '@app/platform';
import type { ExchangeRatePort, FlightSearchPort } from '@app/ports';
import type { ToolWorld } from '@app/tools';
import type { GatewayConfig } from '../gateway.config.js';
import type { TravelLimits } from './travel-limits.js';

const PROVIDER_TIMEOUT_MS = 10_000;

interface Outside {
  readonly http: HttpClient;
  readonly gateOf: TravelLimits['gateOf'];
  readonly logger: Logger;
}

const configuredUrls = (config: GatewayConfig): string[] =>
  [
    config.OPEN_METEO_BASE_URL,
    config.OPEN_METEO_GEOCODING_BASE_URL,
    config.OPEN_METEO_ARCHIVE_BASE_URL,
    config.FRANKFURTER_BASE_URL,
    config.SEARCH_BASE_URL,
  ].filter((url) => url !== undefined);

/** Nothing outside is called unless NETWORK says so, or a provider is configured. */
const isOnline = (config: GatewayConfig): boolean =>
  config.NETWORK === undefined ? Boolean(config.DUFFEL_API_KEY) || configuredUrls(config).length > 0 : config.NETWORK === 'online';

/** Where the travel tools get their facts from: the guide and estimates, and live providers before them when the gateway is online. */
export function createTravelWorld(config: GatewayConfig, gateOf: TravelLimits['gateOf'], logger: Logger): ToolWorld {
  const offline = offlineWorld();
  if (!isOnline(config)) return offline;
  const http = createHttpClient({ allowedHosts: DEFAULT_ALLOWED_HOSTS, baseUrls: [...configuredUrls(config), config.DUFFEL_BASE_URL] });
  return liveWorld(config, offline, { http, gateOf, logger });
}

function offlineWorld(): ToolWorld {
  const exchangeRates = createTableExchangeRates();
  const weather = createClimateWeather({
    climateOf: (name) => {
      const city = findGuideCity(name);
      const months = climateOf(name);
      return city && months ? { city: city.name, timezone: city.timezone, months } : undefined;
    },
  });
  return {
    weather,
    exchangeRates,
    flights: createEstimateFlightSearch({ airportOf: findAirport, exchangeRates }),
    places: createGuidePlaceSearch({ cities: GUIDE_CITIES, findCity: findGuideCity }),
    stays: createGuideStaySearch({ findCity: findGuideCity, exchangeRates }),
  };
}

function liveWorld(config: GatewayConfig, offline: ToolWorld, outside: Outside): ToolWorld {
  const { http, gateOf, logger } = outside;
  const onDegraded = (reason: string): void => logger.warn({ reason }, 'a tool answers from what is known here');
  const exchangeRates = createDegradingExchangeRates({
    live: createFrankfurterExchangeRates({
      http: gateHttpClient(http, gateOf('frankfurter')),
      clock: systemClock,
      baseUrl: config.FRANKFURTER_BASE_URL,
      timeoutMs: PROVIDER_TIMEOUT_MS,
    }),
    fallback: offline.exchangeRates,
    onDegraded,
  });
  const weather = createOpenMeteoWeather({
    http: gateHttpClient(http, gateOf('open-meteo')),
    forecastBaseUrl: config.OPEN_METEO_BASE_URL,
    geocodingBaseUrl: config.OPEN_METEO_GEOCODING_BASE_URL,
    archiveBaseUrl: config.OPEN_METEO_ARCHIVE_BASE_URL,
    timeoutMs: PROVIDER_TIMEOUT_MS,
  });
  const articles = createWikipediaPlaceSearch({ http, baseUrl: config.SEARCH_BASE_URL, timeoutMs: PROVIDER_TIMEOUT_MS });
  return {
    exchangeRates,
    flights: liveFlights(config, exchangeRates, outside),
    weather: createDegradingWeather({ live: weather, fallback: offline.weather }),
    places: createJoinedPlaceSearch({ sources: [offline.places, articles], onDegraded }),
    stays: createGuideStaySearch({ findCity: findGuideCity, exchangeRates }),
  };
}

function liveFlights(config: GatewayConfig, exchangeRates: ExchangeRatePort, { http, gateOf, logger }: Outside): FlightSearchPort {
  const fallback = createEstimateFlightSearch({ airportOf: findAirport, exchangeRates });
  if (!config.DUFFEL_API_KEY) return fallback;
  const live = createDuffelFlightSearch({
    http: gateHttpClient(http, gateOf('duffel')),
    apiKey: config.DUFFEL_API_KEY,
    baseUrl: config.DUFFEL_BASE_URL,
    exchangeRates,
    timeoutMs: PROVIDER_TIMEOUT_MS,
  });
  return createDegradingFlightSearch({ live, fallback, onDegraded: (reason) => logger.warn({ reason }, 'flights estimated') });
}
