import type { FinalPlan, PlanSource } from '@app/contracts';
import { planWithoutDays } from './plan-without-days.js';

const NO_PLAN = 'NO_PLAN';

/** What is returned when nothing allows the trip: the reason and what would have to give, in words of the planner. */
export const noPlan = (notes: readonly string[], sources: readonly PlanSource[], safetyFlags: readonly string[]): FinalPlan => {
  const [reason = 'No plan fits this request.', ...relaxations] = notes;
  return planWithoutDays({
    summary: [reason, ...relaxations].join(' '),
    safetyFlags: [...safetyFlags],
    checks: { pass: false, violations: [{ code: NO_PLAN, detail: reason }] },
    sources: [...sources],
  });
};
