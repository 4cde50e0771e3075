import { z } from 'zod';
import { LocalDateTime } from './dates.js';
import { Money, Source } from './money.js';

/** One bookable or estimated way to fly, price for all travellers together; times are local to each airport. */
export const FlightOption = z.strictObject({
  offerId: z.string().min(1),
  originIata: z.string().length(3),
  destinationIata: z.string().length(3),
  departureAt: LocalDateTime,
  arrivalAt: LocalDateTime,
  durationMinutes: z.number().int().positive(),
  stops: z.number().int().min(0),
  carrier: z.string(),
  flightNumbers: z.array(z.string()),
  price: Money,
  source: Source,
});
export type FlightOption = z.infer<typeof FlightOption>;
