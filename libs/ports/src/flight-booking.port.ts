/** Somebody who flies, as airlines ask for them. */
export interface Passenger {
  readonly title: 'mr' | 'ms' | 'mrs' | 'miss' | 'dr';
  readonly givenName: string;
  readonly familyName: string;
  /** ISO date. */
  readonly bornOn: string;
  readonly gender: 'm' | 'f';
  readonly email: string;
  /** With the country code, such as +41791234567. */
  readonly phone: string;
}

/** An offer as it is now. */
export interface FlightOffer {
  readonly offerId: string;
  readonly totalCents: number;
  readonly currency: string;
  /** It can be held now and paid for later. */
  readonly canHold: boolean;
  /** How many fly on it. */
  readonly seats: number;
}

export interface FlightOrder {
  readonly orderId: string;
  /** The airline's own name for it. */
  readonly reference: string;
  readonly totalCents: number;
  readonly currency: string;
  /** Until when a held order has to be paid for; null for one that is paid. ISO 8601. */
  readonly payBy: string | null;
}

export interface NewFlightOrder {
  readonly offer: FlightOffer;
  /** `hold` takes the seats and pays nothing; `instant` pays from the account's balance. */
  readonly kind: 'hold' | 'instant';
  readonly passengers: readonly Passenger[];
  /** Kept with the order, so that a repeat knows its own. */
  readonly mark: string;
}

/** Orders flights. Failures: PROVIDER_* as in the closed list; after PROVIDER_TIMEOUT of {@link create} nobody knows, and {@link find} tells. */
export interface FlightBookingPort {
  /** @throws {TerminalError} PROVIDER_BAD_REQUEST when the offer is not there any more. */
  offer(offerId: string, signal: AbortSignal): Promise<FlightOffer>;
  /** The order of an offer that carries a mark; null when there is none. */
  find(offerId: string, mark: string, signal: AbortSignal): Promise<FlightOrder | null>;
  create(order: NewFlightOrder, signal: AbortSignal): Promise<FlightOrder>;
  /** Cancels an order and tells what comes back. Cancelling twice does no more than once. */
  cancel(orderId: string, signal: AbortSignal): Promise<{ readonly refundCents: number; readonly currency: string }>;
}
