import { z } from 'zod';
import { IsoDate } from './dates.js';
import { Source } from './money.js';

export const RiskLevel = z.enum(['LOW', 'MEDIUM', 'HIGH']);
export type RiskLevel = z.infer<typeof RiskLevel>;

/** Weather of one calendar day in the place's own zone: °C, mm, percent. */
export const DailyWeather = z.strictObject({
  date: IsoDate,
  weatherCode: z.number().int().nullable(),
  summary: z.string(),
  highC: z.number(),
  lowC: z.number(),
  precipitationMm: z.number().nullable(),
  precipitationProbability: z.number().min(0).max(100).nullable(),
  riskLevel: RiskLevel,
  /** `live` is a forecast, `climate` a normal of that month. */
  source: Source,
});
export type DailyWeather = z.infer<typeof DailyWeather>;

/** Weather of a trip; days that no source covers are absent, not guessed. */
export const WeatherRiskSummary = z.strictObject({
  location: z.string(),
  timezone: z.string(),
  daily: z.array(DailyWeather),
  highRiskDates: z.array(IsoDate),
  /** Set when a provider failed and the days are missing or from a weaker source. */
  degraded: z.string().nullable(),
});
export type WeatherRiskSummary = z.infer<typeof WeatherRiskSummary>;
