import type { DailyWeather } from '@app/contracts';

const ADVICE = { indoors: '; everything planned is under a roof', mixed: '; have a roof in mind for what is outdoors' };

/** One sentence about a date's weather that says whether it is a forecast or a normal; null when nothing is known. `outdoors` counts the day's visits under the sky. */
export function weatherNote(weather: DailyWeather | undefined, outdoors: number): string | null {
  if (!weather) return null;
  const origin = weather.source === 'live' ? 'Forecast' : 'Usual for the season';
  const rain = weather.precipitationProbability === null ? '' : `, ${Math.round(weather.precipitationProbability)} % chance of rain`;
  const advice = weather.riskLevel === 'HIGH' ? ADVICE[outdoors === 0 ? 'indoors' : 'mixed'] : '';
  // A normal's summary only says the same numbers in words.
  const words = weather.source === 'live' ? `${weather.summary.replace(/[.\s]+$/, '')}, ` : '';
  return `${origin}: ${words}${Math.round(weather.lowC)} to ${Math.round(weather.highC)} °C${rain}${advice}.`;
}
