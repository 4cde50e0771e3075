import { z } from 'zod';
import {
  AuditReport,
  BudgetAssessment,
  BudgetMark,
  CatalogContent,
  Costs,
  DestinationCandidate,
  DraftMark,
  ItineraryDay,
  RevisionPatch,
  Stay,
  TransportLeg,
  UserRequest,
} from '@app/contracts';

export const reads = {
  userRequest: UserRequest,
  destinationCandidates: z.array(DestinationCandidate).min(1),
  itineraryDraft: z.array(ItineraryDay),
  stays: z.array(Stay).nullish(),
  transport: z.array(TransportLeg).nullish(),
  selectedFlightOfferId: z.string().nullish(),
  selectedReturnFlightOfferId: z.string().nullish(),
  budgetAssessment: BudgetAssessment,
  costs: Costs.nullish(),
  packingList: z.array(z.string()),
  draftMark: DraftMark.nullish(),
  budgetMark: BudgetMark.nullish(),
  revisionPatch: RevisionPatch.nullish(),
  auditReport: AuditReport.nullish(),
  catalogId: z.string().nullish(),
  catalogContent: CatalogContent.nullish(),
  ownerId: z.string().nullish(),
};
export const writes = { auditReport: AuditReport };
