import { z } from 'zod';
import { CurrencyCode, Source } from './money.js';
import { ItineraryDay, Stay, TransportLeg } from './itinerary.js';
import { DestinationCandidate } from './preferences.js';

export const CostCategory = z.enum(['flights', 'stays', 'activities', 'meals', 'localTransport', 'groundTransport']);
export type CostCategory = z.infer<typeof CostCategory>;

/** Sums of the plan's own priced items, in the currency of the request. */
export const Costs = z.strictObject({
  byCategory: z.partialRecord(CostCategory, z.number().min(0)),
  total: z.number().min(0),
  currency: CurrencyCode,
});
export type Costs = z.infer<typeof Costs>;

/** Totals and verdict are computed by code; only the tips are worded by a model. */
export const BudgetAssessment = z.strictObject({
  estimatedTotal: z.number().nonnegative(),
  budgetLimit: z.number().positive(),
  currency: CurrencyCode,
  withinBudget: z.boolean(),
  byCategory: Costs.shape.byCategory,
  optimizationTips: z.array(z.string()),
});
export type BudgetAssessment = z.infer<typeof BudgetAssessment>;

export const Violation = z.strictObject({ code: z.string(), detail: z.string(), day: z.number().int().min(1).optional() });

/** Where facts and prices of a plan come from. */
export const PlanSource = z.strictObject({
  kind: Source,
  name: z.string(),
  asOf: z.string().nullable(),
  note: z.string(),
});
export type PlanSource = z.infer<typeof PlanSource>;

/** What leaves the system: a plan, or a refusal (no destination, no days). */
export const FinalPlan = z.strictObject({
  summary: z.string().min(1),
  selectedDestination: DestinationCandidate.nullable(),
  selectedFlightOfferId: z.string().nullable(),
  selectedReturnFlightOfferId: z.string().nullable(),
  itinerary: z.array(ItineraryDay),
  budget: BudgetAssessment.nullable(),
  packingList: z.array(z.string()),
  safetyFlags: z.array(z.string()),
  transport: z.array(TransportLeg),
  stays: z.array(Stay),
  costs: Costs.nullable(),
  checks: z.strictObject({ pass: z.boolean(), violations: z.array(Violation) }),
  sources: z.array(PlanSource),
});
export type FinalPlan = z.infer<typeof FinalPlan>;
