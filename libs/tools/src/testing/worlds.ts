import {
  createClimateWeather,
  createDuffelFlightSearch,
  createEstimateFlightSearch,
  createFixedClock,
  createFrankfurterExchangeRates,
  createGuidePlaceSearch,
  createGuideStaySearch,
  createOpenMeteoWeather,
  createTableExchangeRates,
  createWikipediaPlaceSearch,
} from '@app/adapters';
import { GUIDE_CITIES, findAirport, findGuideCity } from '@app/guide';
import { duffelAnswer, duffelOffer } from '../../../adapters/src/flights/fixtures/duffel-offers.js';
import { encyclopedia } from '../../../adapters/src/places/fixtures/encyclopedia.js';
import { startReplayServer } from '../../../adapters/src/testing/replay-server.js';
import type { Replay, SeenRequest } from '../../../adapters/src/testing/replay-server.js';
import { testHttpClient } from '../../../adapters/src/testing/test-http-client.js';
import { openMeteo } from '../../../adapters/src/weather/fixtures/open-meteo-answers.js';
import type { ToolWorld } from '../registry/define-tool.js';

export interface WorldUnderTest {
  readonly world: ToolWorld;
  close(): Promise<void>;
}

/** What answers without any provider. */
export function offlineWorld(): WorldUnderTest {
  const exchangeRates = createTableExchangeRates();
  const weather = createClimateWeather({
    climateOf: (name) => {
      const city = findGuideCity(name);
      return city && { city: city.name, timezone: city.timezone, months: city.climate };
    },
  });
  return {
    world: {
      weather,
      exchangeRates,
      flights: createEstimateFlightSearch({ airportOf: findAirport, exchangeRates }),
      places: createGuidePlaceSearch({ cities: GUIDE_CITIES, findCity: findGuideCity }),
      stays: createGuideStaySearch({ findCity: findGuideCity, exchangeRates }),
    },
    close: async () => {},
  };
}

/** What answers from providers, which a server of the test stands for. */
export async function liveWorld(): Promise<WorldUnderTest> {
  const server = await startReplayServer(providers);
  const http = testHttpClient(server.url);
  const { url } = server;
  const exchangeRates = createFrankfurterExchangeRates({ http, clock: createFixedClock('2027-04-27T08:00:00Z'), baseUrl: `${url}/v1` });
  return {
    world: {
      ...offlineWorld().world,
      weather: createOpenMeteoWeather({ http, forecastBaseUrl: url, geocodingBaseUrl: url, archiveBaseUrl: url }),
      exchangeRates,
      flights: createDuffelFlightSearch({ http, apiKey: 'key', baseUrl: url, exchangeRates }),
      places: createWikipediaPlaceSearch({ http, baseUrl: url }),
    },
    close: () => server.close(),
  };
}

function providers(request: SeenRequest): Replay {
  if (request.path === '/v1/latest') return latestRates(request);
  if (request.path.startsWith('/air/')) return duffelAnswer(duffelOffer('off_b', '310.50'), duffelOffer('off_a', '99.90'));
  if (request.path.includes('/search/page') || request.path.includes('/page/summary/')) return encyclopedia(request);
  return openMeteo(request);
}

const UNITS_PER_EUR: Readonly<Record<string, number>> = { USD: 1.25, JPY: 160 };

function latestRates({ query }: SeenRequest): Replay {
  const known = (query.get('symbols') ?? '').split(',').filter((symbol) => Object.hasOwn(UNITS_PER_EUR, symbol));
  if (known.length === 0) return { status: 404, body: { message: 'not found' } };
  return { body: { amount: 1, base: 'EUR', date: '2027-04-26', rates: Object.fromEntries(known.map((symbol) => [symbol, UNITS_PER_EUR[symbol]])) } };
}
