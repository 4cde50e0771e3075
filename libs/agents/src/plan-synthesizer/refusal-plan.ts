import type { FinalPlan } from '@app/contracts';
import { planWithoutDays } from './plan-without-days.js';

const REFUSAL =
  'This request cannot be handled: a part of it tries to instruct the planner instead of describing a trip. ' +
  'Please send only what the trip needs, such as where to, from when to when, the budget, who travels and what you like.';

/** What is returned for a blocked request; holds nothing of it but the flags. */
export const refusalPlan = (safetyFlags: readonly string[]): FinalPlan =>
  planWithoutDays({ summary: REFUSAL, safetyFlags: [...safetyFlags], checks: { pass: true, violations: [] }, sources: [] });
