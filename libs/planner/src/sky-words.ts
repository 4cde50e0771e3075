import type { DailyWeather } from '@app/contracts';
import type { Words } from '@app/messages';

/** WMO codes up to each of these are one kind of sky. */
const SKIES = [
  [1, 'sky.clear'],
  [2, 'sky.partly_cloudy'],
  [3, 'sky.overcast'],
  [48, 'sky.fog'],
  [57, 'sky.drizzle'],
  [67, 'sky.rain'],
  [77, 'sky.snow'],
  [82, 'sky.showers'],
  [86, 'sky.snow'],
  [99, 'sky.thunderstorm'],
] as const;

/** A date's sky in a few words. English has the provider's own; where there is no code, they stand in every language. */
export function skyWords({ weatherCode, summary }: DailyWeather, { language, say }: Words): string {
  const kind = weatherCode === null ? undefined : SKIES.find(([code]) => weatherCode <= code)?.[1];
  return language === 'en' || kind === undefined ? summary.replace(/[.\s]{1,9}$/, '') : say(kind);
}
