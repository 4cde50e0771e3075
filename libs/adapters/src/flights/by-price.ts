import type { FlightOption } from '@app/contracts';

/** Cheapest first; equal prices by departure, then id, so that the order never depends on a provider's mood. */
export const byPrice = (a: FlightOption, b: FlightOption): number =>
  a.price.amount - b.price.amount || a.departureAt.localeCompare(b.departureAt) || a.offerId.localeCompare(b.offerId);
