import { z } from 'zod';
import type { Language, PlanNote, Source } from '@app/contracts';
import {
  BudgetAssessment,
  CatalogContent,
  Costs,
  DestinationCandidate,
  FinalPlan,
  ItineraryDay,
  Limitation,
  PlanNotes,
  PlanSection,
  PlanSource,
  Relaxation,
  RequestContext,
  RevisionPatch,
  RouteStop,
  Stay,
  TransportLeg,
  UserRequest,
  WeatherRiskSummary,
  WishResult,
} from '@app/contracts';
import { sectionReads } from '../section-kit/agent-section.js';

export const reads = {
  userRequest: UserRequest.nullish(),
  destinationCandidates: z.array(DestinationCandidate).nullish(),
  selectedFlightOfferId: z.string().nullish(),
  selectedReturnFlightOfferId: z.string().nullish(),
  itineraryDraft: z.array(ItineraryDay).nullish(),
  stays: z.array(Stay).nullish(),
  transport: z.array(TransportLeg).nullish(),
  weatherRisks: WeatherRiskSummary.nullish(),
  budgetAssessment: BudgetAssessment.nullish(),
  costs: Costs.nullish(),
  packingList: z.array(z.string()).nullish(),
  planNotes: PlanNotes.nullish(),
  planSources: z.array(PlanSource).nullish(),
  route: z.array(RouteStop).nullish(),
  wishResults: z.array(WishResult).nullish(),
  limitations: z.array(Limitation).nullish(),
  relaxations: z.array(Relaxation).nullish(),
  revisionPatch: RevisionPatch.nullish(),
  planSections: z.array(PlanSection).nullish(),
  destinationSections: z.array(PlanSection).nullish(),
  safetyFlags: z.array(z.string()).nullish(),
  assumedFields: z.array(z.string()).nullish(),
  context: RequestContext.nullish(),
  /** Set when the trip is planned on an inventory of the traveller's own. */
  catalogId: z.string().nullish(),
  catalogContent: CatalogContent.nullish(),
  ownerId: z.string().nullish(),
  ...sectionReads,
};
export const writes = { finalPlan: FinalPlan, safetyFlags: z.array(z.string()) };

/** What a model adds to a finished plan: words, and doubts as flags. */
export const PlanSynthesis = z.strictObject({ summary: z.string(), safetyFlags: z.array(z.string()) });
export type PlanSynthesis = z.infer<typeof PlanSynthesis>;

/** A chosen flight as the summary needs it. */
export interface FlightLine {
  readonly from: string;
  readonly to: string;
  readonly date: string;
  readonly departureTime: string | null;
  readonly amount: number;
  readonly source: Source;
}

/** The nights as the summary needs them. */
export interface StayLine {
  /** The part of the city, else the city. */
  readonly where: string;
  readonly tier: Stay['tier'];
  readonly nights: number;
  readonly amount: number;
  readonly source: Source;
}

/** The computed facts behind the summary. */
export interface SynthesisInput {
  readonly destination: string;
  readonly country: string;
  readonly startDate: string;
  readonly endDate: string;
  readonly days: number;
  readonly travellers: number;
  readonly total: number;
  readonly limit: number;
  readonly currency: string;
  /** Negative when money is left. */
  readonly overBy: number;
  readonly byCategory: Costs['byCategory'];
  readonly themes: readonly string[];
  /** Sights of the plan, the best known first. */
  readonly highlights: readonly string[];
  readonly flights: readonly FlightLine[];
  readonly stays: readonly StayLine[];
  /** Nobody named a currency, so that the usual one was taken. */
  readonly currencyAssumed: boolean;
  readonly highRiskDates: readonly string[];
  readonly weatherMissing: boolean;
  readonly guideMissing: boolean;
  /** What was decided, and what could not be done. */
  readonly notes: readonly PlanNote[];
  /** What the summary is told in. */
  readonly language: Language;
}
