import { z } from 'zod';
import { CurrencyCode } from '@app/contracts';

const Amount = z.string().regex(/^\d+(\.\d+)?$/);

const SearchResult = z.object({
  id: z.string().min(1),
  rooms: z.number().int().min(1).nullish(),
  cheapest_rate_total_amount: Amount,
  cheapest_rate_currency: CurrencyCode,
  /** City taxes and fees that are paid on arrival; they are not in the total. */
  cheapest_rate_due_at_accommodation_amount: Amount.nullish(),
  cheapest_rate_due_at_accommodation_currency: CurrencyCode.nullish(),
  accommodation: z.object({
    name: z.string().min(1),
    /** Stars from 1 to 5. */
    rating: z.number().nullish(),
    location: z.object({
      geographic_coordinates: z.object({ latitude: z.number().min(-90).max(90), longitude: z.number().min(-180).max(180) }).nullish(),
    }),
  }),
});
export type DuffelStay = z.infer<typeof SearchResult>;

/** What `POST /stays/search` answers, as far as we read it. */
export const StaySearchAnswer = z.object({ data: z.object({ results: z.array(SearchResult) }) });
