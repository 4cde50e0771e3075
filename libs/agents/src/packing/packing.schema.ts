import { z } from 'zod';
import { DestinationCandidate, DraftMark, ItineraryDay, RequestContext, UserRequest, WeatherRiskSummary } from '@app/contracts';
import type { Language } from '@app/contracts';

export const MAX_PACKING_ITEMS = 25;

export const reads = {
  userRequest: UserRequest,
  itineraryDraft: z.array(ItineraryDay),
  weatherRisks: WeatherRiskSummary.nullish(),
  destinationCandidates: z.array(DestinationCandidate).nullish(),
  draftMark: DraftMark.nullish(),
  context: RequestContext.nullish(),
};
export const writes = {
  packingList: z.array(z.string().min(1)).min(1).max(MAX_PACKING_ITEMS),
  /** The draft that the list was made for, by what matters to it. */
  packingMark: z.number().int().min(0),
};

/** What a model suggests to pack. */
export const PackingList = z.strictObject({ items: z.array(z.string()) });
export type PackingList = z.infer<typeof PackingList>;

/** Temperatures and rain of the trip: of its own days, else the usual ones of the month. */
export interface TripWeather {
  readonly warmestC: number;
  readonly coldestC: number;
  readonly wetDays: number;
  readonly snow: boolean;
  readonly basis: 'forecast' | 'normals';
}

/** The facts behind the question. */
export interface PackingInput {
  readonly destination: string;
  readonly country: string;
  /** Null when the origin is not known. */
  readonly abroad: boolean | null;
  readonly days: number;
  readonly adults: number;
  readonly childrenAges: readonly number[];
  readonly children: number;
  /** Letters of plug types at the destination; empty when the guide lacks it. */
  readonly plugs: readonly string[];
  readonly weather: TripWeather | null;
  readonly themes: readonly string[];
  readonly activityKinds: readonly string[];
  readonly mobility: string | null;
  readonly language: Language;
}
