import { z } from 'zod';
import { IsoDate, LocalTime } from './dates.js';
import { Money, Source } from './money.js';

export const Place = z.strictObject({ name: z.string().min(1), lat: z.number().optional(), lng: z.number().optional() });

/** One thing to do; `cost` is for all travellers together. */
export const Activity = z.strictObject({
  id: z.string().min(1),
  title: z.string().min(1),
  kind: z.string().min(1),
  place: Place,
  start: LocalTime,
  end: LocalTime,
  cost: Money,
  source: Source,
  /** Why it is here, or what to know; opening hours in words where the source has them. */
  note: z.string().optional(),
  openingHours: z.string().optional(),
  locked: z.boolean().optional(),
});
export type Activity = z.infer<typeof Activity>;

export const Meal = z.strictObject({
  meal: z.enum(['breakfast', 'lunch', 'dinner']),
  /** A place of a source, or null where none is known nearby and only the usual price stands. */
  place: Place.nullable(),
  cuisine: z.string().nullable(),
  start: LocalTime,
  end: LocalTime,
  cost: Money,
  source: Source,
});
export type Meal = z.infer<typeof Meal>;

/** One calendar day of the trip. */
export const ItineraryDay = z.strictObject({
  date: IsoDate,
  city: z.string().min(1),
  theme: z.string().min(1),
  activities: z.array(Activity),
  meals: z.array(Meal).optional(),
  weatherNote: z.string().nullable(),
});
export type ItineraryDay = z.infer<typeof ItineraryDay>;

/** A way from one place to another on the trip, flights included; cost for all travellers. */
export const TransportLeg = z.strictObject({
  id: z.string(),
  mode: z.enum(['flight', 'train', 'bus', 'ferry', 'drive', 'taxi', 'transit', 'walk']),
  from: z.string(),
  to: z.string(),
  date: IsoDate,
  departureTime: LocalTime.nullable(),
  arrivalDate: IsoDate.nullable(),
  arrivalTime: LocalTime.nullable(),
  description: z.string(),
  cost: Money,
  source: Source,
  offerId: z.string().nullable(),
});
export type TransportLeg = z.infer<typeof TransportLeg>;

/** Nights in one place; cost for the whole stay and all travellers. */
export const Stay = z.strictObject({
  id: z.string(),
  name: z.string(),
  city: z.string(),
  area: z.string().nullable(),
  lat: z.number().optional(),
  lng: z.number().optional(),
  checkInDate: IsoDate,
  checkOutDate: IsoDate,
  nights: z.number().int().min(0),
  rooms: z.number().int().min(1),
  tier: z.enum(['budget', 'midrange', 'premium']).nullable(),
  cost: Money,
  source: Source,
});
export type Stay = z.infer<typeof Stay>;
