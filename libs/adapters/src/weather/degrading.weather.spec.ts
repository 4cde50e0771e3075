import { RetryableError, TerminalError } from '@app/contracts';
import type { WeatherRiskSummary } from '@app/contracts';
import type { WeatherPort } from '@app/ports';
import { createDegradingWeather } from './degrading.weather.js';
import { WEATHER_QUERY } from './weather.contract.js';

const summary = (degraded: string | null): WeatherRiskSummary => ({ location: 'Lisbon', timezone: 'Europe/Lisbon', daily: [], highRiskDates: [], degraded });
const answering = (degraded: string | null): WeatherPort => ({ summarize: async () => summary(degraded) });
const failing = (error: Error): WeatherPort => ({ summarize: () => Promise.reject(error) });
const signal = new AbortController().signal;

describe('degrading weather', () => {
  it('gives the live weather as it is', async () => {
    const weather = createDegradingWeather({ live: answering(null), fallback: answering('not asked') });
    await expect(weather.summarize(WEATHER_QUERY, signal)).resolves.toEqual(summary(null));
  });

  it.each([new RetryableError('PROVIDER_UNAVAILABLE', 'Open-Meteo answered 503'), new TerminalError('PROVIDER_BAD_REQUEST', 'Open-Meteo knows no such place')])(
    'names the reason after $code',
    async (error) => {
      const weather = createDegradingWeather({ live: failing(error), fallback: answering(null) });
      await expect(weather.summarize(WEATHER_QUERY, signal)).resolves.toMatchObject({ degraded: `No forecast: ${error.message}` });
    },
  );

  it('names both reasons when the fallback knows nothing either', async () => {
    const weather = createDegradingWeather({ live: failing(new RetryableError('PROVIDER_TIMEOUT', 'too slow')), fallback: answering('No normals') });
    await expect(weather.summarize(WEATHER_QUERY, signal)).resolves.toMatchObject({ degraded: 'No forecast: too slow. No normals' });
  });

  it('hides no defect of our own', async () => {
    const weather = createDegradingWeather({ live: failing(new TypeError('x is not a function')), fallback: answering(null) });
    await expect(weather.summarize(WEATHER_QUERY, signal)).rejects.toThrow(TypeError);
  });

  it('does not go on for a caller who aborted', async () => {
    const weather = createDegradingWeather({ live: failing(new RetryableError('PROVIDER_TIMEOUT', 'slow')), fallback: answering(null) });
    await expect(weather.summarize(WEATHER_QUERY, AbortSignal.abort(new Error('too late')))).rejects.toThrow('too late');
  });
});
