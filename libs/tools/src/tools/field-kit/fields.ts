import { z } from 'zod';
import { CurrencyCode, IataCode, IsoDate, Source, TerminalError } from '@app/contracts';

const MAX_NAME_CHARS = 100;

/** Fields that several tools share, each with its words for the model. */
export const fields = {
  city: z.string().trim().min(1).max(MAX_NAME_CHARS).describe('Name of the city, such as "Lisbon".'),
  date: (what: string) => IsoDate.describe(`${what}, as YYYY-MM-DD.`),
  currency: (what: string) => CurrencyCode.describe(`${what}: ISO 4217 code, such as EUR.`),
  airport: (what: string) => IataCode.describe(`${what}: IATA code of an airport or city, such as LIS.`),
  adults: z.number().int().min(1).max(9).default(1).describe('Travellers of 12 years and older.'),
  children: z.number().int().min(0).max(9).default(0).describe('Travellers below 12 years.'),
  latitude: z.number().min(-90).max(90).describe('Degrees, north positive.'),
  longitude: z.number().min(-180).max(180).describe('Degrees, east positive.'),
  source: Source.describe('Where the value comes from: live (a provider), catalog, guide (built in), climate (normals of the month) or estimate.'),
} as const;

/** Raised by tools that do not know what was asked for; the model can ask for something else. */
export const notFound = (what: string): TerminalError => new TerminalError('NOT_FOUND', what);

/** Adapters make new attempts themselves; made again by the dispatch, one call would become nine. */
export const adapterRetries = { isRetryable: (): boolean => false } as const;
