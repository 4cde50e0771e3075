import { z } from 'zod';
import { IsoDate } from '@app/contracts';

const Column = z.array(z.number().nullable());

/** Both APIs answer columns of equal length, null where they have no value. */
const sameLength = (daily: Readonly<Record<string, readonly unknown[]>>): boolean => new Set(Object.values(daily).map((column) => column.length)).size === 1;

const MEASURED = { time: z.array(IsoDate), temperature_2m_max: Column, temperature_2m_min: Column, precipitation_sum: Column };
const MEASURED_COLUMNS = 'temperature_2m_max,temperature_2m_min,precipitation_sum';

export const GeocodingAnswer = z.object({ results: z.array(z.object({ latitude: z.number(), longitude: z.number() })).optional() });

export const ForecastAnswer = z.object({
  timezone: z.string(),
  daily: z
    .object({ ...MEASURED, weather_code: Column, precipitation_probability_max: Column })
    .refine(sameLength, { error: 'has columns of different length' }),
});
export type ForecastAnswer = z.infer<typeof ForecastAnswer>;
export const FORECAST_COLUMNS = `weather_code,${MEASURED_COLUMNS},precipitation_probability_max`;

export const ArchiveAnswer = z.object({
  timezone: z.string(),
  daily: z.object(MEASURED).refine(sameLength, { error: 'has columns of different length' }),
});
export type ArchiveAnswer = z.infer<typeof ArchiveAnswer>;
export const ARCHIVE_COLUMNS = MEASURED_COLUMNS;
