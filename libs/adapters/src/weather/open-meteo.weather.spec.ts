import { startReplayServer } from '../testing/replay-server.js';
import type { Replay, ReplayServer, SeenRequest } from '../testing/replay-server.js';
import { noAbort, testHttpClient } from '../testing/test-http-client.js';
import { archive, forecast, openMeteo } from './fixtures/open-meteo-answers.js';
import { createOpenMeteoWeather } from './open-meteo.weather.js';
import { WEATHER_QUERY, describeWeather } from './weather.contract.js';
import type { WeatherUnderTest } from './weather.contract.js';

const weatherAt = (url: string, base = url): ReturnType<typeof createOpenMeteoWeather> =>
  createOpenMeteoWeather({ http: testHttpClient(url), forecastBaseUrl: base, geocodingBaseUrl: base, archiveBaseUrl: base, timeoutMs: 2_000 });

async function replaying(): Promise<WeatherUnderTest> {
  const server = await startReplayServer(openMeteo);
  return { weather: weatherAt(server.url), close: () => server.close() };
}

describeWeather('Open-Meteo', { knowing: replaying, ignorant: replaying });

describe('Open-Meteo weather', () => {
  let server: ReplayServer | undefined;
  const start = async (answer: (request: SeenRequest, index: number) => Replay): Promise<ReplayServer> => (server = await startReplayServer(answer));
  const paths = (): string[] => (server?.seen ?? []).map(({ path }) => path);
  afterEach(async () => {
    await server?.close();
    server = undefined;
  });

  it('asks the forecast for the near days and the archive for the others', async () => {
    const { daily } = await weatherAt((await start(openMeteo)).url).summarize(WEATHER_QUERY, noAbort());
    // 27 April and the 15 days after it reach to 12 May.
    expect(daily.map(({ source }) => source)).toEqual(['live', 'live', 'live', 'climate', 'climate']);
    const asked = server?.seen[0]?.query;
    expect(asked?.get('daily')).toBe('weather_code,temperature_2m_max,temperature_2m_min,precipitation_sum,precipitation_probability_max');
    expect(Object.fromEntries(asked ?? [])).toMatchObject({ start_date: '2027-05-10', end_date: '2027-05-12', timezone: 'auto', latitude: '38.72' });
  });

  it('gives the forecast with its code in words and the risk of the day', async () => {
    const { daily, highRiskDates } = await weatherAt((await start(openMeteo)).url).summarize({ ...WEATHER_QUERY, endDate: '2027-05-12' }, noAbort());
    expect(daily).toMatchObject([
      { weatherCode: 1, summary: 'Mainly clear', highC: 20.4, lowC: 12.1, precipitationMm: 0, precipitationProbability: 10, riskLevel: 'LOW' },
      { weatherCode: 61, summary: 'Light rain', precipitationProbability: 45, riskLevel: 'MEDIUM' },
      { weatherCode: 95, summary: 'Thunderstorm', riskLevel: 'HIGH' },
    ]);
    expect(highRiskDates).toEqual(['2027-05-12']);
    expect(paths()).toEqual(['/v1/forecast']);
  });

  it('averages the same dates of the last five complete years', async () => {
    const far = { ...WEATHER_QUERY, startDate: '2027-09-01', endDate: '2027-09-02' };
    const { daily } = await weatherAt((await start(openMeteo)).url).summarize(far, noAbort());
    const ranges = (server?.seen ?? []).map(({ query }) => `${query.get('start_date')}..${query.get('end_date')}`).sort();
    expect(ranges).toEqual([2022, 2023, 2024, 2025, 2026].map((year) => `${year}-09-01..${year}-09-02`));
    expect(daily[0]).toMatchObject({
      highC: 24,
      lowC: 14,
      // (0.4 + 4 × 5) / 5, and four wet years of five.
      precipitationMm: 4.1,
      precipitationProbability: 80,
      riskLevel: 'HIGH',
      summary: 'Usually 14 to 24 °C, rain on about 8 days in 10',
    });
  });

  it('keeps the days of a trip over New Year together', async () => {
    const overNewYear = { ...WEATHER_QUERY, startDate: '2027-12-30', endDate: '2028-01-02' };
    const { daily } = await weatherAt((await start(openMeteo)).url).summarize(overNewYear, noAbort());
    expect((server?.seen ?? []).map(({ query }) => query.get('start_date')).sort()).toEqual([2021, 2022, 2023, 2024, 2025].map((year) => `${year}-12-30`));
    expect(daily).toHaveLength(4);
  });

  it('takes 28 February of years without a 29th', async () => {
    const leapDay = { ...WEATHER_QUERY, startDate: '2028-02-29', endDate: '2028-02-29' };
    const { daily } = await weatherAt((await start(openMeteo)).url).summarize(leapDay, noAbort());
    expect((server?.seen ?? []).map(({ query }) => query.get('start_date')).sort()).toEqual([
      '2022-02-28',
      '2023-02-28',
      '2024-02-29',
      '2025-02-28',
      '2026-02-28',
    ]);
    expect(daily.map(({ date }) => date)).toEqual(['2028-02-29']);
  });

  it('fills days that the forecast leaves empty with what is usual', async () => {
    const gap = (request: SeenRequest): Replay => {
      const { body } = forecast(request) as { body: { daily: { temperature_2m_max: (number | null)[] } } };
      body.daily.temperature_2m_max[1] = null;
      return { body };
    };
    const { url } = await start((request) => (request.path === '/v1/forecast' ? gap(request) : archive(request)));
    const { daily } = await weatherAt(url).summarize({ ...WEATHER_QUERY, endDate: '2027-05-12' }, noAbort());
    expect(daily.map(({ source }) => source)).toEqual(['live', 'climate', 'live']);
  });

  it('leaves days out that fewer than three years know', async () => {
    const forgetful = (request: SeenRequest): Replay => {
      const { body } = archive(request) as { body: { daily: { precipitation_sum: (number | null)[] } } };
      if (!/^202[45]/.test(request.query.get('start_date') ?? '')) body.daily.precipitation_sum[0] = null;
      return { body };
    };
    const { daily } = await weatherAt((await start(forgetful)).url).summarize({ ...WEATHER_QUERY, startDate: '2027-09-01', endDate: '2027-09-02' }, noAbort());
    expect(daily.map(({ date }) => date)).toEqual(['2027-09-02']);
  });

  it('takes days that are over from the archive, as the forecast does not tell them', async () => {
    const { daily } = await weatherAt((await start(openMeteo)).url).summarize({ ...WEATHER_QUERY, startDate: '2027-04-25', endDate: '2027-04-28' }, noAbort());
    expect(daily.map(({ source }) => source)).toEqual(['climate', 'climate', 'live', 'live']);
  });

  it('looks up coordinates only when there are none', async () => {
    await weatherAt((await start(openMeteo)).url).summarize({ ...WEATHER_QUERY, coordinates: null, endDate: '2027-05-10' }, noAbort());
    expect(paths()).toEqual(['/v1/search', '/v1/forecast']);
    expect(Object.fromEntries(server?.seen[0]?.query ?? [])).toMatchObject({ name: 'Lisbon', count: '1' });
    expect(server?.seen[1]?.query.get('longitude')).toBe('-9.13');
  });

  it('takes base URLs that end in the version too', async () => {
    const { url } = await start(openMeteo);
    await weatherAt(url, `${url}/v1/`).summarize({ ...WEATHER_QUERY, coordinates: null, endDate: '2027-05-10' }, noAbort());
    expect(paths()).toEqual(['/v1/search', '/v1/forecast']);
  });

  it('tries once more, then reports the provider', async () => {
    const weather = weatherAt((await start(() => ({ status: 503, body: 'busy' }))).url);
    await expect(weather.summarize({ ...WEATHER_QUERY, endDate: '2027-05-10' }, noAbort())).rejects.toMatchObject({
      name: 'RetryableError',
      code: 'PROVIDER_UNAVAILABLE',
    });
    expect(paths()).toHaveLength(2);
  });

  it('refuses columns of different length', async () => {
    const crooked = (request: SeenRequest): Replay => {
      const { body } = forecast(request) as { body: { daily: { weather_code: unknown[] } } };
      body.daily.weather_code.push(3);
      return { body };
    };
    const weather = weatherAt((await start(crooked)).url);
    await expect(weather.summarize({ ...WEATHER_QUERY, endDate: '2027-05-10' }, noAbort())).rejects.toMatchObject({ code: 'PROVIDER_BAD_RESPONSE' });
  });
});
