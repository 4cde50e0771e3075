import type { DailyWeather } from '@app/contracts';
import { riskOf } from './risk.js';

/** Usual weather of one calendar day: °C, mm, percent of such days with rain. */
export interface NormalDay {
  readonly date: string;
  readonly highC: number;
  readonly lowC: number;
  readonly precipitationMm: number;
  readonly rainPercent: number;
}

const oneDecimal = (value: number): number => Math.round(value * 10) / 10;

/** The day as the port gives it, marked `climate` and worded as what is usual, not as what will come. */
export function toClimateDay(normal: NormalDay): DailyWeather {
  const precipitationProbability = Math.min(100, Math.max(0, Math.round(normal.rainPercent)));
  return {
    date: normal.date,
    weatherCode: null,
    summary: `Usually ${Math.round(normal.lowC)} to ${Math.round(normal.highC)} °C, ${rainInWords(precipitationProbability)}`,
    highC: oneDecimal(normal.highC),
    lowC: oneDecimal(normal.lowC),
    precipitationMm: oneDecimal(normal.precipitationMm),
    precipitationProbability,
    riskLevel: riskOf(null, precipitationProbability),
    source: 'climate',
  };
}

function rainInWords(percent: number): string {
  const daysInTen = Math.round(percent / 10);
  if (daysInTen === 0) return 'hardly any rain';
  return daysInTen === 10 ? 'rain nearly every day' : `rain on about ${daysInTen} ${daysInTen === 1 ? 'day' : 'days'} in 10`;
}
