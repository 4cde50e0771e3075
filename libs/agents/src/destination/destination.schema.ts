import { z } from 'zod';
import { CatalogContent, DestinationCandidate, PlanSection, Preferences, RequestContext, UserRequest } from '@app/contracts';
import type { CityFacts } from './city-facts.js';

export const reads = {
  userRequest: UserRequest,
  preferences: Preferences.nullish(),
  context: RequestContext.nullish(),
  /** Set when the trip is planned on an inventory of the traveller's own. */
  catalogId: z.string().nullish(),
  catalogContent: CatalogContent.nullish(),
  ownerId: z.string().nullish(),
};
export const writes = {
  destinationCandidates: z.array(DestinationCandidate).min(1).max(3),
  /** How the best destinations of an open request compare; empty when one was named. */
  destinationSections: z.array(PlanSection),
};

/** What a model may suggest; codes are checked against the guide and the list of airports before they count. */
export const DestinationSuggestions = z.strictObject({
  candidates: z.array(
    z.strictObject({
      name: z.string(),
      country: z.string(),
      iataCode: z.string().nullable(),
      cityCode: z.string().nullable(),
      rationale: z.string(),
    }),
  ),
});
export type DestinationSuggestions = z.infer<typeof DestinationSuggestions>;

/** The facts behind the question. */
export interface DestinationInput {
  readonly requestText: string;
  readonly travelStartDate: string;
  readonly travelEndDate: string;
  readonly budget: number;
  readonly currency: string;
  readonly interests: readonly string[];
  readonly travelStyle: Preferences['travelStyle'];
  readonly tier: Preferences['accommodationPreference'];
  readonly originIata: string | null;
  /** Names of places the traveller asked for, the most wanted first. */
  readonly wanted: readonly string[];
  /** The whole budget for one person and day, in `currency`. */
  readonly moneyPerPersonDay: number;
  /** Cities of the guide that may be suggested. */
  readonly cities: readonly CityFacts[];
}
