import { z } from 'zod';
import {
  AuditReport,
  CurrencyCode,
  CatalogContent,
  ChosenDates,
  DestinationCandidate,
  DraftMark,
  FlightOption,
  ItineraryDay,
  Limitation,
  PlanNotes,
  PlanSection,
  PlanSource,
  Preferences,
  RequestContext,
  Relaxation,
  RevisionPatch,
  RouteStop,
  Source,
  Stay,
  TransportLeg,
  UserRequest,
  WeatherRiskSummary,
  WishResult,
} from '@app/contracts';
import type { Language, RiskLevel } from '@app/contracts';
import { TripKnowledge } from '@app/places';
import type { ProposalOption } from '@app/planner';

/** Units of `to` for one unit of `from`; kept with the plan, so that a change of it is priced like the rest. */
const KeptRate = z.strictObject({ from: CurrencyCode, to: CurrencyCode, rate: z.number().positive(), asOf: z.string(), source: Source });

/** Its own last draft with all that was known then, so that a change needs to ask nobody again; absent at first. */
const lastDraft = {
  itineraryDraft: z.array(ItineraryDay).nullish(),
  stays: z.array(Stay).nullish(),
  transport: z.array(TransportLeg).nullish(),
  route: z.array(RouteStop).nullish(),
  flightOptions: z.array(FlightOption).nullish(),
  returnFlightOptions: z.array(FlightOption).nullish(),
  selectedFlightOfferId: z.string().nullish(),
  selectedReturnFlightOfferId: z.string().nullish(),
  weatherRisks: WeatherRiskSummary.nullish(),
  exchangeRate: KeptRate.nullish(),
  planNotes: PlanNotes.nullish(),
  draftMark: DraftMark.nullish(),
  tripKnowledge: TripKnowledge.nullish(),
};

export const reads = {
  userRequest: UserRequest,
  preferences: Preferences,
  destinationCandidates: z.array(DestinationCandidate).min(1),
  context: RequestContext.nullish(),
  revisionPatch: RevisionPatch.nullish(),
  auditReport: AuditReport.nullish(),
  dateChoice: ChosenDates.nullish(),
  ...lastDraft,
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
  planNotes: PlanNotes,
  planSources: z.array(PlanSource),
  route: z.array(RouteStop),
  wishResults: z.array(WishResult),
  limitations: z.array(Limitation),
  relaxations: z.array(Relaxation),
  planSections: z.array(PlanSection),
  exchangeRate: KeptRate.nullable(),
  draftMark: DraftMark,
  safetyFlags: z.array(z.string()),
  tripKnowledge: TripKnowledge,
};

/** A model's choice of places by day; the planner keeps what fits and completes the rest. */
export const ItineraryDraft = z.strictObject({
  days: z.array(z.strictObject({ date: z.string(), theme: z.string().nullable(), placeIds: z.array(z.string()) })),
});
export type ItineraryDraft = z.infer<typeof ItineraryDraft>;

type FlightFacts = Pick<FlightOption, 'originIata' | 'destinationIata' | 'departureAt' | 'arrivalAt' | 'stops' | 'price'>;

/** The facts behind the question. */
export interface ItineraryInput {
  /** What themes are worded in. */
  readonly language: Language;
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
  readonly options: readonly (ProposalOption & { readonly city?: string })[];
  /** Where they are when, on a trip of several stops. */
  readonly stops?: readonly { readonly city: string; readonly arrive: string; readonly leave: string }[];
  /** What an audit found wrong with the last choice; absent at first. */
  readonly problems?: readonly string[];
}
