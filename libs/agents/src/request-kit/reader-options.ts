import type { RequestContext } from '@app/contracts';
import type { ReadOptions } from '@app/reader';
import { TRIP_PLACES } from './trip-places.js';

/** What the reader needs to know of a client; `today` is the client's own date already, so no zone goes with it. */
export const readerOptions = (context: RequestContext | null | undefined, today: string): ReadOptions => ({
  now: today,
  places: TRIP_PLACES,
  ...(context?.locale ? { locale: context.locale } : {}),
  ...(context?.currency ? { currency: context.currency } : {}),
  ...(context?.homeAirport ? { homeAirport: context.homeAirport } : {}),
});
