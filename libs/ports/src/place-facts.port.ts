import type { AskedSource, FoundHouse, FoundSight, FoundTable } from '@app/contracts';

/** How a source of places is named, and what its licence wants said. */
export type SourceName = Pick<AskedSource, 'origin' | 'name' | 'licence' | 'url'>;

/** Where to look: a town and how far it reaches. */
export interface TownSpot {
  readonly name: string;
  readonly lat: number;
  readonly lng: number;
  readonly radiusKm: number;
}

/** What one source knows of a town, the best known first. */
export interface PlaceFacts {
  readonly sights: readonly FoundSight[];
  readonly tables: readonly FoundTable[];
  readonly houses: readonly FoundHouse[];
}

/** A source of sights, tables and houses. */
export interface PlaceFactsPort {
  readonly about: SourceName;
  /** Empty when it knows nothing there. @throws {RetryableError | TerminalError} PROVIDER_*; the signal's reason. */
  facts(spot: TownSpot, signal: AbortSignal): Promise<PlaceFacts>;
}

/** A town as a map has it. */
export interface MappedTown {
  readonly name: string;
  readonly country: string;
  readonly countryCode: string;
  readonly lat: number;
  readonly lng: number;
}

/** A source of names: where a town lies. */
export interface PlaceNamesPort {
  readonly about: SourceName;
  /** The likeliest town, island or park of that name; null when there is none. @throws {RetryableError | TerminalError} PROVIDER_*; the signal's reason. */
  find(name: string, signal: AbortSignal): Promise<MappedTown | null>;
}
