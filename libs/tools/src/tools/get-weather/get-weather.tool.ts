import { z } from 'zod';
import { daysBetween } from '@app/contracts';
import type { DailyWeather } from '@app/contracts';
import { defineTool } from '../../registry/define-tool.js';
import { adapterRetries, fields, notFound } from '../field-kit/fields.js';
import { monthSpan } from './month-span.js';

const MAX_DAYS = 62;
const RAINY_FROM_MM = 1;

const Input = z
  .strictObject({
    city: fields.city,
    country: z.string().trim().min(1).max(100).nullable().default(null).describe('Tells cities of one name apart.'),
    startDate: fields.date('First day').optional(),
    endDate: fields.date('Last day, included').optional(),
    month: z.number().int().min(1).max(12).optional().describe('1 to 12, instead of dates: what that month is usually like.'),
  })
  .refine(({ startDate, endDate, month }) => (month === undefined) === (startDate !== undefined && endDate !== undefined), {
    error: 'give startDate and endDate, or month',
  })
  .refine(({ startDate, endDate }) => !startDate || !endDate || isSpan(startDate, endDate), {
    error: `endDate must be 0 to ${MAX_DAYS - 1} days after startDate`,
  });

const isSpan = (startDate: string, endDate: string): boolean => daysBetween(startDate, endDate) >= 0 && daysBetween(startDate, endDate) < MAX_DAYS;

const Output = z.strictObject({
  city: z.string(),
  timezone: z.string(),
  days: z.array(
    z.strictObject({
      date: fields.date('The day'),
      summary: z.string(),
      highC: z.number().describe('°C.'),
      lowC: z.number().describe('°C.'),
      rainMm: z.number().nullable().describe('mm; null when not known.'),
      rainPercent: z.number().nullable().describe('Chance of rain; null when not known.'),
      source: fields.source,
    }),
  ),
  whole: z
    .strictObject({
      highC: z.number().describe('Mean of the daily highs, °C.'),
      lowC: z.number().describe('Mean of the daily lows, °C.'),
      rainMm: z.number().describe('All days together, mm.'),
      rainyDays: z.number().describe('Days with rain that are to be expected.'),
      days: z.number().int(),
    })
    .describe('All days together.'),
  note: z.string().nullable().describe('Why the values are weaker than asked for; null when they are not.'),
});

/** Weather of a city: the forecast where it reaches, else what the season is usually like. */
export const getWeather = defineTool({
  name: 'get_weather',
  description: 'Weather of a city for dates (a forecast where it reaches, else climate normals) or for a month: high, low, rain and rainy days.',
  input: Input,
  output: Output,
  scopes: ['travel:read'],
  rate: '600/m',
  risk: 'low',
  timeoutMs: 25_000,
  maxBytes: 64 * 1024,
  ...adapterRetries,
  async call({ city, country, startDate, endDate, month }, { world, now, signal }) {
    const today = now.toISOString().slice(0, 10);
    const span = month === undefined ? { startDate: startDate ?? today, endDate: endDate ?? startDate ?? today } : monthSpan(month, today);
    const summary = await world.weather.summarize({ city, country, coordinates: null, ...span, today }, signal);
    if (summary.daily.length === 0) throw notFound(summary.degraded ?? `No weather is known for ${city} from ${span.startDate} to ${span.endDate}.`);
    return { city: summary.location, timezone: summary.timezone, days: summary.daily.map(toDay), whole: wholeOf(summary.daily), note: summary.degraded };
  },
});

const toDay = ({ date, summary, highC, lowC, precipitationMm, precipitationProbability, source }: DailyWeather) => ({
  date,
  summary,
  highC,
  lowC,
  rainMm: precipitationMm,
  rainPercent: precipitationProbability,
  source,
});

const oneDecimal = (value: number): number => Math.round(value * 10) / 10;
const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

function wholeOf(daily: readonly DailyWeather[]): z.infer<typeof Output>['whole'] {
  return {
    highC: oneDecimal(sum(daily.map(({ highC }) => highC)) / daily.length),
    lowC: oneDecimal(sum(daily.map(({ lowC }) => lowC)) / daily.length),
    rainMm: oneDecimal(sum(daily.map(({ precipitationMm }) => precipitationMm ?? 0))),
    rainyDays: oneDecimal(sum(daily.map(rainOf))),
    days: daily.length,
  };
}

/** The part of a rainy day that is to be expected: the chance where it is known, else whether the amount is rain at all. */
function rainOf({ precipitationProbability, precipitationMm }: DailyWeather): number {
  if (precipitationProbability !== null) return precipitationProbability / 100;
  return (precipitationMm ?? 0) > RAINY_FROM_MM ? 1 : 0;
}
