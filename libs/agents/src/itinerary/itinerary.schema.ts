import { z } from 'zod';
import {
  CatalogContent,
  DestinationCandidate,
  FlightOption,
  ItineraryDay,
  PlanSource,
  Preferences,
  RequestContext,
  Stay,
  TransportLeg,
  UserRequest,
  WeatherRiskSummary,
} from '@app/contracts';
import type { RiskLevel } from '@app/contracts';
import type { ProposalOption } from '@app/planner';

export const reads = {
  userRequest: UserRequest,
  preferences: Preferences,
  destinationCandidates: z.array(DestinationCandidate).min(1),
  context: RequestContext.nullish(),
  /** Set when the trip is planned on an inventory of the traveller's own. */
  catalogId: z.string().nullish(),
  catalogContent: CatalogContent.nullish(),
  ownerId: z.string().nullish(),
};
export const writes = {
  flightOptions: z.array(FlightOption),
  returnFlightOptions: z.array(FlightOption),
  selectedFlightOfferId: z.string().nullable(),
  selectedReturnFlightOfferId: z.string().nullable(),
  weatherRisks: WeatherRiskSummary,
  itineraryDraft: z.array(ItineraryDay),
  stays: z.array(Stay),
  transport: z.array(TransportLeg),
  planNotes: z.array(z.string()),
  planSources: z.array(PlanSource),
  safetyFlags: z.array(z.string()),
};

/** A model's choice of places by day; the planner keeps what fits and completes the rest. */
export const ItineraryDraft = z.strictObject({
  days: z.array(z.strictObject({ date: z.string(), theme: z.string().nullable(), placeIds: z.array(z.string()) })),
});
export type ItineraryDraft = z.infer<typeof ItineraryDraft>;

type FlightFacts = Pick<FlightOption, 'originIata' | 'destinationIata' | 'departureAt' | 'arrivalAt' | 'stops' | 'price'>;

/** The facts behind the question. */
export interface ItineraryInput {
  readonly requestText: string;
  readonly city: string;
  readonly country: string;
  readonly startDate: string;
  readonly endDate: string;
  readonly adults: number;
  readonly children: number;
  readonly budget: number;
  readonly currency: string;
  readonly interests: readonly string[];
  readonly travelStyle: Preferences['travelStyle'];
  readonly pace: Preferences['preferredPace'];
  readonly outbound: FlightFacts | null;
  readonly inbound: FlightFacts | null;
  readonly weather: readonly {
    readonly date: string;
    readonly highC: number;
    readonly lowC: number;
    readonly riskLevel: RiskLevel;
    readonly summary: string;
  }[];
  readonly mustSee: readonly string[];
  readonly avoid: readonly string[];
  /** Costs are in the city's currency. */
  readonly options: readonly ProposalOption[];
}
