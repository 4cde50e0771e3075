import type { DailyWeather } from '@app/contracts';
import type { Words } from '@app/messages';
import { skyWords } from './sky-words.js';

/** One sentence about a date's weather that says whether it is a forecast or a normal; null when nothing is known. `outdoors` counts the day's visits under the sky. */
export function weatherNote(weather: DailyWeather | undefined, outdoors: number, words: Words): string | null {
  if (!weather) return null;
  const { say } = words;
  const origin = say(weather.source === 'live' ? 'weather.forecast' : 'weather.usual');
  const rain = weather.precipitationProbability === null ? '' : say('weather.rain', { percent: Math.round(weather.precipitationProbability) });
  const advice = weather.riskLevel === 'HIGH' ? say(outdoors === 0 ? 'weather.indoors' : 'weather.mixed') : '';
  // A normal's summary only says the same numbers in words.
  const sky = weather.source === 'live' ? `${skyWords(weather, words)}, ` : '';
  return say('weather.day', { origin, words: sky, low: Math.round(weather.lowC), high: Math.round(weather.highC), rain, advice });
}
