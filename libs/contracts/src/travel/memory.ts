import { z } from 'zod';
import { CurrencyCode } from './money.js';
import { IataCode } from './request.js';

/** Diets that agents know how to keep. */
const REMEMBERED_DIETS = ['vegan', 'vegetarian', 'halal', 'kosher', 'gluten_free', 'lactose_free', 'nut_free', 'pescatarian'] as const;
const MOBILITY_NEEDS = ['wheelchair', 'limited walking', 'stroller'] as const;

/** Needs by comma, each once at most; the words are those of {@link Constraints}. */
const mobility = z.string().refine((needs) => needs.split(', ').every((need) => MOBILITY_NEEDS.some((known) => known === need)), {
  error: `must be of ${MOBILITY_NEEDS.join(', ')}`,
});

/** What is remembered of a traveller from thread to thread. Closed lists and codes: no sentence of anybody gets in. */
export const Remembered = z
  .strictObject({
    diet: z.array(z.enum(REMEMBERED_DIETS)).min(1).max(REMEMBERED_DIETS.length),
    mobility,
    pace: z.enum(['slow', 'normal', 'fast']),
    homeAirport: IataCode,
    currency: CurrencyCode,
  })
  .partial();
export type Remembered = z.infer<typeof Remembered>;

/** Names of the preferences that can be remembered. */
export const MemoryKey = Remembered.keyof();
export type MemoryKey = z.infer<typeof MemoryKey>;

/** How a preference came in: stated in words, taken over from a request that asked for it, or set outright. */
export const MemorySource = z.enum(['words', 'request', 'client']);
export type MemorySource = z.infer<typeof MemorySource>;

const MemoryValue = z.union([z.string(), z.array(z.string())]);

/** One remembered preference; `threadId` is where it was said, null when it was set outright or the thread was erased. */
export const MemoryItem = z.strictObject({
  key: MemoryKey,
  value: MemoryValue,
  source: MemorySource,
  threadId: z.string().nullable(),
  updatedAt: z.iso.datetime(),
});
export type MemoryItem = z.infer<typeof MemoryItem>;

/** Answer of `GET /me/memory`. */
export const MemoryAnswer = z.strictObject({ items: z.array(MemoryItem) });
export type MemoryAnswer = z.infer<typeof MemoryAnswer>;

/** Body of `PUT /me/memory/:key`. */
export const MemoryBody = z.strictObject({ value: z.union([z.string().max(200), z.array(z.string().max(200)).max(REMEMBERED_DIETS.length)]) });
export type MemoryBody = z.infer<typeof MemoryBody>;
