import { z } from 'zod';
import { defineTool } from '../../registry/define-tool.js';
import { adapterRetries, fields } from '../field-kit/fields.js';

const Input = z.strictObject({
  query: z.string().trim().min(2).max(200).describe('Name of a place, a kind such as "museums", or the name of a city.'),
  city: fields.city.nullable().default(null).describe('Searches in this city only; null for everywhere.'),
  limit: z.number().int().min(1).max(10).default(5).describe('How many places at most.'),
});
const Output = z.strictObject({
  places: z.array(
    z.strictObject({
      name: z.string(),
      city: z.string().nullable(),
      kind: z.string().nullable(),
      summary: z.string(),
      lat: fields.latitude.nullable(),
      lng: fields.longitude.nullable(),
      url: z.string().nullable(),
      source: fields.source,
      sourceName: z.string().describe('Such as Wikipedia.'),
    }),
  ),
});

/** Sights and cities by name, kind or words; none when no source knows any. */
export const searchPlaces = defineTool({
  name: 'search_places',
  description: 'Finds sights, museums, quarters and cities by name or kind, each with a short summary, coordinates and its source.',
  input: Input,
  output: Output,
  scopes: ['travel:read'],
  rate: '600/m',
  risk: 'low',
  timeoutMs: 25_000,
  maxBytes: 64 * 1024,
  ...adapterRetries,
  call: async ({ query, city, limit }, { world, signal }) => ({ places: await world.places.search({ text: query, city, limit }, signal) }),
});
