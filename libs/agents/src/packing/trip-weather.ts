import { monthIndex } from '@app/contracts';
import type { WeatherRiskSummary } from '@app/contracts';
import type { GuideCity } from '@app/guide';
import type { TripWeather } from './packing.schema.js';

const WET_MM = 1;
const WET_PERCENT = 40;
/** WMO codes of snow fall and snow showers. */
const SNOW_CODES = new Set([71, 73, 75, 77, 85, 86]);
const DAYS_PER_MONTH = 30;
/** Normals are means; single days go beyond them by about this much. */
const SPREAD_C = 4;

/** The trip's own days when they are known, else the normals of its month; null when neither is. */
export function tripWeather(weather: WeatherRiskSummary | null | undefined, city: GuideCity | undefined, dates: readonly string[]): TripWeather | null {
  const days = weather?.daily ?? [];
  if (days.length > 0) {
    return {
      warmestC: Math.max(...days.map((day) => day.highC)),
      coldestC: Math.min(...days.map((day) => day.lowC)),
      wetDays: days.filter(
        (day) => (day.precipitationProbability ?? 0) >= WET_PERCENT || (day.precipitationProbability === null && (day.precipitationMm ?? 0) >= WET_MM),
      ).length,
      snow: days.some((day) => day.weatherCode !== null && SNOW_CODES.has(day.weatherCode)),
      basis: days.every((day) => day.source === 'live') ? 'forecast' : 'normals',
    };
  }
  return normals(city, dates);
}

function normals(city: GuideCity | undefined, dates: readonly string[]): TripWeather | null {
  const [first] = dates;
  const month = city && first ? city.climate[monthIndex(first)] : undefined;
  if (!month) return null;
  return {
    warmestC: month.highC + SPREAD_C,
    coldestC: month.lowC - SPREAD_C,
    wetDays: Math.round((month.rainyDays / DAYS_PER_MONTH) * dates.length),
    snow: month.lowC < 0 && month.rainMm > 0,
    basis: 'normals',
  };
}
