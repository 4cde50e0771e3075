import type { Source } from '@app/contracts';

export interface PlaceQuery {
  /** Name or kind of a place, in the traveller's words. */
  readonly text: string;
  /** Narrows the search; null for everywhere. */
  readonly city: string | null;
  readonly limit: number;
}

export interface FoundPlace {
  readonly name: string;
  /** Null when the source does not say. */
  readonly city: string | null;
  readonly kind: string | null;
  readonly summary: string;
  readonly lat: number | null;
  readonly lng: number | null;
  readonly url: string | null;
  readonly source: Source;
  /** For people, such as `Wikipedia`. */
  readonly sourceName: string;
}

export interface PlaceSearchPort {
  /** The best matches first, at most `limit`; empty when nothing is known. @throws {RetryableError | TerminalError} PROVIDER_*. */
  search(query: PlaceQuery, signal: AbortSignal): Promise<FoundPlace[]>;
}
