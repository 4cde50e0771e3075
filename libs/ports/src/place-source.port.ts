import type { AppliedCorrection, FoundTown } from '@app/contracts';

/** A town to find out about: by its name, or where the gazetteer has it. */
export interface TownQuery {
  /** In the traveller's words, such as `Springfield, Illinois`. */
  readonly name: string;
  /** The gazetteer's id, when it knows the town. */
  readonly townId: string | null;
  /** Where it lies, when that is known. */
  readonly at: { readonly lat: number; readonly lng: number; readonly country: string; readonly countryCode: string } | null;
}

/** What is known of towns beyond the gazetteer. */
export interface PlaceSourcePort {
  /**
   * What live sources know of a town, merged: one place is one place. Null when none finds it, or none may be asked. A source that is away is
   * left out and named in `sources`.
   *
   * @throws the signal's reason, and nothing else.
   */
  town(query: TownQuery, signal: AbortSignal): Promise<FoundTown | null>;
  /** Everything that operators have put right, the oldest first. @throws {RetryableError} STORE_UNAVAILABLE. */
  corrections(signal: AbortSignal): Promise<readonly AppliedCorrection[]>;
}
