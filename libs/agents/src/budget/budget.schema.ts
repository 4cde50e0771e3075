import { z } from 'zod';
import {
  AuditReport,
  BudgetAssessment,
  BudgetMark,
  Costs,
  DraftMark,
  ItineraryDay,
  Preferences,
  RequestContext,
  RevisionPatch,
  Stay,
  TransportLeg,
  UserRequest,
} from '@app/contracts';
import type { Language } from '@app/contracts';

export const reads = {
  userRequest: UserRequest,
  preferences: Preferences,
  itineraryDraft: z.array(ItineraryDay),
  stays: z.array(Stay).nullish(),
  transport: z.array(TransportLeg).nullish(),
  selectedFlightOfferId: z.string().nullish(),
  selectedReturnFlightOfferId: z.string().nullish(),
  context: RequestContext.nullish(),
  draftMark: DraftMark.nullish(),
  budgetMark: BudgetMark.nullish(),
  revisionPatch: RevisionPatch.nullish(),
  auditReport: AuditReport.nullish(),
};
export const writes = { budgetAssessment: BudgetAssessment, costs: Costs, budgetMark: BudgetMark };

/** The only thing a model may say about money: how to put it. Every number is computed before. */
export const BudgetTips = z.strictObject({ optimizationTips: z.array(z.string()) });
export type BudgetTips = z.infer<typeof BudgetTips>;

/** The computed facts behind the tips. */
export interface BudgetInput {
  readonly costs: Costs;
  readonly budgetLimit: number;
  /** Positive when the plan costs more than the limit, in the plan's currency. */
  readonly overBy: number;
  readonly days: number;
  readonly nights: number;
  readonly travellers: number;
  readonly accommodationPreference: Preferences['accommodationPreference'];
  /** Tier of the stay that was planned. */
  readonly plannedTier: Stay['tier'];
  readonly themes: readonly string[];
  /** The dearest paid visits, highest price first. */
  readonly paidVisits: readonly { readonly title: string; readonly amount: number }[];
  readonly language: Language;
}
