import { z } from 'zod';
import { CurrencyCode, LocalDateTime } from '@app/contracts';

/** Duffel writes local wall-clock time with seconds and no zone. */
const DuffelTime = z
  .string()
  .transform((text) => text.slice(0, 16))
  .pipe(LocalDateTime);

const Airport = z.object({ iata_code: z.string().length(3) });

const Segment = z.object({
  origin: Airport,
  destination: Airport,
  departing_at: DuffelTime,
  arriving_at: DuffelTime,
  marketing_carrier: z.object({ name: z.string(), iata_code: z.string().nullish() }),
  marketing_carrier_flight_number: z.string().nullish(),
});

const Offer = z.object({
  id: z.string().min(1),
  total_amount: z.string().regex(/^\d+(\.\d+)?$/),
  total_currency: CurrencyCode,
  slices: z.array(z.object({ duration: z.string().nullish(), segments: z.array(Segment).min(1) })).min(1),
});
export type DuffelOffer = z.infer<typeof Offer>;

/** What `POST /air/offer_requests?return_offers=true` answers, as far as we read it. */
export const OfferRequestAnswer = z.object({ data: z.object({ offers: z.array(Offer) }) });
