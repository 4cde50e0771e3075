import type { FlightOption } from '@app/contracts';

/** One way, one day; `currency` is what the traveller pays in. */
export interface FlightQuery {
  readonly originIata: string;
  readonly destinationIata: string;
  readonly departureDate: string;
  readonly adults: number;
  readonly children: number;
  readonly childrenAges: readonly number[];
  readonly currency: string;
  readonly maxResults: number;
}

export interface FlightSearchPort {
  /**
   * Ways to fly that day, cheapest first, at most `maxResults`; empty when none is offered. Prices are for all travellers together
   * in `query.currency`; times are local to each airport.
   *
   * @throws {RetryableError | TerminalError} PROVIDER_* as in the closed list.
   */
  search(query: FlightQuery, signal: AbortSignal): Promise<FlightOption[]>;
}
