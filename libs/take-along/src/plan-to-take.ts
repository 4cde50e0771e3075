import type { FinalPlan } from '@app/contracts';

/** A plan and what says which one it is. */
export interface PlanToTake {
  readonly plan: FinalPlan;
  readonly threadId: string;
  readonly version: number;
  /** ISO 8601; when this version was made. */
  readonly madeAt: string;
}
