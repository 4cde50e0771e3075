import type { WeatherPort } from '@app/ports';
import { isProviderFailure } from '../http/provider-failure.js';

export interface DegradingWeatherOptions {
  readonly live: WeatherPort;
  readonly fallback: WeatherPort;
}

/** The live weather; when its provider fails, the fallback's with `degraded` naming the reason. A trip never fails for its weather. */
export function createDegradingWeather({ live, fallback }: DegradingWeatherOptions): WeatherPort {
  return {
    async summarize(query, signal) {
      try {
        return await live.summarize(query, signal);
      } catch (error) {
        signal.throwIfAborted();
        if (!isProviderFailure(error)) throw error;
        const summary = await fallback.summarize(query, signal);
        return { ...summary, degraded: [`No forecast: ${error.message}`, summary.degraded].filter(Boolean).join('. ') };
      }
    },
  };
}
