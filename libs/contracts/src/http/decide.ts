import { z } from 'zod';
import { personText, storableText } from '../text.js';
import { CurrencyCode } from '../travel/money.js';
import { ItineraryDay } from '../travel/itinerary.js';
import { Costs, Violation } from '../travel/plan.js';
import { MAX_BUDGET } from '../travel/request.js';

const MAX_LOCKS = 200;

/** What a person decides about a plan that waits for them: take it, have it changed, or drop it. */
export const DecideBody = z
  .strictObject({
    action: z.enum(['approve', 'revise', 'reject']),
    /** What should be different, in the person's words; needed to revise. */
    feedback: personText.optional(),
    /** The whole budget from now on, in the currency of the request. */
    newBudget: z.number().min(1).max(MAX_BUDGET).optional(),
    /** What stays as it is: ids of activities, meals as `d2-lunch`, whole days as `d2`. */
    locks: z.array(storableText(200, 1)).max(MAX_LOCKS).optional(),
  })
  .refine(({ action, feedback }) => action !== 'revise' || feedback !== undefined, { error: 'is needed to revise: say what should change', path: ['feedback'] })
  .refine(({ action, newBudget }) => action === 'revise' || newBudget === undefined, { error: 'only goes with revise', path: ['newBudget'] })
  .refine(({ action, locks }) => action === 'revise' || locks === undefined, { error: 'only goes with revise', path: ['locks'] });
export type DecideBody = z.infer<typeof DecideBody>;

/** Which version of the plan a person took, after how many revisions, and when. */
export const Approval = z.strictObject({ version: z.number().int().min(1), revision: z.number().int().min(0), at: z.iso.datetime() });
export type Approval = z.infer<typeof Approval>;

/** What a person decides on. */
export const PlanPreview = z.strictObject({
  itinerary: z.array(ItineraryDay),
  costs: Costs.nullable(),
  total: z.number().nullable(),
  currency: CurrencyCode.nullable(),
  budgetLimit: z.number().nullable(),
  budgetStatus: z.enum(['under', 'over']),
  violations: z.array(Violation),
  /** How often a person had the plan changed. */
  revisionCount: z.number().int().min(0),
});
export type PlanPreview = z.infer<typeof PlanPreview>;

/** How much of the model one run may use; what is not named has no limit. */
export const RunLimits = z.strictObject({
  maxModelCalls: z.number().int().min(0).max(1_000_000).optional(),
  /** Input and output together. */
  maxTokens: z.number().int().min(0).max(1_000_000_000).optional(),
  /** By the prices that the workers are configured with. */
  maxCostUsd: z.number().min(0).max(1_000_000).optional(),
});
export type RunLimits = z.infer<typeof RunLimits>;
