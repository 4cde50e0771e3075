import { z } from 'zod';
import { Money, daysBetween } from '@app/contracts';
import { defineTool } from '../../registry/define-tool.js';
import { adapterRetries, fields } from '../field-kit/fields.js';

const MAX_NIGHTS = 60;
const Tier = z.enum(['budget', 'midrange', 'premium']);

const Input = z
  .strictObject({
    city: fields.city,
    checkInDate: fields.date('First night'),
    checkOutDate: fields.date('Day of leaving'),
    adults: fields.adults,
    children: fields.children,
    tier: Tier.nullable().default(null).describe('Price class; null for all.'),
    currency: fields.currency('Currency of the prices').default('EUR'),
    maxResults: z.number().int().min(1).max(15).default(5).describe('How many stays at most.'),
  })
  .refine(({ checkInDate, checkOutDate }) => daysBetween(checkInDate, checkOutDate) >= 1 && daysBetween(checkInDate, checkOutDate) <= MAX_NIGHTS, {
    error: `checkOutDate must be 1 to ${MAX_NIGHTS} days after checkInDate`,
  });

const Output = z.strictObject({
  stays: z
    .array(
      z.strictObject({
        id: z.string(),
        name: z.string(),
        city: z.string(),
        area: z.string(),
        lat: fields.latitude,
        lng: fields.longitude,
        checkInDate: fields.date('First night'),
        checkOutDate: fields.date('Day of leaving'),
        nights: z.number().int().min(1),
        rooms: z.number().int().min(1),
        tier: Tier,
        totalPrice: Money.describe('All rooms and all nights, taxes included.'),
        note: z.string(),
        source: fields.source.describe('"live": a house by its name; "guide": an area without a house.'),
        priceSource: fields.source.describe('"live": a rate that can be booked; "guide": the usual price of the area.'),
        sourceName: z.string(),
      }),
    )
    .describe('The cheapest first; empty when none is known there.'),
});

/** Places to stay with the price of the whole stay. */
export const searchHotels = defineTool({
  name: 'search_hotels',
  description:
    'Finds places to stay in a city, the cheapest first, with the total price of all rooms and nights. Source and priceSource "live": a house with a rate that can be booked. Source "live" with priceSource "guide": a house by name whose price is only the usual one of its area. Both "guide": an area and its usual price, no house.',
  input: Input,
  output: Output,
  scopes: ['travel:read'],
  rate: '300/m',
  risk: 'low',
  timeoutMs: 25_000,
  maxBytes: 64 * 1024,
  ...adapterRetries,
  call: async (query, { world, signal }) => ({ stays: await world.stays.search(query, signal) }),
});
