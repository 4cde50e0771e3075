import {
  DEFAULT_ALLOWED_HOSTS,
  createClimateWeather,
  createDegradingExchangeRates,
  createDegradingFlightSearch,
  createDegradingWeather,
  createDuffelFlightSearch,
  createDuffelStaySearch,
  createEstimateFlightSearch,
  createFrankfurterExchangeRates,
  createGuidePlaceSearch,
  createGuideStaySearch,
  createHttpClient,
  createJoinedPlaceSearch,
  createLayeredStaySearch,
  createNamedStaySearch,
  createOpenMeteoWeather,
  createTableExchangeRates,
  createWikipediaPlaceSearch,
  gateHttpClient,
  systemClock,
} from '@app/adapters';
import type { FetchUrl, HttpClient } from '@app/adapters';
import { GUIDE_CITIES, climateOf, findAirport, findGuideCity } from '@app/guide';
import type { Logger } from '@app/platform';
import type { ExchangeRatePort, FlightSearchPort, PlaceSourcePort, StaySearchPort } from '@app/ports';
import type { ToolWorld } from '@app/tools';
import type { ProviderGates } from './shared-limits.js';
import { givenUrls } from './travel-config.js';
import type { TravelConfig } from './travel-config.js';

const PROVIDER_TIMEOUT_MS = 10_000;

/** What is needed to reach whoever is outside. */
export interface TravelOutside {
  readonly isOnline: boolean;
  readonly gateOf: ProviderGates;
  readonly logger: Logger;
  /** All calls go through it; the process's own when absent. */
  readonly fetch?: FetchUrl | undefined;
}

interface Outside extends TravelOutside {
  readonly http: HttpClient;
  readonly placeSource: Pick<PlaceSourcePort, 'town'>;
}

/** Every provider's base URL, for lists of hosts that may be called. */
export const providerUrls = (config: Omit<TravelConfig, 'BREAKER_FAILURES' | 'BREAKER_OPEN_MS'>): string[] => [...givenUrls(config), config.DUFFEL_BASE_URL];

/** Where plans and tools get their facts from: the guide and estimates, and live providers before them when the app is online. */
export function createTravelWorld(config: TravelConfig, outside: TravelOutside, placeSource: Pick<PlaceSourcePort, 'town'>): ToolWorld {
  const offline = offlineWorld();
  if (!outside.isOnline) return offline;
  const { fetch } = outside;
  const http = createHttpClient({ allowedHosts: DEFAULT_ALLOWED_HOSTS, baseUrls: providerUrls(config), ...(fetch ? { fetch } : {}) });
  return liveWorld(config, offline, { ...outside, http, placeSource });
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

function liveWorld(config: TravelConfig, offline: ToolWorld, outside: Outside): ToolWorld {
  const { http, gateOf, logger } = outside;
  const onDegraded = (reason: string): void => logger.warn({ reason }, 'a provider is away; what is known here is told instead');
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
    stays: liveStays(config, exchangeRates, outside),
  };
}

function liveFlights(config: TravelConfig, exchangeRates: ExchangeRatePort, { http, gateOf, logger }: Outside): FlightSearchPort {
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

/** Rates that can be booked; else houses by name with the usual price of their area; else areas with their usual prices. */
function liveStays(config: TravelConfig, exchangeRates: ExchangeRatePort, { http, gateOf, logger, placeSource }: Outside): StaySearchPort {
  const parts = { findCity: findGuideCity, exchangeRates };
  const { DUFFEL_API_KEY: apiKey, DUFFEL_BASE_URL: baseUrl } = config;
  const bookable = apiKey
    ? [createDuffelStaySearch({ ...parts, http: gateHttpClient(http, gateOf('duffel-stays')), apiKey, baseUrl, timeoutMs: PROVIDER_TIMEOUT_MS, retries: 0 })]
    : [];
  return createLayeredStaySearch({
    layers: [...bookable, createNamedStaySearch({ ...parts, placeSource }), createGuideStaySearch(parts)],
    onDegraded: (reason) => logger.warn({ reason }, 'stays of another source are told'),
  });
}
