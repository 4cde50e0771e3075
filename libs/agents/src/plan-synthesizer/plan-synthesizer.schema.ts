import { z } from 'zod';
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
import { PlanWords } from '../summary-kit/plan-words.js';

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
  /** What the narrator wrote beside budget and packing; absent in versions of the workflow without one. */
  planWords: PlanWords.nullish(),
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
