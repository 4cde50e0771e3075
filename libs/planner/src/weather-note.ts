import type { DailyWeather } from '@app/contracts';

/** One sentence about a date's weather that says whether it is a forecast or a normal; null when nothing is known. */
export function weatherNote(weather: DailyWeather | undefined): string | null {
  if (!weather) return null;
  const origin = weather.source === 'live' ? 'Forecast' : 'Usual for the season';
  const rain = weather.precipitationProbability === null ? '' : `, ${Math.round(weather.precipitationProbability)} % chance of rain`;
  const advice = weather.riskLevel === 'HIGH' ? '; mostly indoors today' : '';
  return `${origin}: ${weather.summary.replace(/[.\s]+$/, '')}, ${Math.round(weather.lowC)} to ${Math.round(weather.highC)} °C${rain}${advice}.`;
}
