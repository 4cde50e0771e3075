import type { Money, Source } from '@app/contracts';

export type StayTier = 'budget' | 'midrange' | 'premium';

export interface StayQuery {
  readonly city: string;
  readonly checkInDate: string;
  /** After `checkInDate`. */
  readonly checkOutDate: string;
  readonly adults: number;
  readonly children: number;
  /** Null for all. */
  readonly tier: StayTier | null;
  readonly currency: string;
  readonly maxResults: number;
}

export interface StayOption {
  readonly id: string;
  readonly name: string;
  readonly city: string;
  readonly area: string;
  readonly lat: number;
  readonly lng: number;
  readonly checkInDate: string;
  readonly checkOutDate: string;
  readonly nights: number;
  readonly rooms: number;
  readonly tier: StayTier;
  /** All rooms, all nights, taxes included. */
  readonly totalPrice: Money;
  readonly note: string;
  /** Where the house or the area comes from: `live` is a house, `guide` an area without one. */
  readonly source: Source;
  /** Where its price comes from: `live` is a rate that can be booked, `guide` the usual price of the area. */
  readonly priceSource: Source;
  readonly sourceName: string;
}

export interface StaySearchPort {
  /** Places to stay, the cheapest first, priced in `query.currency`; empty when none is known there. @throws {RetryableError | TerminalError} PROVIDER_*. */
  search(query: StayQuery, signal: AbortSignal): Promise<StayOption[]>;
}
