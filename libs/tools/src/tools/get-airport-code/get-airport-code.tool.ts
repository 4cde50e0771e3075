import { z } from 'zod';
import { METRO_CODES, findAirport } from '@app/guide';
import { defineTool } from '../../registry/define-tool.js';
import { fields, notFound } from '../field-kit/fields.js';
import { codesOf } from './codes-of.js';

const MAX_AIRPORTS = 5;

const Input = z.strictObject({
  city: fields.city.describe('Name of a city or airport, or a code, such as "New York" or NYC.'),
  countryCode: z
    .string()
    .regex(/^[A-Z]{2}$/)
    .nullable()
    .default(null)
    .describe('ISO 3166 code such as US, tells cities of one name apart; null when it does not matter.'),
});
const Output = z.strictObject({
  airports: z
    .array(z.strictObject({ iata: z.string(), name: z.string(), city: z.string(), country: z.string(), timezone: z.string() }))
    .min(1)
    .describe('The one most used for long distance first.'),
  metroCode: z.string().nullable().describe('Code of all airports of the city together, such as LON; null when there is none.'),
  source: fields.source,
});

/** IATA codes of a city's airports. */
export const getAirportCode = defineTool({
  name: 'get_airport_code',
  description: 'IATA codes of the airports of a city, for search_flights.',
  input: Input,
  output: Output,
  scopes: ['travel:read'],
  rate: '100/s',
  risk: 'low',
  timeoutMs: 2_000,
  maxBytes: 4_096,
  async call({ city, countryCode }) {
    const codes = codesOf(city, countryCode);
    const airports = codes.flatMap((iata) => findAirport(iata) ?? []).slice(0, MAX_AIRPORTS);
    if (airports.length === 0) throw notFound(`No airport is known for "${city}"; try the nearest large city.`);
    const metro = Object.entries(METRO_CODES).find(([, of]) => of.includes(airports[0]?.iata ?? ''));
    return {
      airports: airports.map(({ iata, name, city: of, country, timezone }) => ({ iata, name, city: of, country, timezone })),
      metroCode: metro?.[0] ?? null,
      source: 'guide' as const,
    };
  },
});
