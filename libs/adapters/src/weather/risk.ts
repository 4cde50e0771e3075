import type { DailyWeather, RiskLevel } from '@app/contracts';

/** Heavy rain or snow, violent showers, thunderstorms, freezing rain. */
const SEVERE_CODES: readonly number[] = [65, 67, 75, 82, 86, 95, 96, 99];
const HIGH_FROM_PERCENT = 70;
const MEDIUM_FROM_PERCENT = 40;

/** How far the weather may spoil a day outside: HIGH for severe weather or rain at 70 % and more, MEDIUM from 40 %. */
export function riskOf(weatherCode: number | null, precipitationProbability: number | null): RiskLevel {
  const percent = precipitationProbability ?? 0;
  if ((weatherCode !== null && SEVERE_CODES.includes(weatherCode)) || percent >= HIGH_FROM_PERCENT) return 'HIGH';
  return percent >= MEDIUM_FROM_PERCENT ? 'MEDIUM' : 'LOW';
}

export const highRiskDates = (daily: readonly DailyWeather[]): string[] => daily.filter((day) => day.riskLevel === 'HIGH').map((day) => day.date);
