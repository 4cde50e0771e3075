import { z } from 'zod';
import { distanceKm } from '@app/guide';
import { defineTool } from '../../registry/define-tool.js';
import { fields } from '../field-kit/fields.js';
import { TRAVEL_MODES, bestMode, estimateMinutes, wayKm } from './estimate-minutes.js';

const MAX_KM = 500;

const Point = z.strictObject({
  name: z.string().max(200).nullable().default(null).describe('For people; null when it does not matter.'),
  lat: fields.latitude,
  lng: fields.longitude,
});
const Input = z
  .strictObject({ from: Point.describe('Where the way begins.'), to: Point.describe('Where it ends.') })
  .refine(({ from, to }) => distanceKm(from, to) <= MAX_KM, {
    error: `the places are more than ${MAX_KM} km apart; this is for ways within a city or region`,
  });
const Output = z.strictObject({
  straightKm: z.number().describe('Over the ground in a straight line.'),
  wayKm: z.number().describe('Along streets, estimated.'),
  modes: z.array(z.strictObject({ mode: z.enum(TRAVEL_MODES), minutes: z.number().int().min(0).describe('From door to door.') })),
  recommended: z.enum(TRAVEL_MODES),
  source: fields.source,
  note: z.string(),
});

const twoDecimals = (value: number): number => Math.round(value * 100) / 100;

/** Minutes between two places on foot, by public transport and by car; always an estimate. */
export const travelTime = defineTool({
  name: 'travel_time',
  description: 'Estimates how long it takes from one place to another on foot, by public transport and by car, from their coordinates.',
  input: Input,
  output: Output,
  scopes: ['travel:read'],
  rate: '100/s',
  risk: 'low',
  timeoutMs: 1_000,
  maxBytes: 2_048,
  async call({ from, to }) {
    const straightKm = distanceKm(from, to);
    const km = wayKm(straightKm);
    return {
      straightKm: twoDecimals(straightKm),
      wayKm: twoDecimals(km),
      modes: TRAVEL_MODES.map((mode) => ({ mode, minutes: estimateMinutes(mode, km) })),
      recommended: bestMode(km),
      source: 'estimate' as const,
      note: 'Estimated from the distance with usual speeds; timetables and traffic are not known.',
    };
  },
});
