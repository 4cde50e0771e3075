import { z } from 'zod';
import { Violation } from './plan.js';

const Count = z.number().int().min(0);

/** Which draft the days are, so that others see whether they have to work again. */
export const DraftMark = z.strictObject({
  /** Goes up whenever the days, stays or ways change. */
  number: Count,
  /** The person's revision it holds; 0 for none. */
  revision: Count,
  /** The audit it answered; 0 for none. */
  round: Count,
  /** The number at which something last changed that packing depends on. */
  packing: Count,
});
export type DraftMark = z.infer<typeof DraftMark>;

/** Which draft the costs are of. */
export const BudgetMark = z.strictObject({ number: Count, draft: Count, revision: Count, round: Count });
export type BudgetMark = z.infer<typeof BudgetMark>;

/** Agents that a violation may be sent back to. */
export const PlanOwner = z.enum(['itinerary', 'budget']);
export type PlanOwner = z.infer<typeof PlanOwner>;

/** The verdict over a draft, and who is to repair it. */
export const AuditReport = z.strictObject({
  /** Counts the audits of a thread. */
  round: Count,
  revision: Count,
  draft: Count,
  budget: Count,
  pass: z.boolean(),
  violations: z.array(Violation),
  /** Null when nothing is sent back: all is well, or nobody can do more. */
  owner: PlanOwner.nullable(),
  /** How often this revision was sent back so far. */
  sentBack: Count,
});
export type AuditReport = z.infer<typeof AuditReport>;
