import { TerminalError, addDays, dateRange } from '@app/contracts';
import type { DailyWeather } from '@app/contracts';
import type { WeatherPort, WeatherQuery } from '@app/ports';
import type { HttpClient } from '../http/http-client.js';
import type { JsonRequest } from '../http/request-json.js';
import { DEFAULT_BASE_URLS, joinUrl } from '../provider-hosts.js';
import { toClimateDay } from './normal-day.js';
import { ARCHIVE_COLUMNS, ArchiveAnswer, FORECAST_COLUMNS, ForecastAnswer, GeocodingAnswer } from './open-meteo.schemas.js';
import { normalsOf, pastYears } from './past-years.js';
import type { MeasuredDay } from './past-years.js';
import { highRiskDates, riskOf } from './risk.js';
import { weatherInWords } from './weather-codes.js';

/** The forecast covers today and the fifteen days after it. */
const FORECAST_DAYS_AHEAD = 15;
const RETRIES = 1;

type Coordinates = NonNullable<WeatherQuery['coordinates']>;
type Ask = <T>(request: Pick<JsonRequest<T>, 'url' | 'query' | 'schema'>) => Promise<T>;

export interface OpenMeteoWeatherOptions {
  readonly http: HttpClient;
  /** With or without `/v1` at the end, as the other two. */
  readonly forecastBaseUrl?: string | undefined;
  readonly geocodingBaseUrl?: string | undefined;
  readonly archiveBaseUrl?: string | undefined;
  readonly timeoutMs?: number;
}

/**
 * The forecast where it reaches, else what those calendar dates were like in the last five complete years: mean values, and the
 * share of wet years as the chance of rain.
 *
 * @throws {TerminalError} PROVIDER_BAD_REQUEST when the place is not found.
 * @see Open-Meteo, /v1/forecast, /v1/archive and /v1/search
 */
export function createOpenMeteoWeather(options: OpenMeteoWeatherOptions): WeatherPort {
  const urls = {
    forecast: versioned(options.forecastBaseUrl ?? DEFAULT_BASE_URLS.openMeteoForecast, 'forecast'),
    geocoding: versioned(options.geocodingBaseUrl ?? DEFAULT_BASE_URLS.openMeteoGeocoding, 'search'),
    archive: versioned(options.archiveBaseUrl ?? DEFAULT_BASE_URLS.openMeteoArchive, 'archive'),
  };
  const timeout = options.timeoutMs === undefined ? {} : { timeoutMs: options.timeoutMs };
  return {
    async summarize(query, signal) {
      const ask: Ask = (request) => options.http.requestJson({ provider: 'Open-Meteo', retries: RETRIES, ...timeout, ...request, signal });
      const place = query.coordinates ?? (await findPlace(ask, urls.geocoding, query.city));
      const dates = dateRange(query.startDate, query.endDate);
      const lastForecast = addDays(query.today, FORECAST_DAYS_AHEAD);
      const near = dates.filter((date) => date >= query.today && date <= lastForecast);
      const forecast = near.length > 0 ? await askForecast(ask, urls.forecast, { place, dates: near }) : NOTHING;
      // The last days of the horizon may come without values: what is usual then stands in.
      const rest = dates.filter((date) => !forecast.days.has(date));
      const usual = rest.length > 0 ? await askArchive(ask, urls.archive, { place, dates: rest, today: query.today }) : NOTHING;
      const daily = dates.flatMap((date) => forecast.days.get(date) ?? usual.days.get(date) ?? []);
      return { location: query.city, timezone: forecast.timezone ?? usual.timezone ?? 'UTC', daily, highRiskDates: highRiskDates(daily), degraded: null };
    },
  };
}

interface Days {
  readonly timezone: string | undefined;
  readonly days: ReadonlyMap<string, DailyWeather>;
}
const NOTHING: Days = { timezone: undefined, days: new Map() };

/** People configure the host or the host with its version; both are meant. */
const versioned = (base: string, path: string): string => joinUrl(base, /\/v1\/*$/.test(base) ? path : `v1/${path}`);

async function findPlace(ask: Ask, url: string, city: string): Promise<Coordinates> {
  const answer = await ask({ url, query: { name: city, count: 1, language: 'en', format: 'json' }, schema: GeocodingAnswer });
  const found = answer.results?.[0];
  if (!found) throw new TerminalError('PROVIDER_BAD_REQUEST', `Open-Meteo knows no place named "${city}"; use another spelling or give coordinates`);
  return { lat: found.latitude, lng: found.longitude };
}

const area = ({ lat, lng }: Coordinates, startDate: string, endDate: string): Record<string, string | number> => ({
  latitude: lat,
  longitude: lng,
  timezone: 'auto',
  start_date: startDate,
  end_date: endDate,
});

async function askForecast(ask: Ask, url: string, { place, dates }: { place: Coordinates; dates: readonly string[] }): Promise<Days> {
  const { timezone, daily } = await ask({
    url,
    query: { ...area(place, dates[0] ?? '', dates.at(-1) ?? ''), daily: FORECAST_COLUMNS },
    schema: ForecastAnswer,
  });
  return { timezone, days: new Map(daily.time.flatMap((date, i) => forecastDay(daily, i).map((day) => [date, day] as const))) };
}

function forecastDay(daily: ForecastAnswer['daily'], i: number): DailyWeather[] {
  const [date, highC, lowC] = [daily.time[i], daily.temperature_2m_max[i], daily.temperature_2m_min[i]];
  if (date === undefined || highC == null || lowC == null) return [];
  const code = daily.weather_code[i] ?? null;
  const weatherCode = code === null ? null : Math.round(code);
  const precipitationProbability = daily.precipitation_probability_max[i] ?? null;
  const precipitationMm = daily.precipitation_sum[i] ?? null;
  const riskLevel = riskOf(weatherCode, precipitationProbability);
  return [{ date, weatherCode, summary: weatherInWords(weatherCode), highC, lowC, precipitationMm, precipitationProbability, riskLevel, source: 'live' }];
}

async function askArchive(ask: Ask, url: string, { place, dates, today }: { place: Coordinates; dates: readonly string[]; today: string }): Promise<Days> {
  const years = await Promise.all(
    pastYears(dates, today).map(async (past) => {
      const answer = await ask({ url, query: { ...area(place, past.startDate, past.endDate), daily: ARCHIVE_COLUMNS }, schema: ArchiveAnswer });
      return { past, timezone: answer.timezone, measured: measuredDays(answer.daily) };
    }),
  );
  return { timezone: years[0]?.timezone, days: new Map(normalsOf(dates, years).map((normal) => [normal.date, toClimateDay(normal)])) };
}

function measuredDays(daily: ArchiveAnswer['daily']): ReadonlyMap<string, MeasuredDay> {
  return new Map(
    daily.time.flatMap((date, i) => {
      const [highC, lowC, precipitationMm] = [daily.temperature_2m_max[i], daily.temperature_2m_min[i], daily.precipitation_sum[i]];
      return highC == null || lowC == null || precipitationMm == null ? [] : [[date, { highC, lowC, precipitationMm }] as const];
    }),
  );
}
